import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAct, mayBecome } from './shop.states.ts';
import { nextRefund, refundable, refundState } from './returns.rules.ts';
import { byRate } from './delivery.rules.ts';
import { daysOf } from './register-csv.ts';
import {
  everything,
  isInTime,
  lastDayOf,
  refundBy,
  remindersDue,
  stillBought,
  takeBack,
  withdrawable,
} from './withdrawal.rules.ts';

describe('a withdrawal', () => {
  it.each([
    ['2026-12-01', '2026-12-15'],
    ['2026-12-05', '2026-12-21'],
    ['2026-12-06', '2026-12-21'],
    ['2028-02-15', '2028-02-29'],
  ])(
    'of what was collected on %s ends on %s, and never on a Saturday or Sunday (art. 9; reg. 1182/71) [P8]',
    (on, last) => {
      expect(lastDayOf(on)).toBe(last);
      expect(isInTime(on, last)).toBe(true);
    },
  );

  it('is in time before it is collected, and three days after its last: feasts differ by town [P8]', () => {
    expect(isInTime(null, '2030-01-01')).toBe(true);
    expect(isInTime('2026-12-01', '2026-12-18')).toBe(true);
    expect(isInTime('2026-12-01', '2026-12-19')).toBe(false);
  });

  it('gives back what can be given back, within fourteen days (art. 13, 16) [P8]', () => {
    const line = (position: number, withdrawal: 'yes' | 'perishable', cents: number) => ({
      position,
      withdrawal,
      cents,
      quantity: 2,
      withdrawn: 0,
    });
    const lines = [line(0, 'yes', 100), line(1, 'perishable', 900)];
    expect(takeBack(lines, everything(lines), { delivery: null })).toMatchObject({
      amount: 200,
      kept: [{ position: 1, quantity: 2 }],
    });
    expect(takeBack(lines, new Map([[1, 1]]), { delivery: null })).toBeNull();
    expect(refundBy('2026-12-20')).toBe('2027-01-03');
    expect(
      ['2026-12-26', '2026-12-27', '2026-12-31', '2027-01-02'].map((day) => remindersDue('2026-12-20', day)),
    ).toEqual([0, 1, 2, 3]);
  });
});

it('what is paid is never given up by silence, refused, or cancelled without its money [P8]', () => {
  const states = ['awaiting-payment', 'paid', 'ready', 'collected'] as const;
  for (const state of states) {
    const order = { mode: 'paid', state, delivery: null } as const;
    for (const act of ['accept', 'refuse', 'not-collected', 'cancel'] as const) expect(mayAct(order, act)).toBe(false);
    for (const to of ['expired', 'not-collected', 'cancelled-by-buyer'] as const)
      expect(mayBecome(order, to)).toBe(false);
  }
  expect(mayBecome({ mode: 'paid', state: 'unpaid', delivery: null }, 'paid')).toBe(false);
  expect(mayBecome({ mode: 'reserve', state: 'placed', delivery: null }, 'paid')).toBe(false);
});

it('never more goes back than came [P8]', () => {
  const order = {
    mode: 'paid',
    state: 'collected',
    total: 1000,
    delivery: null,
    sentAt: null,
    collectedAt: new Date(),
  } as const;
  const withdrawals = [
    { nth: 1, amount: 400, refundedAt: null },
    { nth: 2, amount: 100, refundedAt: null },
  ];
  const back = (amount: number, state: string, occasion: string) => ({ id: occasion, amount, state, occasion });
  const first = back(400, 'succeeded', 'withdrawal');
  expect(refundable(order, { withdrawals: [], refunds: [] })).toEqual({ amount: 1000, of: 'rest' });
  expect(refundable(order, { withdrawals, refunds: [] })).toEqual({ amount: 400, of: 'withdrawal' });
  expect(refundable(order, { withdrawals, refunds: [first] })).toEqual({ amount: 100, of: 'withdrawal-2' });
  const both = [first, back(100, 'pending', 'withdrawal-2')];
  expect(refundable(order, { withdrawals, refunds: both })).toEqual({ amount: 500, of: 'rest' });
  expect(refundable(order, { withdrawals, refunds: [...both, back(500, 'pending', 'given-back')] })).toBeNull();
  expect(refundable({ ...order, mode: 'reserve' }, { withdrawals: [], refunds: [] })).toBeNull();
  // Of two that were refused, the one that is named goes; without a name the first.
  const refused = [back(400, 'failed', 'withdrawal'), back(100, 'failed', 'withdrawal-2')];
  expect(refundable(order, { withdrawals, refunds: refused })).toEqual({ amount: 400, of: 'withdrawal' });
  expect(nextRefund(order, { withdrawals, refunds: refused }, 'withdrawal-2')).toMatchObject({ amount: 100 });
  expect(refundState({ refunds: [first, back(600, 'failed', 'given-back')] })).toEqual({
    amount: 1000,
    state: 'failed',
  });
});

const BROUGHT = 450;
it('however often lines are taken back, no piece goes twice and no cent more than was paid, and all is all [P8]', () => {
  const line = fc.record({
    withdrawal: fc.constantFrom<'yes' | 'perishable'>('yes', 'yes', 'perishable'),
    cents: fc.integer({ min: 1, max: 10_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  const choice = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -1, max: 10 })), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.array(choice, { maxLength: 8 }), (sold, choices) => {
      let lines = sold.map((each, position) => ({ ...each, position, withdrawn: 0 }));
      const worth = (rows: readonly { cents: number; quantity: number }[]) =>
        rows.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
      let gone = 0;
      for (const pairs of choices) {
        const chosen = new Map(pairs);
        const back = takeBack(lines, chosen, { delivery: { cents: BROUGHT } });
        const tooMany = lines.some((each) => (chosen.get(each.position) ?? 0) > withdrawable(each));
        if (tooMany) expect(back).toBeNull();
        if (!back) continue;
        gone += back.amount;
        lines = lines.map((each) => ({ ...each, withdrawn: each.withdrawn + (chosen.get(each.position) ?? 0) }));
        const kept = stillBought(lines);
        expect(back.kept).toEqual(kept);
        // What brings it goes back with the last piece, and not before.
        expect(gone + worth(kept) + (kept.length > 0 ? BROUGHT : 0)).toBe(worth(sold) + BROUGHT);
        for (const { withdrawn, quantity, withdrawal } of lines)
          expect(withdrawn).toBeLessThanOrEqual(withdrawal === 'yes' ? quantity : 0);
      }
    }),
  );
});

it('the register adds up by day and rate [P8]', () => {
  const lines = [
    { vat: 1000, cents: 100, quantity: 3 },
    { vat: 2200, cents: 50, quantity: 1 },
    { vat: 1000, cents: 20, quantity: 1 },
  ];
  expect([...byRate(lines)]).toEqual([
    [1000, 320],
    [2200, 50],
  ]);
  const row = { day: '2026-12-01', rate: 1000, currency: 'EUR' } as const;
  expect(
    daysOf([
      { ...row, cents: 320, number: 2 },
      { ...row, cents: -120, number: 1 },
    ]),
  ).toEqual([{ ...row, takings: 320, refunds: -120, net: 200, orders: [1, 2] }]);
});
