import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingsView } from '../../../../modules/booking/views/schemas.ts';
import entry from '../field.module.css';
import forms from './forms.module.css';
import { TypedTime, type DayAndHour } from './typed-time.tsx';

/** "2026-12-03T20:30", or a day and the day of departure. */
export interface When {
  at: string;
  until?: string;
}
interface TypedWhenProps {
  view: BookingsView;
  /** Null until all of it is typed. */
  onType: (when: When | null) => void;
}

/** When a booking is, where the site offers no times: the owner says it. */
export function TypedWhen({ view: { form, today }, onType }: TypedWhenProps) {
  const [time, setTime] = useState<DayAndHour>({ day: today, hour: '' });
  if (form === 'nights') return <TypedNights min={today} onType={onType} />;
  const type = (typed: DayAndHour) => {
    setTime(typed);
    onType(typed.day && typed.hour ? { at: `${typed.day}T${typed.hour}` } : null);
  };
  return <TypedTime time={time} min={today} onType={type} />;
}

function TypedNights({ min, onType }: { min: string; onType: TypedWhenProps['onType'] }) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const [days, setDays] = useState({ at: '', until: '' });
  const type = (typed: typeof days) => {
    setDays(typed);
    onType(typed.at && typed.until > typed.at ? typed : null);
  };
  const field = (name: 'at' | 'until', label: string, from: string) => (
    <label className={entry.short} htmlFor={`${id}-${name}`}>
      {label}
      <input
        id={`${id}-${name}`}
        type="date"
        required
        min={from}
        value={days[name]}
        onChange={(event) => type({ ...days, [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <div className={forms.inline}>
      {field('at', t('accept.arrival'), min)}
      {field('until', t('accept.departure'), days.at || min)}
    </div>
  );
}
