import { countryOf, isClockKnown, timeZoneCountry } from '../facts/country.ts';

/** The country of the product itself: where no clock is known, its clock is set. */
const HOME = 'IT';

/**
 * The country in which a business delivers, ISO 3166-1: its own, which its clock tells; null where it does not. It does not where the clock is
 * only that of the product's home because nobody knows another: the telephone then is of a country without one. `phone`: address of its link,
 * "tel:+525512345678".
 */
export function countryOfShop({ timeZone, phone }: { timeZone: string; phone: string | null }): string | null {
  const country = timeZoneCountry(timeZone);
  if (country !== HOME) return country;
  const dialled = countryOf('', [(phone ?? '').replace(/^tel:/, '')]);
  return dialled === null || isClockKnown(dialled) ? country : null;
}
