import { provinceCode } from './italian-provinces.rules.ts';

type Typed = 'country' | 'zip' | 'province' | 'phone' | 'mail' | 'pec';

/** Countries whose postal codes are digits only, and what people write before them on an envelope. */
const DIGITS = /^(?:IT|ES|FR|DE)$/;
const ENVELOPE = /^(?:I|IT|E|ES|F|FR|D|DE)-? ?(?=\d)/i;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Before a number on a card or a page: "tel. ", "cell.: ", "Tel:", "tel:". */
const BEFORE_NUMBER = /^(?:tel|telefono|telephone|phone|cell|cellulare|mobile|mob|fax|tlf|τηλ)[.: ]{0,3}/i;

/**
 * What was meant by what was typed: "40 125" and "I-40125" are postal codes, "(BO)" and "Bologna" a province, "tel. 333…" a
 * telephone, `mailto:` no part of an address. Texts that mean nothing else stay as they are. Linear in the length.
 */
export function meantBilling<T extends Record<Typed, string>>(info: T): T {
  const country = info.country.trim().toUpperCase();
  const zip = info.zip.trim();
  const digits = zip.replace(ENVELOPE, '').replaceAll(/[\s.-]/g, '');
  return {
    ...info,
    zip: DIGITS.test(country) && /^\d+$/.test(digits) ? digits : zip,
    province: country === 'IT' ? provinceCode(info.province) : info.province,
    phone: info.phone.trim().replaceAll(DASHES, '-').replace(BEFORE_NUMBER, ''),
    mail: withoutScheme(info.mail),
    pec: withoutScheme(info.pec),
  };
}

const withoutScheme = (mail: string): string => mail.trim().replace(/^mailto:/i, '');
