import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/coverage.ts';

const [, section = ''] = /\n## What outside eyes found.*?\n(.*?)\n## /s.exec(read('docs/fire.md')) ?? [];
const rows = Array.from(section.matchAll(/^\| ([A-E]\d) \| .* \| (.*) \|$/gm), ([, line = '', tests = '']) => ({
  line,
  tests,
}));
/** How many lines each of its parts has. */
const LINES = { A: 5, B: 8, C: 4, D: 5, E: 4 };

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

it('each line of what outside eyes found has its row, and at least one test', () => {
  const all = Object.entries(LINES).flatMap(([part, most]) =>
    Array.from({ length: most }, (_, n) => `${part}${n + 1}`),
  );
  expect(rows.map(({ line }) => line)).toEqual(all);
  expect(rows.filter(({ tests }) => !tests.includes('.test.ts` “'))).toEqual([]);
});

it.each(rows)('$line: its tests are still there', ({ tests }) => {
  for (const [, file = '', titles = ''] of tests.matchAll(/`([\w./-]+\.test\.ts)`((?:,? “[^”]+”)+)/g)) {
    for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) expect(read(file), file).toContain(title);
  }
});
