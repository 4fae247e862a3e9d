import type { Lang } from './names.ts';

/** Of each language the place whose dates, numbers and money are written: the only such table. */
export const LOCALES: Record<Lang, string> = { it: 'it-IT', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', el: 'el-GR' };

/** Each language as its own speakers write it. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  el: 'Ελληνικά',
};

/** As Open Graph writes it: language_TERRITORY (ogp.me, "Optional Metadata"). */
export const ogLocale = (lang: Lang): string => LOCALES[lang].replace('-', '_');

/** Hours go from 0 to 23 in every language: what formatters do by themselves in Greek (μ.μ.) is on no menu and no ticket. */
export const HOURS = { hourCycle: 'h23' } as const;
