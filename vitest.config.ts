import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes long each: begun last, one of them would be the only one at work in the end. */
const LONG = /\/tests\/(?:simulator\/seeds|fire|journeys\/(?:kill-nine|database-restart|frame|the-main-story))/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the order of the runner, no array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

// stdnum's modules import each other without file extensions, so Vite must load them.
const server = { deps: { inline: ['stdnum'] } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // As many as there are cores: left to itself the runner keeps one of two free.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'rooms',
          include: [
            '{app,server,modules,platform,site-kit,adapters,sandboxes}/**/*.test.{ts,tsx}',
            'tests/{contracts,fire,walls,trace,lifecycles,simulator}/**/*.test.ts',
          ],
          server,
          globalSetup: 'tests/support/one-server.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Generated sites in a real browser.
        test: {
          name: 'sites',
          include: ['tests/sites/**/*.test.ts'],
          server,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Each file owns a browser, a product and its sandboxes.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          server,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
