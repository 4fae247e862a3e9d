/** A way in which a shop delivers: what it costs and how far it goes. Pure, browser-safe. Money in cents. */

export interface DeliveryWay {
  id: string;
  /** In the owner's words: "Nel comune di Lucca". */
  name: string;
  price: number;
  /** From goods of so much on it costs nothing; null: it always costs its price. */
  freeFrom: number | null;
  /** Goods of so much at least; 0: any. */
  least: number;
  /** Postal codes, or how they begin; null: all of the country of the business. */
  area: string[] | null;
}

/** Longest code of any country, and of what owners type of one. */
export const CODE_LENGTH = 10;
/** Countries whose codes are five digits. */
const FIVE_DIGITS = new Set(['IT', 'ES', 'FR', 'GR', 'DE']);
/** Those whose codes are four characters; of the others none is shorter than five. */
const FOUR_LONG = new Set(['AL', 'AT', 'BE', 'BG', 'CH', 'CY', 'DK', 'HU', 'LU', 'LV', 'NO', 'SI']);
/** What people write before a code on an envelope: "I-55100". */
const ENVELOPE = /^[A-Z]{1,2}-(?=\d)/;

/** A code, or the beginning of one, as it is compared: "551 00" and "I-55100" are "55100". Null for what is none. */
export function codeOf(typed: string): string | null {
  const code = typed
    .trim()
    .toUpperCase()
    .replace(ENVELOPE, '')
    .replaceAll(/[\s.-]/g, '');
  return code.length <= CODE_LENGTH && /^[A-Z\d]+$/.test(code) ? code : null;
}

/** Where codes are digits, letters that stand before them are those of a country: "IT 55100", "I - 55100". */
const LETTERS = /^\s*([A-Z]{1,3})[\s-]*(?=\d)/i;
/** Elsewhere only with their hyphen: "A-1010", and not "E1 6AN". */
const HYPHENED = /^\s*([A-Z]{1,3})\s*-\s*(?=\d)/i;
/** What is written before codes besides ISO 3166-1: mostly what stands on the country's cars. */
const SIGNS: Partial<Record<string, readonly string[]>> = {
  AT: ['A'],
  BE: ['B'],
  DE: ['D'],
  ES: ['E'],
  FI: ['FIN'],
  FR: ['F'],
  GR: ['EL'],
  HU: ['H'],
  IT: ['I'],
  LU: ['L'],
  NO: ['N'],
  PT: ['P'],
  SE: ['S'],
  SI: ['SLO'],
};

export const isOfDigits = (country: string): boolean => FIVE_DIGITS.has(country);
/** Null also where it says itself that it is one of another country. */
function codeIn(typed: string, country: string): string | null {
  const letters = isOfDigits(country) ? LETTERS : HYPHENED;
  const before = letters.exec(typed)?.[1]?.toUpperCase();
  if (before !== undefined && before !== country && !SIGNS[country]?.includes(before)) return null;
  return codeOf(typed.replace(letters, ''));
}

/** A code of an area, or the beginning of one, as codes are in this country; null for what is none. */
export function areaCode(typed: string, country: string): string | null {
  const code = codeIn(typed, country);
  return code !== null && isOfDigits(country) && !/^\d{1,5}$/.test(code) ? null : code;
}

/** Whether a code is only the beginning of those of this country. */
export const isBeginning = (code: string, country: string): boolean => code.length < (FOUR_LONG.has(country) ? 4 : 5);

/** The whole code of an address in this country; null for what is none. */
export function postalCode(typed: string, country: string): string | null {
  const code = codeIn(typed, country);
  if (code === null) return null;
  const isWhole = isOfDigits(country) ? /^\d{5}$/.test(code) : code.length >= 3 && /\d/.test(code);
  return isWhole ? code : null;
}

/** Whether it goes to this code; see `postalCode`. */
export const reaches = ({ area }: Pick<DeliveryWay, 'area'>, code: string): boolean =>
  area === null || area.some((beginning) => code.startsWith(beginning));

/** What it costs for goods of so much. */
export const deliveryPrice = ({ price, freeFrom }: Pick<DeliveryWay, 'price' | 'freeFrom'>, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : price;
