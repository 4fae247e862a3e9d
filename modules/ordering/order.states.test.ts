import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allows,
  canMove,
  isEditable,
  isOver,
  isPaid,
  ORDER_ACTIONS,
  ORDER_STATES,
  type OrderState,
} from './order.states.ts';

const next = (from: OrderState) => ORDER_STATES.filter((to) => canMove(from, to));
/** A life: from a draft, at each state one of the ways that the table allows. */
const lives = fc.array(fc.nat(), { maxLength: 30 }).map((choices) => {
  const life: OrderState[] = ['draft'];
  for (const choice of choices) {
    const ways = next(life.at(-1) ?? 'draft');
    if (ways.length === 0) break;
    life.push(ways[choice % ways.length] ?? 'draft');
  }
  return life;
});

describe('the states of an order', () => {
  it('nothing leads back from paid to unpaid', () => {
    for (const from of ORDER_STATES.filter(isPaid)) {
      for (const to of ORDER_STATES.filter(isEditable)) expect(canMove(from, to)).toBe(false);
    }
  });

  it('a paid order reaches live, and can always end in a refund', () => {
    expect(canMove('complete', 'provisioning') && canMove('provisioning', 'live')).toBe(true);
    const reaches = (from: OrderState, seen = new Set<string>()): boolean =>
      from === 'refunded' || next(from).some((to) => !seen.has(to) && reaches(to, new Set([...seen, to])));
    for (const from of ORDER_STATES.filter(isPaid)) expect(reaches(from)).toBe(true);
  });

  it('a payment that arrives while the order is a draft again is still taken', () => {
    expect(canMove('draft', 'complete')).toBe(true);
  });

  it('whatever life the table allows, it is live only after it was paid, and what is over stays over', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const paid = life.indexOf('complete');
        for (const state of ['provisioning', 'live', 'past_due', 'suspended', 'withdrawn'] as const) {
          const at = life.indexOf(state);
          // Back from refunded, an order is what it was before: the verb knows, the table does not.
          if (at >= 0 && life[at - 1] !== 'refunded') expect(paid >= 0 && paid < at).toBe(true);
        }
        const over = life.findIndex(isOver);
        if (over >= 0) expect(life.slice(over).every(isOver)).toBe(true);
        // Back on the air only from where the site was or was being made, or from an unpaid year and a pause.
        life.forEach((state, at) => {
          if (state === 'live') expect(['provisioning', 'past_due', 'suspended']).toContain(life[at - 1]);
        });
      }),
    );
  });

  it('no button is offered whose consequence the table forbids', () => {
    const leadsTo: Partial<Record<(typeof ORDER_ACTIONS)[number], OrderState>> = {
      cancel: 'cancelled',
      'free-exit': 'cancelled',
      withdraw: 'withdrawn',
    };
    for (const action of ORDER_ACTIONS) {
      const to = leadsTo[action];
      for (const state of ORDER_STATES.filter((each) => allows(each, action))) {
        expect(isEditable(state)).toBe(false);
        if (to) expect([state, action, canMove(state, to)]).toEqual([state, action, true]);
      }
    }
  });
});
