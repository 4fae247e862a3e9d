import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { openHarness, type Harness } from './harness.ts';

/** The harness on which the seeds of a test file stand, from its first test to its last. */
export function withHarness(): () => Harness {
  let database: TestDatabase;
  let harness: Harness;
  beforeAll(async () => {
    database = await openTestDatabase();
    harness = await openHarness(database);
  }, 120_000);
  afterAll(async () => {
    await harness.close();
    await database.close();
  });
  return () => harness;
}
