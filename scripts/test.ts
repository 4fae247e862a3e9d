// `npm test`: checks, then every test. `npm test -- rooms` or `-- journeys` runs one part, `--no-check` leaves the checks out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser, preferShell } from './browser.ts';
import { ensureCaddy } from './caddy.ts';

const PARTS = { rooms: ['rooms', 'apart'], sites: ['sites'], journeys: ['journeys'] };
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const parts = Object.entries(PARTS).filter(([part]) => wanted.length === 0 || wanted.includes(part));
if (parts.length === 0) {
  console.error(`No part of the tests is called ${wanted.join(' ')}: there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const names = parts.map(([part]) => part);
// Many processes load the same files: compiled once, they are read by all that come after.
const env = { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') };
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0;

const inOrder = process.argv.includes('--no-check') || run('node', ['scripts/check.ts', '--no-tests']);
preferShell();
if (!ensureBrowser()) process.exit(1);
if (names.includes('journeys')) ensureCaddy();

interface Report {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message?: string;
    status: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The first line of a reason, and the first line of the tests that it passed through. */
const reasonOf = (message: string): string => {
  const at = /\((?:file:\/\/)?(\S+\.test\.tsx?:\d+):\d+\)|at (?:file:\/\/)?(\/\S+\.test\.tsx?:\d+):\d+/.exec(message);
  const place = at?.[1] ?? at?.[2];
  return message.split('\n', 1).join('') + (place ? ` (${relative(process.cwd(), place)})` : '');
};

/** What failed, with its reason: said again at the end, where a long run is read first. */
const failuresOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(process.cwd(), name);
    if (failed.length === 0 && status === 'failed') return [`${file}: ${reasonOf(message)}`];
    return failed.map((test) => `${file} > ${test.fullName}: ${reasonOf((test.failureMessages ?? []).join('\n'))}`);
  });

/** Where the time went: files that a shorter run has to begin with. Seconds of a file run beside others. */
const slowestOf = ({ testResults }: Report, amount: number): string[] =>
  testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, amount)
    .map(({ name, seconds }) => `${seconds} s ${relative(process.cwd(), name)}`);

/** What could not be tried here; the title says why. */
const skippedOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .map(({ fullName }) => `${relative(process.cwd(), name)} > ${fullName}`),
  );

const folder = mkdtempSync(join(tmpdir(), 'vetrina-results-'));
const file = join(folder, 'report.json');
const projects = parts.flatMap(([, some]) => some).map((project) => `--project=${project}`);
const started = performance.now();
const ended = run('vitest', [
  'run',
  ...projects,
  '--reporter=default',
  '--reporter=./scripts/failures-at-once.ts',
  '--reporter=json',
  `--outputFile=${file}`,
]);
const seconds = Math.round((performance.now() - started) / 1000);
let [passed, skipped] = [0, 0];
let failures: string[];
try {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  passed = report.numPassedTests;
  skipped = report.numPendingTests;
  for (const slow of slowestOf(report, 20)) console.log(`SLOW ${slow}`);
  for (const name of skippedOf(report)) console.log(`SKIPPED ${name}`);
  failures = failuresOf(report);
} catch (error) {
  failures = [`no report (${String(error)})`];
}
rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped (${names.join(', ')}: ${seconds} s)`);
process.exit(inOrder && ended && failures.length === 0 && passed > 0 ? 0 : 1);
