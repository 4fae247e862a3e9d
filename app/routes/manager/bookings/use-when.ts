import { useTranslation } from 'react-i18next';
import { useDayName } from '../editor/day-name.ts';
import { dayAfter, dayOf, hasTime, timeOf } from './wall-time.ts';

const MINUTES = { hour: 60, day: 24 * 60 } as const;

/** Days, times and lengths in the reader's language, by the business's clock. */
export function useWhen() {
  const { t, i18n } = useTranslation('bookings');
  const long = useDayName();
  /** "venerdì 4 dicembre, 20:30"; of a day alone the day, of a stay "venerdì 4 dicembre – lunedì 7 dicembre" */
  const when = (at: string, until?: string | null) => {
    if (until) return `${long(dayOf(at))} – ${long(until)}`;
    return hasTime(at) ? `${long(dayOf(at))}, ${timeOf(at)}` : long(at);
  };
  /** As a heading: "Domani, sabato 5 dicembre". */
  const heading = (day: string, today: string) =>
    day === dayAfter(today) ? t('tomorrow', { day: long(day) }) : long(day);
  /** "2 ore", "1 giorno", "45 minuti" */
  const length = (minutes: number) => {
    const unit =
      minutes > 0 && minutes % MINUTES.day === 0
        ? 'day'
        : minutes > 0 && minutes % MINUTES.hour === 0
          ? 'hour'
          : 'minute';
    const count = unit === 'minute' ? minutes : minutes / MINUTES[unit];
    return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  };
  return { long, when, heading, length };
}
