import type { Lang } from '../../site-kit/names.ts';

/** European Union, with the United Kingdom, Switzerland, San Marino and the Vatican: where Vetrina invoices. ISO 3166-1. */
const COUNTRIES = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK SM VA'.split(
  ' ',
);

const HOME: Record<Lang, string> = { it: 'IT', en: 'GB', es: 'ES', fr: 'FR', el: 'GR' };
/** Country offered first to a reader of the language. */
export const homeCountry = (lang: Lang): string => HOME[lang];

export interface CountryOption {
  value: string;
  label: string;
}
/** Every country by its name in the language, in the language's order. */
export function countryOptions(lang: Lang): CountryOption[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const order = new Intl.Collator(lang);
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    order.compare(a.label, b.label),
  );
}
