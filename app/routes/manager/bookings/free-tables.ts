/** Which tables are free beside the bookings that the screen shows: good for a choice, which is decided when it is made. */
import type { BookingsView, BookingView, TableView } from '../../../../modules/booking/views/schemas.ts';
import { dayFrom, dayOf, hasTime, minutesBetween } from './wall-time.ts';

/** Bookings under their table and day: each is put there once, however many rows ask. */
export type Seated = ReadonlyMap<string, readonly BookingView[]>;
const keyOf = (table: string | null, day: string): string => `${table} ${day}`;

export const seatedIn = ({ waiting, coming, past }: BookingsView): Seated =>
  Map.groupBy(
    [...waiting, ...coming, ...past].filter(({ table }) => table !== null),
    ({ table, at }) => keyOf(table, dayOf(at)),
  );

/** Where a booking could sit, in their owner's order: its own table, and those that are large enough and free then. */
export function freeTables(tables: readonly TableView[], seated: Seated, booking: BookingView): TableView[] {
  const { id, at, minutes, party, table: own } = booking;
  if (!hasTime(at)) return [];
  // One that began before midnight may still sit there.
  const days = [-1, 0, 1].map((n) => dayFrom(dayOf(at), n));
  const meets = (other: BookingView): boolean => {
    const later = minutesBetween(at, other.at);
    return other.id !== id && later < minutes && -later < other.minutes;
  };
  const isFree = (table: string) => days.every((day) => !seated.get(keyOf(table, day))?.some(meets));
  return tables.filter((table) => table.id === own || (table.active && party <= table.seats_to && isFree(table.id)));
}

/** Of parties up to `most` those that no table is for. */
export const partiesWithout = (tables: readonly TableView[], most: number): number[] =>
  Array.from({ length: most }, (_, n) => n + 1).filter(
    (party) => !tables.some((table) => table.active && table.seats_from <= party && party <= table.seats_to),
  );

/** "2–4", "4" */
export const seatsOf = ({ seats_from: from, seats_to: to }: TableView): string =>
  from === to ? `${to}` : `${from}–${to}`;
