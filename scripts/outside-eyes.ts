/** What people who did not build the product found, as docs/chaos.md (ways to fall) and docs/outside-eyes.md (rows, words, screens, hands) list it. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

export interface Finding {
  line: string;
  found: string;
  /** Its tests by file and title: `` `a.test.ts` “title”, “another title” ``. */
  tests: string;
  /** Empty where the page has no such column. */
  faults: string;
}
/** One file in the cell `tests` of a finding, and its titles. */
export const NAMED_TESTS = /`([\w./-]+\.test\.tsx?)`((?:,? “[^”]+”)+)/g;

const findingsIn = (text: string, shape: RegExp): Finding[] =>
  Array.from(text.matchAll(shape), ([, line = '', found = '', tests = '', faults = '']) => ({
    line,
    found,
    tests,
    faults,
  }));

/** The rows of both pages, in their order. */
export function readFindings(): Record<'docs/chaos.md' | 'docs/outside-eyes.md', Finding[]> {
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const [, falls = ''] = /\n## What outside eyes found.*?\n(.*?)\n## /s.exec(read('docs/chaos.md')) ?? [];
  return {
    'docs/chaos.md': findingsIn(falls, /^\| ([A-E]\d) \| (.*) \| (.*) \|$/gm),
    'docs/outside-eyes.md': findingsIn(
      read('docs/outside-eyes.md'),
      /^\| ((?:[A-D]|Done)[^|]*?) \| ([^|]*) \| ([^|]*) \| ?([^|]*)\|$/gm,
    ),
  };
}
