import { useMemo } from 'react';
import type { BookingsView } from '../../../../modules/booking/views/schemas.ts';
import { useLiveView } from '../live/use-live-view.ts';
import { readBookings } from './calls.ts';
import { seatedIn } from './free-tables.ts';

/** The parts of the screen, each of which says what was done in it. */
export type Place =
  | 'head'
  | 'waiting'
  | 'add'
  | 'sessions'
  | 'today'
  | 'coming'
  | 'past'
  | 'deposits'
  | 'days'
  | 'rules'
  | 'services'
  | 'people'
  | 'tables'
  | 'calendar'
  | 'clashes'
  | 'busy';

/** The bookings as the last answer told them. */
export function useBookings(loaded: BookingsView) {
  const live = useLiveView<BookingsView, Place>(loaded, readBookings);
  const seated = useMemo(() => seatedIn(live.view), [live.view]);
  return { ...live, seated };
}
export type Bookings = ReturnType<typeof useBookings>;
