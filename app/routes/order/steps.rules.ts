/** Which step of the order wizard may be seen when (specification sections 2 and 4; W2 to W4, W6). */
import type { Order } from '../../../modules/ordering/schemas.ts';

export const STEPS = ['billing', 'service', 'owner', 'checkout'] as const;
/** orderStep of the specification: 0 billing, 1 service, 2 domain owner, 3 checkout. */
export type StepNumber = 0 | 1 | 2 | 3;
export type StepName = (typeof STEPS)[number];

type Saved = Pick<Order, 'domain_own_register' | 'domain_choice' | 'order_step'>;

/** Step 2 is asked only of those who register a domain in their own name. */
export const asksOwner = (order: Pick<Saved, 'domain_own_register' | 'domain_choice'> | null): boolean =>
  order !== null && order.domain_own_register && order.domain_choice !== 'none';

/** The furthest step that the saved data allow: a plan comes before the card, the owner's data before the card too. */
export function furthestStep(order: Saved | null): StepNumber {
  if (!order) return 0;
  return Math.max(1, Math.min(3, order.order_step)) as StepNumber;
}

/** Step named by `?step=`, brought back to what the order allows; without one, the furthest. */
export function stepFromUrl(asked: string | null, order: Saved | null): StepNumber {
  const furthest = furthestStep(order);
  if (asked === null || !/^[0-3]$/.test(asked)) return furthest;
  const step = Math.min(Number(asked), furthest) as StepNumber;
  return step === 2 && !asksOwner(order) ? 1 : step;
}

/** Next: 0 -> 1, 1 -> 2 with an owner to ask for, else 3 (W4), 2 -> 3. */
export const stepAfter = (step: StepNumber, owner: boolean): StepNumber =>
  step === 0 ? 1 : step === 1 && owner ? 2 : 3;

/** Back lowers by one (W2); a step that is not asked is passed over. */
export const stepBefore = (step: StepNumber, owner: boolean): StepNumber =>
  step === 3 && !owner ? 1 : (Math.max(0, step - 1) as StepNumber);
