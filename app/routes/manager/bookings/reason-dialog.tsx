import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import section from '../section.module.css';
import styles from './bookings.module.css';
import { answerBooking } from './calls.ts';
import { useMoney } from '../use-money.ts';
import type { BookingsProps } from './parts.ts';
import { useAct } from './use-act.ts';
import type { Place } from './use-bookings.ts';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';
import { WordsField } from './words-field.tsx';

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
  const { guest, at, until, deposit } = booking;
  const { shown } = useMoney('EUR');
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
        {deposit?.state === 'paid' && <p>{t('deposit.goes-back', { amount: shown(deposit.amount) })}</p>}
        <WordsField guest={guest} label={t('reason.why')} hint={t('reason.reads')} words={reason} onType={setReason} />
        <SectionFailure change={change} />
        <FormEnd
          send={t(what === 'refuse' ? 'waiting.refuse' : 'acts.cancel')}
          back={t('keep')}
          busy={change.busy}
          onClose={close}
        />
      </form>
    </Dialog>
  );
}
