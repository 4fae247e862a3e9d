import type { BookingsView } from '../../../../modules/booking/views/schemas.ts';
import { useLiveView } from '../live/use-live-view.ts';
import { readBookings } from './calls.ts';

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
  | 'calendar'
  | 'clashes'
  | 'busy';

/** The bookings as the last answer told them. */
export const useBookings = (loaded: BookingsView) => useLiveView<BookingsView, Place>(loaded, readBookings);
export type Bookings = ReturnType<typeof useBookings>;
