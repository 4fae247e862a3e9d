import type { DomainSuggestion } from '../../../../modules/domains/schemas.ts';
import { ZONES as ENDINGS, type ZoneName } from '../../../../modules/domains/zones/zones.rules.ts';

/** AVAILABLE names only, one ending after the other, in the order given, so that each is seen (W5). */
export function freeNames(all: readonly DomainSuggestion[], endings: readonly ZoneName[] = ENDINGS): string[] {
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
  return [...free];
}
