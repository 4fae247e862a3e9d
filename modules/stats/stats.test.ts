import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Origin } from '../../site-kit/visits.ts';
import { testClock, testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { COUNTED, countOf, sumCounts } from './counted.ts';
import { eraseVisits, purgeMonths } from './erase-visits.ts';
import { MOST_PAGES, rollUp, type MonthFigures, type PageDay } from './month-figures.ts';
import {
  countPress,
  countVisit,
  createVisitCounts,
  flushVisits,
  pageTally,
  rollUpMonths,
  visitsOfSite,
} from './index.server.ts';
import { MOST_FROM_NOWHERE, type PageTally, type VisitCounts } from './visit-counts.ts';

let database: TestDatabase;
const clock = testClock('2026-11-21T10:00:00Z');
/** As a job reads them. */
const of = (siteId: string): Promise<SiteAccess<'read'>> =>
  proveSite({ actor: { kind: 'system', job: 'test' } } as Ctx, 'read', siteId);
const ALL = { from: '2026-01-01', to: '2026-12-31' };
const ZONE = 'Europe/Rome';
const SEARCH: Origin = { source: 'search', name: null };
const BLOG: Origin = { source: 'site', name: 'bolognablog.it' };
const DIRECT: Origin = { source: 'direct', name: null };
const arrive = (counts: VisitCounts, page: PageTally, from: Origin = SEARCH) =>
  countVisit(counts, page, from, true, 'it');
const walk = (counts: VisitCounts, page: PageTally) => countVisit(counts, page, null, true, 'it');
const read = async (siteId: string, time = ALL) => visitsOfSite(database, { by: await of(siteId), ...time });
const short = ({ day, path, views, visits }: PageDay) => ({ day, path, views, visits });

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
});

