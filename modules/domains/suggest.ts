import type { Availability } from './registration/registrar.port.ts';
import type { DomainSuggestion } from './schemas.ts';
import { isZone, type ZoneName } from './zones/zones.rules.ts';

const MAX_SUGGESTIONS = 8;

export interface AskedName {
  /** ASCII, lower case. */
  domain: string;
  availability: Availability;
}

/**
 * What a customer may choose from: only AVAILABLE names of our zones, each once, at most eight. First the very name in
 * the wanted zone, then in the others, then the registrar's ideas, again the wanted zone first. `checked` was asked name by name and
 * therefore wins over `suggested`, which a registrar may answer from a cache.
 */
export function rankSuggestions(
  label: string,
  ext: ZoneName,
  checked: readonly AskedName[],
  suggested: readonly AskedName[],
): DomainSuggestion[] {
  const known = new Map<string, Availability>();
  for (const { domain, availability } of [...checked, ...suggested]) {
    if (!known.has(domain)) known.set(domain, availability);
  }
  const rank = (s: DomainSuggestion) => (s.domainName === `${label}.${s.tld}` ? 0 : 2) + (s.tld === ext ? 0 : 1);
  return [...known]
    .flatMap(([domainName, availability]) => {
      const tld = domainName.slice(domainName.lastIndexOf('.') + 1);
      return isZone(tld) && availability === 'AVAILABLE' ? [{ domainName, tld, availability }] : [];
    })
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_SUGGESTIONS);
}
