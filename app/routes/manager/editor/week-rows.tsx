import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import textButton from '../../../ui/text-button.module.css';
import { useWeekdays } from './day-name.ts';
import type { Range } from './hours.ts';
import styles from './hours.module.css';
import { RangesField } from './ranges-field.tsx';

export const CLOSED: Range[][] = Array.from({ length: 7 }, () => []);

/** The days of a week, each with its hours and a way to copy them to the others. */
export function WeekRows({
  week,
  onChange,
}: {
  week: Range[][];
  onChange: (week: Range[][], when?: 'pause' | 'now') => void;
}) {
  const { t } = useTranslation('editor');
  const weekdays = useWeekdays();
  const [copying, setCopying] = useState<number | null>(null);
  const copyTo = (from: number, to: number) => {
    onChange(week.with(to, week[from] ?? []));
    say(t('hours.copied', { day: weekdays[to] ?? '' }));
  };
  return (
    <ul className={styles.week}>
      {week.map((ranges, day) => (
        <li key={weekdays[day]} className={styles.day}>
          <span className={styles.dayName}>{weekdays[day]}</span>
          <RangesField
            ranges={ranges}
            name={weekdays[day] ?? ''}
            onChange={(next, when) => onChange(week.with(day, next), when)}
          />
          <button
            type="button"
            className={`${textButton.act} ${styles.copy}`}
            aria-expanded={copying === day}
            aria-label={t('named', { what: t('hours.copy'), name: weekdays[day] ?? '' })}
            onClick={() => setCopying(copying === day ? null : day)}
          >
            {t('hours.copy')}
          </button>
          {copying === day && (
            <div className={styles.copies}>
              {weekdays.map((other, to) =>
                to === day ? null : (
                  <Button key={other} variant="default" size="md" onClick={() => copyTo(day, to)}>
                    {other}
                  </Button>
                ),
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
