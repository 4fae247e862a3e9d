/** Whether a node is ready, while its database does not answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db.ts';
import { testContext } from '../../tests/support/context.ts';
import { healthRoutes } from './health.ts';

it('sites are said to be ready at once, without waiting for a database that is away; the shop is not ready', async () => {
  let away = false;
  const db = { execute: () => (away ? new Promise(() => undefined) : Promise.resolve({ rows: [] })) };
  const { ctx } = testContext(db as unknown as Db);
  // A disk that is there.
  ctx.config.dataDir = import.meta.dirname;
  const app = healthRoutes(
    { ...ctx, jobs: { ...ctx.jobs, health: () => Promise.resolve({ failed: 0 }) } as never, contributed: () => [] },
    { draining: false, knows: null },
  );
  const ask = async (what: string) => (await app.request(`/readyz/${what}`)).status;
  expect([await ask('shop'), await ask('sites')]).toEqual([200, 200]);
  away = true;
  // So long what was seen holds.
  await sleep(1100);
  const shop = ask('shop');
  expect(await Promise.race([shop.then(() => 'the shop'), ask('sites')])).toBe(200);
  expect(await shop).toBe(503);
  expect(await ask('sites')).toBe(200);
});
