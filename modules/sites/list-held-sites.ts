import { asc, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Finding } from '../../site-kit/quality/report.ts';
import { sites } from './tables.ts';

export interface HeldSite {
  siteId: string;
  orderId: string;
  name: string;
  heldAt: Date;
  /** What failed, and where. */
  findings: Finding[];
  /** True while visitors still see the version before. */
  online: boolean;
}

/** Sites whose newest version waits for a person, longest first. The caller has checked who asks. */
export async function listHeldSites(ctx: Ctx): Promise<HeldSite[]> {
  const rows = await ctx.db.select().from(sites).where(isNotNull(sites.heldAt)).orderBy(asc(sites.heldAt));
  return rows.flatMap((row) =>
    row.heldAt
      ? [
          {
            siteId: row.id,
            orderId: row.orderId,
            name: row.name,
            heldAt: row.heldAt,
            findings: row.heldFor ?? [],
            online: row.status === 'live' && row.currentVersionId !== null,
          },
        ]
      : [],
  );
}
