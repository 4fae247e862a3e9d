import { isNotNull, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { testClock, testContext, type Recorded } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { openTask, requireTask, resolveTask } from './index.server.ts';
import { tasks } from './tables.ts';

let database: TestDatabase;
let ctx: Ctx;
let seen: Recorded;
const clock = testClock();
beforeEach(async () => {
  database = await openTestDatabase();
  ({ ctx, seen } = testContext(database.db, { clock }));
  return () => database.close();
});

const stuck = { key: 'domains.stuck:dom_1', kind: 'domains.stuck', subject: 'ord_1', detail: 'no answer for a day' };
const open = (task = stuck) => inTransaction(ctx, (ctx) => openTask(ctx, task));
const waiting = () => ctx.db.select().from(tasks).where(isNull(tasks.resolvedAt));
const ended = () => ctx.db.select().from(tasks).where(isNotNull(tasks.resolvedAt));
const resolve = (key: string) => inTransaction(ctx, (ctx) => resolveTask(ctx, { key, note: 'done by hand' }));

describe('the human queue', () => {
  it('holds one task for one trouble, however often and however many at once tell of it [P13]', async () => {
    await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(await waiting()).toMatchObject([{ key: stuck.key, times: 8 }]);
    expect(seen.events.filter((event) => event.event === 'tasks.opened')).toHaveLength(1);
  });

  it('opens again, and alerts again, when a resolved trouble comes back [P13]', async () => {
    await open();
    await resolve(stuck.key);
    expect(await waiting()).toEqual([]);
    expect(await ended()).toMatchObject([{ note: 'done by hand', resolvedBy: 'job:test' }]);
    await open();
    expect(await waiting()).toMatchObject([{ times: 2, resolvedAt: null, note: null }]);
    expect(seen.events.filter((event) => event.event === 'tasks.opened')).toHaveLength(2);
  });

  it('tells who asks for a task that never was, and lets the product end one that is not there [P13]', async () => {
    await expect(resolve('nothing')).resolves.toBeUndefined();
    const asked = inTransaction(ctx, (ctx) => requireTask(ctx, 'nothing'));
    await expect(asked).rejects.toMatchObject({ code: 'tasks.not-found', status: 404 });
  });
});
