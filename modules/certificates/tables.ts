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
  },
  (t) => [index('certificate_states_looked').on(t.lookedAt), index('certificate_states_ends').on(t.notAfter)],
);
