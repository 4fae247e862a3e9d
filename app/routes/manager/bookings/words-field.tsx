import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import entry from '../field.module.css';
import room from '../live/room.module.css';
import { Phone } from './guest.tsx';

interface WordsFieldProps {
  guest: BookingView['guest'];
  label: string;
  /** Where its reader finds it. */
  hint: string;
  words: string;
  onType: (words: string) => void;
}

/** What the owner wants to say to a guest; who left no address is called instead. */
export function WordsField({ guest, label, hint, words, onType }: WordsFieldProps) {
  const { t } = useTranslation('bookings');
  const id = useId();
  if (!guest.mail)
    return (
      <p>
        {t('reason.no-mail')} <Phone guest={guest} />
      </p>
    );
  return (
    <div className={entry.medium}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={LIMITS.reason}
        aria-describedby={`${id}-hint`}
        value={words}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className={room.hint}>
        {hint}
      </p>
    </div>
  );
}
