import { ZONES as ENDINGS, type ZoneName } from '../../../../modules/domains/zones/zones.rules.ts';
import { ZONES } from './service.rules.ts';

export interface Suggestion {
  domainName: string;
  tld: string;
  availability: string;
}
export interface SortedNames {
  /** AVAILABLE names only, the nearest to what was typed first (W5). */
  free: string[];
  /** What was typed, as a whole name, where someone else has it. */
  taken: string[];
}

/** Free names, one ending after the other, in the order given, so that each is seen; and the very name that was typed, where it is taken. */
export function sortSuggestions(
  all: readonly Suggestion[],
  asked: string,
  endings: readonly ZoneName[] = ENDINGS,
): SortedNames {
  const byZone = endings
    .map((ending) => `.${ending}`)
    .map((zone) => all.filter((s) => s.availability === 'AVAILABLE' && s.domainName.endsWith(zone)));
  const free = new Set<string>();
  for (let row = 0; row < Math.max(0, ...byZone.map((zone) => zone.length)); row++) {
    for (const zone of byZone) {
      const name = zone[row]?.domainName;
      if (name) free.add(name);
    }
  }
  const typed = asked.toLowerCase().replace(/\s+/g, '');
  const exact = ZONES.some((zone) => typed.endsWith(zone)) ? [typed] : ZONES.map((zone) => `${typed}${zone}`);
  const taken = all.filter((s) => s.availability === 'UNAVAILABLE' && exact.includes(s.domainName));
  return { free: [...free], taken: [...new Set(taken.map((s) => s.domainName))] };
}
