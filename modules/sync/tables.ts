import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { LaidAside } from '../../site-kit/content/decide.ts';
import type { FollowSettings } from '../../site-kit/content/follow.ts';
import type { Change, Proposal } from '../../site-kit/content/merge.ts';
import type { PageOrder } from '../../site-kit/content/page-units.ts';
import type { Sealed } from '../../platform/seal.ts';
import { bytes } from '../../platform/bytes-column.ts';
import { siteContents } from '../sites/tables.ts';
import type { NoticeKind } from './notices.rules.ts';
import type { ConnectScope } from './page-connection.port.ts';
import type { MonitorState } from './page-state.rules.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => siteContents.siteId, { onDelete: 'cascade' });

/** How often a page is read, and how that went. One row for all sites of a page. */
export const pageMonitors = pgTable(
  'page_monitors',
  {
    pageId: text('page_id').primaryKey(),
    state: text().$type<MonitorState>().notNull(),
    /** Which of the pages that are due is read first (read-order.rules.ts). */
    rank: smallint().notNull().default(0),
    /** When it is read next; moved on before it is read, so that a lost job costs one round. */
    dueAt: at('due_at').notNull(),
    /** Since when somebody waits for a reading; null: nobody. */
    askedAt: at('asked_at'),
    lastOkAt: at('last_ok_at'),
    /** Of what it said then. */
    lastHash: text('last_hash'),
    /** When a reading last said something else than the one before. */
    changedAt: at('changed_at'),
    /** When its owner last looked at what came from it. */
    ownerSeenAt: at('owner_seen_at'),
    /** Readings without a page since the last one with it. */
    misses: integer().notNull(),
    firstMissAt: at('first_miss_at'),
    /** Why, as PageUnavailable has it. */
    lastError: text('last_error'),
    movedTo: text('moved_to'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('page_monitors_due').on(t.rank, t.dueAt)],
);

/** A page that its owner has connected: what the network gave for it, until it is taken back there and erased here. */
export const pageConnections = pgTable(
  'page_connections',
  {
    pageId: text('page_id').primaryKey(),
    /** Sealed; '' from the moment at which it works no more. */
    secret: text().$type<Sealed | ''>().notNull(),
    /** Keyed hash of the person at the network. */
    person: text().notNull(),
    scopes: jsonb().$type<readonly ConnectScope[]>().notNull(),
    /** `releasing`: nothing reads with it any more, and the network is told. `ended`: by the network. */
    state: text().$type<'connected' | 'releasing' | 'ended'>().notNull(),
    connectedAt: at('connected_at').notNull(),
    /** Since when the network sends its news; null: it was not asked yet. */
    subscribedAt: at('subscribed_at'),
    endedAt: at('ended_at'),
  },
  (t) => [index('page_connections_person').on(t.person)],
);

/** What came of the network's events, by day: what is dropped is counted. */
export const pageEventDays = pgTable(
  'page_event_days',
  {
    day: date().notNull(),
    outcome: text().$type<'taken' | 'repeated' | 'unknown-page' | 'forged'>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.outcome] })],
);

/** What the network gives the app for all pages that nobody has connected: one row (read-budget.rules.ts). */
export const readBudgets = pgTable('read_budgets', {
  id: text().$type<'app'>().primaryKey(),
  tokens: real().notNull(),
  filledAt: at('filled_at').notNull(),
  /** Of the network's own count, in percent. */
  used: real().notNull(),
  /** Nobody reads before then: the network says so, or is away. */
  stoppedUntil: at('stopped_until'),
  /** Readings in a row to which the network did not answer. */
  silences: integer().notNull(),
});

/** What an owner chose about following; a site without a row has the defaults. */
export const siteFollows = pgTable('site_follows', {
  siteId: siteId().primaryKey(),
  settings: jsonb().$type<FollowSettings>().notNull(),
  /** Values of the owner's that gave way to the page by the owner's own word; kept so that they can come back. */
  aside: jsonb().$type<LaidAside[]>().notNull(),
  /** Since when the site stands by itself: its page is read no more, what came from it is the owner's. */
  ownAt: at('own_at'),
  /** The owner took the consent back at the network: what came from the page leaves then, unless they keep it. */
  keepBy: at('keep_by'),
});

/** Questions that wait for an owner, and those that were answered. */
export const proposals = pgTable(
  'proposals',
  {
    id: text().primaryKey(),
    siteId: siteId(),
    unit: text().notNull(),
    proposal: jsonb().$type<Proposal>().notNull(),
    openedAt: at('opened_at').notNull(),
    /** Null: it is open. */
    closedAt: at('closed_at'),
    /** `replaced`: the page says something newer; `dropped`: it says again what the site shows. */
    outcome: text().$type<'take' | 'keep' | 'replaced' | 'dropped'>(),
  },
  (t) => [
    uniqueIndex('proposals_open')
      .on(t.siteId, t.unit)
      .where(sql`closed_at is null`),
    index('proposals_closed').on(t.closedAt),
  ],
);

/** What a site took over of its page, by reading or by answer: undone as a whole. */
export const syncBatches = pgTable(
  'sync_batches',
  {
    id: text().primaryKey(),
    siteId: siteId(),
    how: text().$type<'followed' | 'taken'>().notNull(),
    changes: jsonb().$type<readonly Change[]>().notNull(),
    /** How the edges stood before from which an item left; those of former times have all. */
    order: jsonb('item_order').$type<Partial<PageOrder>>().notNull(),
    versionId: text('version_id').notNull(),
    at: at('at').notNull(),
    undoneAt: at('undone_at'),
  },
  (t) => [index('sync_batches_site').on(t.siteId, t.at), index('sync_batches_at').on(t.at)],
);

/** Batches that are listed no more, packed together (batch-archive.ts). */
export const syncArchives = pgTable(
  'sync_archives',
  {
    siteId: siteId().primaryKey(),
    packed: bytes().notNull(),
    /** Of the first batch in it. */
    oldest: at('oldest').notNull(),
  },
  (t) => [index('sync_archives_oldest').on(t.oldest)],
);

/** What an owner is written about their page, when (notices.rules.ts). */
export const pageNotices = pgTable(
  'page_notices',
  {
    id: text().primaryKey(),
    siteId: siteId(),
    kind: text().$type<NoticeKind>().notNull(),
    /** Tells two of a kind apart: when it happened. */
    occasion: text().notNull(),
    dueAt: at('due_at').notNull(),
    /** A day that it names. */
    until: at('until'),
    sentAt: at('sent_at'),
  },
  (t) => [
    uniqueIndex('page_notices_once').on(t.siteId, t.kind, t.occasion, t.dueAt),
    index('page_notices_due')
      .on(t.dueAt)
      .where(sql`sent_at is null`),
  ],
);
