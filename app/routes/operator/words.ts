import { useTranslation } from 'react-i18next';

/**
 * What other parts of the product call by a code, in words: `say('kinds', 'domains.failed.title')`. A code comes from the
 * wire: the types cannot know it, so it is looked up before it is used; one that nobody has written words for reads as it
 * is, or as `otherwise`.
 */
export function useWords(): (group: string, code: string, otherwise?: string) => string {
  const { t, i18n } = useTranslation('operator');
  return (group, code, otherwise = code) => {
    const key = `${group}.${code}`;
    return i18n.exists(`operator:${key}`) ? t(key as 'kinds.jobs.failed.title') : otherwise;
  };
}
