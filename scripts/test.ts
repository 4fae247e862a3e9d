// `npm test`: checks, then every test. `npm test -- rooms` or `-- journeys` runs one part, `--no-check` leaves the checks out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.ts';

const wanted = process.argv.slice(2);
const parts = ['rooms', 'sites', 'journeys'].filter(
  (part) => wanted.length === 0 || wanted.includes(part) || wanted.every((w) => w.startsWith('--')),
);
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

let sound = wanted.includes('--no-check') || run('node', ['scripts/check.ts']);
if ((parts.includes('sites') || parts.includes('journeys')) && !ensureBrowser()) process.exit(1);

interface Report {
  numPassedTests: number;
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

const folder = mkdtempSync(join(tmpdir(), 'vetrina-results-'));
const failures: string[] = [];
const times: string[] = [];
let passed = 0;
for (const part of parts) {
  const file = join(folder, `${part}.json`);
  const started = performance.now();
  const ok = run('vitest', ['run', '--project', part, '--reporter=default', '--reporter=json', `--outputFile=${file}`]);
  times.push(`${part} ${Math.round((performance.now() - started) / 1000)} s`);
  sound &&= ok;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    passed += report.numPassedTests;
    failures.push(...failuresOf(report));
  } catch (error) {
    failures.push(`${part}: no report (${String(error)})`);
  }
}
rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed (${times.join(', ')})`);
process.exit(sound && failures.length === 0 && passed > 0 ? 0 : 1);
