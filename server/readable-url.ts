import { isUtf8 } from 'node:buffer';
import { isStorable } from '../site-kit/typed-text.ts';

const NOT_ASCII = /[^\0-\x7f]/;

/** What it says with its percent signs read; null where they name no UTF-8. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * False when the path or query of a request line holds NUL, or the path bytes that are no UTF-8, half characters among
 * them, raw or behind percent signs: nothing of ours is named so, and no store takes it. A query may hold anybody's half
 * of a percent sign. `url` as Node gives it: one character a byte.
 */
export function isReadableUrl(url: string): boolean {
  if (NOT_ASCII.test(url) && !isUtf8(Buffer.from(url, 'latin1'))) return false;
  // Almost every address has no percent sign in it.
  if (!url.includes('%')) return true;
  const start = url.indexOf('?');
  const path = decoded(start < 0 ? url : url.slice(0, start));
  const query = start < 0 ? [] : url.slice(start + 1).split(/[&=]/);
  return path !== null && isStorable([path, ...query.map((part) => decoded(part) ?? '')]);
}
