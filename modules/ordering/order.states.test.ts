import { describe, expect, it } from 'vitest';
import { canMove, isEditable, isPaid, ORDER_STATES } from './order.states.ts';

describe('the states of an order', () => {
  it('nothing leads back from paid to unpaid', () => {
    for (const from of ORDER_STATES.filter(isPaid)) {
      for (const to of ORDER_STATES.filter(isEditable)) expect(canMove(from, to)).toBe(false);
    }
  });

  it('a paid order reaches live, and can always end in a refund', () => {
    expect(canMove('complete', 'provisioning') && canMove('provisioning', 'live')).toBe(true);
    const reaches = (from: (typeof ORDER_STATES)[number], seen = new Set<string>()): boolean =>
      from === 'refunded' ||
      ORDER_STATES.some((to) => canMove(from, to) && !seen.has(to) && reaches(to, new Set([...seen, to])));
    for (const from of ORDER_STATES.filter(isPaid)) expect(reaches(from)).toBe(true);
  });

  it('a payment that arrives while the order is a draft again is still taken', () => {
    expect(canMove('draft', 'complete')).toBe(true);
  });
});
