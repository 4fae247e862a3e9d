// `npm test`: checks, then what a change breaks, in a quarter of an hour. `-- --whole`: every test, as CI and a release ask.
// `-- rooms`, `-- sites` or `-- journeys` runs one part, `--no-check` leaves the checks out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, preferShell } from './browser.ts';
import { ensureCaddy } from './caddy.ts';
import { ensurePromtool } from './promtool.ts';
import { ensureDebianRoot } from './mailhost/debian-root.ts';
import { ensureArchivedPrograms } from './pgbackrest.ts';
import { ensurePgbouncer } from './pgbouncer.ts';
import { failuresOf, secondLooksOf, skippedOf, slowestOf, type Report } from './test-report.ts';

const PARTS = { rooms: ['rooms', 'apart'], sites: ['sites'], journeys: ['journeys'] };
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const parts = Object.entries(PARTS).filter(([part]) => wanted.length === 0 || wanted.includes(part));
if (parts.length === 0) {
  console.error(`No part of the tests is called ${wanted.join(' ')}: there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const whole = process.argv.includes('--whole');
const names = parts.map(([part]) => part);
// Many processes load the same files: compiled once, they are read by all that come after.
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
  // vitest.config.ts chooses by it.
  VETRINA_TESTS: whole ? 'whole' : 'short',
};
const run = (command: string, args: string[], more: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...more } }).status === 0;

const inOrder = process.argv.includes('--no-check') || run('node', ['scripts/check.ts', '--no-tests']);
preferShell();
if (!ensureBrowser()) process.exit(1);
if (whole && names.includes('journeys')) {
  ensureCaddy();
  ensureArchivedPrograms();
}
if (names.includes('rooms')) {
  ensurePromtool();
  if (whole) ensureDebianRoot(12);
  ensurePgbouncer();
}

const folder = mkdtempSync(join(tmpdir(), 'vetrina-results-'));
const started = performance.now();

interface Outcome {
  passed: number;
  skipped: number;
  failures: string[];
  again: string[];
}

/** Runs tests and reads what came of it. A run that left no report, or ended otherwise than its tests, has failed. */
function outcomeOf(name: string, filters: string[]): Outcome {
  const [file, groupsFile] = [join(folder, `${name}.json`), join(folder, `${name}.groups`)];
  writeFileSync(groupsFile, '');
  const reporters = ['default', './scripts/failures-at-once.ts', 'json'].map((each) => `--reporter=${each}`);
  const ended = run('vitest', ['run', ...filters, ...reporters, `--outputFile=${file}`], {
    VETRINA_FAILED_GROUPS: groupsFile,
  });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    for (const slow of slowestOf(report, 20)) console.log(`SLOW ${slow}`);
    for (const title of skippedOf(report)) console.log(`SKIPPED ${title}`);
    const failures = failuresOf(report, readFileSync(groupsFile, 'utf8').split('\n'));
    if (!ended && failures.length === 0) failures.push('the run itself ended with an error, see above');
    return {
      passed: report.numPassedTests,
      skipped: report.numPendingTests,
      failures,
      again: secondLooksOf(report),
    };
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [`no report (${String(error)})`], again: [] };
  }
}

const first = outcomeOf(
  'first',
  parts.flatMap(([, some]) => some).map((project) => `--project=${project}`),
);
let { failures } = first;
if (first.again.length > 0) {
  console.log(`\nA second look, alone, at ${first.again.join(' and ')} …`);
  const second = outcomeOf('second', [...first.again, '--no-file-parallelism']);
  failures = second.failures;
  if (failures.length === 0) for (const title of first.failures) console.log(`UNSTEADY ${title}`);
}
const seconds = Math.round((performance.now() - started) / 1000);
rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `\n${first.passed} passed, ${failures.length} failed, ${first.skipped} skipped (${names.join(', ')}: ${seconds} s)` +
    (whole ? '' : '; npm test -- --whole runs the campaigns, too'),
);
process.exit(inOrder && failures.length === 0 && first.passed > 0 ? 0 : 1);
