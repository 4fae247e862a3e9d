import { getServers } from 'node:dns';
import type { Answer } from 'dns-packet';
import type { DnsReader } from '../../modules/domains/present-dns.port.ts';
import type { ZoneRecord } from '../../modules/domains/zones.port.ts';
import { AppError } from '../../platform/errors.ts';
import { ask, type AskType, type Server } from './ask.ts';
import { HOSTS, SELECTORS, SERVICES, TEXTS } from './names.ts';

type Found = Omit<ZoneRecord, 'owner'>;

const TRIES = 2;
const PARALLEL = 8;
/** Nobody has more under one name; what is longer is not understood, and nothing is guessed. */
const MOST_VALUES = 60;

/**
 * Reads names through the resolvers given (`host:port`), the next one when one does not answer. A question takes `timeoutMs` at
 * most for each try and server, a name some 70 questions, eight at a time.
 */
export function createDnsReader(options: { servers: Server[]; timeoutMs?: number }): DnsReader {
  async function answers(name: string, type: AskType): Promise<Answer[]> {
    let last: unknown = new Error('no resolver is known');
    for (let each = 0; each < TRIES * options.servers.length; each++) {
      const server = options.servers[each % options.servers.length] as Server;
      try {
        return await ask(server, name, type, options.timeoutMs ?? 3000);
      } catch (error) {
        last = error;
      }
    }
    throw new AppError('domains.dns-unavailable', { status: 503, retryable: true, reason: String(last), cause: last });
  }

  /** What stands under this very name: its alias, or the values of this type; what an alias leads to is another zone's. */
  async function under(name: string, type: AskType): Promise<Found[]> {
    const own = (await answers(name, type)).filter((each) => each.name.toLowerCase() === name);
    const alias = own.find((each) => each.type === 'CNAME');
    if (alias) return [{ name, type: 'CNAME', values: [bare(String((alias as { data: unknown }).data))] }];
    const values = own.filter((each) => each.type === type).map((each) => written(each));
    if (values.length === 0) return [];
    if (values.length > MOST_VALUES)
      throw new AppError('domains.dns-unavailable', {
        status: 503,
        retryable: true,
        reason: `${name}: too many values`,
      });
    return [{ name, type: type as Found['type'], values: [...new Set(values)].toSorted() }];
  }

  return {
    async read(domain) {
      const nameServers = (await answers(domain, 'NS')).flatMap((each) =>
        each.type === 'NS' ? [bare(each.data)] : [],
      );
      const signed = (await answers(domain, 'DS')).some(({ type }) => type === 'DS');
      const mx = await under(domain, 'MX');
      const ownHosts = mx.flatMap(({ values }) => values.map((value) => bare(value.split(' ')[1] ?? '')));
      const hosts = new Set([
        ...HOSTS.map((host) => `${host}.${domain}`),
        ...ownHosts.filter((host) => host.endsWith(`.${domain}`)),
      ]);
      const questions: [string, AskType][] = [
        [domain, 'TXT'],
        [`pec.${domain}`, 'MX'],
        ...[...hosts].flatMap((host): [string, AskType][] => [
          [host, 'A'],
          [host, 'AAAA'],
        ]),
        ...SERVICES.map((service): [string, AskType] => [`${service}.${domain}`, 'SRV']),
        ...TEXTS.map((text): [string, AskType] => [`${text}.${domain}`, 'TXT']),
        ...SELECTORS.map((selector): [string, AskType] => [`${selector}._domainkey.${domain}`, 'TXT']),
      ];
      const found: Found[] = [...mx];
      for (let from = 0; from < questions.length; from += PARALLEL) {
        const some = await Promise.all(questions.slice(from, from + PARALLEL).map(([name, type]) => under(name, type)));
        found.push(...some.flat());
      }
      const addresses: Found[] = [];
      for (const host of [domain, `www.${domain}`])
        addresses.push(...(await under(host, 'A')), ...(await under(host, 'AAAA')));
      return {
        nameServers: [...new Set(nameServers)].toSorted(),
        signed,
        records: onceEach(found),
        addresses: onceEach(addresses),
      };
    },
  };
}

/** Resolvers by `address` or `address:port`; without any those of the machine. */
export const resolvers = (given: string[]): Server[] =>
  (given.length > 0 ? given : getServers().filter((each) => !each.includes('['))).map((each) => {
    const [host = '', port] = each.split(':').length === 2 ? each.split(':') : [each];
    return { host, port: Number(port ?? 53) };
  });

/** An alias answers every type. */
const onceEach = (found: Found[]): Found[] => [
  ...new Map(found.map((record) => [`${record.name} ${record.type}`, record])).values(),
];

const bare = (name: string): string => name.replace(/\.$/, '').toLowerCase();

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
