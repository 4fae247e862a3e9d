/** Milliseconds until the next look at the progress: 1 s at first, growing to 5 s. */
export const pollDelay = (asked: number): number => Math.min(5000, Math.round(1000 * 1.35 ** asked));
