import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { SectionFailure } from '../section-failure.tsx';
import entry from '../field.module.css';
import styles from './bookings.module.css';
import forms from './forms.module.css';
import list from './rows.module.css';
import { takeBooking } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { TimesPicker } from './times-picker.tsx';
import { TypedWhen, type When } from './typed-when.tsx';
import { useAct } from './use-act.ts';
import { useWhen } from './use-when.ts';

const EMPTY = { name: '', phone: '', mail: '', note: '' };

/** The time and the guest of a booking that is entered by hand. */
export function TakeForm({
  bookings,
  of,
  party,
  onDone,
}: BookingsProps & { of: { service: string } | { session: string }; party: number; onDone: () => void }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'add');
  const { when } = useWhen();
  const id = useId();
  const session = 'session' in of ? bookings.view.sessions.find(({ id: each }) => each === of.session) : undefined;
  const [chosen, setChosen] = useState<When | null>(session ? { at: session.at } : null);
  const isTimes = bookings.view.form === 'times';
  const [attempt, setAttempt] = useState(0);
  const [guest, setGuest] = useState(EMPTY);
  /** The next booking has a key of its own; a press that is repeated has the same. */
  const sent = useRef({ key: '', given: '' });
  const field = (name: keyof typeof EMPTY, type: 'text' | 'tel' | 'email') => (
    <div className={entry.medium}>
      <label htmlFor={`${id}-${name}`}>{t(`add.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type={type}
        required={name === 'name'}
        maxLength={LIMITS[name]}
        autoComplete="off"
        value={guest[name]}
        onChange={(event) => setGuest({ ...guest, [name]: event.currentTarget.value })}
      />
    </div>
  );
  /** Whoever has a time is asked for the name at once. */
  function pick(at: string | null): void {
    if (at === null) return setChosen(null);
    flushSync(() => setChosen({ at }));
    if (guest === EMPTY) moveFocus(document.getElementById(`${id}-name`));
  }
  async function save(given: When) {
    const wish = { ...of, party, ...('session' in of ? {} : given), ...guest };
    const said = JSON.stringify(wish);
    if (sent.current.given !== said) sent.current = { key: crypto.randomUUID(), given: said };
    const text = t('said.take', { name: guest.name.trim(), when: when(given.at, given.until) });
    const done = await act((site) => takeBooking(site, { key: sent.current.key, ...wish }), { text });
    if (done) return onDone();
    // Who is on the line hears at once what is still free.
    setAttempt((before) => before + 1);
  }
  return (
    <form
      className={forms.form}
      aria-label={t('add.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void save(chosen);
      }}
    >
      {isTimes && 'service' in of && (
        <TimesPicker
          key={`${of.service} ${party}`}
          view={bookings.view}
          of={{ service: of.service, party }}
          from={bookings.view.today}
          at={chosen?.at ?? null}
          attempt={attempt}
          onPick={pick}
        />
      )}
      {!isTimes && !session && <TypedWhen view={bookings.view} onType={setChosen} />}
      {(chosen ?? guest !== EMPTY) && (
        <>
          <p className={styles.when}>{chosen ? when(chosen.at, chosen.until) : t('times.choose')}</p>
          {field('name', 'text')}
          {field('phone', 'tel')}
          <details className={list.more}>
            <summary>{t('add.mail-and-note')}</summary>
            <div className={forms.fields}>
              {field('mail', 'email')}
              {field('note', 'text')}
            </div>
          </details>
        </>
      )}
      <SectionFailure change={change} />
      {chosen && (
        <Button type="submit" aria-disabled={change.busy}>
          {t(change.busy ? 'add.saving' : 'add.save')}
        </Button>
      )}
    </form>
  );
}
