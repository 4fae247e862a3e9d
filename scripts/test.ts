// `npm test`: checks, then every test. `npm test -- rooms` or `-- journeys` runs one part, `--no-check` leaves the checks out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';

const wanted = process.argv.slice(2);
const parts = ['rooms', 'sites', 'journeys'].filter(
  (part) => wanted.length === 0 || wanted.includes(part) || wanted.every((w) => w.startsWith('--')),
);
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

let sound = wanted.includes('--no-check') || run('node', ['scripts/check.ts']);
if ((parts.includes('sites') || parts.includes('journeys')) && !ensureBrowser()) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'vetrina-results-'));
const total = { passed: 0, failed: 0 };
for (const part of parts) {
  const file = join(folder, `${part}.json`);
  const ok = run('vitest', ['run', '--project', part, '--reporter=default', '--reporter=json', `--outputFile=${file}`]);
  sound &&= ok;
  try {
    const result = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    total.passed += result.numPassedTests;
    total.failed += result.numFailedTests + (ok ? 0 : result.numFailedTests === 0 ? 1 : 0);
  } catch {
    total.failed += 1;
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(sound && total.failed === 0 && total.passed > 0 ? 0 : 1);
