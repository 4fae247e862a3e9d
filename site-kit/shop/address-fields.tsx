import type { Lang } from '../document.ts';
import { ADDRESS_FIELDS, ADDRESS_LIMITS, type Address } from '../forms/address.ts';
import { AskField, type Fault } from '../forms/ask-field.tsx';
import { countryName } from './country-name.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { said } from './said.ts';

const AUTOCOMPLETE = { street: 'address-line1', zip: 'postal-code', town: 'address-level2' } as const;

interface AddressProps {
  lang: Lang;
  typed: Readonly<Address>;
  faults: readonly Fault[];
  /** ISO 3166-1: it is delivered nowhere else. */
  country: string;
}

/** Where it is brought; asked only of whoever has it delivered. */
export function AddressFields({ lang, typed, faults, country }: AddressProps) {
  const words = DELIVERY_WORDS[lang];
  return (
    <>
      <h2>{words.addressTitle}</h2>
      {ADDRESS_FIELDS.map((field) => (
        <AskField
          key={field}
          name={field}
          label={words[field]}
          faults={faults}
          defaultValue={typed[field]}
          maxLength={ADDRESS_LIMITS[field]}
          autoComplete={AUTOCOMPLETE[field]}
        />
      ))}
      <p className="ask-note">{said(words.addressNote, { name: countryName(country, lang) })}</p>
    </>
  );
}

/** Of whoever collects after all: what they typed comes back should they choose otherwise again. */
export const KeptAddress = ({ typed }: Pick<AddressProps, 'typed'>) =>
  ADDRESS_FIELDS.filter((field) => typed[field] !== '').map((field) => (
    <input key={field} type="hidden" name={field} value={typed[field]} />
  ));
