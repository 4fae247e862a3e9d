import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LinkedDecision } from './schemas.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** When a site's letter is due. One row a site from its first version on. */
export const letterSchedules = pgTable(
  'letter_schedules',
  {
    siteId: text('site_id').primaryKey(),
    /** Moved on in the transaction in which the letter is handed to a job. */
    dueAt: at('due_at').notNull(),
    lastAt: at('last_at'),
    /** The owner wants none. */
    offAt: at('off_at'),
  },
  (t) => [index('letter_schedules_due').on(t.dueAt)],
);

/** Keys of the links of letters: the key itself stands in the mail alone. */
export const decisionLinks = pgTable(
  'decision_links',
  {
    /** SHA-256 of the key, hexadecimal. */
    hash: text().primaryKey(),
    siteId: text('site_id').notNull(),
    what: jsonb().$type<LinkedDecision>().notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('decision_links_site').on(t.siteId), index('decision_links_expires').on(t.expiresAt)],
);
