import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import { PartyChoice } from './party-choice.tsx';
import type { BookingsProps } from './parts.ts';
import { TakeForm } from './take-form.tsx';
import { useWhen } from './use-when.ts';

/** One that comes by telephone: for how many (or what), which time, who. Three presses beside what is typed. */
export function AddSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { entitled, settings, services, sessions } = bookings.view;
  const { when } = useWhen();
  const offered =
    settings.kind === 'session'
      ? sessions
          .filter(({ taken, places }) => taken < places)
          .map(({ id, title, at }) => ({ id, name: `${title}, ${when(at)}` }))
      : services.filter(({ active }) => active);
  const isAppointment = settings.kind === 'appointment';
  const isSession = settings.kind === 'session';
  const [only] = offered;
  const [picked, setPicked] = useState<string | null>(null);
  const [party, setParty] = useState<number | null>(null);
  if (!entitled || !only) return null;
  // Of tables and rooms the first kind is meant until another is said: for how many is what is asked.
  const service = offered.find(({ id }) => id === picked) ?? (isAppointment || isSession ? null : only);
  const size = isAppointment ? 1 : party;
  const done = () => {
    setPicked(null);
    setParty(null);
  };
  return (
    <Section title={t('add.title')}>
      <p>{t('add.lead')}</p>
      <OutcomeOf bookings={bookings} place="add" />
      {(offered.length > 1 || isAppointment || isSession) && (
        <ChoiceButtons
          label={t('add.what')}
          choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={service?.id ?? null}
          onChoose={setPicked}
        />
      )}
      {!isAppointment && <PartyChoice party={party} onChoose={setParty} />}
      {service && size !== null && (
        <TakeForm
          key={service.id}
          bookings={bookings}
          of={isSession ? { session: service.id } : { service: service.id }}
          party={size}
          onDone={done}
        />
      )}
    </Section>
  );
}
