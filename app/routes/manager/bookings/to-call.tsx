import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import room from '../live/room.module.css';
import { Phone } from './guest.tsx';
import list from './rows.module.css';
import { useDetails } from './use-details.ts';
import type { BookingsProps } from './parts.ts';

/** Who left no address, and hears of it only from the owner. */
export function ToCall({ who, bookings }: BookingsProps & { who: readonly BookingView[] }) {
  const { details } = useDetails(bookings.view);
  return (
    <ul className={room.lines}>
      {who.map((booking) => (
        <li key={booking.id} className={list.line}>
          <b>{booking.guest.name}</b>
          <span>{details(booking).join(' · ')}</span>
          <Phone guest={booking.guest} />
        </li>
      ))}
    </ul>
  );
}
