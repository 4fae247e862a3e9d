import { useTranslation } from 'react-i18next';
import type { TimesView } from '../../../../modules/booking/views/schemas.ts';
import { dayNumber, shortDay } from '../numbers/day-names.ts';
import styles from './times.module.css';

/** Seven days beside each other; one without free times is seen before it is pressed. */
export function WeekDays({
  days,
  shown,
  onShow,
}: {
  days: TimesView['days'];
  shown: string | null;
  onShow: (day: string) => void;
}) {
  const { t, i18n } = useTranslation('bookings');
  return (
    <fieldset className={styles.week} aria-label={t('times.days')}>
      {days.map(({ day, times }) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-pressed={day === shown}
          data-empty={times.length === 0 || undefined}
          onClick={() => onShow(day)}
        >
          <span>{shortDay(day, i18n.language)}</span> <b>{dayNumber(day, i18n.language)}</b>
          <span className="visually-hidden"> {t('times.free', { count: times.length })}</span>
        </button>
      ))}
    </fieldset>
  );
}
