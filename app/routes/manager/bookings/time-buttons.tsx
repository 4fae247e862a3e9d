import { useTranslation } from 'react-i18next';
import type { TimesView } from '../../../../modules/booking/views/schemas.ts';
import styles from './times.module.css';
import { useWhen } from './use-when.ts';

/** The free times of a day. */
export function TimeButtons({
  day: { day, times },
  at,
  onPick,
}: {
  day: TimesView['days'][number];
  at: string | null;
  onPick: (at: string) => void;
}) {
  const { t } = useTranslation('bookings');
  const { long } = useWhen();
  return (
    <fieldset aria-label={long(day)} className={styles.ofDay}>
      <p className={styles.dayName}>{long(day)}</p>
      {times.length === 0 && <p className={styles.hint}>{t('times.none')}</p>}
      <div className={styles.times}>
        {times.map((time) => (
          <button
            key={time.at}
            type="button"
            className={styles.time}
            aria-pressed={time.at === at}
            onClick={() => onPick(time.at)}
          >
            {time.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
