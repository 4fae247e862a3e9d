/**
 * When something can be booked. Pure: the screens that offer times and the verb that takes one ask the same function, so nothing
 * is taken that was not offered.
 */
import type { Week } from '../../site-kit/document.ts';
import { addDays, clockOfDay, DAY_MINUTES, instantOf, wallAt, weekdayOf } from './clock-zone.ts';

export interface OpeningRange {
  /** Minutes after midnight; `to` above 1440 runs into the next day and belongs to this one. */
  from: number;
  to: number;
}
/** When the business is open, by its own clock. */
export interface Hours {
  zone: string;
  week: Week | null;
  /** Days on which other hours hold; none is a closed day. */
  special: ReadonlyMap<string, readonly OpeningRange[]>;
  /** Days on which nothing is booked. */
  closed: ReadonlySet<string>;
}
/** Length and grid of what is booked, in minutes. */
export interface Grid {
  minutes: number;
  step: number;
  /** The last start lies so long before closing. */
  last: number;
}
export interface Start {
  /** The clock of the business: "2026-12-03T20:30". */
  wall: string;
  at: Date;
  until: Date;
}
/** Whether it can still be had: nobody holds what it needs. */
export type IsFree = (start: Start) => boolean;
/** Instants between which something may begin. */
export interface Window {
  from: Date;
  to: Date;
}

const MINUTE_MS = 60_000;
/** A place that never closes has one range for each day of the week. */
export const rangesOf = ({ week, special, closed }: Hours, day: string): readonly OpeningRange[] =>
  closed.has(day) ? [] : (special.get(day) ?? week?.[weekdayOf(day)] ?? []);

/** Every start of what belongs to this opening day, in order; those that the clock leaves out are no starts. */
export function startsOfDay(hours: Hours, day: string, { minutes, step, last }: Grid): Start[] {
  const toInstant = clockOfDay(day, hours.zone);
  const found = new Map<string, Start>();
  for (const { from, to } of rangesOf(hours, day)) {
    // A range of a whole day goes on in the next one's.
    const end = to === DAY_MINUTES && from === 0 ? to : to - last;
    for (let minute = Math.ceil(from / step) * step; minute <= end && minute < to; minute += step) {
      const at = toInstant(minute);
      if (!at) continue;
      const wall = wallAt(day, minute);
      found.set(wall, { wall, at, until: new Date(at.getTime() + minutes * MINUTE_MS) });
    }
  }
  return [...found.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** What begins at this wall time, whatever the hours; undefined where the clock leaves it out. */
export function startOf(zone: string, wall: string, minutes: number): Start | undefined {
  const at = instantOf(wall, zone);
  return at ? { wall, at, until: new Date(at.getTime() + minutes * MINUTE_MS) } : undefined;
}

/** Free starts of so many days, one list a day; a day without any is an empty list. */
export function freeTimes(
  hours: Hours,
  { day, days, grid, window, isFree }: { day: string; days: number; grid: Grid; window: Window; isFree: IsFree },
): { day: string; starts: Start[] }[] {
  return Array.from({ length: days }, (_, index) => {
    const each = addDays(day, index);
    const starts = startsOfDay(hours, each, grid).filter(
      (start) => start.at >= window.from && start.at <= window.to && isFree(start),
    );
    return { day: each, starts };
  });
}

/** The start at this wall time, of its own day or of the evening before; undefined where nothing begins then. */
export const startAt = (hours: Hours, wall: string, grid: Grid): Start | undefined =>
  [addDays(wall.slice(0, 10), -1), wall.slice(0, 10)]
    .flatMap((day) => startsOfDay(hours, day, grid))
    .find((start) => start.wall === wall);
