import { noCounts, sumCounts } from './counted.ts';
import type { DayFigures } from './month-figures.ts';
import type { Visits } from './visits-of-site.ts';

/** Days of a site, all pages together, from the weeks that are kept by page and from the months before; days without anybody are absent. */
export function dayFigures({ pageDays, months }: Visits): Map<string, DayFigures> {
  const days = new Map<string, DayFigures>();
  const add = (
    day: string,
    { views, visits, counts }: Readonly<Omit<DayFigures, 'counts'>> & { counts: readonly number[] },
  ) => {
    const held = days.get(day) ?? { views: 0, visits: 0, counts: noCounts() };
    days.set(day, {
      views: held.views + views,
      visits: held.visits + visits,
      counts: sumCounts([held.counts, counts]),
    });
  };
  for (const each of pageDays) add(each.day, each);
  for (const { month, figures } of months)
    for (const [at, day] of figures.days.entries())
      if (day) add(`${month.slice(0, 8)}${String(at + 1).padStart(2, '0')}`, day);
  return days;
}
