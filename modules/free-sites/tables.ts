import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Lang } from '../../site-kit/names.ts';
import { sites } from '../sites/tables.ts';
import type { EndedBy, FreeSiteState } from './free-site.states.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const ofSite = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** Sites that were put online for free, and what became of each. */
export const freeSites = pgTable(
  'free_sites',
  {
    siteId: ofSite().primaryKey(),
    state: text().$type<FreeSiteState>().notNull(),
    openedAt: at('opened_at').notNull(),
    /** Ninety days after one of its owners signed in last. */
    endsAt: at('ends_at').notNull(),
    /** Since when it wears its layout by its owner's choice; null: as it was put online. */
    layoutChangedAt: at('layout_changed_at'),
    /** Which terms whoever put it online was shown, and in which language. */
    termsVersion: text('terms_version').notNull(),
    termsLang: text('terms_lang').$type<Lang>().notNull(),
    /** Keyed hash of the network address it was put online from: counted for a day and then forgotten. */
    openedFrom: text('opened_from'),
    endedAt: at('ended_at'),
    endedBy: text('ended_by').$type<EndedBy>(),
  },
  (t) => [
    index('free_sites_due')
      .on(t.endsAt)
      .where(sql`state = 'open'`),
    index('free_sites_from')
      .on(t.openedFrom, t.openedAt)
      .where(sql`opened_from is not null`),
  ],
);

/** Who proved at the network that the page of a site is theirs. */
export const freeSiteOwners = pgTable(
  'free_site_owners',
  {
    siteId: ofSite(),
    /** Keyed hash of the person at the network. */
    person: text().notNull(),
    provedAt: at('proved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.person] }), index('free_site_owners_person').on(t.person)],
);

/** Which browsers look after which free site: hash of the secret in the order cookie. */
export const freeSiteSessions = pgTable(
  'free_site_sessions',
  {
    sessionHash: text('session_hash').notNull(),
    siteId: ofSite(),
    /** As of freeSiteOwners: who asks the network to forget them is signed out. */
    person: text().notNull(),
    /** When the page was proved to be theirs. */
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionHash, t.siteId] }), index('free_site_sessions_site').on(t.siteId)],
);
