import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import textButton from '../../../ui/text-button.module.css';
import { daysBetween } from './days-between.ts';
import { useDayName } from './day-name.ts';
import { useEditor, useUnit } from './editor-context.ts';
import type { Range } from './hours.ts';
import styles from './hours.module.css';
import { placeOf } from './places.ts';
import { RangesField } from './ranges-field.tsx';
import { write } from './save-queue.ts';
import unitStyles from './unit.module.css';

const DAYS = 'fact/days/';
const USUAL: Range = { from: 9 * 60, to: 13 * 60 };

/** Days on which the hours of the week do not hold: holidays that come, and what the owner adds. */
export function DaysField() {
  const { t } = useTranslation('editor');
  const { saver, snapshot } = useEditor();
  const { views, edits } = snapshot.queue;
  const units = [...new Set([...views.keys(), ...edits.keys()])].filter((unit) => unit.startsWith(DAYS)).toSorted();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [wrong, setWrong] = useState(false);
  function add(ranges: Range[]) {
    const dates = daysBetween(first, last || first);
    setWrong(dates === null);
    if (!dates) return;
    saver.change((queue) => dates.reduce((all, date) => write(all, `${DAYS}${date}`, { ranges }), queue), 'now');
    setFirst('');
    setLast('');
  }
  const date = (name: 'first' | 'last', value: string, set: (value: string) => void) => (
    <label className={styles.date}>
      {t(`days.${name}`)}
      <input
        type="date"
        className={styles.time}
        value={value}
        min={name === 'last' ? first : undefined}
        aria-invalid={wrong ? true : undefined}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
  return (
    <fieldset className={unitStyles.unit} aria-labelledby="days-name" id={placeOf(DAYS)}>
      <h3 id="days-name" className={unitStyles.name}>
        {t('days.title')}
      </h3>
      {units.length > 0 && (
        <ul className={styles.week}>
          {units.map((unit) => (
            <Day key={unit} unit={unit} />
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        {date('first', first, setFirst)}
        {date('last', last, setLast)}
        <div className={styles.answers}>
          <Button variant="default" size="md" onClick={() => add([])}>
            {t('days.closed')}
          </Button>
          <Button variant="default" size="md" onClick={() => add([USUAL])}>
            {t('days.hours')}
          </Button>
        </div>
      </div>
      {wrong && (
        <p role="alert" className={unitStyles.refusal}>
          {t('days.wrong')}
        </p>
      )}
    </fieldset>
  );
}

function Day({ unit }: { unit: string }) {
  const { t } = useTranslation('editor');
  const { own, set } = useUnit(unit);
  const name = useDayName()(unit.slice(DAYS.length));
  const value = own as { ranges: Range[] } | null;
  return (
    <li id={placeOf(unit)} className={styles.day}>
      <span className={styles.dayName}>{name}</span>
      {value ? (
        <>
          <RangesField ranges={value.ranges} name={name} onChange={(ranges, when) => set({ ranges }, when)} />
          <button
            type="button"
            className={`${textButton.act} ${styles.copy}`}
            aria-label={t('named', { what: t('days.usual'), name })}
            onClick={() => set(null)}
          >
            {t('days.usual')}
          </button>
        </>
      ) : (
        <div className={styles.answers}>
          <Button
            variant="default"
            size="md"
            aria-label={t('named', { what: t('days.closed'), name })}
            onClick={() => set({ ranges: [] })}
          >
            {t('days.closed')}
          </Button>
          <Button
            variant="default"
            size="md"
            aria-label={t('named', { what: t('days.hours'), name })}
            onClick={() => set({ ranges: [USUAL] })}
          >
            {t('days.hours')}
          </Button>
        </div>
      )}
    </li>
  );
}
