/** How a free site stands. Browser-safe. */
export const FREE_SITE_STATES = ['open', 'ended', 'bought'] as const;
export type FreeSiteState = (typeof FREE_SITE_STATES)[number];
/** Nobody signed in for ninety days; its owner took it offline; nobody whose page it is is left at the network. */
export type EndedBy = 'time' | 'owner' | 'network';

/** One that ended comes back when its owner signs in again; one that was bought is an order's for good. */
const NEXT: Record<FreeSiteState, readonly FreeSiteState[]> = {
  open: ['ended', 'bought'],
  ended: ['open', 'bought'],
  bought: [],
};
export const mayBecome = (from: FreeSiteState, to: FreeSiteState): boolean => NEXT[from].includes(to);
