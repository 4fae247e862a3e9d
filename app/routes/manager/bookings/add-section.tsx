import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import { PartyChoice } from './party-choice.tsx';
import type { BookingsProps } from './parts.ts';
import { TakeForm } from './take-form.tsx';

/** One that comes by telephone: for how many (or what), which time, who. Three presses beside what is typed. */
export function AddSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { entitled, settings, services } = bookings.view;
  const offered = services.filter(({ active }) => active);
  const isAppointment = settings.kind === 'appointment';
  const [only] = offered;
  const [picked, setPicked] = useState<string | null>(null);
  const [party, setParty] = useState<number | null>(null);
  if (!entitled || !only) return null;
  // Of tables and rooms the first kind is meant until another is said: for how many is what is asked.
  const service = offered.find(({ id }) => id === picked) ?? (isAppointment ? null : only);
  const size = isAppointment ? 1 : party;
  const done = () => {
    setPicked(null);
    setParty(null);
  };
  return (
    <Section title={t('add.title')}>
      <p>{t('add.lead')}</p>
      <OutcomeOf bookings={bookings} place="add" />
      {(offered.length > 1 || isAppointment) && (
        <ChoiceButtons
          label={t('add.what')}
          choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={service?.id ?? null}
          onChoose={setPicked}
        />
      )}
      {!isAppointment && <PartyChoice party={party} onChoose={setParty} />}
      {service && size !== null && <TakeForm bookings={bookings} service={service.id} party={size} onDone={done} />}
    </Section>
  );
}
