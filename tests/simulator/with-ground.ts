import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { openGround, type Ground } from './ground.ts';

/** The ground on which the seeds of a test file stand, from its first test to its last. */
export function withGround(): () => Ground {
  let database: TestDatabase;
  let ground: Ground;
  beforeAll(async () => {
    database = await openTestDatabase();
    ground = await openGround(database);
  }, 120_000);
  afterAll(async () => {
    await ground.close();
    await database.close();
  });
  return () => ground;
}
