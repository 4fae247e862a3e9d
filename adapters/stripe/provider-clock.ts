import type { Stripe } from 'stripe';
import type { Clock } from '../../platform/clock.ts';

/** How far the provider's clock stands ahead of ours, read off its answers: what it signs goes by its own. */
export interface ProviderClock {
  /** Milliseconds, within a second and the time an answer takes; null before the first answer. */
  ahead(): number | null;
  /** A client that listens to the `Date` of each answer (RFC 9110, 6.6.1) on its way through. */
  listening(client: Stripe.HttpClient): Stripe.HttpClient;
}

/**
 * The earlier of our time and the provider's: an event is too old only when it is by both clocks. One of them may be set
 * wrongly, or may just have been set right; an event that comes twice changes nothing.
 */
export const byEitherClock = (ours: Date, aheadMs: number | null): Date =>
  new Date(ours.getTime() + Math.min(aheadMs ?? 0, 0));

export function createProviderClock(ours: Clock): ProviderClock {
  let ahead: number | null = null;
  const now = () => ours.now().getTime();
  return {
    ahead: () => ahead,
    listening: (client) => ({
      getClientName: () => client.getClientName(),
      async makeRequest(...request) {
        const sent = now();
        const response = await client.makeRequest(...request);
        const date = response.getHeaders()['date'];
        const theirs = typeof date === 'string' ? Date.parse(date) : Number.NaN;
        // Written somewhere between sending and receiving.
        if (!Number.isNaN(theirs)) ahead = theirs - (sent + now()) / 2;
        return response;
      },
    }),
  };
}
