import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/coverage.ts';
import { MUTANTS } from '../../scripts/mutants/list.ts';
import { NAMED_TESTS, readFindings } from '../../scripts/outside-eyes.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const numbered = (parts: Record<string, number>): string[] =>
  Object.entries(parts).flatMap(([part, most]) => Array.from({ length: most }, (_, n) => `${part}${n + 1}`));

const findings = readFindings();
const PAGES = [
  {
    page: 'docs/chaos.md',
    rows: findings['docs/chaos.md'],
    lines: numbered({ A: 5, B: 8, C: 4, D: 5, E: 4 }),
  },
  {
    page: 'docs/outside-eyes.md',
    rows: findings['docs/outside-eyes.md'],
    lines: [
      'A C4, C5 | A W1 | A W4 | A W10 | A E1, C9 | A S1 | A P3 | A P7, K3 | A P12 | A K12 | A K17 | A W11',
      'A F3 | A F6 | A I1 | A R4 | A B3 | A IDN | A step | A weak | B1 | B2 | B3',
      'C link | C short | C agents | C paid | C filled | C slim | C early | C search | C endings | C again',
      'D1 | D2 | D3 | D3 taken | D4 | D5 | D6 | D7 | Done',
    ].flatMap((some) => some.split(' | ')),
  },
];

describe.each(PAGES)('$page', ({ rows, lines }) => {
  it('has a row for each line of what outside eyes found, with at least one test', () => {
    expect(rows.map(({ line }) => line)).toEqual(lines);
    expect(rows.filter(({ tests }) => ![...tests.matchAll(NAMED_TESTS)].length).map(({ line }) => line)).toEqual([]);
  });

  it.each(rows)('$line: its tests are still there', ({ tests }) => {
    // Nothing stands in the cell that is not read: a file without a title proves nothing.
    expect(
      tests.replaceAll(NAMED_TESTS, '').replaceAll(/rule I5 .*|figures in .*|and the tests of [A-E\d, and]*/g, ''),
    ).toMatch(/^[;\s]*$/);
    for (const [, file = '', titles = ''] of tests.matchAll(NAMED_TESTS))
      for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) expect(read(file), file).toContain(title);
  });

  it.each(rows.filter(({ faults }) => faults.includes('`')))('$line: its faults are still made', ({ faults }) => {
    const names = MUTANTS.map(({ name }) => name);
    for (const [, fault = ''] of faults.matchAll(/`([\w-]+)`/g)) expect(names).toContain(fault);
  });
});
