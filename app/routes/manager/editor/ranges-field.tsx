import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { clockOf, minutesOf, nextRange, rangeOf, type Range } from './hours.ts';
import styles from './hours.module.css';

const MOST = 3;

/** The hours of one day. `name`: the day, for whoever hears the fields one by one. */
export function RangesField({
  ranges,
  name,
  onChange,
}: {
  ranges: readonly Range[];
  name: string;
  onChange: (ranges: Range[], when: 'pause' | 'now') => void;
}) {
  const { t } = useTranslation('editor');
  const change = (at: number, side: 'from' | 'to', clock: string) => {
    const minutes = minutesOf(clock);
    const before = ranges[at];
    if (minutes === null || !before) return;
    const next = side === 'from' ? rangeOf(minutes, before.to) : rangeOf(before.from, minutes);
    onChange(ranges.with(at, next), 'pause');
  };
  const time = (at: number, side: 'from' | 'to', minutes: number) => (
    <label className={styles.side}>
      <span aria-hidden="true">{t(`hours.${side}`)}</span>
      <input
        type="time"
        className={styles.time}
        aria-label={t(`hours.${side}-named`, { name })}
        value={clockOf(minutes)}
        onChange={(event) => change(at, side, event.currentTarget.value)}
      />
    </label>
  );
  return (
    <div className={styles.ranges}>
      {ranges.length === 0 && <p className={styles.closed}>{t('hours.closed')}</p>}
      {ranges.map((range, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- hours have no name but their place
        <div key={at} className={styles.range}>
          {time(at, 'from', range.from)}
          {time(at, 'to', range.to)}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('hours.remove-named', { name, hours: `${clockOf(range.from)}–${clockOf(range.to)}` })}
            onClick={() => onChange(ranges.toSpliced(at, 1), 'now')}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
      {ranges.length < MOST && (
        <Button
          variant="subtle"
          size="md"
          className={styles.add}
          aria-label={t('named', { what: ranges.length === 0 ? t('hours.open') : t('hours.add'), name })}
          onClick={() => onChange([...ranges, nextRange(ranges)], 'now')}
        >
          {ranges.length === 0 ? t('hours.open') : t('hours.add')}
        </Button>
      )}
    </div>
  );
}
