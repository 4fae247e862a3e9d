import { readAddress } from '../../../site-kit/forms/address.ts';
import type { Fault } from '../../../site-kit/forms/ask-field.tsx';
import { isWeb } from '../../../site-kit/forms/read-details.ts';
import { countryName } from '../../../site-kit/shop/country-name.ts';
import { postalCode, reaches } from '../../../site-kit/shop/delivery-way.ts';
import { DELIVERY_WORDS } from '../../../site-kit/shop/delivery-words.ts';
import { said } from '../../../site-kit/shop/said.ts';
import type { Shop } from '../find-shop.ts';
import type { OrderInput } from '../write-order.ts';
import type { Review } from '../review-order.ts';

interface ReadDelivery {
  /** Null of what is collected, and where something is wrong with it. */
  delivery: OrderInput['delivery'];
  faults: Fault[];
}

/** Where it is to be brought, from the posted form: an address in the country of the shop, with a postal code that the chosen way reaches. */
export function readDelivery({ site, country }: Shop, { way }: Review, form: URLSearchParams): ReadDelivery {
  if (way === null || country === null) return { delivery: null, faults: [] };
  const { lang } = site.document;
  const { error: words } = DELIVERY_WORDS[lang];
  const { address } = readAddress(form);
  const zip = postalCode(address.zip, country);
  const wrong = (field: 'street' | 'town'): Fault[] =>
    address[field] === '' || isWeb(address[field]) ? [{ field, text: words[field] }] : [];
  const far = zip !== null && !reaches(way, zip) ? [{ field: 'zip', text: said(words.reach, { name: way.name }) }] : [];
  const faults = [
    ...wrong('street'),
    ...(zip === null ? [{ field: 'zip', text: said(words.zip, { name: countryName(country, lang) }) }] : far),
    ...wrong('town'),
  ];
  return faults.length > 0 || zip === null
    ? { delivery: null, faults }
    : { delivery: { way: way.id, address: { ...address, zip } }, faults };
}
