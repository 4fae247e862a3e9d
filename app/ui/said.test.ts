import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const sources = globSync('app/**/*.tsx', { cwd: ROOT }).filter((file) => !file.endsWith('.test.tsx'));
const where = (what: RegExp) => sources.filter((file) => what.test(readFileSync(join(ROOT, file), 'utf8')));

it('a page speaks from one place, and nothing but alerts speaks beside it', () => {
  expect(where(/<output\b|aria-live|role="(status|log)"/)).toEqual(['app/ui/LiveRegion.tsx']);
});

it('the focus is moved in one way', () => {
  expect(where(/\.focus\(/)).toEqual([]);
});
