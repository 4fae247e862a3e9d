import type { Lang } from '../../../../site-kit/names.ts';

/** Whole euros as running text writes them: `price(9900)` is "99 €" or "€99". */
export const euroIn = (lang: Lang) => {
  const format = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR', minimumFractionDigits: 0 });
  return (cents: number): string => format.format(cents / 100);
};
