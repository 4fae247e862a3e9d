/** Days of our own clock, which decides what an unpaid renewal leads to; the provider only tries the card. */
export const UNPAID = {
  /** The site stays up this long after the first failed try. */
  graceDays: 14,
  remindBeforeDays: 3,
  /** Counted from the first failed try too: the contract ends. */
  endAfterDays: 60,
} as const;

/** Notices before a renewal, in days; the later one still is thirty days and more ahead (art. 65-bis Codice del consumo). */
export const NOTICE_DAYS = [45, 31] as const;
export const NOTICE_LEGAL_DAYS = 30;

export const DAY_MS = 24 * 60 * 60 * 1000;
export const plusDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

export type UnpaidStep = 'wait' | 'reminder' | 'suspend' | 'end';

/** What an unpaid subscription has come to. */
export function unpaidStep(since: Date, now: Date): UnpaidStep {
  const days = (now.getTime() - since.getTime()) / DAY_MS;
  if (days >= UNPAID.endAfterDays) return 'end';
  if (days >= UNPAID.graceDays) return 'suspend';
  return days >= UNPAID.graceDays - UNPAID.remindBeforeDays ? 'reminder' : 'wait';
}

/** Which notice is due for a renewal at `periodEnd`; null before the first, and when it is past. */
export function noticeDue(periodEnd: Date, now: Date): number | null {
  const days = (periodEnd.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0) return null;
  return NOTICE_DAYS.findLast((notice) => days <= notice) ?? null;
}
