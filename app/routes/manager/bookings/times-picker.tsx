import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingsView, TimesView } from '../../../../modules/booking/views/schemas.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import type { TimesOf } from './calls.ts';
import styles from './times.module.css';
import { TimeButtons } from './time-buttons.tsx';
import { useTimes } from './use-times.ts';
import { dayOf } from './wall-time.ts';
import { WeekDays } from './week-days.tsx';

interface TimesPickerProps {
  view: BookingsView;
  of: TimesOf;
  /** The day that is looked at first. */
  from: string;
  /** What was chosen; null: nothing yet. */
  at: string | null;
  /** Another number asks for the times again. */
  attempt: number;
  onPick: (at: string | null) => void;
}

/** Free times: seven days, the times of one of them as buttons, and the way to any other day. */
export function TimesPicker({ view: { site, today }, of, from, at, attempt, onPick }: TimesPickerProps) {
  const { t } = useTranslation('bookings');
  const { t: tell } = useTranslation();
  const id = useId();
  const [first, setFirst] = useState(from);
  const [day, setDay] = useState<string | null>(null);
  const [again, setAgain] = useState(0);
  const answer = useTimes(site.id, { of, from: first, attempt: attempt + again });
  const times = answer && 'times' in answer ? answer.times : null;
  const isGone =
    at !== null &&
    times !== null &&
    times.days.some(({ day: each, times: free }) => each === dayOf(at) && !free.some((time) => time.at === at));
  // Whoever was quicker has it.
  useEffect(() => {
    if (isGone) onPick(null);
  }, [isGone, onPick]);
  const look = (next: string, chosen: string | null) => {
    onPick(null);
    setFirst(next);
    setDay(chosen);
  };
  return (
    <div className={styles.picker}>
      {!answer && <p className={styles.hint}>{tell('loading')}</p>}
      {answer && 'failure' in answer && (
        <ErrorNotice failure={answer.failure} onRetry={() => setAgain((before) => before + 1)} />
      )}
      {times && (
        <Week times={times} day={day} at={at} onDay={setDay} onPick={onPick} onNext={(next) => look(next, null)} />
      )}
      <label className={styles.other} htmlFor={id}>
        {t('times.other-day')}
        <input
          id={id}
          type="date"
          min={today}
          value={first}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (value >= today) look(value, value);
          }}
        />
      </label>
    </div>
  );
}

function Week(props: {
  times: TimesView;
  day: string | null;
  at: string | null;
  onDay: (day: string) => void;
  onPick: (at: string | null) => void;
  onNext: (first: string) => void;
}) {
  const { t } = useTranslation('bookings');
  const { days, next } = props.times;
  // Today where it has times, else the first day that has.
  const shown = days.find(({ day }) => day === props.day) ?? days.find(({ times }) => times.length > 0) ?? days[0];
  return (
    <>
      <WeekDays
        days={days}
        shown={shown?.day ?? null}
        onShow={(day) => {
          props.onPick(null);
          props.onDay(day);
        }}
      />
      {shown && <TimeButtons day={shown} at={props.at} onPick={props.onPick} />}
      {next && (
        <button type="button" className={styles.next} onClick={() => props.onNext(next)}>
          {t('times.next')}
        </button>
      )}
    </>
  );
}
