/** Which table a party is given. Pure. */
import type { Table } from './calendar.ts';
import type { Booking, Claim } from './tables.ts';

export type Span = Pick<Booking, 'startsAt' | 'endsAt'>;
export type HeldSpan = Pick<Claim, 'fromAt' | 'toAt'>;

/** Spans of one table, person or calendar, in order of time, of which no two overlap: looked for by halves, however many they are. */
export function isUnheld(held: readonly HeldSpan[], { startsAt, endsAt }: Span): boolean {
  let [low, high] = [0, held.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = held[middle];
    if (span && span.toAt.getTime() > startsAt.getTime()) high = middle;
    else low = middle + 1;
  }
  const next = held[low];
  return next === undefined || next.fromAt >= endsAt;
}

/** Whether it is large enough: its owner may put there who is fewer than it is kept for, and nobody more than it seats. */
export const seats = (table: Table, party: number): boolean => table.active && party <= table.seats_to;

/** Those that are given to a party, in this order: the one it has already, where that is large enough; then the smallest, of equal ones the first in their owner's list. */
export function tablesFor(tables: readonly Table[], party: number, own?: string | null): Table[] {
  const its = tables.filter((table) => table.id === own && seats(table, party));
  const others = tables.filter((table) => table.id !== own && table.seats_from <= party && seats(table, party));
  return [...its, ...others.toSorted((one, other) => one.seats_to - other.seats_to)];
}
