import type { OtherLanguage } from '../../compose-languages.ts';
import type { Layer } from '../layer.ts';
import type { ListedUnit, UnitLabel } from '../list-units.ts';
import { findUnit, translationUnit } from '../units.ts';
import type { Translated } from './translation.ts';

/**
 * What an owner may say of their site in its other languages, in page order: of each unit what stands on the site (`translates`), what they said of
 * it, and what stands for it (`derived`) where they said it of another row with the same words.
 */
export function listTranslations(given: {
  units: readonly ListedUnit[];
  layer: Layer;
  languages: readonly OtherLanguage[];
}): ListedUnit[] {
  const named = new Map(given.units.map(({ unit, label }) => [unit, label]));
  return given.languages.flatMap(({ lang, sources, translation }) =>
    sources.flatMap(({ unit, section, value, of }): ListedUnit[] => {
      const key = translationUnit(lang, unit);
      const found = findUnit(key);
      if (!found) return [];
      const entry = given.layer[key];
      const stands = translation.said.get(unit);
      const own = entry?.value as Translated | undefined;
      const derived = entry || !stands ? null : { value: stands.value, of };
      const label: UnitLabel = named.get(unit) ?? { key: 'title', params: { section: '' } };
      const photo = unit.startsWith('copy/alt/') ? photoOf(unit, given.units) : {};
      return [
        {
          unit: key,
          kind: 'translation',
          value: own ?? derived,
          derived,
          own: entry !== undefined,
          limit: found.unit.limit,
          label: { key: label.key, params: { ...label.params, lang } },
          source: entry ? { kind: 'owner', unit: key, at: entry.at } : null,
          section,
          translates: { unit, value, of },
          ...photo,
        },
      ];
    }),
  );
}

const ALT = 'copy/alt/';
/** The photo of which a text says what is on it. */
function photoOf(unit: string, units: readonly ListedUnit[]): Pick<ListedUnit, 'photo' | 'size'> {
  const item = units.find((one) => one.unit === `item/photos/${unit.slice(ALT.length)}`);
  return item?.photo === undefined || !item.size ? {} : { photo: item.photo, size: item.size };
}
