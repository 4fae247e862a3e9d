/** Where something is brought: street, postal code and town, of the country of the business. */
import { line } from '../typed-text.ts';
import { readField } from './read-field.ts';

export const ADDRESS_FIELDS = ['street', 'zip', 'town'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type Address = Record<AddressField, string>;
export const ADDRESS_LIMITS = { street: 120, zip: 16, town: 80 } as const;

const FIELDS = {
  street: line(ADDRESS_LIMITS.street),
  zip: line(ADDRESS_LIMITS.zip),
  town: line(ADDRESS_LIMITS.town),
};

export interface ReadAddress {
  /** As it was typed, cut at what a field may hold. */
  typed: Address;
  /** Cleaned; '' of what is no line of text. */
  address: Address;
}

/** Reads an address from a posted form. Whether its code is one, and is reached, its reader asks. */
export function readAddress(form: URLSearchParams): ReadAddress {
  const read = (field: AddressField) => readField(form, field, { kind: FIELDS[field], most: ADDRESS_LIMITS[field] });
  const [street, zip, town] = [read('street'), read('zip'), read('town')];
  return {
    typed: { street: street.typed, zip: zip.typed, town: town.typed },
    address: { street: street.clean ?? '', zip: zip.clean ?? '', town: town.clean ?? '' },
  };
}

/** "Via del Nido 8, 55100 Lucca"; '' of none. */
export const addressLine = (address: Address | null): string =>
  address === null ? '' : `${address.street}, ${address.zip} ${address.town}`;
