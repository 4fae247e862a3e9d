/** Many seeds in one database, and what they came to. Used by `npm run simulate` and by the tests. */
import { openTestDatabase } from '../support/database.ts';
import { openHarness } from './harness.ts';
import { runSeed, type SeedReport } from './run-seed.ts';

export type { SeedReport };

export async function simulate(
  options: { seeds: readonly number[]; until?: () => boolean },
  onSeed: (report: SeedReport) => void,
): Promise<void> {
  const database = await openTestDatabase();
  const harness = await openHarness(database);
  try {
    for (const seed of options.seeds) {
      if (options.until?.()) return;
      onSeed(await runSeed(harness, seed));
    }
  } finally {
    await harness.close();
    await database.close();
  }
}
