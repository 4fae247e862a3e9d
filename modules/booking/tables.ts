import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Sealed } from '../../platform/seal.ts';
import type { Lang } from '../../site-kit/names.ts';
import { siteContents } from '../sites/tables.ts';
import type { BookingState } from './booking.states.ts';
import type { Deposit, DepositRule } from './deposits/deposit.rules.ts';
import type { BookingKind, BookingStatus, SettingsInput } from './schemas.ts';

export const at = (name: string) => timestamp(name, { withTimezone: true });

/** What can be booked at a site, and how. All of it goes with the content of the site. */
export const bookingSettings = pgTable('booking_settings', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => siteContents.siteId, { onDelete: 'cascade' }),
  status: text().$type<BookingStatus>().notNull().default('draft'),
  kind: text().$type<BookingKind>().notNull(),
  mode: text().$type<SettingsInput['mode']>().notNull(),
  step: integer().$type<SettingsInput['step']>().notNull(),
  noticeMinutes: integer('notice_minutes').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  lastMinutes: integer('last_minutes').notNull(),
  cancelMinutes: integer('cancel_minutes').notNull(),
  covers: integer().notNull(),
  partyMost: integer('party_most').notNull(),
  partyInstant: integer('party_instant').notNull(),
  /** SHA-256 of the key in the address of the owner's calendar, and the key itself, sealed: the screen shows it again. */
  feedHash: text('feed_hash').unique(),
  feedKey: text('feed_key').$type<Sealed>(),
});
export type BookingSettings = typeof bookingSettings.$inferSelect;

export const ofSite = () =>
  text('site_id')
    .notNull()
    .references(() => bookingSettings.siteId, { onDelete: 'cascade' });

/** Put away, they keep their row: bookings name them. */
export const bookingServices = pgTable(
  'booking_services',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    name: text().notNull(),
    minutes: integer().notNull(),
    price: text(),
    /** What is paid beforehand; null: nothing. */
    deposit: jsonb().$type<DepositRule>(),
    active: boolean().notNull(),
    gone: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (t) => [index('booking_services_site').on(t.siteId)],
);
/** Whose time is booked: a person's, or that of a table, which says for how many it is. */
export const bookingPeople = pgTable(
  'booking_people',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    name: text().notNull(),
    active: boolean().notNull(),
    gone: boolean().notNull().default(false),
    position: integer().notNull(),
    /** The smallest and the largest party that a table is given to; both null of a person. */
    seatsFrom: integer('seats_from'),
    seatsTo: integer('seats_to'),
  },
  (t) => [
    index('booking_people_site').on(t.siteId),
    check(
      'booking_people_seats',
      sql`num_nulls(${t.seatsFrom}, ${t.seatsTo}) <> 1 and 1 <= ${t.seatsFrom} and ${t.seatsFrom} <= ${t.seatsTo}`,
    ),
  ],
);

/** Days on which nothing is booked, by the clock of the business. */
export const bookingClosedDays = pgTable(
  'booking_closed_days',
  { siteId: ofSite(), day: date({ mode: 'string' }).notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.day] })],
);

/** A date on which places are booked: a class, a tasting, a concert. `taken` is the sum over the bookings that hold one, never more than there are. */
export const bookingSessions = pgTable(
  'booking_sessions',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    title: text().notNull(),
    price: text(),
    minutes: integer().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** As of a booking. */
    wall: text().notNull(),
    zone: text().notNull(),
    places: integer().notNull(),
    taken: integer().notNull().default(0),
    cancelledAt: at('cancelled_at'),
    /** It stands on the page of the site until it begins. */
    isListed: boolean('is_listed').notNull().default(true),
  },
  (t) => [
    check('booking_sessions_room', sql`${t.taken} between 0 and ${t.places}`),
    // A press that is repeated adds nothing.
    uniqueIndex('booking_sessions_once')
      .on(t.siteId, t.startsAt, t.title)
      .where(sql`cancelled_at is null`),
    index('booking_sessions_listed')
      .on(t.startsAt)
      .where(sql`is_listed`),
  ],
);
export type Session = typeof bookingSessions.$inferSelect;

export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    state: text().$type<BookingState>().notNull(),
    /** Null of a place in a session. */
    serviceId: text('service_id').references(() => bookingServices.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').references(() => bookingSessions.id, { onDelete: 'cascade' }),
    /** As it was named and long when it was booked. */
    service: text().notNull(),
    minutes: integer().notNull(),
    party: integer().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /**
     * What the clock of the business shows at the start, and which clock that is: what was agreed. A day alone, "2026-12-03", is a wish for
     * that day, or the arrival of a stay.
     */
    wall: text().notNull(),
    /** Of a stay: the day of departure. */
    lastDay: date('last_day', { mode: 'string' }),
    zone: text().notNull(),
    /** Name, telephone, mail, note, and the key of the guest's page: JSON, sealed. '' once it was purged. */
    guest: text().$type<Sealed | ''>().notNull(),
    /** Keyed hashes of mail and telephone: who holds how many places. */
    contacts: text().array().notNull(),
    /** SHA-256 of the key of the guest's page. The form carries the key, so that what is sent twice is booked once. */
    keyHash: text('key_hash').notNull(),
    lang: text().$type<Lang>().notNull(),
    by: text().$type<'guest' | 'owner'>().notNull(),
    /** What was to be paid beforehand, and under which terms, as the guest accepted it; null: nothing. */
    deposit: jsonb().$type<Deposit>(),
    /** What the guest was told. */
    reason: text(),
    /** Times that it was changed, as calendars count them (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    askedAt: at('asked_at').notNull(),
    remindedAt: at('reminded_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    // A key alone says which booking it is, on which site ever.
    uniqueIndex('bookings_key').on(t.keyHash, t.siteId),
    index('bookings_time').on(t.siteId, t.startsAt),
    index('bookings_session').on(t.sessionId),
    index('bookings_live')
      .on(t.startsAt)
      .where(sql`state in ('asked', 'confirmed')`),
    index('bookings_deposit')
      .on(t.siteId)
      .where(sql`deposit is not null`),
    // Asked at every booking: what waits to be sorted in would be read whole each time.
    index('bookings_contacts').using('gin', t.contacts).with({ fastupdate: false }),
  ],
);
export type Booking = typeof bookings.$inferSelect;

/**
 * Somebody's time, or that of a table, which a live booking holds. That no two of them overlap is an exclusion constraint (migration `booking`):
 * half-open, so that one may begin as the other ends.
 */
export const bookingClaims = pgTable(
  'booking_claims',
  {
    bookingId: text('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => bookingPeople.id, { onDelete: 'cascade' }),
    fromAt: at('from_at').notNull(),
    toAt: at('to_at').notNull(),
  },
  (t) => [
    check('booking_claims_length', sql`${t.fromAt} < ${t.toAt} and ${t.toAt} - ${t.fromAt} <= interval '24 hours'`),
  ],
);

export type Claim = typeof bookingClaims.$inferSelect;

/** Guests who sit at one time, for each quarter of an hour: the sum over the live bookings, never more than there is room. */
export const bookingLoads = pgTable(
  'booking_loads',
  { siteId: ofSite(), slot: at('slot').notNull(), taken: integer().notNull(), places: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.siteId, t.slot] }),
    check('booking_loads_room', sql`${t.taken} between 0 and ${t.places}`),
  ],
);
