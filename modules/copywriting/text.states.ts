/** The life of a text that an owner asked for. Pure, browser-safe. */
export const TEXT_STATES = ['asked', 'in-work', 'delivered', 'published', 'discarded', 'withdrawn'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** From each state, where it may go. Only the owner publishes or discards; only the operator takes up and delivers. */
export const NEXT: Readonly<Record<TextState, readonly TextState[]>> = {
  asked: ['in-work', 'withdrawn'],
  'in-work': ['delivered', 'withdrawn'],
  delivered: ['published', 'discarded'],
  published: [],
  discarded: [],
  withdrawn: [],
};

export const mayBecome = (from: TextState, to: TextState): boolean => NEXT[from].includes(to);
/** Somebody of ours has still to write it. */
export const OPEN = ['asked', 'in-work'] as const satisfies readonly TextState[];
/** It counts among the texts of the contract: what is called off before it was written does not. */
export const counts = (state: TextState): boolean => state !== 'withdrawn';
