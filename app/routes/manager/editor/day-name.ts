import { useTranslation } from 'react-i18next';

/** Names of days in the reader's language; days are local ones, YYYY-MM-DD. */
export function useDayName(): (date: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (date) => (Number.isNaN(Date.parse(date)) ? date : format.format(new Date(date)));
}

/** Monday first. */
export function useWeekdays(): string[] {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_none, at) => format.format((at + 4) * 86_400_000));
}
