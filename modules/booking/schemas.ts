/** What the calls about bookings take; what they show is in views/. Browser-safe. Instants are ISO 8601; `at` is the business's own clock, "2026-12-03T20:30". */
import * as z from 'zod/mini';
import { DETAIL_LIMITS } from '../../site-kit/forms/read-details.ts';
import { calendarDay, code, line, note, wallTime } from '../../site-kit/typed-text.ts';
import { ACT_NAMES } from './booking.states.ts';

/** What is booked: places at tables, counted; somebody's time; places of one date; or nights, which are asked for and never held. */
export const BOOKING_KINDS = ['table', 'appointment', 'session', 'stay'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];
/** `draft`: filled in from the page and not shown yet. */
export const BOOKING_STATUS = ['draft', 'open', 'paused'] as const;
export type BookingStatus = (typeof BOOKING_STATUS)[number];
/** Whether a booking holds at once, or waits for the owner's yes. */
export const BOOKING_MODES = ['request', 'instant'] as const;
export const BOOKING_FORMS = ['times', 'day', 'nights', 'sessions'] as const;
export type BookingForm = (typeof BOOKING_FORMS)[number];
/** Minutes between two starts. */
export const STEPS = [15, 30, 60] as const;

/** Guards, none of which is sold. Minutes, days, people, UTF-16 units. */
export const LIMITS = {
  services: 40,
  /** With the tables. */
  people: 60,
  covers: 500,
  party: 30,
  minutes: { from: 5, to: 600 },
  noticeMinutes: 30 * 24 * 60,
  horizonDays: 365,
  /** Of a stay. */
  nights: 30,
  /** Ahead at one time, and repeated in so many weeks. */
  sessions: 200,
  weeks: 26,
  closedDays: 400,
  ...DETAIL_LIMITS,
  reason: 300,
  service: 80,
  table: 40,
  price: 40,
  /** Cents for each person. */
  deposit: { from: 100, to: 50_000 },
} as const;

const whole = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to));
const required = (longest: number) => line(longest).check(z.minLength(1));
const id = z.string().check(z.regex(/^[\w-]{1,60}$/));
/** Made by the screen, random: sent again under the same one, nothing happens twice. */
export const KEY = /^[\w-]{20,40}$/;
const key = z.string().check(z.regex(KEY));

/** Of a call that takes nothing. */
export const noInput = z.object({});

/** POST …/bookings/state */
export const stateInput = z.object({ status: z.enum(['open', 'paused']) });

/** POST …/bookings/settings */
export const settingsInput = z.object({
  kind: z.enum(BOOKING_KINDS),
  mode: z.enum(BOOKING_MODES),
  step: z.union([z.literal(15), z.literal(30), z.literal(60)]),
  /** Minutes before the start at which booking ends. */
  notice_minutes: whole(0, LIMITS.noticeMinutes),
  /** Days ahead. */
  horizon_days: whole(1, LIMITS.horizonDays),
  /** Of tables: minutes before closing of the last start. */
  last_minutes: whole(0, LIMITS.minutes.to),
  /** Minutes before the start until which a guest cancels or moves alone. */
  cancel_minutes: whole(0, LIMITS.noticeMinutes),
  /** Of tables: guests at one time. */
  covers: whole(1, LIMITS.covers),
  /** Of tables, stays and sessions: the largest party that books by the site; a larger one is told to call. */
  party_most: whole(1, LIMITS.party),
  /** Of tables: a larger party waits for the owner's yes, whatever the mode. */
  party_instant: whole(1, LIMITS.party),
});
export type SettingsInput = z.infer<typeof settingsInput>;

