import { randomBytes } from 'node:crypto';
import { getServers } from 'node:dns';
import type { Answer } from 'dns-packet';
import type { DnsReader } from '../../modules/domains/zones/present-dns.port.ts';
import type { ZoneRecord } from '../../modules/domains/zones/zones.port.ts';
import { askAny } from './ask-any.ts';
import type { AskType, Server } from './ask.ts';
import { unavailable } from './faults.ts';
import { bare, leadsWithin, type Asked } from './leads.ts';
import { HOSTS, SELECTORS, SERVICES, TEXTS } from './names.ts';

type Found = Omit<ZoneRecord, 'owner'>;

const TRIES = 2;
const PARALLEL = 8;
/** Nobody has more under one name; what is longer is not understood, and nothing is guessed. */
const MOST_VALUES = 60;
/** Twice what any name is asked; a zone whose names lead on and on has an end here. */
const MOST_QUESTIONS = 200;
const ADDRESSES: AskType[] = ['A', 'AAAA'];

/**
 * Reads names through the resolvers given (`host:port`), the next one when one does not answer. A question takes `timeoutMs` at
 * most for each try and server, a name some 80 questions, eight at a time.
 */
export function createDnsReader(options: { servers: Server[]; timeoutMs?: number }): DnsReader {
  const answers = (name: string, type: AskType): Promise<Answer[]> =>
    askAny(options.servers, name, type, { timeoutMs: options.timeoutMs ?? 3000, tries: TRIES }).catch(
      (error: unknown) => {
        throw unavailable(String(error), error);
      },
    );

  /** What stands under this very name: its alias, or the values of this type; what an alias leads to is another zone's. */
  async function at(name: string, type: AskType): Promise<Found[]> {
    const own = (await answers(name, type)).filter((each) => each.name.toLowerCase() === name);
    const alias = own.find((each) => each.type === 'CNAME');
    if (alias) return [{ name, type: 'CNAME', values: [bare(String((alias as { data: unknown }).data))] }];
    const values = own.filter((each) => each.type === type).map((each) => written(each));
    if (values.length === 0) return [];
    if (values.length > MOST_VALUES) throw unavailable(`${name}: too many values`);
    return [{ name, type: type as Found['type'], values: [...new Set(values)].toSorted() }];
  }

  /** Asks each question once, and then for what the answers lead to in the same zone. */
  async function follow(domain: string, questions: Asked[], before: string[] = []): Promise<Found[]> {
    const asked = new Set(before);
    const fresh = questions.filter(([name, type]) => {
      const key = `${name} ${type}`;
      return !asked.has(key) && Boolean(asked.add(key));
    });
    if (asked.size > MOST_QUESTIONS) throw unavailable(`${domain}: too many names lead to others`);
    const found: Found[] = [];
    for (let from = 0; from < fresh.length; from += PARALLEL) {
      const some = await Promise.all(fresh.slice(from, from + PARALLEL).map(([name, type]) => at(name, type)));
      found.push(...some.flat());
    }
    if (found.length === 0) return [];
    return [...found, ...(await follow(domain, leadsWithin(domain, found), [...asked]))];
  }

  return {
    async read(domain) {
      const nameServers = (await answers(domain, 'NS')).flatMap((each) =>
        each.type === 'NS' ? [bare(each.data)] : [],
      );
      const signed = (await answers(domain, 'DS')).some(({ type }) => type === 'DS');
      const sites = [domain, `www.${domain}`];
      const addresses = await follow(domain, all(sites, ADDRESSES));
      const anywhere = await follow(
        domain,
        all(under(domain, [`x${randomBytes(6).toString('hex')}`]), ['A', 'TXT', 'SRV']),
      );
      const found = await follow(domain, [
        [domain, 'MX'],
        [domain, 'TXT'],
        [`pec.${domain}`, 'MX'],
        ...all(under(domain, HOSTS), ADDRESSES),
        ...all(under(domain, SERVICES), ['SRV']),
        ...all(under(domain, TEXTS), ['TXT']),
        ...all(under(`_domainkey.${domain}`, SELECTORS), ['TXT']),
      ]);
      return {
        nameServers: [...new Set(nameServers)].toSorted(),
        signed,
        records: onceEach(found).filter((record) => !isWild(record, anywhere)),
        addresses: onceEach(addresses),
      };
    },
  };
}

const all = (names: string[], types: AskType[]): Asked[] =>
  names.flatMap((name) => types.map((type): Asked => [name, type]));
const under = (domain: string, labels: string[]): string[] => labels.map((label) => `${label}.${domain}`);

/** Resolvers by `address` or `address:port`; without any those of the machine. */
export const resolvers = (given: string[]): Server[] =>
  (given.length > 0 ? given : getServers().filter((each) => !each.includes('['))).map((each) => {
    const [host = '', port] = each.split(':').length === 2 ? each.split(':') : [each];
    return { host, port: Number(port ?? 53) };
  });

/**
 * A zone with a wildcard answers for whatever is asked (RFC 4592). Of hosts that is how people reach them; nobody means a
 * signature, a service or a rule by it.
 */
const isWild = ({ name, type, values }: Found, anywhere: Found[]): boolean =>
  name.startsWith('_') || name.includes('._')
    ? anywhere.some((each) => each.type === type && each.values.join() === values.join())
    : false;

/** An alias answers every type. */
const onceEach = (found: Found[]): Found[] => [
  ...new Map(found.map((record) => [`${record.name} ${record.type}`, record])).values(),
];

/** A value as a zone file has it (RFC 1035, section 5); an alias without its closing dot, as the zones' port takes it. */
function written(answer: Answer): string {
  if (answer.type === 'MX') return `${answer.data.preference ?? 0} ${bare(answer.data.exchange)}.`;
  if (answer.type === 'SRV') {
    const { priority = 0, weight = 0, port, target } = answer.data;
    return `${priority} ${weight} ${port} ${bare(target)}.`;
  }
  if (answer.type === 'TXT') return (Array.isArray(answer.data) ? answer.data : [answer.data]).map(quoted).join(' ');
  return String((answer as { data: unknown }).data);
}

/** Bytes that are not printable ASCII by their octal code, as the zones' vendor takes them. */
const quoted = (part: string | Buffer): string =>
  `"${[...Buffer.from(part)]
    .map((byte) => {
      if (byte === 0x22 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`;
      return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
    })
    .join('')}"`;
