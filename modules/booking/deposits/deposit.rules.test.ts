import { describe, expect, it } from 'vitest';
import { freeUntil, isGivenBack, isWithinPrice, tokenOf, type Deposit } from './deposit.rules.ts';

const HOUR = 3_600_000;
const startsAt = new Date('2026-12-20T19:30:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR);
const deposit = (change: Partial<Deposit> = {}): Deposit => ({
  amount: 2000,
  currency: 'EUR',
  freeMinutes: 24 * 60,
  becomes: 'confirmed',
  withdrawUntil: null,
  clause: '',
  ...change,
});
const confirmed = { state: 'confirmed', startsAt } as const;

describe('the last moment at which a deposit comes back to who cancels', () => {
  it('is so many minutes before the start, and the start itself before anybody has answered [P9]', () => {
    expect(freeUntil(confirmed, deposit())).toEqual(before(24));
    expect(freeUntil(confirmed, deposit({ freeMinutes: 0 }))).toEqual(startsAt);
    expect(freeUntil({ state: 'asked', startsAt }, deposit())).toEqual(startsAt);
  });

  it('is no earlier than the days of the law, and never after the start [P9]', () => {
    const until = (at: Date) => freeUntil(confirmed, deposit({ withdrawUntil: at.toISOString() }));
    expect(until(before(48))).toEqual(before(24));
    expect(until(before(3))).toEqual(before(3));
    expect(until(before(-72))).toEqual(startsAt);
  });
});

it('goes back by the act or the silence of the place, in time by the guest, and in no other case by itself [P9]', () => {
  const isBack = (to: Parameters<typeof isGivenBack>[2], now: Date) => isGivenBack(confirmed, deposit(), to, now);
  for (const to of ['refused', 'expired', 'cancelled-by-owner'] as const) expect(isBack(to, before(-1))).toBe(true);
  expect([isBack('cancelled-by-guest', before(24)), isBack('cancelled-by-guest', before(23))]).toEqual([true, false]);
  for (const to of ['arrived', 'no-show', 'confirmed', 'asked'] as const) expect(isBack(to, before(48))).toBe(false);
});

it('is never more than a price that is stated as one amount [P9]', () => {
  const is = (cents: number, price: string | null) => isWithinPrice({ deposit: { cents, from: 1 }, price });
  expect([is(2000, '20 €'), is(2001, '20 €'), is(2001, null), is(2001, 'da 20 €')]).toEqual([true, false, true, true]);
  expect(isWithinPrice({ deposit: null, price: '1 €' })).toBe(true);
});

it('whatever of its terms changes is another one [P9]', () => {
  const others = [deposit({ amount: 1 }), deposit({ freeMinutes: 1 }), deposit({ becomes: 'asked' })];
  expect(new Set([deposit(), ...others].map(tokenOf)).size).toBe(4);
});
