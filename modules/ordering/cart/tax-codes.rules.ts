/** Tax codes of the countries Vetrina invoices most. Browser-safe: the form and the server ask the same rules. */
import { validate as spanishNif } from 'stdnum/lib/esm/es/nif';
import { validate as frenchVat } from 'stdnum/lib/esm/fr/tva';
import { validate as greekVat } from 'stdnum/lib/esm/gr/vat';
import { validate as codiceFiscale } from 'stdnum/lib/esm/it/codicefiscale';

const MONTHS = 'ABCDEHLMPRST';
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Digits that omocodia replaces by letters, in order 0..9 (DM 23 December 1976). */
const OMOCODIA = 'LMNPQRSTUV';

const compact = (input: string) => input.replace(/[\s.\-/]/g, '').toUpperCase();
const digit = (char: string) => (OMOCODIA.includes(char) ? String(OMOCODIA.indexOf(char)) : char);

/**
 * True for a well-formed Italian codice fiscale of a person (checksum, and a day that its month has), or for the
 * 11-digit code of a body, which follows the partita IVA's rule.
 */
export function isCodiceFiscale(input: string): boolean {
  const code = compact(input);
  if (/^\d{11}$/.test(code)) return isPartitaIva(code);
  if (!codiceFiscale(code).isValid) return false;
  const month = MONTHS.indexOf(code.charAt(8));
  const day = Number(digit(code.charAt(9)) + digit(code.charAt(10))) % 40;
  return month >= 0 && day >= 1 && day <= (LONGEST[month] ?? 0);
}

/**
 * Italian VAT number: 11 digits, Luhn; the all-zero number passes the sum and is refused. The library's rule also wants
 * an office code it knows, and offices come and go, so the sum alone decides.
 */
export function isPartitaIva(input: string): boolean {
  const code = compact(input).replace(/^IT/, '');
  if (!/^\d{11}$/.test(code) || /^0+$/.test(code)) return false;
  const sum = [...code].map(Number).reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** VAT number by country of the invoice's addressee; other countries: 4 to 20 letters and digits. */
export function isVat(input: string, country: string): boolean {
  const code = compact(input);
  switch (country) {
    case 'IT':
      return isPartitaIva(code);
    case 'ES':
      return spanishNif(code.replace(/^ES/, '')).isValid;
    case 'FR':
      return frenchVat(code.startsWith('FR') ? code : `FR${code}`).isValid;
    case 'GR':
      return greekVat(code.replace(/^(EL|GR)/, '')).isValid;
    default:
      return /^[A-Z0-9]{4,20}$/.test(code);
  }
}
