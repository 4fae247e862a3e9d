import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCluster, type TestCluster, type TestDatabase } from '../support/database.ts';
import { openGround, type Ground } from './ground.ts';
import { runSeed } from './run-seed.ts';

/** Two quiet cores need half of it. A busy machine ends the test early, and says so. */
const ENOUGH_MS = 180_000;

/** A test of so many virtual years, one file for each worker of the test run. */
export function manySeeds(first: number, runs: number): void {
  let cluster: TestCluster;
  let database: TestDatabase;
  let ground: Ground;
  beforeAll(async () => {
    cluster = await startTestCluster();
    database = await cluster.fresh();
    ground = await openGround(database);
  }, 120_000);
  afterAll(async () => {
    await ground.close();
    await database.close();
    await cluster.stop();
  });

  it(`nothing is lost and nothing doubled in the years of seeds ${first} to ${first + runs - 1} [X1]`, async () => {
    const ends = performance.now() + ENOUGH_MS;
    for (let seed = first; seed < first + runs; seed++) {
      if (performance.now() > ends) {
        console.warn(`a busy machine: ${seed - first} of ${runs} seeds`);
        return;
      }
      const { broken, trace } = await runSeed(ground, seed);
      const told = `npm run simulate -- --seed ${seed} --trace\n${trace.slice(-40).join('\n')}\n${broken?.detail}`;
      expect(broken?.invariant, told).toBeUndefined();
    }
  }, 400_000);
}
