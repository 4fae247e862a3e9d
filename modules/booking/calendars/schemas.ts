/** What the calls about calendars of others take and give. Browser-safe. */
import * as z from 'zod/mini';
import { DETAIL_LIMITS } from '../../../site-kit/forms/read-details.ts';
import { line, wallTime } from '../../../site-kit/typed-text.ts';

/** Calendars of a site; UTF-16 units. */
export const CALENDAR_LIMITS = { calendars: 10, address: 2000, name: DETAIL_LIMITS.name } as const;

const required = (longest: number) => line(longest).check(z.minLength(1));

/** POST …/bookings/calendars: a calendar of somebody else. `person`: whose time it blocks, null for everybody's and all tables. */
export const feedInput = z.object({
  name: required(CALENDAR_LIMITS.name),
  address: required(CALENDAR_LIMITS.address),
  person: z.nullable(z.string().check(z.regex(/^[\w-]{1,60}$/))),
});
export type FeedInput = z.infer<typeof feedInput>;

/** Why a calendar was not read, as errors are called. */
export const FEED_FAULTS = [
  'booking.feed-address',
  'booking.feed-silent',
  'booking.feed-refused',
  'booking.feed-unreadable',
  'booking.feed-too-large',
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

export const calendar = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it is: the address itself is a secret. */
  host: z.string(),
  /** Whose time it blocks; null: everybody's. */
  person: z.nullable(z.string()),
  /** The last good reading, which counts. */
  read_at: z.string(),
  /** Why there was none since. */
  fault: z.nullable(z.enum(FEED_FAULTS)),
});

/** What else is in one of the calendars at the time of a booking; null once its owner has said that both stay. */
export const clash = z.object({ calendar: z.string(), from: wallTime, to: wallTime });
