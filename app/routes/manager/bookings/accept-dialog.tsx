import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import section from '../section.module.css';
import styles from './bookings.module.css';
import { answerBooking } from './calls.ts';
import { Note } from './guest.tsx';
import type { BookingsProps } from './parts.ts';
import { TypedHour } from './typed-time.tsx';
import { useAct } from './use-act.ts';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';
import { WordsField } from './words-field.tsx';

interface AcceptDialogProps extends BookingsProps {
  booking: BookingView;
  open: boolean;
  onClose: () => void;
}

/** A yes to who asked for a day, with the time, or for nights; and what they should know. */
export function AcceptDialog({ booking, bookings, open, onClose }: AcceptDialogProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'waiting');
  const { when } = useWhen();
  const { told } = useDetails(bookings.view);
  const { guest, at, until } = booking;
  const { name } = guest;
  const isDay = until === null;
  const [hour, setHour] = useState('');
  const [words, setWords] = useState('');
  const close = () => {
    change.clear();
    onClose();
  };
  const send = () =>
    act((site) => answerBooking(site, booking.id, 'accept', words.trim(), isDay ? `${at}T${hour}` : undefined), {
      text: `${t('said.accept', { name })} ${told(guest)}`,
      close,
    });
  return (
    <Dialog open={open} onClose={close} title={t('accept.title', { name })}>
      <form
        className={section.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles.when}>{when(at, until)}</p>
        <Note guest={guest} />
        {isDay && <TypedHour hour={hour} onType={setHour} />}
        <WordsField guest={guest} label={t('accept.words')} hint={t('accept.reads')} words={words} onType={setWords} />
        <SectionFailure change={change} />
        <FormEnd send={t('waiting.accept')} back={t('keep')} busy={change.busy} onClose={close} />
      </form>
    </Dialog>
  );
}
