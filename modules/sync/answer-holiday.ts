import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { withEntry } from '../../site-kit/content/layer.ts';
import { valuesOf } from '../../site-kit/content/page-units.ts';
import type { Week } from '../../site-kit/document.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { acceptContent, siteContentOf } from '../sites/index.server.ts';

/** The unit in which an owner says what holds on one day. */
export const dayUnit = (date: string) => `fact/days/${date}` as const;

/**
 * The owner's answer about one holiday, shown at once; no range: closed. Throws 'sync.not-open' (409) where they have said something of that day
 * already, or the plan has no editing, 'sites.quality-gate' (422).
 */
export async function answerHoliday(
  ctx: Ctx,
  { by, date, ranges }: { by: SiteAccess<'decide'>; date: string; ranges: Week[number] },
): Promise<void> {
  const { site } = await siteContentOf(ctx, { by });
  if (!entitled(site.tier, 'editor')) throw new AppError('sync.not-open', { status: 409 });
  const unit = dayUnit(date);
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change: (live) => {
      if (unit in live.layer) throw new AppError('sync.not-open', { status: 409 });
      const entry = { unit, value: { ranges }, at: ctx.clock.now().toISOString(), by: by.author.role };
      return { ...live, layer: withEntry(live.layer, entry, valuesOf(live.page)) };
    },
    commit: (ctx) => audit(ctx, 'sync.holiday', by.siteId, { date, open: ranges.length > 0 }),
  });
}
