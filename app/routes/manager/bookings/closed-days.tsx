import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from '../../../../modules/booking/booking.states.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Section } from '../section.tsx';
import entry from '../field.module.css';
import room from '../live/room.module.css';
import forms from './forms.module.css';
import list from './rows.module.css';
import { closeDay } from './calls.ts';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';
import { useAct } from './use-act.ts';
import { useWhen } from './use-when.ts';
import { dayOf } from './wall-time.ts';

/** Days on which nobody books, whatever the hours say; who is booked there stays. */
export function ClosedDays({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'days');
  const { long } = useWhen();
  const id = useId();
  const [day, setDay] = useState('');
  const { today, coming, closed_days: closed } = bookings.view;
  const stay = (of: string) => {
    const count = coming.filter(({ at, state }) => dayOf(at) === of && isLive(state)).length;
    return count > 0 ? t('days.stay', { count }) : '';
  };
  async function close() {
    const text = `${t('days.said-closed', { day: long(day) })} ${stay(day)}`.trim();
    if (await act((site) => closeDay(site, day, true), { text })) setDay('');
  }
  return (
    <Section title={t('days.title')}>
      <p>{t('days.text')}</p>
      <OutcomeOf bookings={bookings} place="days" />
      {closed.length > 0 && (
        <ul className={room.lines}>
          {closed.map((each) => (
            <li key={each} className={room.line}>
              <span className={room.named}>
                <b className={list.day}>{long(each)}</b>
                <span className={room.hint}>{stay(each)}</span>
              </span>
              <Button
                variant="subtle"
                size="md"
                aria-disabled={change.busy}
                aria-label={t('of', { what: t('days.reopen'), name: long(each) })}
                onClick={() =>
                  void act((site) => closeDay(site, each, false), { text: t('days.said-open', { day: long(each) }) })
                }
              >
                {t('days.reopen')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={forms.inline}
        onSubmit={(event) => {
          event.preventDefault();
          void close();
        }}
      >
        <label className={entry.short} htmlFor={id}>
          {t('days.day')}
          <input
            id={id}
            type="date"
            required
            min={today}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" variant="default" aria-disabled={change.busy}>
          {t('days.close')}
        </Button>
      </form>
      {day && stay(day) && <p className={room.hint}>{stay(day)}</p>}
      <SectionFailure change={change} />
    </Section>
  );
}
