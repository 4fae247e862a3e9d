import { useTranslation } from 'react-i18next';

/** `previews.page-missing` -> its sentence. A code nobody wrote a sentence for reads as the general one, never as a raw key. */
export function useErrorText(): (code: string) => string {
  const { t, i18n } = useTranslation('errors');
  return (code) => {
    /** A code comes from the wire: the types cannot know it, so it is looked up before it is used. */
    const key = code as 'http.unexpected';
    return i18n.exists(`errors:${code}`) ? t(key) : t('http.unexpected');
  };
}
