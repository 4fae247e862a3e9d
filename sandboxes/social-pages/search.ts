import type { StoredPage } from './page-types.ts';
import { fold, latin, sound } from './text-fold.ts';

interface Entry {
  page: StoredPage;
  name: string;
  latinName: string;
  /** Words of name, city and category, each with a blank before it. */
  words: string;
  sounds: string;
}

const entryOf = (page: StoredPage): Entry => {
  const name = fold(page.name);
  const rest = fold([page.name, page.location?.city ?? '', page.category ?? '', page.username].join(' '));
  const words = ` ${rest} ${latin(rest)}`;
  return { page, name, latinName: latin(name), words, sounds: ` ${sound(rest)}` };
};

/**
 * Searches pages by name, then by city and category. Order: the whole name, its beginning, a word's beginning, every word
 * somewhere, part of a word, sounds alike; demo pages first among equals, then shorter names, then ids.
 */
export function createSearch(pages: Iterable<StoredPage>) {
  const entries = new Map<string, Entry>();
  for (const page of pages) entries.set(page.id, entryOf(page));
  return {
    put: (page: StoredPage) => entries.set(page.id, entryOf(page)),
    remove: (id: string) => entries.delete(id),
    find(query: string): StoredPage[] {
      const q = fold(query);
      if (!q) return [];
      const words = q.split(' ').map((word) => ` ${word}`);
      const sounds = words.map((word) => ` ${sound(word.trim())}`);
      const found: { entry: Entry; rank: number }[] = [];
      for (const entry of entries.values()) {
        const rank = rankOf(entry, q, words, sounds);
        if (rank !== null) found.push({ entry, rank });
      }
      return found.toSorted((a, b) => a.rank - b.rank || byStanding(a.entry, b.entry)).map(({ entry }) => entry.page);
    },
  };
}

function rankOf(entry: Entry, q: string, words: string[], sounds: string[]): number | null {
  for (const name of [entry.name, entry.latinName]) {
    if (name === q) return 0;
    if (name.startsWith(q)) return 1;
    if (name.includes(` ${q}`)) return 2;
  }
  if (words.every((word) => ` ${entry.name}`.includes(word) || ` ${entry.latinName}`.includes(word))) return 3;
  if (words.every((word) => entry.words.includes(word))) return 4;
  if (q.length > 2 && (entry.name.includes(q) || entry.latinName.includes(q))) return 5;
  if (q.length > 3 && sounds.every((word) => entry.sounds.includes(word))) return 6;
  return null;
}

function byStanding(a: Entry, b: Entry): number {
  return (
    Number(b.page.demo) - Number(a.page.demo) ||
    a.page.name.length - b.page.name.length ||
    a.page.id.localeCompare(b.page.id)
  );
}
