import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COVERAGE_FILE, provenIds, readRows, STATUSES, withTests } from '../../scripts/coverage.ts';

const text = readFileSync(COVERAGE_FILE, 'utf8');
const rows = readRows(text);

describe('the trace from specification to tests', () => {
  it('lists every row of the specification once', () => {
    const counts = { R: 14, F: 6, L: 7, W: 12, B: 4, A: 6, S: 3, I: 4, C: 11, E: 9, X: 5, K: 17, P: 14 };
    const all = Object.entries(counts).flatMap(([letter, n]) =>
      Array.from({ length: n }, (_, i) => `${letter}${i + 1}`),
    );
    expect(rows.map((row) => row.id)).toEqual(all);
  });

  it('a row called done is proved by a test that names it', () => {
    expect(rows.filter((row) => row.status === 'done' && !provenIds().has(row.id)).map((row) => row.id)).toEqual([]);
  });

  it('a row that is not done says what is missing', () => {
    expect(rows.filter((row) => row.status !== 'done' && row.note.length < 5).map((row) => row.id)).toEqual([]);
    expect(rows.filter((row) => !STATUSES.some((status) => status === row.status))).toEqual([]);
  });

  it('names the tests as they are now (npm run coverage)', () => {
    expect(withTests(text)).toBe(text);
  });

  it('no test names a row that does not exist', () => {
    const known = new Set(rows.map((row) => row.id));
    expect([...provenIds().keys()].filter((id) => !known.has(id))).toEqual([]);
  });
});
