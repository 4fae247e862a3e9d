import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../../site-kit/names.ts';

/** What a language is called in the reader's own; `inSentence`: as it is written within a sentence. */
export function useLanguageName(): ((lang: Lang) => string) & { inSentence: (lang: Lang) => string } {
  const { language } = useTranslation().i18n;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const given = (lang: Lang): string => names.of(lang) ?? lang;
  const nameOf = (lang: Lang): string => given(lang).charAt(0).toLocaleUpperCase(language) + given(lang).slice(1);
  const inSentence = (lang: Lang): string =>
    language === 'en' ? given(lang) : given(lang).toLocaleLowerCase(language);
  return Object.assign(nameOf, { inSentence });
}
