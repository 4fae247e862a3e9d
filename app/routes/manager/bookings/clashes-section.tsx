import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import room from '../live/room.module.css';
import { BookingRow } from './booking-row.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';
import list from './rows.module.css';

/** Bookings at whose time something else is in a calendar: moved, cancelled, or kept. Not there while there is none. */
export function ClashesSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const clashing = bookings.view.coming.filter(({ clash }) => clash !== null);
  if (clashing.length === 0 && bookings.outcome?.place !== 'clashes') return null;
  return (
    <Section title={t('clash.title')}>
      <OutcomeOf bookings={bookings} place="clashes" />
      <p className={clashing.length === 0 ? room.hint : undefined}>
        {t(clashing.length === 0 ? 'clash.none' : 'clash.text')}
      </p>
      {clashing.length > 0 && (
        <ul className={list.rows}>
          {clashing.map((booking) => (
            <BookingRow key={booking.id} booking={booking} bookings={bookings} place="clashes" />
          ))}
        </ul>
      )}
    </Section>
  );
}
