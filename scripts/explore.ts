/** Runs the property tests with other cases each time: `npm run explore -- [rounds] [file …]`. Prints the seed of what failed. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const [rounds = '10', ...named] = process.argv.slice(2);
const roots = '{app,server,modules,platform,site-kit,adapters,sandboxes}/**/*.test.{ts,tsx}';
const files =
  named.length > 0 ? named : globSync(roots).filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));

let failed = 0;
for (let round = 1; round <= Number(rounds); round += 1) {
  const seed = randomInt(2 ** 31);
  const { status, stdout } = spawnSync('vitest', ['run', '--project=rooms', '--project=apart', ...files], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, PROPERTY_SEED: String(seed) },
  });
  console.log(`${status === 0 ? 'held  ' : 'FAILED'} round ${round} of ${rounds}, PROPERTY_SEED=${seed}`);
  if (status === 0) continue;
  failed += 1;
  console.log(stdout.slice(-6000));
}
process.exitCode = failed === 0 ? 0 : 1;
