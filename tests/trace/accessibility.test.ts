import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/coverage.ts';

const text = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');
const rows = [...text.matchAll(/^\| ([\d.]+) [^|]+\((A{1,2})\) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', level = '', answer = '', how = '', proof = '']) => ({ id, level, answer, how, proof }),
);
/** WCAG 2.2 (W3C Recommendation, 5 October 2023): criteria of each guideline, by level. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

it('answers each of the 55 criteria of WCAG 2.2, levels A and AA, once', () => {
  for (const level of ['A', 'AA'] as const)
    expect(
      rows
        .filter((row) => row.level === level)
        .map(({ id }) => id)
        .toSorted(),
      level,
    ).toEqual(CRITERIA[level].split(' ').toSorted());
  expect(rows).toHaveLength(55);
});

it('each answer is of a known kind, says how, and names a test that exists or a look', () => {
  const odd = rows.filter(
    ({ answer, how, proof }) =>
      !['holds', 'partly', 'n/a'].includes(answer) || how.length < 8 || !/`|look|axe/.test(proof),
  );
  expect(odd).toEqual([]);
  const named = rows.flatMap(({ proof }) => [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it('nothing on our screens and sites is heard, filmed, dragged, shaken or pressed by a letter alone', () => {
  const files = globSync('{app,site-kit}/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  const words = /<(?:audio|video)\b|\b(?:devicemotion|deviceorientation|dragstart|touchmove|draggable|accesskey)\b/i;
  expect(files.filter((file) => words.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
