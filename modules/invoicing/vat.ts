import type { DocumentLine } from './document.ts';

/** Hundredths of a percent. */
export const ITALIAN_RATE = 2200;

export interface VatTreatment {
  /** Euro cents. */
  vat: number;
  /** Hundredths of a percent of the VAT that was charged; 0 where none was. */
  rate: number;
  /** N2.1: taxable where the buyer is (art. 7-ter DPR 633/1972). N7: VAT paid to another member state by one-stop shop. */
  nature: 'N2.1' | 'N7' | null;
}

/** The VAT inside `gross` at `rate` hundredths of a percent, in cents. */
const included = (gross: number, rate: number): number => Math.round((gross * rate) / (10_000 + rate));

/**
 * How a sale of an Italian seller is taxed, read from what was charged: the card provider computes the tax, and an invoice
 * must say what the buyer paid. Italian VAT at home and, below 10,000 euro a year, to consumers of the Union; the buyer's
 * own rate by one-stop shop; none to businesses abroad and outside the Union. At home the law's rate holds whatever was
 * computed: a cent of rounding is the provider's, more is a fault of its settings.
 */
export function treatmentOf(sale: {
  gross: number;
  tax: number;
  sellerCountry: string;
  country: string;
}): VatTreatment {
  const { gross, tax } = sale;
  const italian = included(gross, ITALIAN_RATE);
  const asAtHome = Math.abs(italian - tax) <= 1;
  if (asAtHome || sale.country === sale.sellerCountry) {
    return { vat: asAtHome ? tax : italian, rate: ITALIAN_RATE, nature: null };
  }
  if (tax === 0) return { vat: 0, rate: 0, nature: 'N2.1' };
  // Rates of the Union are whole or half percents.
  return { vat: tax, rate: Math.round((tax * 200) / (gross - tax)) * 50, nature: 'N7' };
}

/**
 * Shares `net` among lines by their gross amounts so that the shares make exactly `net`: rounded down, and the cents
 * that are left go to the largest remainders. Credits are negative lines.
 */
export function withNets(lines: Omit<DocumentLine, 'net'>[], net: number): DocumentLine[] {
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const exact = lines.map((line) => (gross === 0 ? 0 : (line.gross * net) / gross));
  const shares = exact.map(Math.floor);
  const left = net - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((value, i) => ({ i, over: value - (shares[i] ?? 0) }));
  for (const { i } of byRemainder.toSorted((a, b) => b.over - a.over).slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
  return lines.map((line, i) => ({ ...line, net: shares[i] ?? 0 }));
}

/**
 * The VAT that goes back with `amount` of an invoice of which `before` was given back already. Computed on the sum, so
 * that all parts together give back exactly the VAT of the invoice.
 */
export function vatRefunded(invoice: { gross: number; vat: number }, before: number, amount: number): number {
  const upTo = (given: number) => Math.round((invoice.vat * given) / invoice.gross);
  return upTo(before + amount) - upTo(before);
}
