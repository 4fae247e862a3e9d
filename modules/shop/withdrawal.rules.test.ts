import { describe, expect, it } from 'vitest';
import { mayAct, mayBecome } from './shop.states.ts';
import { refundable, refundState } from './returns.rules.ts';
import { byRate } from './register.ts';
import { daysOf } from './register-csv.ts';
import { isInTime, lastDayOf, refundBy, remindersDue, withdrawable } from './withdrawal.rules.ts';

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
    const line = (withdrawal: 'yes' | 'perishable', cents: number) => ({ withdrawal, cents, quantity: 2 });
    expect(withdrawable([line('yes', 100), line('perishable', 900)])).toBe(200);
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
  const withdrawal = { amount: 400, refundedAt: null, declaredAt: new Date(), refundBy: '' };
  expect(refundable(order, { withdrawal: undefined, refunds: [] })).toBe(1000);
  expect(refundable(order, { withdrawal, refunds: [] })).toBe(400);
  expect(refundable(order, { withdrawal, refunds: [{ amount: 400, state: 'succeeded' }] })).toBe(600);
  expect(refundable(order, { withdrawal, refunds: [{ amount: 1000, state: 'pending' }] })).toBeNull();
  expect(refundable({ ...order, mode: 'reserve' }, { withdrawal: undefined, refunds: [] })).toBeNull();
  const refunds = [
    { amount: 400, state: 'succeeded' },
    { amount: 600, state: 'failed' },
  ];
  expect(refundState({ refunds })).toEqual({ amount: 1000, state: 'failed' });
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
