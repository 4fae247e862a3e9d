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
  // A name may be waited for longer than a bank or a year waits.
  provisioning: ['live', 'past_due', 'suspended', 'cancelled', 'withdrawn', 'refunded'],
  live: ['past_due', 'suspended', 'cancelled', 'withdrawn', 'refunded'],
  past_due: ['live', 'provisioning', 'suspended', 'cancelled', 'withdrawn', 'refunded'],
  suspended: ['live', 'provisioning', 'cancelled', 'withdrawn', 'refunded'],
  cancelled: ['refunded'],
  withdrawn: ['refunded'],
  // A bank may send back what had arrived.
  refunded: ['cancelled', 'withdrawn'],
};

export const canMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);
/** Billing, plan and domains may change until the order is paid. */
export const isEditable = (state: OrderState): boolean => state === 'draft' || state === 'awaiting_payment';
export const isPaid = (state: OrderState): boolean => !isEditable(state) && state !== 'cancelled';
/** The business of such an order has its site, or is about to: nobody pays for it a second time. Also in the index `orders_one_sale`. */
export const SOLD_STATES = [
  'complete',
  'provisioning',
  'live',
  'past_due',
  'suspended',
] as const satisfies readonly OrderState[];
/** Nothing follows any more but money. */
export const isOver = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'withdrawn' || state === 'refunded';

/** What the customer can ask for after the purchase. */
export const ORDER_ACTIONS = [
  'upgrade',
  'downgrade',
  'cancel',
  'keep',
  'withdraw',
  'free-exit',
  'card',
  'pay',
  'add-domain',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const RUNNING: readonly OrderState[] = ['provisioning', 'live', 'past_due', 'suspended'];
const ALLOWED: Record<OrderAction, readonly OrderState[]> = {
  // Who owes a year pays it before buying more.
  upgrade: ['provisioning', 'live'],
  downgrade: ['provisioning', 'live', 'past_due'],
  cancel: RUNNING,
  keep: RUNNING,
  withdraw: ['complete', ...RUNNING],
  'free-exit': RUNNING,
  // Invoices and card stay within reach when everything is over.
  card: ['complete', ...RUNNING, 'cancelled', 'withdrawn', 'refunded'],
  pay: ['past_due', 'suspended'],
  'add-domain': ['provisioning', 'live'],
};
/** Whether the state alone allows it; days and plans are asked besides. */
export const allows = (state: OrderState, action: OrderAction): boolean => ALLOWED[action].includes(state);
