import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS, type BookingView } from '../../../../modules/booking/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import room from '../live/room.module.css';
import styles from './bookings.module.css';
import { answerBooking } from './calls.ts';
import { Note, Phone } from './guest.tsx';
import type { BookingsProps } from './parts.ts';
import { TypedHour } from './typed-time.tsx';
import { useAct } from './use-act.ts';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';

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
  const id = useId();
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
        {guest.mail ? (
          <div className={entry.medium}>
            <label htmlFor={id}>{t('accept.words')}</label>
            <textarea
              id={id}
              rows={3}
              maxLength={LIMITS.reason}
              aria-describedby={`${id}-hint`}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <p id={`${id}-hint`} className={room.hint}>
              {t('accept.reads')}
            </p>
          </div>
        ) : (
          <p>
            {t('reason.no-mail')} <Phone guest={guest} />
          </p>
        )}
        <SectionFailure change={change} />
        <Actions>
          <Button type="submit" aria-disabled={change.busy}>
            {t('waiting.accept')}
          </Button>
          <Button variant="default" onClick={close}>
            {t('keep')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
