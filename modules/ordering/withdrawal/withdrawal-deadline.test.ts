import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

const DAY = 86_400_000;

it.each([
  // A Monday: the fourteenth day after is a Monday too; summer time.
  ['2026-06-08T10:00:00Z', '2026-06-22T21:59:59.999Z'],
  // The Republic’s day in between: ten working days are a day longer.
  ['2026-05-25T10:00:00Z', '2026-06-09T21:59:59.999Z'],
  // The fourteenth day is a Saturday, Sunday follows; winter time.
  ['2026-11-21T10:00:00Z', '2026-12-07T22:59:59.999Z'],
  // Late in the evening in Rome it is the next day's date already.
  ['2026-06-07T22:30:00Z', '2026-06-22T21:59:59.999Z'],
  // Christmas, New Year and Epiphany: ten working days last longer than fourteen days.
  ['2026-12-22T10:00:00Z', '2027-01-08T22:59:59.999Z'],
])('a contract of %s can be withdrawn from until %s [K11]', (concluded, until) => {
  expect(withdrawalDeadline(new Date(concluded)).toISOString()).toBe(until);
});

it('is never less than fourteen whole days, and at most three weeks and a feast [K11]', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (concluded) => {
      const lasts = (withdrawalDeadline(concluded).getTime() - concluded.getTime()) / DAY;
      expect(lasts).toBeGreaterThanOrEqual(14 - 1 / 24);
      expect(lasts).toBeLessThan(22);
    }),
    { numRuns: 200 },
  );
});
