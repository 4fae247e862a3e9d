import { usePress } from '../live/use-press.ts';
import { readBookings } from './calls.ts';
import type { Bookings, Place } from './use-bookings.ts';

const READING = { read: readBookings, movedOn: new Set(['booking.changed', 'booking.not-found']) };

/** A press of this part of the screen; see `usePress`. */
export const useAct = (bookings: Bookings, place: Place) => usePress(bookings, place, READING);
