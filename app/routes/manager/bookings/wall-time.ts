/** Times by the clock of the business, "2026-12-03T20:30", or a day alone: never of the browser's zone. Days are YYYY-MM-DD. */
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';

const DAY_MS = 86_400_000;

export const dayOf = (at: string): string => at.slice(0, 10);
export const hasTime = (at: string): boolean => at.includes('T');
/** "20:30" */
export const timeOf = (at: string): string => at.slice(11);
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
export const dayAfter = (day: string): string => dayFrom(day, 1);

/** By a clock that is never put forward or back: good for what is shown, not for what is decided. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;

export const nightsBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);

export interface DayOfBookings {
  day: string;
  bookings: BookingView[];
}
/** Their order stays. */
export function byDay(bookings: readonly BookingView[]): DayOfBookings[] {
  const days = new Map<string, BookingView[]>();
  for (const booking of bookings) {
    const day = dayOf(booking.at);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return [...days].map(([day, all]) => ({ day, bookings: all }));
}
