/** The vendor's test accounts whose debit the bank sends back; any other valid number pays (docs.stripe.com/testing). */
const failing = new Set([
  'AT861904300235473202',
  'DE62370400440532013001',
  'ES9121000418450200051333',
  'FR8420041010050500013M02607',
  'IT60X0542811101000000123456',
]);

export const plainIban = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();
export const ibanFails = (iban: string) => failing.has(iban);

/** ISO 13616: moved four to the end and letters as numbers, the remainder by 97 is 1. */
export function isIban(iban: string): boolean {
  // The vendor's own failing test accounts need not keep the check digits.
  if (ibanFails(iban)) return true;
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
