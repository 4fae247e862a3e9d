import { sql } from 'drizzle-orm';
import { integer, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What was seen when a name was last looked at; gone with the name. */
export const certificateStates = pgTable(
  'certificate_states',
  {
    host: text().primaryKey(),
    notAfter: at('not_after'),
    fault: text(),
    /** Looks in a row that found a fault. */
    failures: integer().notNull(),
    lookedAt: at('looked_at').notNull(),
    /** Since when a certificate is to be made before somebody visits, and when that is tried next; null: it is there, or was tried for a day. */
    expectedAt: at('expected_at'),
    prepareAt: at('prepare_at'),
  },
  (t) => [
    index('certificate_states_looked').on(t.lookedAt),
    index('certificate_states_ends').on(t.notAfter),
    index('certificate_states_prepare')
      .on(t.prepareAt)
      .where(sql`prepare_at is not null`),
  ],
);
