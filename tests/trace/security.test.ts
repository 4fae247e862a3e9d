import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/coverage.ts';
import { ASVS } from './asvs-ids.ts';

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const ANSWERS = ['holds', 'design', 'partly', 'open', 'outside', 'n/a'];
const rows = text.split('\n').flatMap((line) => {
  const [, ids, answer, how, proof] = /^\| (V\d[^|]*) \| ([^|]*) \| (.*) \| (.*) \|$/.exec(line) ?? [];
  return ids && answer && how && proof ? [{ ids: ids.split(/(?<=\)) /), answer, how, proof }] : [];
});
const required = ([1, 2] as const).flatMap((level) =>
  ASVS[level]
    .trim()
    .split(/\s+/)
    .map((id) => `V${id} (${level})`),
);

describe('the answers to ASVS', () => {
  it('are one for each of the 253 requirements of levels 1 and 2', () => {
    expect(required).toHaveLength(253);
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(required.toSorted());
  });

  it('are of the known kinds; what is not proved gives its reason, and what holds its proof', () => {
    expect(rows.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
    const bare = rows.filter(({ answer, how, proof }) => (answer === 'holds' ? !proof.includes('“') : how.length < 8));
    expect(bare).toEqual([]);
  });

  it('name tests that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)` “([^”]+)”/g)];
    expect(named.length).toBeGreaterThan(100);
    const gone = named.filter(([, file = '', title = '']) => {
      try {
        return !readFileSync(join(ROOT, file), 'utf8').includes(title);
      } catch {
        return true;
      }
    });
    expect(gone.map(([whole]) => whole)).toEqual([]);
  });

  it('are counted as they are', () => {
    const counts = ANSWERS.map(
      (answer) => `${rows.filter((row) => row.answer === answer).flatMap(({ ids }) => ids).length} ${answer}`,
    );
    expect(text).toContain(`${counts.join(', ')}.`);
  });
});
