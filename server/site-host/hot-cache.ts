import { ownText } from './own-text.ts';
import type { PreparedResponse } from './prepared-response.ts';
import type { Moved } from './site-moves.ts';

/**
 * What was answered within the last minute, under host and URL as they were asked, for clients that take brotli: one look
 * finds what would otherwise take four (name, site, file, bytes) with their keys and their order of use.
 */
export interface HotCache {
  /** Undefined also for an answer of a site that has moved since. */
  get(host: string, url: string): PreparedResponse | undefined;
  /** `of` is the site that answers, `now` the present step. */
  keep(host: string, url: string, ready: PreparedResponse, of: Moved, now: number): void;
  /** These bytes are to leave the memory. */
  drop(ready: PreparedResponse): void;
  /** Of every site; no step longer than for one answer. */
  clear(): void;
}
interface Kept {
  ready: PreparedResponse;
  of: Moved;
  at: number;
}

const MOST = 200_000;
/** Then the long way is taken once, which tells the larger memories what is still in use and asks again what has aged. */
const MINUTE_MS = 60_000;

/** A host holds no slash and a URL begins with one; the page asked for most is found without putting two strings together. */
const nameOf = (host: string, url: string): string => (url === '/' ? host : host + url);

export function createHotCache(): HotCache {
  let answers = new Map<string, Kept>();
  /** Which of all maps so far this one is. */
  let round = 0;
  let clearedAt = Date.now();
  const clear = (): void => {
    // Another map: to empty one would take as long as it has answers.
    answers = new Map();
    round += 1;
    clearedAt = Date.now();
  };
  return {
    get(host, url) {
      if (Date.now() - clearedAt > MINUTE_MS) clear();
      const kept = answers.get(nameOf(host, url));
      return kept && kept.at >= kept.of.at ? kept.ready : undefined;
    },
    keep(host, url, ready, of, now) {
      if (answers.size >= MOST) clear();
      const name = ownText(nameOf(host, url));
      answers.set(name, { ready, of, at: now });
      if (ready.asked?.round !== round) ready.asked = { round, names: [] };
      ready.asked.names.push(name);
    },
    drop(ready) {
      if (ready.asked?.round === round) for (const name of ready.asked.names) answers.delete(name);
      ready.asked = null;
    },
    clear,
  };
}
