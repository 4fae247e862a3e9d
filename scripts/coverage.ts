/**
 * docs/coverage.md: which row of the specification stands and which tests prove it. Status and note are written by
 * hand; `npm run coverage` fills the last column from the IDs that test titles carry, and a test keeps it true.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NAMED_TESTS, readFindings } from './outside-eyes.ts';

export const ROOT = resolve(import.meta.dirname, '..');
export const COVERAGE_FILE = join(ROOT, 'docs/coverage.md');
export const STATUSES = ['done', 'partly', 'open'] as const;

export interface Row {
  id: string;
  what: string;
  status: string;
  note: string;
  tests: string;
}
const ROW = /^\| ([A-Z]\d+) \| (.*?) \| (\w+) \| (.*?) \| (.*?) \|$/;

export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, what, status, note, tests] = ROW.exec(line) ?? [];
    return id && what !== undefined && status && note !== undefined && tests !== undefined
      ? [{ id, what, status, note, tests }]
      : [];
  });
}

/** ID -> test files whose titles carry it, e.g. "… makes the quantity three [W10]" or "[C3-C6]". */
export function provenIds(): Map<string, Set<string>> {
  const proven = new Map<string, Set<string>>();
  const files = globSync('{app,server,modules,platform,site-kit,adapters,sandboxes,deploy,tests}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
  });
  for (const file of files) {
    for (const [, mark = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/\[((?:[A-Z]\d+[-, ]*)+)\]/g)) {
      for (const id of idsOf(mark)) proven.set(id, (proven.get(id) ?? new Set()).add(file));
    }
  }
  return proven;
}

function idsOf(mark: string): string[] {
  return mark.split(/[, ]+/).flatMap((part) => {
    const [, letter, from, , to] = /^([A-Z])(\d+)(-[A-Z]?(\d+))?$/.exec(part) ?? [];
    if (!letter || !from) return [];
    const last = Number(to ?? from);
    return Array.from({ length: last - Number(from) + 1 }, (_, i) => `${letter}${Number(from) + i}`);
  });
}

const FOUND = '\n## What outside eyes found, line by line\n';

/** A row for each line that people who did not build the product found, with the tests that would see it now. */
const foundTable = (): string =>
  Object.entries(readFindings())
    .map(([page, findings]) => {
      const rows = findings.map(({ line, found, tests }) => {
        const files = new Set(Array.from(tests.matchAll(NAMED_TESTS), ([, file]) => `\`${file}\``));
        return `| ${line} | ${found} | ${[...files].join(' ')} |`;
      });
      return [
        `\nFrom [${page.slice('docs/'.length)}](${page.slice('docs/'.length)}), which names the titles:\n`,
        '| line | found | seen now by |',
        '|---|---|---|',
        ...rows,
        '',
      ].join('\n');
    })
    .join('');

/** The page with its last column and its last section made anew. */
export function withTests(text: string): string {
  const proven = provenIds();
  const [rows = ''] = text.split(FOUND);
  return `${rows
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [row] = readRows(line);
      if (!row) return line;
      const tests = [...(proven.get(row.id) ?? [])].toSorted().map((file) => `\`${file}\``);
      return `| ${row.id} | ${row.what} | ${row.status} | ${row.note} | ${tests.join(' ') || '–'} |`;
    })
    .join('\n')}\n${FOUND}${foundTable()}`;
}

if (import.meta.main) writeFileSync(COVERAGE_FILE, withTests(readFileSync(COVERAGE_FILE, 'utf8')));
