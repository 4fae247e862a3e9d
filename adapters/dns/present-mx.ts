import { type Answer } from 'dns-packet';
import type { PresentMx, PresentMxReader } from '../../modules/mailboxes/import/present-mx.port.ts';
import { isPublicAddress } from '../../platform/public-address.ts';
import { askAny } from './ask-any.ts';
import { ask, type Server } from './ask.ts';
import { bare } from './leads.ts';
import { joinedTexts } from './texts.ts';
import { within } from './within.ts';

const DNS_PORT = 53;
const WAIT_MS = 3_000;
/** Servers of a zone that are asked. */
const MOST_SERVERS = 4;
/** Exchanges and texts that are looked at: whoever has more has not led their mail to ours alone. */
const MOST_SAID = 20;
/** For the whole of a read. */
const LONGEST_MS = 12_000;

export interface MxPlaces {
  /** Resolvers: they know the servers of a zone, and what it says where none of those can be asked from here. */
  servers: readonly Server[];
  /** Where a name server answers, by its address; null: not asked. */
  at?: (address: string) => Server | null;
}

/** What a zone named would otherwise be asked inside our own network. */
const atPublicAddress = (address: string): Server | null =>
  isPublicAddress(address) ? { host: address, port: DNS_PORT } : null;

/**
 * Asks the zone's own servers, so that what its owner has just changed is seen at once and not when resolvers forget what was before. Of
 * several that answer, all they say counts: a change that only one of them knows is not there yet.
 */
export function createPresentMx({ servers, at = atPublicAddress }: MxPlaces): PresentMxReader {
  async function ownServers(domain: string): Promise<Server[]> {
    const hosts = (await askAny(servers, domain, 'NS', { timeoutMs: WAIT_MS })).flatMap((each) =>
      each.type === 'NS' ? [bare(each.data)] : [],
    );
    const addresses = await Promise.all(
      hosts.slice(0, MOST_SERVERS).map((host) => askAny(servers, host, 'A', { timeoutMs: WAIT_MS }).catch(() => [])),
    );
    return addresses.flatMap((found) => {
      const [first] = found.flatMap((each) => (each.type === 'A' ? [at(each.data)] : []));
      return first ? [first] : [];
    });
  }

  async function saidBy(asked: (name: string, type: 'MX' | 'TXT') => Promise<Answer[]>, of: Names): Promise<PresentMx> {
    const [mx, txt] = await Promise.all([asked(of.domain, 'MX'), asked(of.proof, 'TXT')]);
    const exchanges = mx.flatMap((each) => (each.type === 'MX' ? [bare(each.data.exchange)] : []));
    return few({ exchanges: exchanges.filter((host) => host !== ''), texts: joinedTexts(txt) });
  }

  async function saidByAll(of: Names): Promise<PresentMx> {
    const own = await ownServers(of.domain);
    const said = await Promise.allSettled(
      own.map((server) => saidBy((name, type) => ask(server, name, type, WAIT_MS), of)),
    );
    const answered = said.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    if (answered.length > 0)
      return few({
        exchanges: [...new Set(answered.flatMap(({ exchanges }) => exchanges))].toSorted(),
        texts: [...new Set(answered.flatMap(({ texts }) => texts))],
      });
    return saidBy((name, type) => askAny(servers, name, type, { timeoutMs: WAIT_MS }), of);
  }

  return { read: (of) => within(LONGEST_MS, saidByAll(of)) };
}

const few = ({ exchanges, texts }: PresentMx): PresentMx => ({
  exchanges: exchanges.slice(0, MOST_SAID),
  texts: texts.slice(0, MOST_SAID),
});

type Names = Parameters<PresentMxReader['read']>[0];