describe('visit statistics', () => {
  it('add up by site, day and page, over any number of flushes, by the clock of the site [P6]', async () => {
    const ctx = { db: database.db, clock };
    const counts = createVisitCounts();
    const home = pageTally('a', '/', ZONE);
    arrive(counts, home);
    walk(counts, home);
    walk(counts, pageTally('a', '/privacy', ZONE));
    arrive(counts, pageTally('b', '/', ZONE));
    expect(await flushVisits(ctx, counts)).toBe(3);
    expect(await flushVisits(ctx, counts)).toBe(0);
    arrive(counts, home, BLOG);
    countPress(counts, pageTally('a', '/', ZONE), 'call');
    await flushVisits(ctx, counts);
    // In Rome it is the next day since an hour.
    clock.set('2026-11-21T23:59:01Z');
    arrive(counts, pageTally('a', '/', ZONE), BLOG);
    await flushVisits(ctx, counts);
    const { pageDays } = await read('a');
    expect(pageDays.map(short)).toEqual([
      { day: '2026-11-21', path: '/', views: 3, visits: 2 },
      { day: '2026-11-21', path: '/privacy', views: 1, visits: 0 },
      { day: '2026-11-22', path: '/', views: 1, visits: 1 },
    ]);
    const home21 = pageDays[0];
    expect(
      ['from-search', 'from-site', 'on-phone', 'in-it', 'press-call', 'hour-11', 'hour-10'].map((name) =>
        countOf(home21?.counts ?? [], name as 'in-it'),
      ),
    ).toEqual([1, 1, 2, 2, 1, 2, 0]);
    expect([home21?.names, pageDays[2]?.names]).toEqual([{ 'bolognablog.it': 1 }, { 'bolognablog.it': 1 }]);
    expect((await read('a', { from: '2026-11-22', to: '2026-11-22' })).pageDays).toHaveLength(1);
  });

  it('lose nothing while the database is away [P6]', async () => {
    const counts = createVisitCounts();
    const page = pageTally('c', '/', ZONE);
    arrive(counts, page, BLOG);
    arrive(counts, pageTally('c', '/', ZONE));
    const away = { execute: () => Promise.reject(new Error('away')) } as never;
    await expect(flushVisits({ db: away, clock }, counts)).rejects.toThrow('away');
    walk(counts, page);
    await flushVisits({ db: database.db, clock }, counts);
    const { pageDays } = await read('c');
    expect(pageDays).toMatchObject([{ views: 3, visits: 2, names: { 'bolognablog.it': 1 } }]);
  });

  it('of several processes meet in the same rows without waiting for each other in a ring [P6]', async () => {
    const ctx = { db: database.db, clock };
    const all = Array.from({ length: 6 }, (_, process) => {
      const counts = createVisitCounts();
      const sites = Array.from({ length: 200 }, (_, site) => `many-${site}`);
      for (const siteId of process % 2 ? sites : sites.toReversed()) arrive(counts, pageTally(siteId, '/', ZONE), BLOG);
      return counts;
    });
    await Promise.all(all.map((counts) => flushVisits(ctx, counts)));
    const { pageDays } = await read('many-7');
    expect(pageDays).toMatchObject([{ views: 6, visits: 6, names: { 'bolognablog.it': 6 } }]);
    expect(countOf(pageDays[0]?.counts ?? [], 'from-site')).toBe(6);
  });

  it('call a burst from nowhere machines, and no visits, until the next minute [P6]', async () => {
    const ctx = { db: database.db, clock: testClock('2026-11-25T10:00:00Z') };
    const counts = createVisitCounts();
    const page = pageTally('burst', '/', ZONE);
    await flushVisits(ctx, counts);
    for (let n = 0; n < MOST_FROM_NOWHERE + 15; n++) arrive(counts, page, DIRECT);
    for (let n = 0; n < 3; n++) arrive(counts, page, SEARCH);
    ctx.clock.set('2026-11-25T10:01:00Z');
    await flushVisits(ctx, counts);
    arrive(counts, page, DIRECT);
    await flushVisits(ctx, counts);
    const [day] = (await read('burst')).pageDays;
    expect([day?.views, day?.visits, countOf(day?.counts ?? [], 'machines')]).toEqual([
      MOST_FROM_NOWHERE + 4,
      MOST_FROM_NOWHERE + 4,
      15,
    ]);
  });

  it('by letters are told apart, and are machines in a burst, too [P6] [P10]', async () => {
    const ctx = { db: database.db, clock: testClock('2026-11-25T10:00:00Z') };
    const counts = createVisitCounts();
    const page = pageTally('letters', '/', ZONE);
    for (let n = 0; n < MOST_FROM_NOWHERE + 5; n++) arrive(counts, page, { source: 'letter', name: null });
    await flushVisits(ctx, counts);
    const [day] = (await read('letters')).pageDays;
    expect(
      ['from-letter', 'from-direct', 'machines'].map((name) => countOf(day?.counts ?? [], name as 'in-it')),
    ).toEqual([MOST_FROM_NOWHERE, 0, 5]);
  });

  it('are stored by places that never move: what is new comes last [P6]', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `hour-${hour}`);
    const first =
      'from-search from-social from-site from-direct on-phone in-it in-en in-es in-fr in-el in-other ' +
      'press-call press-whatsapp press-directions press-mail press-file machines';
    expect(COUNTED).toEqual([...hours, ...first.split(' '), 'from-letter']);
  });

  it('hold nothing of the person who looked [P6]', async () => {
    const { rows } = await database.pool.query<{ column_name: string }>(
      `select table_name || '.' || column_name as column_name from information_schema.columns
       where table_name in ('site_visits', 'site_months') order by 1`,
    );
    const columns = ['counts', 'day', 'names', 'path', 'site_id', 'views', 'visits'];
    expect(rows.map((row) => row.column_name)).toEqual([
      ...['figures', 'month', 'site_id'].map((name) => `site_months.${name}`),
      ...columns.map((name) => `site_visits.${name}`),
    ]);
  });
});

