/** Which of the pages that are due is read first (owner.md 6). Pure. */

const MONTH_MS = 30 * 24 * 60 * 60_000;
/** A connected page is read with its own token, so it takes nothing from the others. */
export const CONNECTED_RANK = 8;
/** The highest first; within one the longest due. */
export const SHARED_RANKS = [7, 6, 5, 4, 3, 2, 1, 0] as const;

export interface Ranked {
  isConnected: boolean;
  /** One of its sites is bought. */
  isPaying: boolean;
  changedAt: Date | null;
  ownerSeenAt: Date | null;
}

/** Paying before all, then what changed lately, then whose owner looked lately. */
export function rankOf({ isConnected, isPaying, changedAt, ownerSeenAt }: Ranked, now: Date): number {
  if (isConnected) return CONNECTED_RANK;
  const lately = (at: Date | null) => at !== null && now.getTime() - at.getTime() < MONTH_MS;
  return (isPaying ? 4 : 0) + (lately(changedAt) ? 2 : 0) + (lately(ownerSeenAt) ? 1 : 0);
}
