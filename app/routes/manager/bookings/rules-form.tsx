import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { BOOKING_KINDS, BOOKING_MODES, LIMITS } from '../../../../modules/booking/schemas.ts';
import entry from '../field.module.css';
import section from '../section.module.css';
import { saveSettings } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { Radios } from './radios.tsx';
import { offered, rulesOf, typedRules, type Offered } from './typed-rules.ts';
import { useAct } from './use-act.ts';
import { useWhen } from './use-when.ts';

const NUMBERS = {
  horizon_days: LIMITS.horizonDays,
  covers: LIMITS.covers,
  party_most: LIMITS.party,
  party_instant: LIMITS.party,
} as const;

/** The rules of booking, each as a question. */
export function RulesForm({ bookings, onClose }: BookingsProps & { onClose: () => void }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'rules');
  const { length } = useWhen();
  const id = useId();
  const { settings } = bookings.view;
  const [typed, setTyped] = useState(() => typedRules(settings));
  const isTable = typed.kind === 'table';
  const isStay = typed.kind === 'stay';
  const hasTimes = isTable || typed.kind === 'appointment';
  const choice = (what: Offered, none?: string) => (
    <label className={entry.medium} htmlFor={`${id}-${what}`}>
      {t(`rules.ask.${what}`)}
      <select
        id={`${id}-${what}`}
        value={typed[what]}
        onChange={(event) => setTyped({ ...typed, [what]: event.currentTarget.value })}
      >
        {offered(what, settings[what]).map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 && none ? none : length(minutes)}
          </option>
        ))}
      </select>
    </label>
  );
  const number = (what: keyof typeof NUMBERS) => (
    <label className={entry.medium} htmlFor={`${id}-${what}`}>
      {t(`rules.ask.${what}`)}
      <input
        id={`${id}-${what}`}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={NUMBERS[what]}
        value={typed[what]}
        onChange={(event) => setTyped({ ...typed, [what]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void act((site) => saveSettings(site, rulesOf(typed)), { text: t('rules.said'), close: onClose });
      }}
    >
      <Radios
        label={t('rules.ask.kind')}
        choices={BOOKING_KINDS.map((kind) => ({ value: kind, label: t(`rules.kinds.${kind}`) }))}
        chosen={typed.kind}
        onChoose={(kind) => setTyped({ ...typed, kind })}
      />
      {!isStay && (
        <Radios
          label={t('rules.ask.mode')}
          choices={BOOKING_MODES.map((mode) => ({ value: mode, label: t(`rules.${mode}`) }))}
          chosen={typed.mode}
          onChoose={(mode) => setTyped({ ...typed, mode })}
        />
      )}
      {isTable && number('covers')}
      {typed.kind !== 'appointment' && number('party_most')}
      {isTable && typed.mode === 'instant' && number('party_instant')}
      {hasTimes && choice('step')}
      {choice('notice_minutes', t('rules.none'))}
      {typed.kind !== 'session' && number('horizon_days')}
      {isTable && choice('last_minutes', t('rules.at-closing'))}
      {choice('cancel_minutes', t('rules.at-start'))}
      <SectionFailure change={change} />
      <FormEnd send={t('save')} back={t('keep')} busy={change.busy} onClose={onClose} />
    </form>
  );
}
