// `npm run check`: everything that can be known without running the product. All of it runs, then the verdict. `--no-tests`
// leaves out what `npm test` runs anyway.
import { spawnSync } from 'node:child_process';

const STEPS: [name: string, command: string][] = [
  ['types', 'react-router typegen && tsc -p .'],
  ['lint', 'oxlint --type-aware'],
  ['format', 'oxfmt --check .'],
  [
    'walls',
    'depcruise --config .dependency-cruiser.mjs app server modules site-kit adapters platform sandboxes deploy',
  ],
  ['messages', 'vitest run app/i18n/messages'],
  ['expressions', 'vitest run tests/walls/expressions.test.ts'],
  ['dead code', 'knip'],
];
const TESTS = new Set(['messages', 'expressions']);
const steps = process.argv.includes('--no-tests') ? STEPS.filter(([name]) => !TESTS.has(name)) : STEPS;
const failed: string[] = [];
for (const [name, command] of steps) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) {
    failed.push(name);
    console.log(`${stdout}${stderr}`.trim());
  }
}
if (failed.length > 0) {
  console.log(`\nNot in order: ${failed.join(', ')}.`);
  process.exit(1);
}
