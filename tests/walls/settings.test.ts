/** What people read of the variables is what the product reads them by. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environment } from '../../platform/environment.ts';
import { exampleFile, readmeWith, ROWS } from '../../scripts/settings.ts';

it('every variable stands once in the README’s table and in .env.example', () => {
  const told = ROWS.flatMap(({ names }): readonly string[] => names);
  expect(told.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
});

it('both are as the settings are now (npm run settings)', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readmeWith(readme)).toBe(readme);
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile());
});
