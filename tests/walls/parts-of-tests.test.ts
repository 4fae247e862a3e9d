/** What `npm test` leaves out and takes is named by patterns: one that finds nothing any more would be a lie in silence. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CAMPAIGNS, EVERYDAY } from '../../vitest.config.ts';

it('each pattern of the parts of the tests finds a file, and CI runs the whole', () => {
  const empty = [...CAMPAIGNS, ...EVERYDAY].filter((pattern) => globSync(pattern).length === 0);
  expect(empty).toEqual([]);
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test -- --whole$/m);
});
