import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * National numbers of mobile phones where the product is sold (national numbering plans, 2026). Wider than the
 * library's assigned ranges, so that numbers reserved for fiction, which tests and demonstrations use, count too.
 */
const MOBILE: Record<string, RegExp> = {
  IT: /^3\d{8,9}$/,
  GR: /^69\d{8}$/,
  ES: /^[67]\d{8}$/,
  FR: /^[67]\d{8}$/,
  GB: /^7[1-57-9]\d{8}$/,
  CY: /^9\d{7}$/,
};

export interface Phone {
  /** "+390544000018"; without the plus where the country is unknown. */
  e164: string;
  /** As people of the country write it: "0544 000 018". */
  label: string;
  mobile: boolean;
}

/** National numbers of places where somebody would know the country: fewer digits are a part, more are two. */
const LOCAL_DIGITS = { least: 7, most: 11 };

/** Null unless the text is one number that could exist in its country; without a country it is dialled as it is written. */
export function readPhone(given: string, country: string | null): Phone | null {
  if (country === null && !/^\s*(?:\+|00)/.test(given)) {
    const digits = given.replaceAll(/\D/g, '');
    const fits = digits.length >= LOCAL_DIGITS.least && digits.length <= LOCAL_DIGITS.most && !/\p{L}/u.test(given);
    return fits ? { e164: digits, label: given.trim(), mobile: false } : null;
  }
  const parsed = parsePhoneNumberFromString(given, country === null ? undefined : (country as CountryCode));
  if (!parsed?.isPossible()) return null;
  const { number: e164, country: home = country, nationalNumber } = parsed;
  const rule = home === null ? undefined : MOBILE[home];
  return {
    e164,
    label: label(given, home === country, parsed.formatNational()),
    mobile: rule ? rule.test(nationalNumber) : (parseMobile(e164)?.isValid() ?? false),
  };
}

/** The owner grouped the digits as local people read them; the library's grouping serves where the owner did not. */
function label(given: string, domestic: boolean, national: string): string {
  const own = given.replace(/^(\+|00)\d{2}[\s.-]+(?:\(0\))?/, '');
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const grouped = /^\(?\d+\)?(?:[\s./-]\d+)+$/.test(own);
  if (domestic && grouped && digits(own) === digits(national)) return own;
  return national;
}
