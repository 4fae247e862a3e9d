/** When a page is read next, and what a page that is not there is called (owner.md 6). Pure; `chance` is in [0, 1). */

export const MONITOR_STATES = ['following', 'quiet', 'unpublished', 'gone', 'moved'] as const;
/** Of a page, whatever its sites make of it. */
export type MonitorState = (typeof MONITOR_STATES)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Pages that nobody has connected share what the network gives all of us. */
const UNCONNECTED_MS = 7 * DAY;
/** The network tells of a connected page; what it does not tell is found within a day, or two where nothing has moved for a month. */
const CONNECTED_MS = DAY;
const STILL_MS = 2 * DAY;
const STILL_AFTER_MS = 30 * DAY;
const SPREAD = 0.25;
/** A page that is away is asked for again soon, then ever later. */
const RETRY_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE] as const;
/** Until then nobody is told: networks have bad days, and people unpublish a page for an hour. */
const BELIEVED = { misses: 3, afterMs: 3 * DAY };

export interface Watched {
  state: MonitorState;
  misses: number;
  firstMissAt: Date | null;
}

const LOST: Readonly<Record<string, MonitorState>> = { missing: 'gone', unpublished: 'unpublished', moved: 'moved' };

export interface Pace {
  isConnected: boolean;
  /** When it last said something new; null: not since it is read. */
  changedAt: Date | null;
}
function paceMs({ isConnected, changedAt }: Pace, now: Date): number {
  if (!isConnected) return UNCONNECTED_MS;
  return changedAt !== null && now.getTime() - changedAt.getTime() < STILL_AFTER_MS ? CONNECTED_MS : STILL_MS;
}
const spread = (ms: number, chance: number): number => ms * (1 - SPREAD + 2 * SPREAD * chance);

export const afterReading = (now: Date, pace: Pace, chance: number): Watched & { dueAt: Date } => ({
  state: 'following',
  misses: 0,
  firstMissAt: null,
  dueAt: new Date(now.getTime() + spread(paceMs(pace, now), chance)),
});

/** The network refuses us for a while, which says nothing about the page. It is asked for again when that is over. */
export const afterRefusal = (now: Date, waitMs: number, chance: number): { dueAt: Date } => ({
  dueAt: new Date(now.getTime() + spread(Math.min(Math.max(waitMs, 30 * MINUTE), DAY), 0.5 + chance / 2)),
});

/** `reason`: why there is no page, as PageUnavailable has it. Nothing leaves the site in any state. */
export function afterMiss(before: Watched, reason: string, now: Date, chance: number): Watched & { dueAt: Date } {
  const misses = before.misses + 1;
  const firstMissAt = before.firstMissAt ?? now;
  const isBelieved = misses >= BELIEVED.misses && now.getTime() - firstMissAt.getTime() >= BELIEVED.afterMs;
  const wait = RETRY_MS[Math.min(misses, RETRY_MS.length) - 1] ?? DAY;
  const state = isBelieved ? (LOST[reason] ?? 'quiet') : before.state;
  // What is believed is looked at daily: pages come back.
  const dueAt = new Date(now.getTime() + spread(isBelieved ? DAY : wait, chance));
  return { state, misses, firstMissAt, dueAt };
}
