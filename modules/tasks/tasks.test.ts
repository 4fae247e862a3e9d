import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { testClock, testContext, type Recorded } from '../../tests/support/context.ts';
import { startTestCluster, type TestCluster, type TestDatabase } from '../../tests/support/database.ts';
import { listTasks, openTask, resolveTask } from './index.server.ts';

let cluster: TestCluster;
let database: TestDatabase;
let ctx: Ctx;
let seen: Recorded;
const clock = testClock();
beforeAll(async () => {
  cluster = await startTestCluster();
}, 60_000);
beforeEach(async () => {
  database = await cluster.fresh();
  ({ ctx, seen } = testContext(database.db, { clock }));
  return () => database.close();
});
afterAll(() => cluster.stop());

const stuck = { key: 'domains.stuck:dom_1', kind: 'domains.stuck', subject: 'ord_1', detail: 'no answer for a day' };
const open = (task = stuck) => ctx.db.transaction((tx) => openTask(tx, ctx, task));
const resolve = (key: string) => ctx.db.transaction((tx) => resolveTask(tx, ctx, key, 'done by hand'));

describe('the human queue', () => {
  it('holds one task for one trouble, however often and however many at once tell of it [P13]', async () => {
    await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(await listTasks(ctx, { open: true, limit: 10 })).toMatchObject([{ key: stuck.key, times: 8 }]);
    expect(seen.events.filter((event) => event.event === 'tasks.opened')).toHaveLength(1);
  });

  it('opens again, and alerts again, when a resolved trouble comes back [P13]', async () => {
    await open();
    await resolve(stuck.key);
    expect(await listTasks(ctx, { open: true, limit: 10 })).toEqual([]);
    expect(await listTasks(ctx, { open: false, limit: 10 })).toMatchObject([
      { note: 'done by hand', resolvedBy: 'job:test' },
    ]);
    await open();
    expect(await listTasks(ctx, { open: true, limit: 10 })).toMatchObject([{ times: 2, resolvedAt: null, note: null }]);
    expect(seen.events.filter((event) => event.event === 'tasks.opened')).toHaveLength(2);
  });

  it('is read page by page without a gap, tasks of the same moment included [P13]', async () => {
    for (let n = 0; n < 7; n += 1) await open({ ...stuck, key: `domains.stuck:dom_${n}` });
    const read: string[] = [];
    let page = await listTasks(ctx, { open: true, limit: 3 });
    while (page.length > 0) {
      read.push(...page.map((task) => task.key));
      const last = page.at(-1);
      page = last ? await listTasks(ctx, { open: true, limit: 3, after: last }) : [];
    }
    expect(read).toHaveLength(7);
    expect(new Set(read).size).toBe(7);
  });

  it('tells an operator who resolves what never was [P13]', async () => {
    const operator: Ctx = { ...ctx, actor: { kind: 'operator', userId: 'usr_o', name: 'O' } };
    const gone = ctx.db.transaction((tx) => resolveTask(tx, operator, 'nothing', ''));
    await expect(gone).rejects.toMatchObject({ code: 'tasks.not-found', status: 404 });
    // A job that finds nothing to resolve has nothing to say.
    await expect(resolve('nothing')).resolves.toBeUndefined();
  });
});
