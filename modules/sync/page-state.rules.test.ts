import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterMiss, afterReading, type Watched } from './page-state.rules.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const START = new Date('2026-11-23T10:00:00Z');
const watched: Watched = { state: 'following', misses: 0, firstMissAt: null };
const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true });

/** Misses one after the other, each when it is due, until `days` have gone by. */
function away(reason: string, days: number): { at: Date; state: Watched }[] {
  const seen: { at: Date; state: Watched }[] = [];
  let [state, at] = [watched, START];
  while (at.getTime() <= START.getTime() + days * DAY) {
    const next = afterMiss(state, reason, at, 0.5);
    seen.push({ at, state: next });
    [state, at] = [next, next.dueAt];
  }
  return seen;
}

describe('a page that is not there [P2]', () => {
  it.each([
    ['missing', 'gone'],
    ['unpublished', 'unpublished'],
    ['moved', 'moved'],
    ['away', 'quiet'],
    ['throttled', 'quiet'],
    ['token-ended', 'quiet'],
  ])('for the reason %s is called %s after three days and no hour sooner', (reason, state) => {
    const seen = away(reason, 6);
    const called = seen.find((one) => one.state.state !== 'following');
    expect(called?.state.state).toBe(state);
    expect((called?.at.getTime() ?? 0) - START.getTime()).toBeGreaterThanOrEqual(3 * DAY);
    expect((called?.at.getTime() ?? 0) - START.getTime()).toBeLessThan(4 * DAY);
  });

  it('is asked for again within two minutes, then ever later, and never more than some thirty times in three days', () => {
    expect((away('away', 0)[0]?.state.misses ?? 0) > 0).toBe(true);
    expect(afterMiss(watched, 'away', START, 0.999).dueAt.getTime() - START.getTime()).toBeLessThanOrEqual(2 * MINUTE);
    expect(away('away', 3).length).toBeLessThanOrEqual(30);
  });

  it('is followed again by its first answer, whatever was before', () => {
    fc.assert(
      fc.property(chance, fc.boolean(), fc.option(fc.nat(60)), (luck, isConnected, ago) => {
        const changedAt = ago === null ? null : new Date(START.getTime() - ago * DAY);
        const { state, misses, firstMissAt, dueAt } = afterReading(START, { isConnected, changedAt }, luck);
        expect({ state, misses, firstMissAt }).toEqual(watched);
        const days = (dueAt.getTime() - START.getTime()) / DAY;
        // A page that tells of itself is looked at for safety; of the others a week's budget is shared.
        const usual = isConnected ? (ago !== null && ago < 30 ? 1 : 2) : 7;
        expect(days).toBeGreaterThanOrEqual(usual * 0.75);
        expect(days).toBeLessThanOrEqual(usual * 1.25);
      }),
    );
  });

  it('is always due in the future', () => {
    const reasons = fc.constantFrom('missing', 'away', 'moved', 'token-ended', 'a word that is new');
    const before = fc.record({ misses: fc.nat(1000), ago: fc.nat(100) });
    fc.assert(
      fc.property(before, reasons, chance, ({ misses, ago }, reason, luck) => {
        const firstMissAt = new Date(START.getTime() - ago * DAY);
        const { dueAt } = afterMiss({ state: 'following', misses, firstMissAt }, reason, START, luck);
        expect(dueAt.getTime()).toBeGreaterThan(START.getTime());
      }),
    );
  });
});
