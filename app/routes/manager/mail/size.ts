/** Sizes as people read them. */
type Unit = 'kilobyte' | 'megabyte' | 'gigabyte';

export const inUnit = (count: number, unit: Unit, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: 0 }).format(count);

const KILOBYTE = 2 ** 10;
const MEGABYTE = 2 ** 20;
/** Whole kilobytes or megabytes, one at least. */
export const sizeOf = (bytes: number, lang: string): string =>
  bytes < MEGABYTE
    ? inUnit(Math.max(1, Math.round(bytes / KILOBYTE)), 'kilobyte', lang)
    : inUnit(Math.round(bytes / MEGABYTE), 'megabyte', lang);
