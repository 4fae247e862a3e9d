import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { COUNTED } from './counted.ts';
import { visitsOfSite } from './visits-of-site.ts';

const WHOLE_TIME = { from: '2000-01-01', to: '9999-12-31' };

/** What was counted of the site of an order, by page and day, and of months that are over; every number under its name. */
export async function* exportVisits(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  const visits = site
    ? await visitsOfSite(ctx, { by: await proveSite(ctx, 'read', site.id), ...WHOLE_TIME })
    : { pageDays: [], months: [] };
  yield jsonFile('visits', {
    days: visits.pageDays.map(({ counts, ...day }) => ({ ...day, counts: named(counts) })),
    months: visits.months.map(({ month, figures: { days, ...figures } }) => ({
      month,
      ...figures,
      days: days.map((day) => day && { ...day, counts: named(day.counts) }),
    })),
  });
}

/** What is zero is left out. */
const named = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(COUNTED.flatMap((name, place) => (counts[place] ? [[name, counts[place]]] : [])));
