import { useTranslation } from 'react-i18next';

/** `domains.failed` in words. A kind nobody has written words for reads as it is. */
export function useTaskKind(): (kind: string) => string {
  const { t, i18n } = useTranslation('operator');
  return (kind) => {
    /** A kind comes from the wire: the types cannot know it, so it is looked up before it is used. */
    const key = `kinds.${kind}` as 'kinds.jobs.failed';
    return i18n.exists(`operator:${key}`) ? t(key) : kind;
  };
}
