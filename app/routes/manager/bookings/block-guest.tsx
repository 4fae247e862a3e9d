import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { BlockAct } from '../people/block-act.tsx';
import { readBookings } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import type { Place } from './use-bookings.ts';

/** For whoever may: from this guest nothing more is taken online. */
export const BlockGuest = ({
  booking: { guest },
  bookings,
  place,
}: BookingsProps & { booking: BookingView; place: Place }) =>
  bookings.view.may_block ? (
    <BlockAct
      site={bookings.view.site.id}
      person={guest}
      isBlocked={guest.blocked}
      read={readBookings}
      take={(fresh, text) => bookings.take(fresh, { place, text })}
    />
  ) : null;
