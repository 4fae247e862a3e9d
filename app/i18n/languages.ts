import { LANGS, type Lang } from '../../site-kit/names.ts';

export const FALLBACK: Lang = 'it';

export { LANGUAGE_NAMES as OWN_NAMES } from '../../site-kit/locales.ts';

/** 'en-GB' and 'EN' are English; anything we do not speak is null. */
export function asLang(tag: string | null | undefined): Lang | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGS.find((lang) => lang === primary) ?? null;
}
