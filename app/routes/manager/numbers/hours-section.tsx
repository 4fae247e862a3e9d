import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import styles from './numbers.module.css';

/** So many hours in a row are told as the busiest ones. */
const TOGETHER = 3;

/** When people come: the three busiest hours in words, all of them as bars. */
export function HoursSection({ hours }: { hours: readonly number[] }) {
  const { t } = useTranslation('numbers');
  const most = Math.max(0, ...hours);
  if (most === 0) return null;
  const sums = hours.map((_, from) =>
    [0, 1, 2].reduce((sum, more) => sum + (hours[(from + more) % hours.length] ?? 0), 0),
  );
  const from = sums.indexOf(Math.max(...sums));
  return (
    <Section title={t('hours.title')}>
      <p>{t('hours.busy', { from: clock(from), to: clock(from + TOGETHER) })}</p>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((visits, hour) => (
          <div key={clock(hour)} className={styles.hour}>
            <svg className={styles.low} viewBox="0 0 10 100" preserveAspectRatio="none">
              <rect width="10" height={(visits / most) * 100} y={100 - (visits / most) * 100} />
            </svg>
            {hour % 6 === 0 && <span className={styles.label}>{clock(hour)}</span>}
          </div>
        ))}
      </div>
    </Section>
  );
}

const clock = (hour: number): string => `${hour % 24}:00`;
