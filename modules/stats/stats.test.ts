import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { testClock } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { countVisit, createVisitCounts, flushVisits, pageTally, visitsOfSite } from './index.server.ts';

let database: TestDatabase;
const clock = testClock('2026-11-21T10:00:00Z');
/** As a job reads them. */
const of = (siteId: string): Promise<SiteAccess<'read'>> =>
  proveSite({ actor: { kind: 'system', job: 'test' } } as Ctx, 'read', siteId);
const ALL = { from: '2026-01-01', to: '2026-12-31' };

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
});

describe('visit statistics', () => {
  it('add up by site, day and page, over any number of flushes [P6]', async () => {
    const ctx = { db: database.db, clock };
    const counts = createVisitCounts();
    const home = pageTally('a', '/');
    countVisit(counts, home, true);
    countVisit(counts, home, false);
    countVisit(counts, pageTally('a', '/privacy'), false);
    countVisit(counts, pageTally('b', '/'), true);
    expect(await flushVisits(ctx, counts)).toBe(3);
    expect(await flushVisits(ctx, counts)).toBe(0);
    countVisit(counts, home, true);
    await flushVisits(ctx, counts);
    clock.set('2026-11-22T00:00:01Z');
    countVisit(counts, pageTally('a', '/'), true);
    await flushVisits(ctx, counts);
    expect(await visitsOfSite(ctx, { by: await of('a'), ...ALL })).toEqual([
      { day: '2026-11-21', path: '/', views: 3, visits: 2 },
      { day: '2026-11-21', path: '/privacy', views: 1, visits: 0 },
      { day: '2026-11-22', path: '/', views: 1, visits: 1 },
    ]);
    expect(await visitsOfSite(ctx, { by: await of('a'), from: '2026-11-22', to: '2026-11-22' })).toHaveLength(1);
  });

  it('lose nothing while the database is away [P6]', async () => {
    const counts = createVisitCounts();
    const page = pageTally('c', '/');
    countVisit(counts, page, true);
    countVisit(counts, pageTally('c', '/'), true);
    const away = { execute: () => Promise.reject(new Error('away')) } as never;
    await expect(flushVisits({ db: away, clock }, counts)).rejects.toThrow('away');
    countVisit(counts, page, false);
    await flushVisits({ db: database.db, clock }, counts);
    const rows = await visitsOfSite({ db: database.db }, { by: await of('c'), ...ALL });
    expect(rows.map(({ views, visits }) => [views, visits])).toEqual([[3, 2]]);
  });

  it('of several processes meet in the same rows without waiting for each other in a ring [P6]', async () => {
    const ctx = { db: database.db, clock };
    const all = Array.from({ length: 6 }, (_, process) => {
      const counts = createVisitCounts();
      const sites = Array.from({ length: 200 }, (_, site) => `many-${site}`);
      for (const siteId of process % 2 ? sites : sites.toReversed()) countVisit(counts, pageTally(siteId, '/'), true);
      return counts;
    });
    await Promise.all(all.map((counts) => flushVisits(ctx, counts)));
    expect(await visitsOfSite(ctx, { by: await of('many-7'), ...ALL })).toMatchObject([{ views: 6, visits: 6 }]);
  });

  it('hold nothing of the person who looked [P6]', async () => {
    const { rows } = await database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'site_visits' order by 1`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(['day', 'path', 'site_id', 'views', 'visits']);
  });
});
