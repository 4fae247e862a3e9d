import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import entry from '../field.module.css';
import { FormEnd } from '../form-end.tsx';
import room from '../live/room.module.css';
import { SectionFailure } from '../section-failure.tsx';
import section from '../section.module.css';
import { useMoney } from '../use-money.ts';
import { depositElsewhere, refundDeposit } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { useAct } from './use-act.ts';
import type { Place } from './use-bookings.ts';

export type DepositAct = 'refund' | 'elsewhere';
interface DepositDialogProps extends BookingsProps {
  act: DepositAct;
  place: Place;
  booking: BookingView;
  onClose: () => void;
}

/** Money goes back to a guest: asked once more before it does; what went another way says how. */
export function DepositDialog({ act: what, place, booking, bookings, onClose }: DepositDialogProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, place);
  const [how, setHow] = useState('');
  const id = useId();
  const { shown } = useMoney('EUR');
  const { guest, deposit } = booking;
  const values = { name: guest.name, amount: shown(deposit?.amount ?? 0) };
  const send = (site: string) =>
    what === 'refund'
      ? refundDeposit(site, booking.id)
      : depositElsewhere(site, booking.id, deposit?.refused ?? '', how.trim());
  return (
    <Dialog open onClose={onClose} title={t(`deposit.title.${what}`, values)}>
      <form
        className={section.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void act(send, { text: t(`deposit.said.${what}`, values), close: onClose });
        }}
      >
        <p>{t(`deposit.means.${what}`, values)}</p>
        {what === 'elsewhere' && (
          <div className={entry.medium}>
            <label htmlFor={id}>{t('deposit.how')}</label>
            <textarea
              id={id}
              rows={3}
              required
              maxLength={LIMITS.reason}
              aria-describedby={`${id}-hint`}
              value={how}
              onChange={(event) => setHow(event.currentTarget.value)}
            />
            <p id={`${id}-hint`} className={room.hint}>
              {t('deposit.reads')}
            </p>
          </div>
        )}
        <SectionFailure change={change} />
        <FormEnd send={t(`deposit.acts.${what}`)} back={t('keep')} busy={change.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
