import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { CALENDAR_LIMITS } from '../../../../modules/booking/calendars/schemas.ts';
import entry from '../field.module.css';
import room from '../live/room.module.css';
import section from '../section.module.css';
import { addCalendar } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { Radios } from './radios.tsx';
import list from './rows.module.css';
import { useAct } from './use-act.ts';

const ALL = '';
const PROGRAMS = ['google', 'apple', 'outlook'] as const;

/** A calendar of somebody else: its address, where to find that, and whose time it blocks. */
export function BusyForm({ bookings, onClose }: BookingsProps & { onClose: () => void }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'busy');
  const id = useId();
  const { people, settings } = bookings.view;
  const [typed, setTyped] = useState({ name: '', address: '', person: ALL });
  const isWrong = change.failure?.code.startsWith('booking.feed-') ?? false;
  const choices = people.map((person) => ({ value: person.id, label: t('busy.person', { name: person.name }) }));
  const save = () => {
    const given = { name: typed.name.trim(), address: typed.address.trim(), person: typed.person || null };
    return act((site) => addCalendar(site, given), {
      text: t('busy.said-added', { name: given.name }),
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
      <details className={list.more}>
        <summary>{t('busy.how')}</summary>
        <ul className={room.rules}>
          {PROGRAMS.map((program) => (
            <li key={program}>{t(`busy.${program}`)}</li>
          ))}
        </ul>
      </details>
      <div className={entry.long}>
        <label htmlFor={`${id}-address`}>{t('busy.address')}</label>
        <input
          id={`${id}-address`}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={CALENDAR_LIMITS.address}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-secret`}
          value={typed.address}
          onChange={(event) => setTyped({ ...typed, address: event.currentTarget.value })}
        />
        <p id={`${id}-secret`} className={room.hint}>
          {t('busy.secret')}
        </p>
        {isWrong && <SectionFailure change={change} />}
      </div>
      <label className={entry.medium} htmlFor={`${id}-name`}>
        {t('busy.name')}
        <input
          id={`${id}-name`}
          required
          maxLength={CALENDAR_LIMITS.name}
          value={typed.name}
          onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
        />
      </label>
      {settings.kind === 'appointment' && people.length > 1 && (
        <Radios
          label={t('busy.whose')}
          choices={[{ value: ALL, label: t('busy.all') }, ...choices]}
          chosen={typed.person}
          onChoose={(person) => setTyped({ ...typed, person })}
        />
      )}
      {!isWrong && <SectionFailure change={change} />}
      <FormEnd
        send={t(change.busy ? 'busy.reading' : 'busy.save')}
        back={t('keep')}
        busy={change.busy}
        onClose={onClose}
      />
    </form>
  );
}
