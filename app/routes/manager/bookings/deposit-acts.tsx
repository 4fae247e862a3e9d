import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import list from './rows.module.css';
import { DepositDialog, type DepositAct } from './deposit-dialog.tsx';
import type { BookingsProps } from './parts.ts';
import type { Place } from './use-bookings.ts';

/** A deposit that stays can be given back; one that the provider refused is tried again, or has gone another way. */
export function DepositActs({ booking, bookings, place }: BookingsProps & { booking: BookingView; place: Place }) {
  const { t } = useTranslation('bookings');
  const [asked, setAsked] = useState<DepositAct | null>(null);
  const { deposit, guest } = booking;
  const acts: readonly DepositAct[] =
    deposit?.state === 'paid' ? ['refund'] : deposit?.state === 'refused' ? ['refund', 'elsewhere'] : [];
  if (acts.length === 0 || !bookings.view.may_refund) return null;
  return (
    <>
      <div className={list.acts}>
        {acts.map((act) => (
          <Button
            key={act}
            variant={deposit?.state === 'refused' && act === 'refund' ? 'default' : 'subtle'}
            size="md"
            aria-label={t('of', { what: t(`deposit.acts.${act}`), name: guest.name })}
            onClick={() => setAsked(act)}
          >
            {t(`deposit.acts.${act}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <DepositDialog act={asked} place={place} booking={booking} bookings={bookings} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
