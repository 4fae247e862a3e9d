import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What the product could not do by itself and a person has to look at. */
export const tasks = pgTable(
  'tasks',
  {
    /** The same key is the same trouble: "domains.stuck:dom_…". */
    key: text().primaryKey(),
    /** `<room>.<what>`: decides the words that the operator reads. */
    kind: text().notNull(),
    /** Id of the order, or of whatever else it is about. */
    subject: text().notNull(),
    /** For the operator; no secrets, no tax codes. */
    detail: text().notNull(),
    /** How often it happened. */
    times: integer().notNull().default(1),
    openedAt: at('opened_at').notNull(),
    lastAt: at('last_at').notNull(),
    resolvedAt: at('resolved_at'),
    resolvedBy: text('resolved_by'),
    note: text(),
  },
  (t) => [
    index('tasks_waiting')
      .on(t.openedAt, t.key)
      .where(sql`resolved_at is null`),
    index('tasks_done')
      .on(t.openedAt, t.key)
      .where(sql`resolved_at is not null`),
    index('tasks_subject').on(t.subject),
  ],
);
