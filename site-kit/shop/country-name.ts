import type { Lang } from '../names.ts';

/** "Italia". `country`: ISO 3166-1. */
export const countryName = (country: string, lang: Lang): string =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(country) ?? country;
