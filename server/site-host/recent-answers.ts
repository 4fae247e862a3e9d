import type { Ready } from './ready.ts';

/**
 * What was answered within the last minute, under host and URL as they were asked, for clients that take brotli: one look
 * finds what would otherwise take four (name, site, file, bytes) with their keys and their order of use.
 */
export interface RecentAnswers {
  get(host: string, url: string): Ready | undefined;
  keep(host: string, url: string, ready: Ready): void;
  /** These bytes are to leave the memory. */
  forget(ready: Ready): void;
  clear(): void;
}

const MOST = 200_000;
/** Then the long way is taken once, which tells the larger memories what is still in use and asks again what has aged. */
const MINUTE_MS = 60_000;

/** A host holds no slash and a URL begins with one; the page asked for most is found without putting two strings together. */
const nameOf = (host: string, url: string): string => (url === '/' ? host : host + url);

export function createRecentAnswers(): RecentAnswers {
  const answers = new Map<string, Ready>();
  let clearedAt = Date.now();
  const clear = (): void => {
    for (const ready of answers.values()) ready.asked = null;
    answers.clear();
    clearedAt = Date.now();
  };
  return {
    get(host, url) {
      if (Date.now() - clearedAt > MINUTE_MS) clear();
      return answers.get(nameOf(host, url));
    },
    keep(host, url, ready) {
      if (answers.size >= MOST) clear();
      // Of one piece: a part of a request would keep all of it in memory.
      const name = Buffer.from(nameOf(host, url), 'latin1').toString('latin1');
      answers.set(name, ready);
      (ready.asked ??= []).push(name);
    },
    forget(ready) {
      for (const name of ready.asked ?? []) answers.delete(name);
      ready.asked = null;
    },
    clear,
  };
}
