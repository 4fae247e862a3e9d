/** Standard VAT rates in percent of the Union's countries (European Commission, 2026). */
// oxfmt-ignore
const rates: Record<string, number> = {
  AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24, HR: 25, HU: 27,
  IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23,
};

/** Percent; 0 outside the Union, where the seeded account is not registered. */
export function vatRate(country: string | null | undefined): number {
  return rates[country ?? ''] ?? 0;
}

/** The VAT inside a price that includes it. Both in cents. */
export function includedVat(amount: number, percent: number): number {
  return Math.round((amount * percent) / (100 + percent));
}