/** What is paid beforehand: cents for each person, of so many people on. */
export const depositRule = z.object({
  cents: whole(LIMITS.deposit.from, LIMITS.deposit.to),
  from: whole(1, LIMITS.party),
});
/** POST …/bookings/services: all of them, in their order. Without an id: a new one. One that is not named is put away. */
export const servicesInput = z.object({
  services: z
    .array(
      z.object({
        id: z.optional(id),
        name: required(LIMITS.service),
        minutes: whole(LIMITS.minutes.from, LIMITS.minutes.to),
        price: z.nullable(required(LIMITS.price)),
        /** Absent: as it was. */
        deposit: z.optional(z.nullable(depositRule)),
        active: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.services)),
});
export type ServicesInput = z.infer<typeof servicesInput>;

/** POST …/bookings/people: whose time is booked, all of them; as services. */
export const peopleInput = z.object({
  people: z
    .array(z.object({ id: z.optional(id), name: required(LIMITS.name), active: z.boolean() }))
    .check(z.minLength(1), z.maxLength(LIMITS.people)),
});
export type PeopleInput = z.infer<typeof peopleInput>;

const ofTable = whole(1, LIMITS.party);
/** POST …/bookings/tables: all of them, as services; none: places are counted alone. A party is given the smallest that is for so many. */
export const tablesInput = z.object({
  tables: z
    .array(
      z
        .object({
          id: z.optional(id),
          name: required(LIMITS.table),
          seats_from: ofTable,
          seats_to: ofTable,
          active: z.boolean(),
        })
        .check(z.refine(({ seats_from: from, seats_to: to }) => from <= to)),
    )
    .check(z.maxLength(LIMITS.people)),
});
export type TablesInput = z.infer<typeof tablesInput>;

/** POST …/bookings/day: a day on which nothing is booked, whatever the hours say. */
export const dayInput = z.object({ day: calendarDay, closed: z.boolean() });

const party = whole(1, LIMITS.party);
/** GET …/bookings/times */
export const timesQuery = z.object({
  service: id,
  party: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.pipe(z.transform(Number), party)),
  from: z.optional(calendarDay),
});
/** GET …/bookings/{booking}/times: for a booking that moves, what it holds itself is free. */
export const moveTimesQuery = z.object({ from: z.optional(calendarDay) });
/** POST …/bookings/take: one that came by telephone. Of a stay the days of arrival and departure; of a session nothing but which it is. */
export const takeInput = z.object({
  key,
  service: z.optional(id),
  session: z.optional(id),
  party,
  at: z.optional(z.union([wallTime, calendarDay])),
  until: z.optional(calendarDay),
  name: required(LIMITS.name),
  phone: code(LIMITS.phone),
  mail: code(LIMITS.mail),
  note: note(LIMITS.note),
});
export type TakeInput = z.infer<typeof takeInput>;

/** POST …/bookings/{booking}/answer. `reason`: what the guest is told, may be empty. `at`: the time for whoever asked for a day. */
export const answerInput = z.object({
  act: z.enum(ACT_NAMES),
  reason: line(LIMITS.reason),
  at: z.optional(wallTime),
});
/** POST …/bookings/{booking}/elsewhere: `refund` is what the provider refused, `how` what the guest is told. */
export const elsewhereInput = z.object({ refund: id, how: required(LIMITS.reason) });
/** POST …/bookings/sessions: a date on which so many places are booked, and the same in the weeks that follow. */
export const sessionInput = z.object({
  title: required(LIMITS.service),
  at: wallTime,
  minutes: whole(LIMITS.minutes.from, LIMITS.minutes.to),
  places: whole(1, LIMITS.covers),
  price: z.nullable(required(LIMITS.price)),
  /** How often in all: 1 is once. */
  weeks: whole(1, LIMITS.weeks),
});
export type SessionInput = z.infer<typeof sessionInput>;
/** POST …/bookings/sessions/{date}/places */
export const placesInput = z.object({ places: whole(1, LIMITS.covers) });
/** POST …/bookings/sessions/{date}/cancel: `reason` is what all guests are told, may be empty. */
export const cancelSessionInput = z.object({ reason: line(LIMITS.reason) });

/** POST …/bookings/{booking}/move */
export const moveInput = z.object({ at: wallTime });
/** POST …/bookings/{booking}/table: that it is put on. */
export const seatInput = z.object({ table: id });
