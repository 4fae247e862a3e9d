import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTICE_DAYS, NOTICE_LEGAL_DAYS, noticeDue, plusDays, UNPAID, unpaidStep } from './dunning.rules.ts';

const since = new Date('2027-05-25T10:00:00Z');
const steps = ['wait', 'reminder', 'suspend', 'end'];

describe('an unpaid year', () => {
  it('waits, is reminded of, is suspended and ends, on the days that the terms say', () => {
    const at = (days: number) => unpaidStep(since, plusDays(since, days));
    expect([0, 10.9, 11, 13.9, 14, 59, 60].map(at)).toEqual([
      'wait',
      'wait',
      'reminder',
      'reminder',
      'suspend',
      'suspend',
      'end',
    ]);
    expect(UNPAID.graceDays).toBe(14);
  });

  it('never goes back a step', () => {
    const days = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(days, days, (a, b) => {
        const [first, later] = [Math.min(a, b), Math.max(a, b)].map((each) =>
          steps.indexOf(unpaidStep(since, plusDays(since, each))),
        );
        expect(later).toBeGreaterThanOrEqual(first ?? 0);
      }),
    );
  });
});

describe('the notice of a renewal', () => {
  it('is due 45 days before, again 31 days before, and not afterwards', () => {
    const at = (before: number) => noticeDue(since, plusDays(since, -before));
    expect([60, 45.5, 45, 40, 31, 5, 0, -1].map(at)).toEqual([null, null, 45, 45, 31, 31, null, null]);
  });

  it('the later one still comes before the thirty days of the law begin', () => {
    expect(Math.min(...NOTICE_DAYS)).toBeGreaterThan(NOTICE_LEGAL_DAYS);
  });
});
