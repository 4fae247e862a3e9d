import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import entry from '../field.module.css';
import section from '../section.module.css';
import { addSession } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { TypedTime } from './typed-time.tsx';
import { useAct } from './use-act.ts';
import { useWhen } from './use-when.ts';
import { dayOf, timeOf } from './wall-time.ts';

const NUMBERS = {
  minutes: LIMITS.minutes,
  places: { from: 1, to: LIMITS.covers },
  weeks: { from: 1, to: LIMITS.weeks },
} as const;

interface SessionFormProps extends BookingsProps {
  /** What the page says already. */
  draft: { title: string; at: string | null };
  onClose: () => void;
}

/** A date, its places, and how often it comes again. */
export function SessionForm({ bookings, draft, onClose }: SessionFormProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'sessions');
  const { when } = useWhen();
  const id = useId();
  const [title, setTitle] = useState(draft.title);
  const [price, setPrice] = useState('');
  const [time, setTime] = useState(
    draft.at === null ? { day: bookings.view.today, hour: '' } : { day: dayOf(draft.at), hour: timeOf(draft.at) },
  );
  const [typed, setTyped] = useState({ minutes: '60', places: '', weeks: '1' });
  const number = (what: keyof typeof NUMBERS) => (
    <label className={entry.medium} htmlFor={`${id}-${what}`}>
      {t(`sessions.${what}`)}
      <input
        id={`${id}-${what}`}
        type="number"
        inputMode="numeric"
        required
        min={NUMBERS[what].from}
        max={NUMBERS[what].to}
        value={typed[what]}
        onChange={(event) => setTyped({ ...typed, [what]: event.currentTarget.value })}
      />
    </label>
  );
  const save = () => {
    const at = `${time.day}T${time.hour}`;
    const { minutes, places, weeks } = typed;
    const numbers = { minutes: Number(minutes), places: Number(places), weeks: Number(weeks) };
    const given = { title: title.trim(), at, price: price.trim() || null, ...numbers };
    return act((site) => addSession(site, given), {
      text: t('sessions.said-add', { title: given.title, when: when(at) }),
      close: onClose,
    });
  };
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className={entry.medium} htmlFor={`${id}-title`}>
        {t('sessions.name')}
        <input
          id={`${id}-title`}
          required
          maxLength={LIMITS.service}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <TypedTime time={time} min={bookings.view.today} onType={setTime} />
      {number('minutes')}
      {number('places')}
      {number('weeks')}
      <label className={entry.medium} htmlFor={`${id}-price`}>
        {t('services.price')}
        <input
          id={`${id}-price`}
          maxLength={LIMITS.price}
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
      </label>
      <SectionFailure change={change} />
      <FormEnd send={t('save')} back={t('keep')} busy={change.busy} onClose={onClose} />
    </form>
  );
}
