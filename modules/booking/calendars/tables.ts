import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Sealed } from '../../../platform/seal.ts';
import { at, bookingPeople, bookings, ofSite } from '../tables.ts';
import type { FeedFault } from './schemas.ts';

/** A calendar of somebody else, by its address: when it is busy, nothing is booked. */
export const bookingFeeds = pgTable(
  'booking_feeds',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    /** Whose time it blocks; null: everybody's, and all tables. */
    personId: text('person_id').references(() => bookingPeople.id, { onDelete: 'cascade' }),
    /** As its owner calls it. */
    name: text().notNull(),
    /** Who knows it reads the calendar. */
    address: text().$type<Sealed | ''>().notNull(),
    /** As its host called what was read last. */
    etag: text(),
    /** SHA-256 of the spans in `booking_busy`. */
    busyHash: text('busy_hash').notNull(),
    /** The last good reading, and the last for which the host sent the whole. */
    readAt: at('read_at').notNull(),
    wholeAt: at('whole_at').notNull(),
    /** Why the last try failed, as a code; null: it did not. */
    fault: text().$type<FeedFault>(),
    /** Since when all tries have failed; null: the last one did not. */
    failedAt: at('failed_at'),
    /** When its owner was mailed that it has been silent for a day; null again once it was read. */
    toldAt: at('told_at'),
    dueAt: at('due_at').notNull(),
    /** Somebody reads it, until then at most. */
    heldUntil: at('held_until'),
  },
  (t) => [index('booking_feeds_site').on(t.siteId), index('booking_feeds_due').on(t.dueAt)],
);
export type Feed = typeof bookingFeeds.$inferSelect;

/** When such a calendar is busy, by its last good reading; of one calendar no two spans touch. */
export const bookingBusy = pgTable(
  'booking_busy',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => bookingFeeds.id, { onDelete: 'cascade' }),
    fromAt: at('from_at').notNull(),
    toAt: at('to_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.fromAt] }), check('booking_busy_length', sql`${t.fromAt} < ${t.toAt}`)],
);

/** That a booking and a calendar clash was told to its owner, once for its time; `isKept`: both are to stay. */
export const bookingClashes = pgTable(
  'booking_clashes',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    feedId: text('feed_id')
      .notNull()
      .references(() => bookingFeeds.id, { onDelete: 'cascade' }),
    startsAt: at('starts_at').notNull(),
    isKept: boolean('is_kept').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.feedId, t.startsAt] }), index('booking_clashes_feed').on(t.feedId)],
);
