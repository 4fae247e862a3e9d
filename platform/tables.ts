import { bigserial, integer, json, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Events from outside, stored once before anything is done about them. */
export const inboxEvents = pgTable(
  'inbox_events',
  {
    id: text().primaryKey(),
    source: text().notNull(),
    /** The sender's id of the event: the same id is the same event. */
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    deliveries: integer().notNull().default(1),
  },
  (t) => [unique('inbox_events_source_event').on(t.source, t.eventId)],
);

/** Who did what to which thing, for ever; no personal data in `details`. */
export const auditLog = pgTable('audit_log', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  requestId: text('request_id').notNull(),
  details: jsonb().notNull().default({}),
});

/** A call to the outside that must happen once: intended, then done. An intended one without a result has an unknown outcome. */
export const effects = pgTable('effects', {
  key: text().primaryKey(),
  subject: text().notNull(),
  intendedAt: timestamp('intended_at', { withTimezone: true }).notNull(),
  /**
   * What is being asked and under which key, so that a second try asks the very same, in the very same order; emptied
   * once the answer is known.
   */
  intent: json().$type<{ callKey: string; input: unknown }>(),
  doneAt: timestamp('done_at', { withTimezone: true }),
  result: jsonb(),
});
