import type { Config } from '../../platform/config.ts';
import { originOf, type HostedSite } from '../../modules/sites/index.server.ts';
import type { HostKind } from './classify-host.ts';

/** What a host that is not ours leads to. */
export type Target =
  | { kind: 'site'; site: HostedSite }
  | { kind: 'redirect'; origin: string; siteId: string }
  | { kind: 'unknown' };

export const UNKNOWN: Target = { kind: 'unknown' };

export interface SiteLookups {
  bySlug(slug: string): Promise<HostedSite | null>;
  byHost(host: string): Promise<HostedSite | null>;
}
type Named = Extract<HostKind, { host: string }>;
type Resolver = (named: Named, lookups: SiteLookups, config: Config) => Promise<Target | null>;

const freeAddress: Resolver = async (named, lookups) => {
  if (named.kind !== 'free') return null;
  const site = await lookups.bySlug(named.slug);
  return site ? { kind: 'site', site } : UNKNOWN;
};

const ownDomain: Resolver = async (named, lookups) => {
  const site = await lookups.byHost(named.host);
  return site ? { kind: 'site', site } : null;
};

/** People type both spellings; only one of them was attached, and that one is canonical. */
const otherSpelling: Resolver = async (named, lookups, config) => {
  const other = named.host.startsWith('www.') ? named.host.slice('www.'.length) : `www.${named.host}`;
  const site = await lookups.byHost(other);
  return site ? { kind: 'redirect', origin: originOf(config, other), siteId: site.siteId } : null;
};

const CHAIN: Resolver[] = [freeAddress, ownDomain, otherSpelling];

/** Asks each resolver in turn; the first that knows the host decides. */
export async function findSite(named: Named, lookups: SiteLookups, config: Config): Promise<Target> {
  for (const resolver of CHAIN) {
    const target = await resolver(named, lookups, config);
    if (target) return target;
  }
  return UNKNOWN;
}
