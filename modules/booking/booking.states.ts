/** The life of a booking. Pure, browser-safe. */
export const BOOKING_STATES = [
  'held',
  'asked',
  'confirmed',
  'arrived',
  'no-show',
  'refused',
  'expired',
  'unpaid',
  'cancelled-by-guest',
  'cancelled-by-owner',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** From each state, where it may go. A booking that is moved stays in its state, or is asked for again. */
export const NEXT: Readonly<Record<BookingState, readonly BookingState[]>> = {
  // Its deposit has yet to be paid.
  held: ['asked', 'confirmed', 'unpaid'],
  asked: ['confirmed', 'refused', 'expired', 'cancelled-by-guest'],
  confirmed: ['asked', 'arrived', 'no-show', 'cancelled-by-guest', 'cancelled-by-owner'],
  // A wrong tap is taken back.
  arrived: ['no-show'],
  'no-show': ['arrived'],
  refused: [],
  expired: [],
  unpaid: [],
  'cancelled-by-guest': [],
  'cancelled-by-owner': [],
};
export const mayBecome = (from: BookingState, to: BookingState): boolean => NEXT[from].includes(to);

/** Its guest has done all that was asked of them: both sides know of it. */
export const TOLD = ['asked', 'confirmed'] as const satisfies readonly BookingState[];
export const isTold = (state: BookingState): boolean => (TOLD as readonly BookingState[]).includes(state);
/** It holds its place; a request does so before anybody answers it, and what waits for its deposit before it is paid. */
export const LIVE = ['held', ...TOLD] as const satisfies readonly BookingState[];
export const isLive = (state: BookingState): boolean => (LIVE as readonly BookingState[]).includes(state);

/** Its places are nobody else's: also of who has come, and sits there until the end. Of a session the place of who did not come is given to nobody. */
export const holdsPlaces = (state: BookingState, ofSession: boolean): boolean =>
  isLive(state) || state === 'arrived' || (state === 'no-show' && ofSession);

/** What an owner does with a booking, and what becomes of it. */
export const ACTS = {
  accept: 'confirmed',
  refuse: 'refused',
  cancel: 'cancelled-by-owner',
  arrived: 'arrived',
  'no-show': 'no-show',
} as const satisfies Record<string, BookingState>;
export type BookingAct = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as [BookingAct, ...BookingAct[]];
/** With these the owner may write to the guest: why not, or what is to be known. */
export const mayTell = (act: BookingAct): boolean => act === 'accept' || act === 'refuse' || act === 'cancel';

/** Who came and who did not: minutes before the start from which it is said. Guests come before their time, and nobody is missing before it. */
export const MARKED_BEFORE = { arrived: 120, 'no-show': 0 } as const satisfies Partial<Record<BookingAct, number>>;
export type Mark = keyof typeof MARKED_BEFORE;
export const MARKS = Object.keys(MARKED_BEFORE) as Mark[];
/** The wall time to which that counts; a stay begins with its day, and nobody is missing before its evening. */
export const markedAt = (wall: string, mark: Mark): string =>
  wall.includes('T') ? wall : `${wall}T${mark === 'arrived' ? '02:00' : '18:00'}`;
export const isMark = (act: BookingAct): act is Mark => act in MARKED_BEFORE;
