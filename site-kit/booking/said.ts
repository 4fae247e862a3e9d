import type { Lang } from '../document.ts';
import { BOOKING_WORDS } from './words.ts';

/** A sentence with its {n} or {when}. */
export const said = (text: string, values: { n?: number; when?: string }): string =>
  text.replaceAll(/\{(n|when)\}/g, (_whole, key: 'n' | 'when') => String(values[key] ?? ''));

/** "1 persona", "4 persone". */
export function peopleIn(n: number, lang: Lang): string {
  const form = new Intl.PluralRules(lang).select(n) === 'one' ? 'one' : 'other';
  return said(BOOKING_WORDS[lang].people[form], { n });
}
