import { GraphError } from './graph-error.ts';

export interface Edge {
  data: unknown[];
  paging: { cursors: { before: string; after: string }; next?: string };
}

const cursor = (index: number) => Buffer.from(`c:${index}`).toString('base64url');
const indexOf = (text: string): number => {
  const match = /^c:(\d{1,9})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!match) throw new GraphError(100, '(#100) Invalid cursors values');
  return Number(match[1]);
};

/** At most 100 items after a cursor, 25 when no limit is given; a cursor says after which position to go on. */
export function pageOf<T>(all: T[], limit: string | undefined, after: string | undefined, usual = 25) {
  const wanted = limit === undefined ? usual : Number(limit);
  if (!Number.isInteger(wanted) || wanted < 0) throw new GraphError(100, '(#100) limit must be a non-negative integer');
  const from = after ? indexOf(after) : 0;
  const items = all.slice(from, from + Math.min(wanted, 100));
  const end = from + items.length;
  return { items, more: end < all.length, cursors: { before: cursor(from), after: cursor(end) } };
}
