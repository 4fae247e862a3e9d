import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furthestStep, stepAfter, stepBefore, stepFromUrl, type StepNumber } from './steps.rules.ts';

const saved = (order_step: number, ownName = false, choice: 'register' | 'transfer' | 'none' = 'register') => ({
  order_step,
  domain_own_register: ownName,
  domain_choice: choice,
});

describe('the steps of the wizard', () => {
  it('without an order only billing may be seen, whatever the address says [W2]', () => {
    for (const asked of [null, '0', '1', '3', '9', 'x']) expect(stepFromUrl(asked, null)).toBe(0);
  });

  it('an order that exists opens the service step [W3]', () => {
    expect(furthestStep(saved(1))).toBe(1);
    expect(stepFromUrl(null, saved(1))).toBe(1);
    expect(stepFromUrl('3', saved(1))).toBe(1);
  });

  it('the address keeps a step that was reached, so that reload and browser back come to it [W2] [E7]', () => {
    expect(stepFromUrl('0', saved(3))).toBe(0);
    expect(stepFromUrl('1', saved(3))).toBe(1);
    expect(stepFromUrl('3', saved(3))).toBe(3);
  });

  it('the owner is asked only of those who register in their own name [W6]', () => {
    expect(stepAfter(1, true)).toBe(2);
    expect(stepAfter(1, false)).toBe(3);
    expect(stepFromUrl('2', saved(3))).toBe(1);
    expect(stepFromUrl('2', saved(3, true))).toBe(2);
    expect(stepFromUrl('2', saved(3, true, 'none'))).toBe(1);
  });

  it('Back lowers by one and passes over the step that is not asked [W2]', () => {
    expect([1, 2].map((step) => stepBefore(step as StepNumber, true))).toEqual([0, 1]);
    expect(stepBefore(3, true)).toBe(2);
    expect(stepBefore(3, false)).toBe(1);
    expect(stepBefore(0, true)).toBe(0);
  });

  it('no address leads beyond what is saved [W2]', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 3 }), fc.boolean(), (asked, step, own) => {
        const order = saved(step, own);
        expect(stepFromUrl(asked, order)).toBeLessThanOrEqual(furthestStep(order));
      }),
    );
  });
});
