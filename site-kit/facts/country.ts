import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Lang } from '../document.ts';

const ZONES: Record<string, string> = {
  IT: 'Europe/Rome',
  SM: 'Europe/Rome',
  VA: 'Europe/Rome',
  GR: 'Europe/Athens',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  AD: 'Europe/Andorra',
  PT: 'Europe/Lisbon',
  FR: 'Europe/Paris',
  MC: 'Europe/Monaco',
  BE: 'Europe/Brussels',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  SI: 'Europe/Ljubljana',
  HR: 'Europe/Zagreb',
  MT: 'Europe/Malta',
  AL: 'Europe/Tirane',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  HU: 'Europe/Budapest',
  RO: 'Europe/Bucharest',
  BG: 'Europe/Sofia',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  EE: 'Europe/Tallinn',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
};
/** Spain's other clock. */
const CANARY = 'Atlantic/Canary';
const LANG_OF: Record<string, Lang> = {
  IT: 'it',
  SM: 'it',
  VA: 'it',
  GR: 'el',
  CY: 'el',
  ES: 'es',
  AD: 'es',
  MX: 'es',
  AR: 'es',
  CO: 'es',
  CL: 'es',
  PE: 'es',
  FR: 'fr',
  MC: 'fr',
  BE: 'fr',
  LU: 'fr',
};

const named = new Map<Lang, Map<string, string>>();

/** Names of all countries in a language: "Italy", "Italia" and "Ιταλία" are the same place. Built when first asked. */
function countriesIn(lang: Lang): Map<string, string> {
  const known = named.get(lang);
  if (known) return known;
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = new Map<string, string>();
  for (const code of letters.flatMap((a) => letters.map((b) => a + b))) {
    const name = names.of(code)?.toLowerCase();
    // The first code wins: later ones are historical (UK for GB, DD for DE).
    if (name && !codes.has(name)) codes.set(name, code);
  }
  named.set(lang, codes);
  return codes;
}

/** How people and forms write countries that the lists of names call otherwise. */
const ALSO: Record<string, string> = {
  uk: 'GB',
  el: 'GR',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  inghilterra: 'GB',
  'gran bretagna': 'GB',
  inglaterra: 'GB',
  'gran bretaña': 'GB',
  angleterre: 'GB',
  'grande-bretagne': 'GB',
  αγγλία: 'GB',
};

/** Two letters from the network's country name or code, else from a phone number with its prefix; null when neither says. */
export function countryOf(name: string, phones: string[]): string | null {
  const known = ALSO[name.toLowerCase()];
  if (known) return known;
  if (/^[A-Za-z]{2}$/.test(name)) return name.toUpperCase();
  for (const lang of name === '' ? [] : (['en', 'it', 'el', 'es', 'fr'] as const)) {
    const code = countriesIn(lang).get(name.toLowerCase());
    if (code) return code;
  }
  for (const phone of phones) {
    const country = phone.startsWith('+') ? parsePhoneNumberFromString(phone)?.country : undefined;
    if (country) return country;
  }
  return null;
}

/** IANA zone in which the business keeps its hours; the product's home, Rome, when unknown. */
export function timeZoneOf(country: string | null, longitude: number | null): string {
  if (country === 'ES' && longitude !== null && longitude < -13) return CANARY;
  return ZONES[country ?? 'IT'] ?? 'Europe/Rome';
}

/** Languages of one country, near enough: where a page says none, its numbers and hours are that country's. */
const HOME: Record<Lang, string | null> = { it: 'IT', el: 'GR', es: null, fr: null, en: null };
const HOME_ZONE: Record<Lang, string> = { it: 'IT', el: 'GR', es: 'ES', fr: 'FR', en: 'GB' };

/** Where a page without an address is, by its language; null where several countries speak it. */
export const homeOf = (lang: Lang): string | null => HOME[lang];
/** For the zone alone a likely country is better than none. */
export const zoneHomeOf = (lang: Lang): string => HOME_ZONE[lang];

/** The language a site starts in: the country's, English in countries whose language we do not write. */
export function langOf(country: string): Lang {
  return LANG_OF[country] ?? 'en';
}

/** Whether the clock of this country is known, and not only that of the product's home. */
export const isClockKnown = (country: string): boolean => country in ZONES;

/** The first country that has this clock: "Europe/Rome" is Italy's. Null for one that no country here has. */
export const timeZoneCountry = (zone: string): string | null =>
  zone === CANARY ? 'ES' : (Object.entries(ZONES).find(([, each]) => each === zone)?.[0] ?? null);
