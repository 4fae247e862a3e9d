import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled, learned, mayRead, newBudget, READS_A_MINUTE, type Budget } from './read-budget.rules.ts';
import { CONNECTED_RANK, rankOf } from './read-order.rules.ts';

const START = new Date('2026-05-25T10:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);
const full = newBudget(START);
const answered = (used: number) => learned(full, { kind: 'answered', used }, START);

describe('the readings that pages without a connection share', () => {
  it('are a hundred a minute, and what was not read is kept for one minute only [P2]', () => {
    expect(mayRead(full)).toBe(READS_A_MINUTE);
    expect(mayRead(filled(full, at(60)))).toBe(2 * READS_A_MINUTE);
    const spent: Budget = { ...full, tokens: 0 };
    expect(mayRead(filled(spent, at(0.5)))).toBe(READS_A_MINUTE / 2);
  });

  it('become fewer from 60 % of what the network counts, and end at 85 % [P2]', () => {
    const after = (used: number) => mayRead(filled({ ...answered(used), tokens: 0 }, at(1)));
    expect([0, 59, 60, 72.5, 84, 85, 100].map(after)).toEqual([100, 100, 100, 50, 4, 0, 0]);
    expect(mayRead(answered(85))).toBe(0);
    // The network counts by the hour.
    expect(mayRead(filled(answered(100), at(60)))).toBeGreaterThan(0);
  });

  it('wait as long as the network says, and a quarter of an hour where it does not say [P2]', () => {
    const refused = (waitMs: number) => learned(full, { kind: 'refused', waitMs }, START);
    expect(mayRead(filled(refused(40 * MINUTE), at(39)))).toBe(0);
    expect(mayRead(filled(refused(40 * MINUTE), at(40)))).toBeGreaterThan(0);
    expect(mayRead(filled(refused(0), at(14)))).toBe(0);
    expect(mayRead(filled(refused(0), at(15)))).toBeGreaterThan(0);
  });

  it('stop for all pages when ten in a row find nobody, ever longer, until one is answered [P2]', () => {
    let budget = full;
    const silent = () => void (budget = learned(budget, { kind: 'silent' }, START));
    for (let times = 0; times < 9; times += 1) silent();
    expect(mayRead(budget)).toBeGreaterThan(0);
    silent();
    expect(budget.stoppedUntil).toEqual(at(1));
    silent();
    expect(budget.stoppedUntil).toEqual(at(2));
    for (let times = 0; times < 50; times += 1) silent();
    expect(budget.stoppedUntil).toEqual(at(360));
    expect(learned(budget, { kind: 'answered', used: 1 }, START).silences).toBe(0);
  });

  it('are never more than the bucket holds, whatever comes', () => {
    const outcome = fc.oneof(
      fc.record({ kind: fc.constant('answered' as const), used: fc.nat(120) }),
      fc.record({ kind: fc.constant('refused' as const), waitMs: fc.nat(1e9) }),
      fc.constant({ kind: 'silent' as const }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(outcome, fc.nat(100))), (steps) => {
        let [budget, now] = [full, 0];
        for (const [what, minutes] of steps) {
          now += minutes;
          budget = learned(filled(budget, at(now)), what, at(now));
          expect(mayRead(budget)).toBeGreaterThanOrEqual(0);
          expect(mayRead(budget)).toBeLessThanOrEqual(2 * READS_A_MINUTE);
          // No word of the network stops us for longer than a day.
          expect((budget.stoppedUntil?.getTime() ?? 0) - at(now).getTime()).toBeLessThanOrEqual(24 * 60 * MINUTE);
        }
      }),
    );
  });
});

it('a page that pays is read before one that changed, that before one whose owner looked [P2]', () => {
  const page = { isConnected: false, isPaying: false, changedAt: null, ownerSeenAt: null };
  const ranks = [
    { ...page, isConnected: true },
    { ...page, isPaying: true },
    { ...page, changedAt: START, ownerSeenAt: START },
    { ...page, changedAt: START },
    { ...page, ownerSeenAt: START },
    { ...page, changedAt: at(-31 * 24 * 60) },
  ].map((each) => rankOf(each, START));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(6);
  expect(ranks[0]).toBe(CONNECTED_RANK);
});
