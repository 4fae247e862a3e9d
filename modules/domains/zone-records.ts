import { isIPv6 } from 'node:net';
import type { Ctx } from '../../platform/ctx.ts';
import { oneOfEach } from './zones/one-policy.rules.ts';
import type { ZoneRecord } from './zones/zones.port.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /**
     * Records of this room for a customer's domain. They stand beside the site's: of the names of the site only MX and TXT are
     * taken. What was asked for at the domain before us gives way to them; a change here is written within the hour.
     */
    dnsRecords: (ctx: Ctx, name: { domain: string; orderId: string }) => Promise<ZoneRecord[]>;
  }
}

/** The name itself, and www as another name of it. */
export function recordsFor(domain: string, addresses: string[]): ZoneRecord[] {
  const [v6, v4] = [addresses.filter((each) => isIPv6(each)), addresses.filter((each) => !isIPv6(each))];
  return [
    { name: domain, type: 'A', values: v4, owner: 'site' },
    ...(v6.length > 0 ? [{ name: domain, type: 'AAAA' as const, values: v6, owner: 'site' as const }] : []),
    { name: `www.${domain}`, type: 'CNAME', values: [domain], owner: 'site' },
  ];
}

/** What rooms have for this domain, in their order. */
export const recordsOfRooms = async (ctx: Ctx, name: { domain: string; orderId: string }): Promise<ZoneRecord[]> =>
  (await Promise.all(ctx.contributed('dnsRecords').map((records) => records(ctx, name)))).flat();

/**
 * All records of a zone: the site's, then those of rooms, then what the name brought along, each where nothing before it
 * stands. A name has one set of each type (RFC 2181, 5), so that texts of several owners are one set, of the first of them,
 * with one policy of who may send. Where one of them has an alias nothing else stands beside it (RFC 1034, 3.6.2): a zone with
 * both is refused whole, and so the name is the first one's.
 */
export function zoneRecords(site: ZoneRecord[], ofRooms: ZoneRecord[], kept: ZoneRecord[]): ZoneRecord[] {
  const ofSite = new Set(site.map(({ name }) => name));
  const beside = ({ name, type }: ZoneRecord) => !ofSite.has(name) || type === 'MX' || type === 'TXT';
  const sets = new Map<string, ZoneRecord>();
  const aliases = new Map<string, boolean>();
  for (const record of [...site, ...[...ofRooms, ...kept].filter((each) => beside(each))]) {
    const isAlias = record.type === 'CNAME';
    if ((aliases.get(record.name) ?? isAlias) !== isAlias) continue;
    aliases.set(record.name, isAlias);
    const key = `${record.type} ${record.name}`;
    const first = sets.get(key);
    if (!first) sets.set(key, record);
    else if (record.type === 'TXT') sets.set(key, { ...first, values: oneOfEach(first.values, record.values) });
  }
  return [...sets.values()];
}
