/** A busy machine is slow, not broken: what hangs is ended by vitest.config.ts, and no test has a shorter limit of its own. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const OWN_LIMITS = [
  /setDefaultTimeout\(\d/,
  /testTimeout|hookTimeout/,
  /waitFor\w*\([^\n]*\{ timeout: \d/,
  /^(?:it|test|describe|beforeAll|beforeEach)\b[^\n]*\{ timeout: \d{1,6}\b/m,
  /vi\.waitFor\(/,
  // The last argument of a test or hook, in a line of its own or after its end.
  /^ +\}, \d+_?000\);$|\},\n +\d+_?000,\n +\);$/m,
];

it('no test gives up by a length of time of its own', () => {
  const files = globSync('{app,server,modules,platform,site-kit,adapters,sandboxes,tests}/**/*.test.{ts,tsx}').filter(
    // This one names them; the other writes a project whose limit is its own.
    (file) => !/(?:limits-of-tests|unplug)\.test\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return OWN_LIMITS.flatMap((limit) => (limit.test(text) ? [`${file}: ${limit.exec(text)?.[0]}`] : []));
  });
  expect(found).toEqual([]);
});