const day = fc.record({
  day: fc.integer({ min: 1, max: 30 }).map((n) => `2026-09-${String(n).padStart(2, '0')}`),
  path: fc.constantFrom('/', '/menu', '/privacy', ...Array.from({ length: 25 }, (_, n) => `/p${n}`)),
  views: fc.nat(1000),
  visits: fc.nat(1000),
  counts: fc.array(fc.nat(50), { maxLength: COUNTED.length }),
  names: fc.dictionary(fc.constantFrom('a.it', 'b.it', 'c.it'), fc.integer({ min: 1, max: 9 })),
}) satisfies fc.Arbitrary<PageDay>;
const total = (figures: MonthFigures) => ({
  views: figures.days.reduce((n, each) => n + (each?.views ?? 0), 0),
  visits: figures.days.reduce((n, each) => n + (each?.visits ?? 0), 0),
  counts: sumCounts([figures.hours, ...figures.days.map((each) => each?.counts ?? [])]),
  names: figures.names,
});

describe('a month that is over', () => {
  it('keeps every sum, in one go or in any two parts [P6]', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 60 }), fc.nat(60), (rows, at) => {
        const whole = total(rollUp(rows));
        expect(whole.views).toBe(rows.reduce((n, { views }) => n + views, 0));
        expect(whole.visits).toBe(rows.reduce((n, { visits }) => n + visits, 0));
        expect(whole.counts).toEqual(sumCounts(rows.map(({ counts }) => counts)));
        expect(total(rollUp(rows.slice(at), rollUp(rows.slice(0, at))))).toEqual(whole);
        expect(Object.keys(rollUp(rows).pages).length).toBeLessThanOrEqual(MOST_PAGES);
      }),
      { numRuns: 500 },
    );
  });

  it('becomes one row of the site, its part of the table goes, and nothing is counted twice or lost [P6] [K13]', async () => {
    const own = testClock('2027-01-20T10:00:00Z');
    const { ctx } = testContext(database.db, { clock: own });
    await rollUpMonths(ctx);
    const parts = async () =>
      (
        await database.pool.query(
          `select relname from pg_class where relname ~ '^site_visits_2' and relkind = 'r' order by 1`,
        )
      ).rows.map(({ relname }: { relname: string }) => relname);
    expect(await parts()).toEqual(['site_visits_2027_02', 'site_visits_2027_03']);
    const counts = createVisitCounts();
    for (const at of ['2027-02-03T10:00:00Z', '2027-02-27T10:00:00Z', '2027-03-02T10:00:00Z']) {
      own.set(at);
      for (const siteId of ['x', 'y']) arrive(counts, pageTally(siteId, '/', ZONE), BLOG);
      await flushVisits(ctx, counts);
    }
    own.set('2027-04-07T10:00:00Z');
    expect(await rollUpMonths(ctx)).toBeGreaterThanOrEqual(2);
    expect(await parts()).toEqual(['site_visits_2027_03', 'site_visits_2027_05', 'site_visits_2027_06']);
    expect(await rollUpMonths(ctx)).toBe(0);
    const { pageDays, months } = await read('x', { from: '2027-02-10', to: '2027-04-07' });
    expect(pageDays.map(short)).toEqual([{ day: '2027-03-02', path: '/', views: 1, visits: 1 }]);
    expect(months).toMatchObject([
      { month: '2027-02-01', figures: { pages: { '/': [2, 2] }, names: { 'bolognablog.it': 2 } } },
    ]);
    expect(months[0]?.figures.days.flatMap((each, at) => (each ? [at + 1] : []))).toEqual([3, 27]);
    own.set('2029-03-31T10:00:00Z');
    await purgeMonths(ctx);
    expect((await read('x', { from: '2027-01-01', to: '2027-02-28' })).months).toHaveLength(1);
    own.set('2029-04-01T10:00:00Z');
    await purgeMonths(ctx);
    expect((await read('x', { from: '2027-01-01', to: '2027-02-28' })).months).toEqual([]);
    await database.db.transaction((tx) => eraseVisits({ ...ctx, db: tx }, ['x']));
    expect((await read('x', { from: '2027-01-01', to: '2027-12-31' })).pageDays).toEqual([]);
    expect((await read('y', { from: '2027-01-01', to: '2027-12-31' })).pageDays).toHaveLength(1);
  });
});
