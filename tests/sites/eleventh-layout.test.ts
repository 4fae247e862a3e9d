/** A new layout is a folder and a line in each of a few tables: nothing else may name one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { LAYOUTS } from '../../site-kit/names.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['site-kit', 'modules', 'app', 'server', 'adapters', 'platform', 'scripts'];
/** docs/designers-notes.md tells what to write in each. */
const TABLES = [
  'site-kit/arrangement.ts',
  'site-kit/facts/trades.ts',
  'site-kit/layouts/index.ts',
  'site-kit/names.ts',
  'site-kit/palette.ts',
  // Layouts that lose their idea without photos are offered later.
  'site-kit/rank.ts',
];

/** `studio@`, the address of an office, is no layout. */
const WORDS_OF_OWNERS = ['modules/mailboxes/suggested-names.ts'];

const isCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^site-kit\/layouts\/[a-z]+\/(?!parts)/.test(path);
/** In quotes, in a list or as a key; "studio" and "bottega" are also words of owners. */
const named = (layout: string): RegExp =>
  new RegExp(`(?:layout\\W+|[[,(:]\\s*)'${layout}'|^\\s+${layout}(?:,$|: )`, 'm');

it('an eleventh layout is one folder and a line in each of a few tables; no screen, route or script names one [K8]', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  ).filter((file) => isCode(file) && !WORDS_OF_OWNERS.includes(file));
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return LAYOUTS.some((layout) => named(layout).test(text));
  });
  expect(naming.toSorted()).toEqual(TABLES);
});
