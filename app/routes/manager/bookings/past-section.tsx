import { useTranslation } from 'react-i18next';
import { PAST_DAYS } from '../../../../modules/booking/views/schemas.ts';
import { Section } from '../section.tsx';
import { BookingRow } from './booking-row.tsx';
import list from './rows.module.css';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';

/** Who came in the last thirty days, and who did not; opened when it is asked for. */
export function PastSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { past } = bookings.view;
  if (past.length === 0) return null;
  return (
    <Section title={t('past.title', { days: PAST_DAYS })}>
      <OutcomeOf bookings={bookings} place="past" />
      <details className={`${list.more} ${list.past}`}>
        <summary>{t('past.show', { count: past.length })}</summary>
        <ul className={list.rows}>
          {past.map((booking) => (
            <BookingRow key={booking.id} booking={booking} bookings={bookings} place="past" />
          ))}
        </ul>
      </details>
    </Section>
  );
}
