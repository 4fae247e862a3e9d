import './tests/support/quick-drizzle.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes long each: begun last, one of them would be the only one at work in the end. */
const LONG =
  /\/tests\/(?:simulator\/seeds|chaos|journeys\/(?:kill-nine|drill|database-restart|frame|starts-again|by-hand|the-main-story))/;
/** The longest files first, the many short ones of the rooms to fill the end. */
const PROJECTS = ['journeys', 'apart', 'sites', 'rooms'];

/**
 * Project after project, the long files of each first. A process that is shared goes on with the next file only when that
 * is of its own project: by turns, each would be started, and the product loaded, for one file.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the order of the runner, no array's
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification) =>
      PROJECTS.indexOf(project.name) * 2 + (LONG.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

// stdnum's modules import each other without file extensions, so Vite must load them.
const server = { deps: { inline: ['stdnum'] } };
const execArgv = ['--import', join(import.meta.dirname, 'tests/support/quick-drizzle.mjs')];

const globalSetup = 'tests/support/one-server.ts';
const setupFiles = ['tests/support/property-seed.ts'];
/** React as the product runs it: its development build draws the same, and takes three times as long. */
const oxc = { jsx: { development: false } };
const env = { NODE_ENV: 'production' };

/** What is looked at again and again until it is so. */
const patient = { poll: { timeout: 120_000 } };

/** A test or hook that takes longer hangs. No test has a shorter limit of its own: a busy machine is slower by far. */
const LONGEST_MS = 900_000;
/** What asks no browser. */
const rooms = {
  expect: patient,
  server,
  execArgv,
  env,
  globalSetup,
  setupFiles,
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
};
/**
 * What they ask keeps something for the whole process (pictures), or they break it on purpose: each file has a process of
 * its own. All others share one for each worker, and load the product once.
 */
const APART = [
  'modules/previews/**/*.test.ts',
  'tests/{chaos,simulator}/**/*.test.ts',
  // Every constant is another there.
  'app/routes/legal/constants.test.ts',
];

/**
 * What `npm test` leaves to `npm test -- --whole` (docs/decisions/0103-two-lengths-of-tests.md): campaigns of kills and
 * seeds, Debian's mail daemons, whole years, what is asked of a vendor a thousand times, and what is broken on purpose or
 * seldom changed.
 */
export const CAMPAIGNS = [
  'tests/{chaos,lifecycles,mailhost,simulator}/**/*.test.ts',
  'tests/contracts/{calendar-feeds,copy-files,mail-before-name,store-faults}.test.ts',
  'tests/contracts/mail-{full-disk,host-kill,host-quota,moves-in}.test.ts',
  'tests/contracts/{stripe-cli,stripe-fault-matrix,stripe-silence,vendor-fault-matrix}.test.ts',
  'tests/sites/{by-hand,first-sight,free-badge,hostile-text,lighthouse,odd-input,own-photographs}.test.ts',
  'server/{readable-places,slow-readers}.test.ts',
  'server/http/{attribution,free-door,lasting-pages,odd-bytes}.test.ts',
  'server/site-host/many-hosts.test.ts',
  'modules/**/{many-*,permutations,send-mail,domains-over-years}.test.ts',
  'modules/{booking/calendars,copywriting,mailboxes/take,newsletter/sending-name}/**/*.test.ts',
  'modules/{domains/registration/faults,editor/two-devices}.test.ts',
  'modules/{booking/table-rows,digests/letter-holidays,shop/given-back-elsewhere}.test.ts',
  'platform/{backup/*,worker-pool}.test.ts',
  'adapters/images-sharp/bombs.test.ts',
  'site-kit/{facts/growing-texts,facts/shown-numbers,content/merge,edit/anchors,render/escaping}.test.ts',
];
/** The journeys of `npm test`: each kind of person and each room of Pro. */
export const EVERYDAY = [
  'the-main-story',
  'after-purchase',
  'agents',
  'operator',
  'owner-texts',
  'shop',
  'paid-shop',
  'booking',
  'newsletter',
].map((name) => `tests/journeys/${name}.test.ts`);
const short = process.env['VETRINA_TESTS'] === 'short';
const left = short ? CAMPAIGNS : [];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Two more than there are cores: while one waits for a clock, a browser or the database, others work.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { oxc, test: { name: 'apart', include: APART, exclude: left, ...rooms } },
      {
        oxc,
        test: {
          name: 'rooms',
          include: [
            '{app,server,modules,platform,site-kit,adapters,sandboxes,scripts,deploy}/**/*.test.{ts,tsx}',
            'tests/{contracts,mailhost,walls,trace,lifecycles}/**/*.test.ts',
          ],
          exclude: [...APART, ...left],
          isolate: false,
          ...rooms,
        },
      },
      {
        // Generated sites in a real browser.
        oxc,
        test: {
          name: 'sites',
          include: ['tests/sites/**/*.test.ts'],
          exclude: left,
          isolate: false,
          expect: patient,
          server,
          execArgv,
          env,
          testTimeout: LONGEST_MS,
          hookTimeout: LONGEST_MS,
        },
      },
      {
        // Each file owns a browser, a product and its sandboxes; what plays and looks is loaded once for each worker.
        test: {
          name: 'journeys',
          include: short ? EVERYDAY : ['tests/journeys/**/*.test.ts'],
          isolate: false,
          expect: patient,
          server,
          execArgv,
          globalSetup,
          // What stands still gives up by itself, after a silence (support/silence.ts).
          testTimeout: LONGEST_MS,
          hookTimeout: LONGEST_MS,
        },
      },
    ],
  },
});
