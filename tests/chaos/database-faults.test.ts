/** Connections to the database break in the middle of transactions, of calls and of jobs alike. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance } from '../journeys/support/chance.ts';
import { audit, type Expected } from './ledger.ts';
import { report } from './report.ts';
import { asBought, choiceOf, pageOf, purchase, settle } from './stories.ts';
import { openWorld, PROCESS, type World } from './world.ts';

const FAULTS = Number(process.env['DATABASE_FAULTS'] ?? 100);
const LANES = 3;
/** So often, all connections break at once, as when the server restarts. */
const ALL_AT_ONCE = 0.1;

let world: World;
let saboteur: Pool;
beforeAll(async () => {
  world = await openWorld();
  saboteur = new Pool({ connectionString: world.pool.options.connectionString, max: 1 });
});
afterAll(async () => {
  await saboteur.end();
  await world.close();
});

/** Breaks one connection that is in a transaction, or all. Returns whether one was in a transaction. */
async function breakOne(draw: () => number): Promise<boolean> {
  const everyone = draw() < ALL_AT_ONCE;
  const { rows } = await saboteur.query<{ inside: boolean }>(
    `with hit as (
       select pid, xact_start is not null as inside from pg_stat_activity
       where datname = current_database() and application_name = $1 and ($2 or xact_start is not null)
       order by md5(pid::text || $3) limit case when $2 then 100 else 1 end)
     select inside, pg_terminate_backend(pid) from hit`,
    [PROCESS, everyone, String(draw())],
  );
  return rows.some(({ inside }) => inside);
}

it(
  `${FAULTS} broken transactions lose nothing that was acknowledged, and double nothing`,
  { timeout: 1_200_000 },
  async () => {
    const draw = chance(1);
    const expected: Expected[] = [];
    const scene = { broken: 0, buying: true };
    let index = 0;
    const sabotage = (async () => {
      while (scene.buying && scene.broken < FAULTS) {
        if (await breakOne(draw)) scene.broken += 1;
        await sleep(draw() * 20);
      }
    })();
    async function lane(): Promise<void> {
      while (scene.broken < FAULTS) {
        const choice = choiceOf((index += 1));
        const way = { page: pageOf(index), wavers: true, returns: index % 2 === 1 };
        expected.push(asBought(await purchase(world, choice, way), choice));
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane));
    scene.buying = false;
    await sabotage;
    await settle(world);
    const { lost, doubled } = await audit(world, expected);
    const orders = expected.length;
    report('database faults', [{ orders, broken: scene.broken, lost: lost.length, doubled: doubled.length }]);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(scene.broken).toBeGreaterThanOrEqual(FAULTS);
  },
);
