import type { Lang } from '../../../site-kit/names.ts';

/** Euro cents as people write them: 9900 -> "99 €", 12345 -> "123,45 €". */
export const euro = (cents: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
