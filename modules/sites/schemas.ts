/** What the sites room takes and tells. Browser-safe. */
export type { Tier } from '../plans/schemas.ts';

/** Whose doing a version of a site is: its owner's, its page's, the calendar's, or a matter of its order. */
export const CAUSES = ['owner', 'page', 'clock', 'order'] as const;
export type Cause = (typeof CAUSES)[number];
/** `stock`: only how many pieces are left has moved; nobody is told of it as a version. */
export type VersionCause = Cause | 'stock';

/** Who is responsible for a site, printed in its footer as its country's law asks. Absent parts are not printed. */
export interface LegalIdentity {
  /** Registered name of the business, or the person's name. */
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  vat?: string;
  taxCode?: string;
  /** One line, as it is printed. */
  address?: string;
  pec?: string;
}

/** What an order screen shows of its site. */
export interface OwnedSite {
  id: string;
  slug: string;
  /** Where the site answers best: its canonical domain, else its free address. */
  url: string;
  freeUrl: string;
  published: boolean;
  /** Own domains, the canonical one first. */
  hosts: string[];
}
