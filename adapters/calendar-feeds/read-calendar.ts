/** What a calendar says of when somebody is busy. Pure; hostile text costs time, so that it is read on a thread that can be ended. */
import ICAL from 'ical.js';
import type { BusySpan, CalendarAsked } from '../../modules/booking/busy-calendars.port.ts';
import { isAppError } from '../../platform/errors.ts';
import { tooLarge, unreadable } from './faults.ts';
import { clockOf, type Clock } from './instants.ts';
import {
  isBusy,
  MOST_STEPS,
  onlySpan,
  periodsOf,
  spansOfSeries,
  textOf,
  type Budget,
  type Changed,
  type Component,
  type Span,
  type Window,
} from './occurrences.ts';

const MOST_SPANS = 5000;
const MOST_DAYS = 400;
const DAY_MS = 86_400_000;
/** Deeper nests no calendar; the parser goes down one call each. */
const MOST_DEPTH = 8;
const BEGINS = 'BEGIN:VCALENDAR';

export interface ReadTask extends Pick<CalendarAsked, 'zone' | 'from' | 'to' | 'ours'> {
  text: string;
}

/**
 * Busy spans within the window, in order, none touching another: of at most 400 days, 5,000 times and 50,000 steps of rules. Throws
 * 'booking.feed-unreadable', 'booking.feed-too-large'; never gives a part.
 */
export function readCalendar({ text, zone, from, to, ours }: ReadTask): BusySpan[] {
  const window = { from: from.getTime(), to: Math.min(to.getTime(), from.getTime() + MOST_DAYS * DAY_MS) };
  const clock = clockOf(zone);
  const budget = { steps: MOST_STEPS };
  const reading = { window, clock, budget, ours: new Set(ours.map((uid) => uid.toUpperCase())) };
  const found: Span[] = [];
  try {
    for (const calendar of calendarsIn(text))
      for (const span of spansIn(calendar, reading)) {
        const clipped = { from: Math.max(span.from, window.from), to: Math.min(span.to, window.to) };
        if (!(clipped.from < clipped.to)) continue;
        if (found.push(clipped) > MOST_SPANS) throw tooLarge('more events than are read');
      }
  } catch (error) {
    if (isAppError(error)) throw error;
    throw unreadable(`it is no calendar: ${String(error)}`, error);
  }
  return merged(found).map((span) => ({ from: new Date(span.from), to: new Date(span.to) }));
}

function calendarsIn(text: string): Component[] {
  const plain = text.trimStart();
  if (plain.slice(0, BEGINS.length).toUpperCase() !== BEGINS) throw unreadable('it does not begin as a calendar');
  refuseDeep(plain);
  const parsed = ICAL.parse(plain) as unknown[];
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const calendars = roots.map((root) => new ICAL.Component(root as never));
  if (calendars.some(({ name }) => name !== 'vcalendar')) throw unreadable('it holds something else');
  return calendars;
}

function refuseDeep(text: string): void {
  let depth = 0;
  for (const [, word] of text.matchAll(/^(BEGIN|END):/gim)) {
    depth += word?.toUpperCase() === 'BEGIN' ? 1 : -1;
    if (depth > MOST_DEPTH) throw unreadable('it nests too deep');
  }
}

interface Reading {
  window: Window;
  clock: Clock;
  budget: Budget;
  /** In capitals, as `textOf` gives them. */
  ours: ReadonlySet<string>;
}
function* spansIn(calendar: Component, { ours, ...reading }: Reading): Generator<Span> {
  const all = calendar.getAllSubcomponents('vevent');
  // A calendar that tells when, and not what.
  if (all.length === 0) yield* busyOf(calendar, reading.clock);
  const events = all.filter((event) => !ours.has(textOf(event, 'uid')));
  const toldApart = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    (event) => textOf(event, 'uid'),
  );
  const known = new Map<string, Changes>();
  const changesTo = (uid: string): Changes => {
    const changes = known.get(uid) ?? changesOf(toldApart.get(uid) ?? [], reading.clock);
    known.set(uid, changes);
    return changes;
  };
  for (const event of events.filter(isBusy)) {
    const repeats = event.hasProperty('rrule') || event.hasProperty('rdate');
    if (repeats && !event.hasProperty('recurrence-id')) {
      yield* spansOfSeries(event, { ...reading, ...changesTo(textOf(event, 'uid')) });
    } else {
      const span = onlySpan(event, reading.clock);
      if (span) yield span;
    }
  }
}

/** Free-busy information (RFC 5545, sections 3.6.4 and 3.2.9). */
function* busyOf(calendar: Component, clock: Clock): Generator<Span> {
  for (const each of calendar.getAllSubcomponents('vfreebusy'))
    for (const property of each.getAllProperties('freebusy'))
      if (property.getParameter('fbtype')?.toString().toUpperCase() !== 'FREE') yield* periodsOf(property, clock);
}

/** Times of a series that are told by events of their own, and from which on it is another. */
interface Changes {
  without: ReadonlySet<number>;
  changed: readonly Changed[];
}
function changesOf(events: readonly Component[], clock: Clock): Changes {
  const told = events.flatMap((event) => {
    const property = event.getFirstProperty('recurrence-id');
    const value: unknown = property?.getFirstValue();
    if (!property || !(value instanceof ICAL.Time)) return [];
    const since = clock.instantOf(value, property.getParameter('tzid')?.toString());
    return [{ since, event, isRange: property.getParameter('range') === 'THISANDFUTURE' }];
  });
  const changed = told
    .filter(({ isRange }) => isRange)
    .map(({ since, event }) => ({ since, span: isBusy(event) ? onlySpan(event, clock) : null }));
  return {
    without: new Set(told.map(({ since }) => since)),
    changed: changed.toSorted((one, other) => one.since - other.since),
  };
}

/** In order, and one where they overlap or touch. */
function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ ...span });
  }
  return whole;
}
