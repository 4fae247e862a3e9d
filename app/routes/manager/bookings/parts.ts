import type { Bookings } from './use-bookings.ts';

/** ids of the headings that the screen itself leads to. */
export const PARTS = {
  rules: 'bookings-rules',
  services: 'bookings-services',
  people: 'bookings-people',
  tables: 'bookings-tables',
  sessions: 'bookings-sessions',
} as const;

/** What each part of the screen is given. */
export interface BookingsProps {
  bookings: Bookings;
}
