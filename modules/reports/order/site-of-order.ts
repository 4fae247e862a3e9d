import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { WholeOrder } from './schemas.ts';
import { supportConsents } from '../../access/tables.ts';
import { siteVersions, sites } from '../../sites/tables.ts';

export async function siteOf(ctx: Ctx, orderId: string, url: string | null): Promise<WholeOrder['site']> {
  const [site] = await ctx.db.select().from(sites).where(eq(sites.orderId, orderId));
  if (!site) return null;
  return {
    id: site.id,
    url: url ?? '',
    support_until: (await supportUntil(ctx, site.id))?.toISOString() ?? null,
    status: site.status,
    published: site.currentVersionId !== null,
    layout: site.layout,
    held_for: site.heldAt
      ? (site.heldFor ?? []).filter((finding) => !finding.passed).map((finding) => finding.gate)
      : [],
    versions: await ctx.db.$count(siteVersions, eq(siteVersions.siteId, site.id)),
  };
}

async function supportUntil(ctx: Ctx, siteId: string): Promise<Date | null> {
  const { until, endedAt } = supportConsents;
  const [row] = await ctx.db
    .select({ until })
    .from(supportConsents)
    .where(and(eq(supportConsents.siteId, siteId), isNull(endedAt), gt(until, ctx.clock.now())));
  return row?.until ?? null;
}
