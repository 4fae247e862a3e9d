import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { ACTIONS, SOURCES, SPOKEN } from '../../site-kit/visits.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { siteContentOf, publicationsOfSite } from '../sites/index.server.ts';
import { countOf, HOURS_A_DAY, sumCounts, sumNames } from './counted.ts';
import { dayFigures } from './day-figures.ts';
import { addDays, daysBetween } from './days.ts';
import { localTime } from './local-time.ts';
import type { DayFigures } from './month-figures.ts';
import { FEW, type Bar, type NumbersView, type Part, type Period } from './schemas.ts';
import { siteMonths, siteVisits } from './tables.ts';
import { daysToCompare, usualOf } from './usual.ts';
import { visitsOfSite, type Visits } from './visits-of-site.ts';

/** Versions that are looked through for what changed. */
const MOST_VERSIONS = 60;
const NOBODY: DayFigures = { views: 0, visits: 0, counts: [] };

/** What was counted of a site in a period that ends today. */
export async function numbersOf(ctx: Ctx, { by, period }: { by: SiteAccess; period: Period }): Promise<NumbersView> {
  const { site } = await siteContentOf(ctx, { by });
  const to = localTime(ctx.clock.now(), site.timeZone).day;
  const from = addDays(to, 1 - period);
  const [visits, since, versions] = await Promise.all([
    visitsOfSite(ctx, { by, from: addDays(from, -daysToCompare(period)), to }),
    firstDay(ctx, by.siteId),
    publicationsOfSite(ctx, { by, most: MOST_VERSIONS }),
  ]);
  const known = dayFigures(visits);
  const days = daysBetween(from, to).map((day) => ({ day, ...(known.get(day) ?? NOBODY) }));
  const counts = sumCounts(days.map((each) => each.counts));
  const sum = { visits: total(days, 'visits'), views: total(days, 'views') };
  const changes = Map.groupBy(
    versions.map(({ at, cause }) => ({ day: localTime(at, site.timeZone).day, cause })),
    ({ day }) => day,
  );
  return {
    site: { id: site.id, order_id: site.orderId, name: site.name, url: site.url },
    period,
    from,
    to,
    since,
    ...sum,
    usual: usualOf((day) => known.get(day)?.visits ?? 0, { period, from, since, visits: sum.visits }),
    presses: ACTIONS.map((name) => ({ name, count: countOf(counts, `press-${name}`) })).filter(
      ({ count }) => count > 0,
    ),
    bars:
      period === 365 ? byMonth(days) : days.map(({ day, visits, views }) => ({ from: day, to: day, visits, views })),
    parts: sum.visits < FEW ? null : { ...partsOf(counts, sum.visits), ...namesAndPages(visits, from) },
    machines: countOf(counts, 'machines'),
    changes: [...changes]
      .filter(([day]) => day >= from)
      .map(([day, all]) => ({ day, causes: [...new Set(all.map(({ cause }) => cause))] })),
  };
}

const total = (days: readonly DayFigures[], what: 'views' | 'visits') => days.reduce((n, each) => n + each[what], 0);

function byMonth(days: readonly (DayFigures & { day: string })[]): Bar[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...months.values()].map((all) => ({
    from: all[0]?.day ?? '',
    to: all.at(-1)?.day ?? '',
    visits: total(all, 'visits'),
    views: total(all, 'views'),
  }));
}

/** Largest first; who is nobody is left out, and one to four are not told. */
const parts = <Name extends string>(given: readonly [Name, number][]): Part<Name>[] =>
  given
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => ({ name, count: count < FEW ? null : count }));

function partsOf(counts: readonly number[], visits: number) {
  const onPhone = countOf(counts, 'on-phone');
  return {
    sources: parts(SOURCES.map((name) => [name, countOf(counts, `from-${name}`)])),
    devices: parts<'phone' | 'computer'>([
      ['phone', onPhone],
      ['computer', Math.max(0, visits - onPhone)],
    ]),
    spoken: parts(SPOKEN.map((name) => [name, countOf(counts, `in-${name}`)])),
  };
}

/** Months that began before the period are counted whole: a year of them is not cut to a day. */
function namesAndPages({ pageDays, months }: Visits, from: string) {
  const own = pageDays.filter(({ day }) => day >= from);
  const whole = months.filter(({ month }) => month >= from).map(({ figures }) => figures);
  const pages = new Map<string, number>();
  const add = (path: string, views: number) => pages.set(path, (pages.get(path) ?? 0) + views);
  for (const { path, views } of own) add(path, views);
  for (const figures of whole) for (const [path, [views]] of Object.entries(figures.pages)) add(path, views);
  const hours = sumCounts([...own.map(({ counts }) => counts), ...whole.map((figures) => figures.hours)]);
  const names = sumNames([...own, ...whole].map((each) => each.names));
  return {
    names: parts(Object.entries(names)).filter(({ count }) => count !== null),
    pages: parts([...pages]).slice(0, 10),
    hours: hours.slice(0, HOURS_A_DAY),
  };
}

/** Since when something was counted. */
async function firstDay(ctx: Ctx, siteId: string): Promise<string | null> {
  const first = (day: typeof siteVisits.day | typeof siteMonths.month) => sql<string | null>`min(${day})::text`;
  const [[days], [months]] = await Promise.all([
    ctx.db
      .select({ day: first(siteVisits.day) })
      .from(siteVisits)
      .where(eq(siteVisits.siteId, siteId)),
    ctx.db
      .select({ day: first(siteMonths.month) })
      .from(siteMonths)
      .where(eq(siteMonths.siteId, siteId)),
  ]);
  return [days?.day, months?.day].filter((day): day is string => Boolean(day)).toSorted()[0] ?? null;
}
