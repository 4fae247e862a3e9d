import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { BookingRow } from './booking-row.tsx';
import list from './rows.module.css';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';

/** Deposits of bookings that stand in no other list: refused by the provider, or left by who cancelled too late. */
export function DepositsSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { to_settle: rows } = bookings.view;
  if (rows.length === 0 && bookings.outcome?.place !== 'deposits') return null;
  return (
    <Section title={t('deposit.list')}>
      <OutcomeOf bookings={bookings} place="deposits" />
      <ul className={list.rows}>
        {rows.map((booking) => (
          <BookingRow key={booking.id} booking={booking} bookings={bookings} place="deposits" />
        ))}
      </ul>
    </Section>
  );
}
