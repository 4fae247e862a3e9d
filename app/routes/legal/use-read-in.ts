import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { rememberLanguage } from '../../i18n/detect.ts';
import { asLang } from '../../i18n/languages.ts';
import type { Lang } from '../../../site-kit/names.ts';

/** A text that a loader gave in `lang` is asked for anew once its reader chooses another language: the words around it change in place, it cannot. */
export function useReadIn(lang: Lang): void {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const chosen = asLang(i18n.language);
  useEffect(() => {
    if (chosen === null || chosen === lang) return;
    // The loader reads the cookie, which is written only after the words have changed.
    rememberLanguage(chosen);
    void revalidate();
  }, [chosen, lang, revalidate]);
}
