/**
 * Which state of a mailbox may follow which. A committed row is the mailbox (docs/decisions): nothing opens it later, so
 * there is no state before `live`; what was chosen before the payment is a choice and no box.
 */
export const BOX_STATES = ['live', 'paused', 'ended', 'erased'] as const;
export type BoxState = (typeof BOX_STATES)[number];

const NEXT: Record<BoxState, readonly BoxState[]> = {
  live: ['paused', 'ended'],
  // Not paid: it receives and keeps, sends nothing and opens in no program.
  paused: ['live', 'ended'],
  // The contract or the name is over: it refuses, and what it holds can be fetched for thirty days.
  ended: ['erased'],
  erased: [],
};

export const canMove = (from: BoxState, to: BoxState): boolean => NEXT[from].includes(to);
/** States from which one may come to this one. */
export const before = (to: BoxState): BoxState[] => BOX_STATES.filter((from) => canMove(from, to));
