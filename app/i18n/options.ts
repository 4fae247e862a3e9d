import type { InitOptions } from 'i18next';
import { LANGS, type Lang } from '../../site-kit/names.ts';

/** What server and browser agree on. No fallback language: the type of the catalogues proves that no key is missing. */
export function options(lang: Lang): InitOptions {
  return {
    lng: lang,
    supportedLngs: [...LANGS],
    load: 'currentOnly',
    fallbackLng: false,
    defaultNS: 'common',
    /** React escapes what it prints. */
    interpolation: { escapeValue: false },
  };
}
