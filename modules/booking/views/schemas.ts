/** What the calls about bookings show. Browser-safe. Instants are ISO 8601; `at` is the business's own clock, "2026-12-03T20:30". */
import * as z from 'zod/mini';
import { calendarDay, wallTime } from '../../../site-kit/typed-text.ts';
import { agreementState } from '../../agreements/schemas.ts';
import { BOOKING_STATES } from '../booking.states.ts';
import { calendar, clash } from '../calendars/schemas.ts';
import { BOOKING_FORMS, BOOKING_STATUS, depositRule, settingsInput } from '../schemas.ts';

/** So long the screen shows what is over. */
export const PAST_DAYS = 30;

const time = z.object({
  at: wallTime,
  /** "20:30" */
  label: z.string(),
});
const dayOfTimes = z.object({ day: z.string(), times: z.array(time) });
/** Seven days. `next`: the first day of the following seven, null beyond the horizon. */
export const timesView = z.object({ days: z.array(dayOfTimes), next: z.nullable(z.string()) });
export type TimesView = z.infer<typeof timesView>;

const session = z.object({
  id: z.string(),
  title: z.string(),
  at: wallTime,
  minutes: z.number(),
  price: z.nullable(z.string()),
  places: z.number(),
  /** By requests, too. */
  taken: z.number(),
});
export type SessionView = z.infer<typeof session>;

const table = z.object({
  id: z.string(),
  name: z.string(),
  /** The smallest and the largest party that it is given to. */
  seats_from: z.number(),
  seats_to: z.number(),
  active: z.boolean(),
});
export type TableView = z.infer<typeof table>;

const booking = z.object({
  id: z.string(),
  state: z.enum(BOOKING_STATES),
  /** Its name when it was booked. */
  service: z.string(),
  /** The session whose places it has. */
  session: z.nullable(z.string()),
  at: z.union([wallTime, calendarDay]),
  /** Of a stay: the day of departure. */
  until: z.nullable(calendarDay),
  minutes: z.number(),
  party: z.number(),
  /** The name of whose time it is; null of tables. */
  person: z.nullable(z.string()),
  /** The id of its table, where it has one that is still there. */
  table: z.nullable(z.string()),
  /** `unreached`: what was written to the address was refused or came back. `blocked`: nothing is taken from them online; told to whoever may block. */
  guest: z.object({
    name: z.string(),
    phone: z.string(),
    mail: z.string(),
    unreached: z.boolean(),
    blocked: z.boolean(),
    note: z.string(),
  }),
  /** Who entered it. */
  by: z.enum(['guest', 'owner']),
  asked_at: z.string(),
  /** It was at another time before, and its guest asks for this one. */
  moved: z.boolean(),
  reason: z.nullable(z.string()),
  /** It lies outside the hours that hold by now. */
  outside: z.boolean(),
  clash: z.nullable(clash),
  /**
   * Cents. `awaited`: it holds once that is paid; `unpaid`: it was not; `coming`: on its way back; `back`, `elsewhere`: the guest has it, by
   * card or another way; `refused`: the provider would not, and that is the id of its refund. Null: none was asked.
   */
  deposit: z.nullable(
    z.object({
      amount: z.number(),
      state: z.enum(['awaited', 'unpaid', 'paid', 'coming', 'back', 'elsewhere', 'refused']),
      refused: z.nullable(z.string()),
    }),
  ),
});
export type BookingView = z.infer<typeof booking>;

/** GET …/bookings, and the answer of every act on them. */
export const bookingsView = z.object({
  site: z.object({ id: z.string(), order_id: z.string(), name: z.string(), url: z.string() }),
  /** Whether the plan holds it: without, nothing new is booked, and what is booked stays. */
  entitled: z.boolean(),
  /** Whether whoever looks may open and pause it. */
  may_open: z.boolean(),
  agreement: agreementState,
  status: z.enum(BOOKING_STATUS),
  settings: settingsInput,
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      minutes: z.number(),
      price: z.nullable(z.string()),
      deposit: z.nullable(depositRule),
      active: z.boolean(),
    }),
  ),
  /** Whether deposits can be asked: `none` for this trade, country or form; `no-account` before the owner's account takes money. */
  deposits: z.enum(['none', 'no-account', 'offered']),
  /** Whether whoever looks may give money back. */
  may_refund: z.boolean(),
  /** Whether whoever looks may block a guest. */
  may_block: z.boolean(),
  people: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
  /** None where places are counted alone. */
  tables: z.array(table),
  /** Those ahead, the soonest first. */
  sessions: z.array(session),
  /** What the page announces and nobody can book yet. `minutes` is ours. */
  announced: z.array(z.object({ title: z.string(), at: wallTime })),
  /** What guests are asked for: one of the free times, a day alone where the site says no hours, nights, or one of the sessions. */
  form: z.enum(BOOKING_FORMS),
  zone: z.string(),
  /** YYYY-MM-DD and "HH:MM" where the business is. */
  today: z.string(),
  now: z.string(),
  closed_days: z.array(z.string()),
  /** Not answered yet, the soonest first. */
  waiting: z.array(booking),
  /** From today on, live or over today, in order of time. */
  coming: z.array(booking),
  /** Had a place on a date that is cancelled, or asked for one, and left no address: the owner calls them. From today on. */
  to_call: z.array(booking),
  /** Of the last PAST_DAYS, the latest first. */
  past: z.array(booking),
  /** Deposits that the provider would not give back, and those of who cancelled too late, from today on. */
  to_settle: z.array(booking),
  /** Where guests book, once it is open. */
  page_url: z.string(),
  /** Calendars of others that block times. */
  calendars: z.array(calendar),
  /** A calendar address for the owner's own calendar; null: none was made. */
  feed_url: z.nullable(z.string()),
});
export type BookingsView = z.infer<typeof bookingsView>;
