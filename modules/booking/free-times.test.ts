/** When something can be booked: hours, the clock that changes, what lies past midnight. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Week } from '../../site-kit/document.ts';
import { addDays, clockOfDay, dayOf, instantOf, minutesInto, wallAt, wallOf, weekdayOf } from './clock-zone.ts';
import { freeTimes, startAt, startsOfDay, type Grid, type Hours } from './free-times.ts';

const ROME = 'Europe/Rome';
const EVENING: Week = Array.from({ length: 7 }, () => [{ from: 19 * 60, to: 23 * 60 }]);
const hours = (week: Week, more: Partial<Hours> = {}): Hours => ({
  zone: ROME,
  week,
  special: new Map(),
  closed: new Set(),
  ...more,
});
const grid = (given: Partial<Grid> = {}): Grid => ({ minutes: 120, step: 30, last: 60, ...given });
const walls = (given: Hours, day: string, of = grid()) => startsOfDay(given, day, of).map(({ wall }) => wall.slice(11));

describe('the starts of a day', () => {
  it('lie on the grid, from opening to the last start before closing [P9]', () => {
    expect(walls(hours(EVENING), '2026-12-03')).toEqual([
      '19:00',
      '19:30',
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
    ]);
    expect(walls(hours(EVENING), '2026-12-03', grid({ step: 60, last: 120 }))).toEqual(['19:00', '20:00', '21:00']);
  });

  it('follow what holds on a date, and are none on a day that is closed here or there [P9]', () => {
    const special = new Map([
      ['2026-12-24', []],
      ['2026-12-31', [{ from: 12 * 60, to: 15 * 60 }]],
    ]);
    expect(walls(hours(EVENING, { special }), '2026-12-24')).toEqual([]);
    expect(walls(hours(EVENING, { special }), '2026-12-31')).toEqual(['12:00', '12:30', '13:00', '13:30', '14:00']);
    expect(walls(hours(EVENING, { closed: new Set(['2026-12-03']) }), '2026-12-03')).toEqual([]);
  });

  it('past midnight belong to the evening before, and are found by their own date [P9]', () => {
    const late = hours(EVENING.map(() => [{ from: 22 * 60, to: 26 * 60 }]));
    const starts = startsOfDay(late, '2026-12-03', grid({ step: 60 }));
    expect(starts.map(({ wall }) => wall)).toEqual([
      '2026-12-03T22:00',
      '2026-12-03T23:00',
      '2026-12-04T00:00',
      '2026-12-04T01:00',
    ]);
    expect(startAt(late, '2026-12-04T01:00', grid({ step: 60 }))?.at.toISOString()).toBe('2026-12-04T00:00:00.000Z');
    expect(startAt(late, '2026-12-04T05:00', grid({ step: 60 }))).toBeUndefined();
  });

  it('in the hour that the clock leaves out do not exist; of the hour that it shows twice the first counts [P9]', () => {
    const night = hours(EVENING.map(() => [{ from: 60, to: 300 }]));
    const hourly = grid({ step: 30, last: 0, minutes: 60 });
    // 29 March 2026: 02:00 becomes 03:00.
    expect(walls(night, '2026-03-29', hourly)).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00', '04:30']);
    // 25 October 2026: 03:00 becomes 02:00 once more.
    const autumn = startsOfDay(night, '2026-10-25', hourly);
    expect(autumn.filter(({ wall }) => wall.endsWith('T02:30')).map(({ at }) => at.toISOString())).toEqual([
      '2026-10-25T00:30:00.000Z',
    ]);
    // Lengths are time that passes, whatever the clock shows.
    for (const { at, until } of autumn) expect(until.getTime() - at.getTime()).toBe(3_600_000);
  });

  it('of a place that never closes go round the clock [P9]', () => {
    const always = hours(EVENING.map(() => [{ from: 0, to: 1440 }]));
    expect(walls(always, '2026-12-03', grid({ step: 60, last: 30, minutes: 30 }))).toHaveLength(24);
  });

  it('are offered between the least notice and the horizon only, and only while free [P9]', () => {
    const window = { from: new Date('2026-12-03T19:30:00Z'), to: new Date('2026-12-04T19:00:00Z') };
    const taken = '2026-12-04T19:00';
    const free = freeTimes(hours(EVENING), {
      day: '2026-12-03',
      days: 3,
      grid: grid(),
      window,
      isFree: ({ wall }) => wall !== taken,
    });
    expect(free.map(({ starts }) => starts.map(({ wall }) => wall.slice(11)))).toEqual([
      ['20:30', '21:00', '21:30', '22:00'],
      ['19:30', '20:00'],
      [],
    ]);
  });
});

describe('the clock of a business', () => {
  const zones = fc.constantFrom(
    ROME,
    'Europe/London',
    'Europe/Athens',
    'America/New_York',
    'Australia/Lord_Howe',
    'UTC',
  );
  const days = fc
    .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));

  it('shows at an instant what that instant was found by, in every zone and on every day [P9]', () => {
    fc.assert(
      fc.property(days, zones, fc.integer({ min: 0, max: 2879 }), (day, zone, minutes) => {
        const wall = wallAt(day, minutes);
        const at = instantOf(wall, zone);
        if (at) expect(wallOf(at, zone)).toBe(wall);
        expect(clockOfDay(day, zone)(minutes)).toEqual(at);
        expect(minutesInto(day, wall)).toBe(minutes);
      }),
    );
  });

  it('counts days and weekdays as calendars do [P9]', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
        expect(dayOf(new Date(`${day}T12:00:00Z`), 'UTC')).toBe(day);
      }),
    );
    expect(weekdayOf('2026-11-30')).toBe(0);
  });
});
