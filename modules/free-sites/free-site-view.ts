import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { FreeSiteAccess } from '../access/index.server.ts';
import { K } from '../plans/schemas.ts';
import { findFreeSite, type FreeSite } from '../sites/index.server.ts';
import { layoutWaitsUntil } from './choose-layout.ts';
import { DAY_MS } from './limits.ts';
import type { FreeSiteView } from './schemas.ts';
import { freeSites } from './tables.ts';

/** A free site as its owner sees it. Throws 'sites.not-found' (404). */
export async function viewOfFreeSite(ctx: Ctx, { by }: { by: FreeSiteAccess }): Promise<FreeSiteView> {
  const [site, [row]] = await Promise.all([
    findFreeSite(ctx, by.siteId),
    ctx.db.select().from(freeSites).where(eq(freeSites.siteId, by.siteId)),
  ]);
  if (!site || !row) throw new AppError('sites.not-found', { status: 404 });
  const { id, name, url, pageId, layout } = site;
  const keptUntil = row.endedAt && new Date(row.endedAt.getTime() + K.exportDays * DAY_MS);
  return {
    site: { id, name, url },
    page_id: pageId,
    layout,
    state: stateOf(site),
    ends_at: row.endsAt.toISOString(),
    layout_waits_until: layoutWaitsUntil(row.layoutChangedAt, ctx.clock.now())?.toISOString() ?? null,
    kept_until: keptUntil?.toISOString() ?? null,
  };
}

function stateOf({ status, isHeld }: FreeSite): FreeSiteView['state'] {
  if (status === 'closed') return 'offline';
  if (status === 'live') return 'online';
  return isHeld ? 'held' : 'making';
}
