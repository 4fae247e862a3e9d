import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import type { FewOrMany } from '../sites/index.server.ts';
import { countOf } from './counted.ts';
import { dayFigures } from './day-figures.ts';
import { localTime } from './local-time.ts';
import { FEW } from './schemas.ts';
import { visitsOfSite } from './visits-of-site.ts';

/** Arrivals by links of letters in each period; fewer than five are not told, as on the screen of the numbers. */
export async function letterVisits(
  ctx: Ctx,
  { by, timeZone, periods }: { by: SiteAccess; timeZone: string; periods: readonly { from: Date; until: Date }[] },
): Promise<FewOrMany[]> {
  const dayOf = (at: Date) => localTime(at, timeZone).day;
  const asked = periods.map(({ from, until }) => ({ from: dayOf(from), until: dayOf(until) }));
  const [from = '', to = ''] = [
    asked.map((each) => each.from).toSorted()[0],
    asked
      .map((each) => each.until)
      .toSorted()
      .at(-1),
  ];
  const days = [...dayFigures(await visitsOfSite(ctx, { by, from, to }))];
  return asked.map(({ from, until }) => {
    const count = days
      .filter(([day]) => day >= from && day < until)
      .reduce((sum, [, { counts }]) => sum + countOf(counts, 'from-letter'), 0);
    return count > 0 && count < FEW ? null : count;
  });
}
