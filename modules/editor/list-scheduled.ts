import type { Ctx } from '../../platform/ctx.ts';
import { isWrittenOver, type DatedChange } from '../../site-kit/content/layer.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { namesMissingPhoto, siteContentOf, timeZoneOfSite } from '../sites/index.server.ts';
import type { ScheduledAnswer } from './schemas.ts';

type Skipped = ScheduledAnswer['scheduled'][number]['skipped'];

/** What is to be shown for a while, the next one first, without what is over; what does not happen says why. */
export async function listScheduled(
  ctx: Ctx,
  { by }: { by: SiteAccess<'draft' | 'publish'> },
): Promise<ScheduledAnswer> {
  const { site, page, layer, dated } = await siteContentOf(ctx, { by });
  const now = ctx.clock.now();
  const skipped = (change: DatedChange): Skipped => {
    if (!entitled(site.tier, 'editor')) return 'plan';
    if (isWrittenOver(change, layer)) return 'edited';
    return namesMissingPhoto(change, { page, layer }) ? 'photo' : null;
  };
  return {
    time_zone: await timeZoneOfSite(ctx, { by }),
    scheduled: dated
      .filter(({ until }) => Date.parse(until) > now.getTime())
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map((change) => {
        const { id, unit, value, from, until } = change;
        return { id, unit, value, from, until, began: Date.parse(from) <= now.getTime(), skipped: skipped(change) };
      }),
  };
}
