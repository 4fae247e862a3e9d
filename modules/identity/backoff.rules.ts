/** How long a person who fails to sign in has to wait: nothing at first, then twice as long each time. */
const FREE_TRIES = { mail: 3, address: 8 } as const;
const LONGEST_S = 15 * 60;
/** Failures are forgotten after this long without one. */
export const FORGET_AFTER_MS = 24 * 3600 * 1000;

export type FailureKind = keyof typeof FREE_TRIES;

/** Seconds to wait after `failures` in a row; the address of a whole office gets more free tries than one account. */
export function delayAfter(kind: FailureKind, failures: number): number {
  const paid = failures - FREE_TRIES[kind];
  return paid < 0 ? 0 : Math.min(LONGEST_S, 2 ** Math.min(paid, 20) * 2);
}
