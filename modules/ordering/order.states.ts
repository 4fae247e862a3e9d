/** Which state of an order may follow which. Asked by the buttons and by the verbs. */
export const ORDER_STATES = [
  'draft',
  'awaiting_payment',
  'complete',
  'provisioning',
  'live',
  'past_due',
  'suspended',
  'cancelled',
  'withdrawn',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const NEXT: Record<OrderState, readonly OrderState[]> = {
  draft: ['awaiting_payment', 'complete', 'cancelled'],
  // A session that expired leads back to the cart.
  awaiting_payment: ['draft', 'complete', 'cancelled'],
  complete: ['provisioning', 'withdrawn', 'refunded'],
  provisioning: ['live', 'withdrawn', 'refunded'],
  live: ['past_due', 'cancelled', 'withdrawn', 'refunded'],
  past_due: ['live', 'suspended', 'cancelled'],
  suspended: ['live', 'cancelled'],
  cancelled: ['refunded'],
  withdrawn: ['refunded'],
  refunded: [],
};

export const canMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);
/** Billing, plan and domains may change until the order is paid. */
export const isEditable = (state: OrderState): boolean => state === 'draft' || state === 'awaiting_payment';
export const isPaid = (state: OrderState): boolean => !isEditable(state) && state !== 'cancelled';
