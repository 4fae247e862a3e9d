import { useTranslation } from 'react-i18next';

/** "giovedì 3 dicembre, 10:00", where whoever reads it is. */
export function useMoment() {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at: string): string => format.format(new Date(at));
}
