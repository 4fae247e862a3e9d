import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { Logger } from '../../platform/logger.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Ready } from './ready.ts';

const FLUSH_MS = 5000;
const BROWSERS_KNOWN = 2000;

/**
 * Counts an answer that is a site's page, when a person will see it. Robots say so, or say nothing of themselves;
 * browsers say when they only fetch ahead. Nothing of the request is kept.
 */
export function visitCounter(): (ready: Ready, host: string, headers: IncomingHttpHeaders) => void {
  const people = new Map<string, boolean>();
  return ({ seen }, host, { 'user-agent': userAgent, referer, purpose, 'sec-purpose': secPurpose }) => {
    if (!seen || !userAgent || (secPurpose ?? purpose) !== undefined) return;
    let person = people.get(userAgent);
    if (person === undefined) {
      if (people.size >= BROWSERS_KNOWN) people.clear();
      people.set(userAgent, (person = !isbot(userAgent)));
    }
    if (person) seen(!cameFrom(host, referer));
  };
}

/** From another page of the same site: our pages let the browser say so (Referrer-Policy). */
function cameFrom(host: string, referer: string | undefined): boolean {
  if (referer === undefined) return false;
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
