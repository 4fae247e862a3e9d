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
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** What failed, with the first line of each reason: said again at the end, where a long run is read first. */
const failuresOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(process.cwd(), name);
    if (failed.length === 0 && status === 'failed') return [`${file}: ${message.split('\n', 1).join('')}`];
    return failed.map(
      (test) => `${file} > ${test.fullName}: ${(test.failureMessages ?? []).join('').split('\n', 1).join('')}`,
    );
  });

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
const ended = run('vitest', ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile=${file}`]);
const seconds = Math.round((performance.now() - started) / 1000);
let [passed, skipped] = [0, 0];
let failures: string[];
try {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  passed = report.numPassedTests;
  skipped = report.numPendingTests;
  for (const name of skippedOf(report)) console.log(`SKIPPED ${name}`);
  failures = failuresOf(report);
} catch (error) {
  failures = [`no report (${String(error)})`];
}
rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped (${names.join(', ')}: ${seconds} s)`);
process.exit(inOrder && ended && failures.length === 0 && passed > 0 ? 0 : 1);
