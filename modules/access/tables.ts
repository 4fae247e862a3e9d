import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '../ordering/tables.ts';
import { sites } from '../sites/tables.ts';
import type { HelperRole } from './rights.rules.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Which browsers, and which agents, may open which orders: hash of the secret in the order cookie, or of the agent's key. */
export const orderSessions = pgTable(
  'order_sessions',
  {
    sessionHash: text('session_hash').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    createdAt: at('created_at').notNull(),
    /** Since when contacts are published from here without a word to the owner; null: not since it was opened. */
    contactsAt: at('contacts_at'),
    /** When its holder last showed here who they are, by buying, a mailed key or the login at the page; null: not that is known. */
    provedAt: at('proved_at'),
  },
  (t) => [primaryKey({ columns: [t.sessionHash, t.orderId] })],
);

/** Whom the owner of a site lets help: a grant on the site, never on its order. */
export const siteHelpers = pgTable(
  'site_helpers',
  {
    id: text().primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Lower case. */
    mail: text().notNull(),
    role: text().$type<HelperRole>().notNull(),
    invitedAt: at('invited_at').notNull(),
    acceptedAt: at('accepted_at'),
    /** UTC. */
    lastSeenOn: date('last_seen_on'),
    /** The last day of the grant, UTC; null: until it is taken away. */
    untilOn: date('until_on'),
    /** The grant is taken away; the row stays a while, so that what they wrote still has an author. */
    removedAt: at('removed_at'),
  },
  (t) => [
    uniqueIndex('site_helpers_once')
      .on(t.siteId, t.mail)
      .where(sql`removed_at is null`),
    index('site_helpers_mail').on(t.mail),
  ],
);

/** Keys of invitations: the key itself stands in the mail alone. */
export const helperKeys = pgTable(
  'helper_keys',
  {
    /** SHA-256 of the key, hexadecimal. */
    hash: text().primaryKey(),
    helperId: text('helper_id')
      .notNull()
      .references(() => siteHelpers.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('helper_keys_helper').on(t.helperId)],
);

/** Which browsers act for which helper: hash of the secret in the order cookie. */
export const helperSessions = pgTable(
  'helper_sessions',
  {
    sessionHash: text('session_hash').notNull(),
    helperId: text('helper_id')
      .notNull()
      .references(() => siteHelpers.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    /** As of orders. */
    contactsAt: at('contacts_at'),
  },
  (t) => [primaryKey({ columns: [t.sessionHash, t.helperId] }), index('helper_sessions_helper').on(t.helperId)],
);

/** That its owner lets support look at a site, until when. */
export const supportConsents = pgTable(
  'support_consents',
  {
    id: text().primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    givenAt: at('given_at').notNull(),
    until: at('until').notNull(),
    /** The owner ended it before. */
    endedAt: at('ended_at'),
  },
  (t) => [index('support_consents_site').on(t.siteId)],
);

/** Which browsers of operators look by which consent: hash of the secret in the order cookie. */
export const supportSessions = pgTable(
  'support_sessions',
  {
    sessionHash: text('session_hash').notNull(),
    consentId: text('consent_id')
      .notNull()
      .references(() => supportConsents.id, { onDelete: 'cascade' }),
    /** Of staff. */
    userId: text('user_id').notNull(),
    createdAt: at('created_at').notNull(),
    /** Shorter than the consent: who still looks shows again who they are. */
    until: at('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionHash, t.consentId] }), index('support_sessions_consent').on(t.consentId)],
);
