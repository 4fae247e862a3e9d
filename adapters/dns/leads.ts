import type { ZoneRecord } from '../../modules/domains/zones/zones.port.ts';
import type { AskType } from './ask.ts';

type Found = Omit<ZoneRecord, 'owner'>;
export type Asked = [name: string, type: AskType];

/** A host as the DNS compares it. */
export const bare = (host: string): string => host.replace(/\.$/, '').toLowerCase();
/** A mechanism or modifier of SPF that names a host, without its qualifier and its prefix lengths (RFC 7208, sections 5 and 6). */
const TERM = /^[+~?-]?(?<kind>a|mx|include|redirect)[:=](?<host>[^/]+)/i;
const ADDRESSES: AskType[] = ['A', 'AAAA'];
const ASKED_FOR: Record<string, AskType[]> = { a: ADDRESSES, mx: ['MX'], include: ['TXT'], redirect: ['TXT'] };

const all = (host: string, types: AskType[]): Asked[] => types.map((type) => [bare(host), type]);

function ofText(value: string): Asked[] {
  const text = value.slice(1, -1).replaceAll('" "', '');
  if (!/^v=spf1\b/i.test(text)) return [];
  return text.split(' ').flatMap((term) => {
    const { kind = '', host = '' } = TERM.exec(term)?.groups ?? {};
    return all(host, ASKED_FOR[kind.toLowerCase()] ?? []);
  });
}

/** An alias is asked again for what was asked of the name that leads to it. */
function leadsOf({ name, type, values }: Found): Asked[] {
  const last = values.map((value) => value.split(' ').at(-1) ?? '');
  if (type === 'MX' || type === 'SRV') return last.flatMap((host) => all(host, ADDRESSES));
  if (type === 'TXT') return values.flatMap((value) => ofText(value));
  if (type === 'CNAME') return last.flatMap((host) => all(host, /(?:^|\.)_/.test(name) ? ['TXT'] : ADDRESSES));
  return [];
}

/** Names that can be asked about; those of SPF may hold macros. */
const HOST = /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/;

/**
 * What stands in the same zone and these records need: without it they would lead nowhere once the zone is another one. What
 * the site stands on, the name itself and `www`, is read by itself.
 */
export const leadsWithin = (domain: string, records: Found[]): Asked[] =>
  records
    .flatMap((record) => leadsOf(record))
    .filter(([host]) => host.endsWith(`.${domain}`) && host !== `www.${domain}` && HOST.test(host));
