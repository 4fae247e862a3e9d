import { LANGS, type Lang } from '../../site-kit/names.ts';

export const FALLBACK: Lang = 'it';

/** Each language as its own speakers write it. */
export const OWN_NAMES: Record<Lang, string> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  el: 'Ελληνικά',
};

/** 'en-GB' and 'EN' are English; anything we do not speak is null. */
export function asLang(tag: string | null | undefined): Lang | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGS.find((lang) => lang === primary) ?? null;
}
