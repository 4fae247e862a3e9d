import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { Logger } from '../../platform/logger.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Origin, Spoken } from '../../site-kit/visits.ts';
import { isPhone, isSocialApp, LETTER, originOf, spokenIn } from './arrival.ts';
import type { PreparedResponse } from './prepared-response.ts';

const FLUSH_MS = 5000;
/** Texts of browsers whose meaning is remembered; none of them is kept for a person or a visit. */
const REMEMBERED = 2000;
const LONGEST = 300;

/** What a browser says of itself. */
export interface Browser {
  isPerson: boolean;
  onPhone: boolean;
  /** Opened inside the app of a social network, which names no page. */
  isSocialApp: boolean;
}

/** Robots say so, or say nothing of themselves; of one text the answer is the same. */
export const knownBrowsers = (): ((userAgent: string) => Browser) =>
  remembered((userAgent) => ({
    isPerson: !isbot(userAgent),
    onPhone: isPhone(userAgent),
    isSocialApp: isSocialApp(userAgent),
  }));

/**
 * Counts an answer that is a site's page, when a person will see it. Browsers say when they only fetch ahead. Nothing of the
 * request is kept, and nothing is made for a visit whose browser, language and origin were met lately. `byLetter`: by a link of a letter.
 */
export function visitCounter(): (
  ready: PreparedResponse,
  host: string,
  headers: IncomingHttpHeaders,
  byLetter: boolean,
) => void {
  const browserOf = knownBrowsers();
  const fromWeb = remembered((referer: string) => originOf(referer, false));
  const fromApp = remembered((referer: string) => originOf(referer, true));
  const spoken = remembered((accepted: string): Spoken => spokenIn(accepted));
  return ({ counted }, host, headers, byLetter) => {
    const { 'user-agent': userAgent, referer = '', purpose, 'sec-purpose': secPurpose } = headers;
    if (!counted || !userAgent || (secPurpose ?? purpose) !== undefined) return;
    const { isPerson, onPhone, isSocialApp: inApp } = browserOf(userAgent);
    if (!isPerson) return;
    const named = (): Origin => (inApp ? fromApp : fromWeb)(referer);
    // Mail that is read in a browser names its own page, if any.
    const from: Origin | null = cameFrom(host, referer) ? null : byLetter ? LETTER : named();
    counted.seen(from, onPhone, spoken(headers['accept-language'] ?? ''));
  };
}

/** `read` of texts that were met lately is looked up; of long ones it is read each time. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = read(text);
    if (text.length > LONGEST) return answer;
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, answer);
    return answer;
  };
}

/** From another page of the same site: our pages let the browser say so (Referrer-Policy). */
export function cameFrom(host: string, referer: string): boolean {
  if (referer === '') return false;
  const at = referer.indexOf('//') + 2;
  return referer.startsWith(host, at) && (referer.length === at + host.length || referer[at + host.length] === '/');
}

/** Calls `flush` every five seconds and once more at the end. A flush that fails is tried with the next. */
export function flushRegularly(flush: () => Promise<unknown>, log: Logger): { close(): Promise<void> } {
  const flushing = repeat(FLUSH_MS, flush, (error) =>
    log.warn({ err: error }, 'visits were not written down; trying again'),
  );
  return {
    close() {
      void flushing.run();
      return flushing.stop();
    },
  };
}
