import { countryOf, isClockKnown, timeZoneCountry } from '../facts/country.ts';

/** The country of the product itself: where no clock is known, its clock is set. */
const HOME = 'IT';

/** The country in which a business delivers: its own, which its clock tells. ISO 3166-1. */
export const countryOfShop = ({ timeZone }: { timeZone: string }): string => timeZoneCountry(timeZone) ?? HOME;

/**
 * Whether its clock tells the country. It does not where the clock is only that of the product's home because nobody knows another: the
 * telephone then is of a country without one. `phone`: address of its link, "tel:+525512345678".
 */
export function hasCountry({ timeZone, phone }: { timeZone: string; phone: string | null }): boolean {
  const country = timeZoneCountry(timeZone);
  if (country !== HOME) return country !== null;
  const dialled = countryOf('', [(phone ?? '').replace(/^tel:/, '')]);
  return dialled === null || isClockKnown(dialled);
}
