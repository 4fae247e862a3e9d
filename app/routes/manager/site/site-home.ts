import type { ShopArea } from '../../../../modules/sites/index.server.ts';
import type { NumbersView } from '../../../../modules/stats/schemas.ts';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';

/** Orders that wait for an answer, those that are paid and wait to be prepared, what the list says anew, and money that is owed. */
export type ShopWaits = Pick<ShopArea, 'waiting' | 'paid' | 'asked' | 'owed'>;

/** What is known of a site at its owner's first look. */
export interface SiteHome {
  status: string;
  /** ISO 8601; null: nothing has been published yet. */
  publishedAt: string | null;
  following: FollowingView;
  numbers: NumbersView;
  /** Texts that we write for the owner: how many wait to be read, and whether there is anything to say of them; null for a helper. */
  texts: { ready: number; open: boolean } | null;
  /** How many bookings wait for an answer; null where nothing is booked, and for whoever may not answer. */
  bookings: { waiting: number } | null;
  /** What waits of orders; null where there is no shop. */
  shop: ShopWaits | null;
  /** Whether a draft of a letter waits; null as above. */
  news: { waiting: number } | null;
}
