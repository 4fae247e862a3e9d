/** How a site's letters are received, and how many may leave in a day. Pure. Shares are those that mail providers ask of senders. */
import type { Health } from './schemas.ts';

const WARM_UP = [50, 100, 250, 500, 1000, 2000] as const;
const FULL = 5000;
/** Fewer than these are an accident, whatever share they are of a short list. */
const LEAST = { returned: 3, stopped: 5, complained: 2, halted: 3 } as const;

/** Counts of thirty days. Returned: more than 2 % slow, more than 5 % stop. Complaints: 0.1 % warn, 0.3 % stop. */
export function lightOf({ sent, returned, complained }: Omit<Health, 'light'>): Health['light'] {
  const isShare = (count: number, least: number, share: number) => count >= least && count > sent * share;
  if (isShare(returned, LEAST.stopped, 0.05) || (complained >= LEAST.halted && complained >= sent * 0.003))
    return 'stopped';
  if (isShare(returned, LEAST.returned, 0.02)) return 'slow';
  return complained >= LEAST.complained && complained >= sent * 0.001 ? 'warn' : 'good';
}

/** Mails that may leave within a day. `days`: on how many days before this one it sent at all. */
export function dailyCap(days: number, light: Health['light']): number {
  if (light === 'stopped') return 0;
  const cap = WARM_UP[days] ?? FULL;
  return light === 'slow' ? Math.ceil(cap / 4) : cap;
}
