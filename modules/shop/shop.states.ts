/** The life of an order that is paid at the counter. Pure, browser-safe. */
export const ORDER_STATES = [
  'placed',
  'accepted',
  'ready',
  'collected',
  'not-collected',
  'refused',
  'expired',
  'cancelled-by-buyer',
  'cancelled-by-owner',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** From each state, where it may go. */
export const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['accepted', 'ready', 'refused', 'expired', 'cancelled-by-buyer'],
  accepted: ['ready', 'collected', 'not-collected', 'cancelled-by-buyer', 'cancelled-by-owner'],
  ready: ['collected', 'not-collected', 'cancelled-by-buyer', 'cancelled-by-owner'],
  collected: [],
  'not-collected': [],
  refused: [],
  expired: [],
  'cancelled-by-buyer': [],
  'cancelled-by-owner': [],
};
export const mayBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/** Its pieces are kept for its buyer. */
export const LIVE = ['placed', 'accepted', 'ready'] as const satisfies readonly OrderState[];
export const isLive = (state: OrderState): boolean => (LIVE as readonly OrderState[]).includes(state);

/** What becomes of an order whose days are over. */
export const overdue = (state: OrderState): OrderState => (state === 'placed' ? 'expired' : 'not-collected');

/** What an owner does with an order, and what becomes of it. */
export const ACTS = {
  accept: 'accepted',
  refuse: 'refused',
  ready: 'ready',
  collected: 'collected',
  'not-collected': 'not-collected',
  cancel: 'cancelled-by-owner',
} as const satisfies Record<string, OrderState>;
export type OrderAct = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as [OrderAct, ...OrderAct[]];
/** Those of which the buyer is told why. */
export const needsReason = (act: OrderAct): boolean => act === 'refuse' || act === 'cancel';
