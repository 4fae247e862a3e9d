const AMOUNT = /^(?:(€|£)\s?)?(\d{1,5})(?:[.,](\d{1,2}))?(?:\s?(€|£|eur|euros?|ευρώ))?$/i;

/** `mark`: the currency that stands with it, null where none does. */
export interface PlainAmount {
  cents: number;
  mark: 'EUR' | 'GBP' | null;
}

/** One plain amount: "€ 12,50", "8 euro", "3.70". Null for "from 8 €" and "3–5 €", which are not one price. */
export function plainAmount(price: string): PlainAmount | null {
  const [, before, whole, cents = '', after] = AMOUNT.exec(price.replaceAll(/[\u00a0\u202f]/g, ' ').trim()) ?? [];
  if (whole === undefined) return null;
  const mark = before ?? after;
  return {
    cents: Number(whole) * 100 + Number(cents.padEnd(2, '0')),
    mark: mark === '£' ? 'GBP' : mark ? 'EUR' : null,
  };
}
