/**
 * What the network gives the app for all pages that nobody has connected (owner.md 6): a bucket of readings that fills by the minute, slower
 * from 60 % of the network's own count and not at all from 85 %. Pure.
 */

const MINUTE = 60_000;
/** A million pages a week need a hundred readings a minute. */
export const READS_A_MINUTE = 100;
const MOST_TOKENS = 2 * READS_A_MINUTE;
const SLOW_FROM = 60;
const STOP_FROM = 85;
/** So many silences in a row are the network's, not the pages'. */
const BREAK_AFTER = 10;
const BREAK_MS = MINUTE;
const LONGEST_BREAK_MS = 6 * 60 * MINUTE;
/** Where the network refuses without saying for how long. */
const REFUSED_MS = 15 * MINUTE;
const LONGEST_REFUSAL_MS = 24 * 60 * MINUTE;

export interface Budget {
  tokens: number;
  filledAt: Date;
  used: number;
  stoppedUntil: Date | null;
  silences: number;
}

export const newBudget = (now: Date): Budget => ({
  tokens: READS_A_MINUTE,
  filledAt: now,
  used: 0,
  stoppedUntil: null,
  silences: 0,
});

/** How much of the full rate is left at this share of the network's count. */
function rateAt(used: number): number {
  if (used >= STOP_FROM) return 0;
  return used < SLOW_FROM ? 1 : (STOP_FROM - used) / (STOP_FROM - SLOW_FROM);
}

/** The bucket as it is now. The network's count is of an hour: what it said an hour ago holds no more. */
export function filled(budget: Budget, now: Date): Budget {
  const minutes = Math.max(0, now.getTime() - budget.filledAt.getTime()) / MINUTE;
  const used = minutes >= 60 ? 0 : budget.used;
  const tokens = Math.min(MOST_TOKENS, budget.tokens + minutes * READS_A_MINUTE * rateAt(used));
  const stoppedUntil = budget.stoppedUntil && budget.stoppedUntil > now ? budget.stoppedUntil : null;
  return { ...budget, tokens, used, stoppedUntil, filledAt: now };
}

/** How many readings may begin now. */
export const mayRead = (budget: Budget): number =>
  budget.stoppedUntil !== null || budget.used >= STOP_FROM ? 0 : Math.floor(budget.tokens);

export type Outcome = { kind: 'answered'; used: number } | { kind: 'refused'; waitMs: number } | { kind: 'silent' };

/** What a reading with the app's own token teaches. A break of all pages grows until the network answers one of them. */
export function learned(budget: Budget, outcome: Outcome, now: Date): Budget {
  const until = (ms: number) => new Date(Math.max(now.getTime() + ms, budget.stoppedUntil?.getTime() ?? 0));
  if (outcome.kind === 'answered') return { ...budget, used: outcome.used, silences: 0 };
  if (outcome.kind === 'refused') {
    const waitMs = Math.min(outcome.waitMs > 0 ? outcome.waitMs : REFUSED_MS, LONGEST_REFUSAL_MS);
    return { ...budget, stoppedUntil: until(waitMs) };
  }
  const silences = budget.silences + 1;
  if (silences < BREAK_AFTER) return { ...budget, silences };
  const breakMs = Math.min(BREAK_MS * 2 ** Math.min(silences - BREAK_AFTER, 10), LONGEST_BREAK_MS);
  return { ...budget, silences, stoppedUntil: until(breakMs) };
}
