import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import entry from '../field.module.css';
import forms from './forms.module.css';

export interface DayAndHour {
  /** YYYY-MM-DD and "HH:MM", '' while nothing is typed. */
  day: string;
  hour: string;
}

/** A day and an hour that the owner says, where the site offers no times. */
export function TypedTime({
  time,
  min,
  onType,
}: {
  time: DayAndHour;
  min: string;
  onType: (time: DayAndHour) => void;
}) {
  const { t } = useTranslation('bookings');
  const id = useId();
  return (
    <div className={forms.inline}>
      <label className={entry.short} htmlFor={`${id}-day`}>
        {t('accept.day')}
        <input
          id={`${id}-day`}
          type="date"
          required
          min={min}
          value={time.day}
          onChange={(event) => onType({ ...time, day: event.currentTarget.value })}
        />
      </label>
      <TypedHour hour={time.hour} onType={(hour) => onType({ ...time, hour })} />
    </div>
  );
}

/** An hour of a day that is known. */
export function TypedHour({ hour, onType }: { hour: string; onType: (hour: string) => void }) {
  const { t } = useTranslation('bookings');
  const id = useId();
  return (
    <label className={entry.short} htmlFor={id}>
      {t('accept.time')}
      <input id={id} type="time" required value={hour} onChange={(event) => onType(event.currentTarget.value)} />
    </label>
  );
}
