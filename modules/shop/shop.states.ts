/** The life of an order: one that is paid when it is handed over, and one that is paid on the site; collected or delivered. Pure, browser-safe. */
export const ORDER_MODES = ['reserve', 'paid'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];

export const ORDER_STATES = [
  'placed',
  'accepted',
  'awaiting-payment',
  'paid',
  'ready',
  'collected',
  'sent',
  'delivered',
  'not-collected',
  'refused',
  'expired',
  'unpaid',
  'cancelled-by-buyer',
  'cancelled-by-owner',
  'withdrawn',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

type Table = Readonly<Record<OrderMode, Partial<Record<OrderState, readonly OrderState[]>>>>;
/** From each state, where it may go; what is missing is over. */
const COLLECTED: Table = {
  reserve: {
    placed: ['accepted', 'ready', 'refused', 'expired', 'cancelled-by-buyer'],
    accepted: ['ready', 'collected', 'not-collected', 'cancelled-by-buyer', 'cancelled-by-owner'],
    ready: ['collected', 'not-collected', 'cancelled-by-buyer', 'cancelled-by-owner'],
  },
  paid: {
    'awaiting-payment': ['paid', 'unpaid'],
    paid: ['ready', 'collected', 'cancelled-by-owner', 'withdrawn'],
    ready: ['collected', 'cancelled-by-owner', 'withdrawn'],
    collected: ['withdrawn', 'refunded'],
  },
};
/** Who has accepted to deliver does so, or says no: only a long silence ends it (due.rules.ts). */
const DELIVERED: Table = {
  reserve: {
    placed: ['accepted', 'sent', 'refused', 'expired', 'cancelled-by-buyer'],
    accepted: ['sent', 'delivered', 'cancelled-by-buyer', 'cancelled-by-owner'],
    // What was handed over at the door was bought there. Before it leaves a reservation is simply cancelled.
    sent: ['delivered', 'cancelled-by-owner', 'withdrawn'],
    delivered: ['withdrawn'],
  },
  paid: {
    'awaiting-payment': ['paid', 'unpaid'],
    paid: ['sent', 'delivered', 'cancelled-by-owner', 'withdrawn'],
    sent: ['delivered', 'cancelled-by-owner', 'withdrawn'],
    delivered: ['withdrawn', 'refunded'],
  },
};
interface Standing {
  mode: OrderMode;
  state: OrderState;
  /** How it is delivered; null: it is collected. */
  delivery: object | null;
}
export const mayBecome = ({ mode, state, delivery }: Standing, to: OrderState): boolean =>
  (delivery ? DELIVERED : COLLECTED)[mode][state]?.includes(to) ?? false;

/** Its pieces are kept for its buyer. */
export const LIVE = [
  'placed',
  'accepted',
  'awaiting-payment',
  'paid',
  'ready',
] as const satisfies readonly OrderState[];
export const isLive = (state: OrderState): boolean => (LIVE as readonly OrderState[]).includes(state);
/** It is not over: its pieces are kept, or on their way. */
export const UNDER_WAY = [...LIVE, 'sent'] as const satisfies readonly OrderState[];
export const isUnderWay = (state: OrderState): boolean => (UNDER_WAY as readonly OrderState[]).includes(state);
/** Its pieces have left the shop: nothing that comes after it moves one. */
export const isGone = (state: OrderState): boolean =>
  state === 'collected' || state === 'sent' || state === 'delivered';
/** From then on its buyer has it, and the days of the law run. */
export const isHandedOver = (state: OrderState): boolean => state === 'collected' || state === 'delivered';
/** Those that its owner has to do with; whether the others are paid is not known yet. */
export const TO_PREPARE = UNDER_WAY.filter((state) => state !== 'awaiting-payment');

/** What an owner does with an order, and what becomes of it. */
export const ACTS = {
  accept: 'accepted',
  refuse: 'refused',
  ready: 'ready',
  collected: 'collected',
  sent: 'sent',
  delivered: 'delivered',
  'not-collected': 'not-collected',
  cancel: 'cancelled-by-owner',
} as const satisfies Record<string, OrderState>;
export type OrderAct = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as [OrderAct, ...OrderAct[]];
/** Those of which the buyer is told why. */
export const needsReason = (act: OrderAct): boolean => act === 'refuse' || act === 'cancel';
/** Whether this act is there for this order. One that is paid is cancelled by giving the money back, which is a right of its own. */
export const mayAct = (order: Standing, act: OrderAct): boolean =>
  mayBecome(order, ACTS[act]) && !(order.mode === 'paid' && act === 'cancel');
