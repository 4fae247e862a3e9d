import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes long each: begun last, one of them would be the only one at work in the end. */
const LONG =
  /\/tests\/(?:simulator\/seeds|fire|journeys\/(?:kill-nine|database-restart|frame|starts-again|by-hand|the-main-story))/;
const BROWSER = /\/tests\/(?:journeys|sites)\//;

/** By turns from both, then the rest of the longer one. */
const byTurns = <T>(one: T[], other: T[]): T[] =>
  one.length < other.length ? byTurns(other, one) : one.flatMap((each, at) => [each, ...other.slice(at, at + 1)]);

/** The long ones first, and what needs a browser beside what needs none. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the order of the runner, no array's
    const sorted = await super.sort(files);
    const those = (long: boolean, browser: boolean) =>
      sorted.filter(({ moduleId }) => LONG.test(moduleId) === long && BROWSER.test(moduleId) === browser);
    return [...byTurns(those(true, true), those(true, false)), ...byTurns(those(false, true), those(false, false))];
  }
}

// stdnum's modules import each other without file extensions, so Vite must load them.
const server = { deps: { inline: ['stdnum'] } };

/** What asks no browser. Limits are for what hangs: a busy machine is slower by far. */
const rooms = { server, globalSetup: 'tests/support/one-server.ts', testTimeout: 300_000, hookTimeout: 600_000 };
/**
 * What they ask keeps something for the whole process (budgets of callers, pictures), or they break it on purpose: each
 * file has a process of its own. All others share one for each worker, and load the product once.
 */
const APART = [
  'server/http/**/*.test.ts',
  'modules/previews/**/*.test.ts',
  'tests/{fire,simulator}/**/*.test.ts',
  // Every constant is another there.
  'app/routes/legal/constants.test.ts',
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Two more than there are cores: while one waits for a clock, a browser or the database, others work.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { test: { name: 'apart', include: APART, ...rooms } },
      {
        test: {
          name: 'rooms',
          include: [
            '{app,server,modules,platform,site-kit,adapters,sandboxes}/**/*.test.{ts,tsx}',
            'tests/{contracts,walls,trace,lifecycles}/**/*.test.ts',
          ],
          exclude: APART,
          isolate: false,
          ...rooms,
        },
      },
      {
        // Generated sites in a real browser.
        test: {
          name: 'sites',
          include: ['tests/sites/**/*.test.ts'],
          server,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // Each file owns a browser, a product and its sandboxes.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          server,
          // What stands still gives up by itself, after a silence (support/silence.ts): this ends what hangs.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
