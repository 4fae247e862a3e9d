/**
 * All hosts that lead to sites, in memory, for the question whether a name may have a certificate: two numbers of eight bytes
 * a host, so that a million of them take 16 MB, and what has moved since beside them.
 */
import { createHash } from 'node:crypto';
import type { HostsOfSite } from '../../modules/sites/index.server.ts';
import type { Logger } from '../../platform/logger.ts';
import { createOutages } from '../../platform/outages.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Hears } from './listen.ts';

export interface AllowedHosts extends Hears {
  /** As far as is known; false also while nothing has been read yet. */
  has(host: string): boolean;
  close(): Promise<void>;
}

/** Reads hosts of sites: a page of all of them, or of those named. */
export type ReadHosts = (input: { after: string; most: number } | { only: string[] }) => Promise<HostsOfSite[]>;

const PAGE = 5000;
/** Beyond so many sites that have moved everything is read again. */
const MOST_MOVED = 10_000;
/** So long after a notice more are waited for, and between two tries. */
const SOON_MS = 50;
const AGAIN_MS = 1000;
/** Whatever was not read by then is. */
const LATE_MS = 60_000;

/** 48 bits: of a million names two share a number once in five hundred installations, and then one name too many is allowed. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6);

interface Table {
  hosts: Float64Array;
  sites: Float64Array;
}
const EMPTY: Table = { hosts: new Float64Array(), sites: new Float64Array() };

function tableOf(found: { host: number; site: number }[]): Table {
  const ordered = found.toSorted((one, other) => one.host - other.host);
  return {
    hosts: Float64Array.from(ordered, ({ host }) => host),
    sites: Float64Array.from(ordered, ({ site }) => site),
  };
}

/** The site behind a host's number; undefined for none. */
function lookUp({ hosts, sites }: Table, wanted: number): number | undefined {
  let [from, to] = [0, hosts.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((hosts[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return hosts[from] === wanted ? sites[from] : undefined;
}

export function createAllowedHosts(read: ReadHosts, log: Logger): AllowedHosts {
  const outages = createOutages(log);
  let table = EMPTY;
  /** What is known of sites that moved since the table was made: their hosts, whatever it says. */
  let moved = new Map<number, Set<number>>();
  let stale = new Set<string>();
  let all = false;
  let timer: NodeJS.Timeout | undefined;
  const reading = repeat(LATE_MS, readAgain, (error) => {
    outages.tell(error, 'the hosts that may have a certificate were not read; they stay as they were');
    soon(AGAIN_MS);
  });

  async function readAgain(): Promise<void> {
    if (all || stale.size > MOST_MOVED) await readAll();
    const only = [...stale].slice(0, PAGE);
    if (only.length === 0) return;
    // What moves while we read is read again behind it.
    for (const siteId of only) stale.delete(siteId);
    const found = await read({ only }).catch((error: unknown) => {
      for (const siteId of only) stale.add(siteId);
      throw error;
    });
    const of = new Map(found.map(({ siteId, hosts }) => [siteId, new Set(hosts.map(numberOf))]));
    for (const siteId of only) moved.set(numberOf(siteId), of.get(siteId) ?? new Set());
    if (moved.size > MOST_MOVED) all = true;
    if (stale.size > 0 || all) soon();
  }

  async function readAll(): Promise<void> {
    // What moves while we read is read again behind it.
    stale = new Set();
    all = false;
    const found: { host: number; site: number }[] = [];
    try {
      for (let after = ''; ;) {
        const page = await read({ after, most: PAGE });
        for (const { siteId, hosts } of page)
          for (const host of hosts) found.push({ host: numberOf(host), site: numberOf(siteId) });
        if (page.length < PAGE) break;
        after = page.at(-1)?.siteId ?? '';
      }
    } catch (error) {
      all = true;
      throw error;
    }
    table = tableOf(found);
    moved = new Map();
  }

  function soon(ms = SOON_MS): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void reading.run();
    }, ms).unref();
  }

  const known = (host: string): boolean => {
    const wanted = numberOf(host);
    const site = lookUp(table, wanted);
    if (site !== undefined && !moved.has(site)) return true;
    // Few: those that moved since the last reading.
    for (const hosts of moved.values()) if (hosts.has(wanted)) return true;
    return false;
  };
  return {
    // People type both spellings, and both are answered.
    has: (host) => known(host) || known(host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`),
    invalidateSite(siteId) {
      stale.add(siteId);
      soon();
    },
    // A host that is given to a site is told with the site.
    invalidateUnknown: () => undefined,
    invalidateAll() {
      all = true;
      soon();
    },
    close() {
      clearTimeout(timer);
      return reading.stop();
    },
  };
}
