import { sql } from 'drizzle-orm';
import {
  bigserial,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { RecoveryReport } from './recovery-report.ts';
import type { Sealed } from './seal.ts';

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
  (t) => [
    unique('inbox_events_source_event').on(t.source, t.eventId),
    index('inbox_events_newest').on(t.receivedAt, t.id),
    index('inbox_events_waiting')
      .on(t.receivedAt, t.id)
      .where(sql`applied_at is null`),
    index('inbox_events_payload').using('gin', t.payload.op('jsonb_path_ops')),
  ],
);

/** Nodes of this installation that run, by the database's clock. */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  version: text().notNull(),
  role: text().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});

/** Who did what to which thing, for ever; no personal data in `details`. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    requestId: text('request_id').notNull(),
    details: jsonb().notNull().default({}),
  },
  (t) => [index('audit_log_subject').on(t.subject, t.id)],
);

/** A call to the outside that must happen once: intended, then done. An intended one without a result has an unknown outcome. */
export const externalCalls = pgTable(
  'external_calls',
  {
    key: text().primaryKey(),
    subject: text().notNull(),
    intendedAt: timestamp('intended_at', { withTimezone: true }).notNull(),
    /**
     * What is being asked and under which key, so that a second try asks the very same, in the very same order (JSON,
     * sealed: it may name a person); emptied once the answer is known.
     */
    intent: text().$type<Sealed>(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    result: jsonb(),
  },
  (t) => [index('external_calls_subject').on(t.subject)],
);

/** Jobs that failed for good, after their last try, for a person to look at; the queue itself forgets them in time. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    /** The queue's id of the job. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** Ids only: what the job was to do. */
    payload: jsonb().notNull(),
    /** What the last try said, as a log may keep it. */
    reason: text().notNull(),
    tries: integer().notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
    /** Put into the queue again, as another job. */
    retriedAt: timestamp('retried_at', { withTimezone: true }),
    retriedBy: text('retried_by'),
  },
  (t) => [
    index('failed_jobs_newest').on(t.failedAt, t.id),
    index('failed_jobs_waiting')
      .on(t.failedAt, t.id)
      .where(sql`retried_at is null`),
  ],
);

/** What callers may still do, where several processes answer; not logged, because a crash may forget it. */
export const rateBuckets = pgTable('rate_buckets', {
  /** Keyed hash of call and caller. */
  key: text().primaryKey(),
  tokens: doublePrecision().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Each time that the database was found, or made, older than what the vendors have seen of us (platform/recovery.ts). */
export const recoveries = pgTable('recoveries', {
  id: text().primaryKey(),
  /** The moment that the data are of; null where nobody can say. */
  dataOf: timestamp('data_of', { withTimezone: true }),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** 'restored', or 'older': this folder has seen a later state of the database. */
  why: text().$type<'restored' | 'older'>().notNull(),
  /** What the last comparison found; ids and numbers only. */
  report: jsonb().$type<RecoveryReport>(),
  comparedAt: timestamp('compared_at', { withTimezone: true }),
  /** What the command beside the running product asked for: 'compare' or 'go <moment>'; emptied with its `answer`. */
  asked: text(),
  answer: text(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endedBy: text('ended_by'),
});

/** Marks of the installation that this database belongs to: of APP_SECRET, each of DATA_KEYS, the data folder; and how far it has come (data-age.ts). */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  mark: text().notNull(),
  notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
});
