/** When an event happens within a window: its rule, its further dates, and what it leaves out (RFC 5545, section 3.8.5). */
import ICAL from 'ical.js';
import { tooLarge } from './faults.ts';
import type { Clock } from './instants.ts';

export type Component = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;
type Property = InstanceType<typeof ICAL.Property>;
type Recur = InstanceType<typeof ICAL.Recur>;

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** Of all rules of a calendar together, what lies before the window too. */
export const MOST_STEPS = 50_000;

/** What one reading may still do. */
export interface Budget {
  steps: number;
}
/** Milliseconds since the epoch. */
export interface Window {
  from: number;
  to: number;
}
export interface Span {
  from: number;
  to: number;
}

const tzidOf = (property: Property): string | undefined => property.getParameter('tzid')?.toString();
const isTime = (value: unknown): value is Time => value instanceof ICAL.Time;

/** `length`: of a period its own. */
interface Start {
  at: number;
  time: Time;
  length?: Length;
}
/** Every time of the properties of this name, as instants. */
function timesOf(event: Component, name: string, clock: Clock): Start[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown): Start[] => {
      const tzid = tzidOf(property);
      if (value instanceof ICAL.Period) {
        const { from, to } = periodSpan(value, tzid, clock);
        return [{ at: from, time: value.start, length: { ms: to - from } }];
      }
      return isTime(value) ? [{ at: clock.instantOf(value, tzid), time: value }] : [];
    }),
  );
}
const periodSpan = (period: InstanceType<typeof ICAL.Period>, tzid: string | undefined, clock: Clock): Span => ({
  from: clock.instantOf(period.start, tzid),
  to: clock.instantOf(period.getEnd(), tzid),
});
/** What a property of periods says. */
export const periodsOf = (property: Property, clock: Clock): Span[] =>
  property
    .getValues()
    .flatMap((value: unknown) => (value instanceof ICAL.Period ? [periodSpan(value, tzidOf(property), clock)] : []));
const firstTime = (event: Component, name: string, clock: Clock) => timesOf(event, name, clock)[0];

/** How long it is: of whole days their number, for days are not all of one length. */
type Length = { days: number } | { ms: number };

function lengthOf(event: Component, start: { at: number; time: Time }, clock: Clock): Length {
  const end = firstTime(event, 'dtend', clock);
  const said: unknown = event.getFirstPropertyValue('duration');
  const seconds = said instanceof ICAL.Duration ? said.toSeconds() : null;
  if (start.time.isDate) {
    const ms = end ? end.at - start.at : (seconds ?? DAY_MS / SECOND_MS) * SECOND_MS;
    return { days: Math.max(1, Math.round(ms / DAY_MS)) };
  }
  return { ms: end ? end.at - start.at : (seconds ?? 0) * SECOND_MS };
}

const spanOf = (time: Time, at: number, length: Length, clock: Clock): Span => ({
  from: at,
  to: 'days' in length ? clock.midnightAfter(time, length.days) : at + length.ms,
});

/** One event that does not repeat. */
export function onlySpan(event: Component, clock: Clock): Span | null {
  const start = firstTime(event, 'dtstart', clock);
  return start ? spanOf(start.time, start.at, lengthOf(event, start, clock), clock) : null;
}

/** What was changed of a series from one of its times on (RANGE=THISANDFUTURE). */
export interface Changed {
  since: number;
  /** When the first of them is then; null: nobody is busy. */
  span: Span | null;
}

/** An event with all that repeats of it, the changed ones aside. Throws 'booking.feed-too-large'. */
export function* spansOfSeries(
  event: Component,
  given: { window: Window; clock: Clock; budget: Budget; without: ReadonlySet<number>; changed: readonly Changed[] },
): Generator<Span> {
  const { window, clock, budget, without, changed } = given;
  const start = firstTime(event, 'dtstart', clock);
  if (!start) return;
  const length = lengthOf(event, start, clock);
  const left = timesOf(event, 'exdate', clock);
  const leftDays = new Set(left.filter(({ time }) => time.isDate).map(({ time }) => time.toString()));
  const leftOut = new Set(left.map(({ at }) => at));
  for (const { at, time, length: own } of startsOf(event, start, { window, clock, budget, length })) {
    if (without.has(at) || leftOut.has(at) || leftDays.has(time.toString().slice(0, 10))) continue;
    const other = changed.findLast(({ since }) => since <= at);
    const span = other ? shifted(other, at) : spanOf(time, at, own ?? length, clock);
    if (span) yield span;
  }
}

const shifted = ({ since, span }: Changed, at: number): Span | null =>
  span && { from: span.from + at - since, to: span.to + at - since };

/** Whoever is free then, or has called it off, is not busy (RFC 5545, sections 3.8.1.11 and 3.8.2.7). */
export const isBusy = (event: Component): boolean =>
  textOf(event, 'status') !== 'CANCELLED' && textOf(event, 'transp') !== 'TRANSPARENT';
export const textOf = (event: Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

interface Expanding {
  window: Window;
  clock: Clock;
  budget: Budget;
  length: Length;
}
function* startsOf(
  event: Component,
  start: { at: number; time: Time },
  { window, clock, budget, length }: Expanding,
): Generator<Start> {
  yield start;
  yield* timesOf(event, 'rdate', clock);
  const [property] = event.getAllProperties('dtstart');
  const tzid = property && tzidOf(property);
  const longest = 'days' in length ? (length.days + 1) * DAY_MS : length.ms;
  for (const rule of event.getAllProperties('rrule').flatMap((each) => each.getValues() as Recur[])) {
    if (rule.until && clock.instantOf(rule.until, undefined) + DAY_MS + longest < window.from) continue;
    const times = endingLater(rule).iterator(forwarded(start, rule, window.from - longest));
    for (let time = times.next() as Time | null; time; time = times.next() as Time | null) {
      if ((budget.steps -= 1) < 0) throw tooLarge('its rules say more than is read');
      const at = clock.instantOf(time, tzid);
      if (at >= window.to || isPast(rule, { at, time }, clock, tzid)) break;
      // The iterator gives the same object again.
      yield { at, time: time.clone() };
    }
  }
}

/**
 * ical.js compares an end in UTC with a time whose zone no VTIMEZONE describes as if both were of one clock, and would end hours too soon;
 * so its end is later, and we compare. It keeps one, for rules that never happen are looked for up to it.
 */
function endingLater(rule: Recur): Recur {
  if (!rule.until) return rule;
  const later = rule.clone();
  later.until = rule.until.clone();
  later.until.adjust(2, 0, 0, 0);
  return later;
}

/** An end that is a day, or of a series of days, is a day of the calendar and the last one (RFC 5545, section 3.3.10). */
function isPast({ until }: Recur, { at, time }: { at: number; time: Time }, clock: Clock, tzid?: string): boolean {
  if (!until) return false;
  const day = (of: Time) => of.toString().slice(0, 10);
  return until.isDate || time.isDate ? day(time) > day(until) : at > clock.instantOf(until, tzid);
}

const STEP_DAYS: Record<string, number> = { DAILY: 1, WEEKLY: 7 };
/** A rule of days or weeks that is not counted may as well begin shortly before the window, so many of its steps later. */
function forwarded({ at, time }: { at: number; time: Time }, rule: Recur, from: number): Time {
  const days = (STEP_DAYS[rule.freq] ?? 0) * Math.max(1, rule.interval);
  const steps = days === 0 || rule.count ? 0 : Math.floor((from - at) / DAY_MS / days) - 1;
  const first = time.clone();
  if (steps > 0) first.adjust(steps * days, 0, 0, 0);
  return first;
}
