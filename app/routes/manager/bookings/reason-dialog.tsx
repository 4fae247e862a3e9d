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
import { Phone } from './guest.tsx';
import type { BookingsProps } from './parts.ts';
import { useAct } from './use-act.ts';
import type { Place } from './use-bookings.ts';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';

interface ReasonDialogProps extends BookingsProps {
  act: 'refuse' | 'cancel';
  place: Place;
  booking: BookingView;
  open: boolean;
  onClose: () => void;
}

/** A no to a guest: why, where the owner wants to say it, and who tells them. */
export function ReasonDialog({ act: what, place, booking, bookings, open, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, place);
  const [reason, setReason] = useState('');
  const { when } = useWhen();
  const { told } = useDetails(bookings.view);
  const id = useId();
  const { guest, at, until } = booking;
  const { name } = guest;
  const close = () => {
    change.clear();
    onClose();
  };
  const send = () =>
    act((site) => answerBooking(site, booking.id, what, reason.trim()), {
      text: `${t(`said.${what}`, { name })} ${told(guest)}`,
      close,
    });
  return (
    <Dialog open={open} onClose={close} title={t(`reason.${what}`, { name })}>
      <form
        className={section.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles.when}>{when(at, until)}</p>
        {guest.mail ? (
          <div className={entry.medium}>
            <label htmlFor={id}>{t('reason.why')}</label>
            <textarea
              id={id}
              rows={3}
              maxLength={LIMITS.reason}
              aria-describedby={`${id}-hint`}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <p id={`${id}-hint`} className={room.hint}>
              {t('reason.reads')}
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
            {t(what === 'refuse' ? 'waiting.refuse' : 'acts.cancel')}
          </Button>
          <Button variant="default" onClick={close}>
            {t('keep')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
