/** Euro cents a year, as people read them before they buy: written here once more, not taken from the product. */
const PROMISED = { premium: 9900, pro: 17_900, name: 1200 } as const;

export const promisedFor = (plan: 'premium' | 'pro', names: number): number => PROMISED[plan] + names * PROMISED.name;

/** What stood on the screen when a card form opened. */
export interface Shown {
  amount: number;
  names: number;
  domains: string[];
  /** What this plan and so many names cost. */
  promised: number;
}
