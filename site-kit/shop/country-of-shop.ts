import { timeZoneCountry } from '../facts/country.ts';

/** The country in which a business delivers: its own, which its clock tells. ISO 3166-1. */
export const countryOfShop = ({ timeZone }: { timeZone: string }): string => timeZoneCountry(timeZone) ?? 'IT';
