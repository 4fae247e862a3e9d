// `npm run check`: everything that can be known without running the product. All of it runs, then the verdict. `--no-tests`
// leaves out what `npm test` runs anyway.
import { execSync, spawn } from 'node:child_process';

/** Each checker of tsc works out the types of all files for itself: four of them take more than twice as long as one. */
const TYPES = 'tsc -p . --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo';
const STEPS: [name: string, command: string][] = [
  ['types', TYPES],
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

function look(command: string): Promise<{ found: string; passed: boolean }> {
  const child = spawn(command, { shell: true, env: { ...process.env, FORCE_COLOR: '0' } });
  let found = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (found += part));
  return new Promise((done) => child.once('close', (code) => done({ found, passed: code === 0 })));
}
async function lookAtWhatIsLeft(): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, command] = step;
    const started = Date.now();
    const { found, passed } = await look(command);
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (passed) continue;
    failed.push(name);
    console.log(found.trim());
  }
}

// The types of routes, which most steps read.
execSync('react-router typegen', { stdio: 'inherit' });
// Two at a time: most steps keep one core busy.
await Promise.all([lookAtWhatIsLeft(), lookAtWhatIsLeft()]);
if (failed.length > 0) {
  console.log(`\nNot in order: ${failed.join(', ')}.`);
  process.exit(1);
}
