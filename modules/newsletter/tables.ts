import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Sealed } from '../../platform/seal.ts';
import type { Lang } from '../../site-kit/names.ts';
import { siteContents } from '../sites/tables.ts';
import type {
  DeliveryState,
  LetterContent,
  LetterState,
  NewsStatus,
  RecordKind,
  StopReason,
  SubscriberState,
} from './schemas.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Whether a site asks for subscribers. All of it goes with the content of the site. */
export const newsSettings = pgTable('news_settings', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => siteContents.siteId, { onDelete: 'cascade' }),
  status: text().$type<NewsStatus>().notNull().default('draft'),
  /** The owner's sentence of the mail that greets whoever confirmed, may be empty; null: none is sent. */
  welcome: text(),
  /** Since when no plan holds it; null while one does. */
  endedAt: at('ended_at'),
});

const ofSite = () =>
  text('site_id')
    .notNull()
    .references(() => newsSettings.siteId, { onDelete: 'cascade' });

/** The name of its own from which a site's letters leave once its records are seen: `news.{domain}`. */
export const newsNames = pgTable('news_names', {
  siteId: ofSite().primaryKey(),
  /** The registered name, ASCII. */
  domain: text().notNull(),
  /** Our zones answer for it; else its owner writes the records where it is. */
  isOurs: boolean('is_ours').notNull(),
  /** What signs, of this site alone: PKCS 8 in PEM, sealed. */
  privateKey: text('private_key').$type<Sealed | ''>().notNull(),
  /** SubjectPublicKeyInfo in base64. */
  publicKey: text('public_key').notNull(),
  madeAt: at('made_at').notNull(),
  /** When the DNS was asked last. */
  lookedAt: at('looked_at'),
  /** When all of its records were there the last time; null: never yet, and letters leave by the address that all sites share. */
  seenAt: at('seen_at'),
  /** Which of them the last answer did not have. */
  missing: text().array().$type<RecordKind[]>().notNull().default([]),
  /** When its owner was mailed last that one is gone. */
  toldAt: at('told_at'),
});
export type NewsName = typeof newsNames.$inferSelect;

export const newsSubscribers = pgTable(
  'news_subscribers',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    /** Address and key of the links in what is written to it: JSON, sealed. '' once it was erased. */
    person: text().$type<Sealed | ''>().notNull(),
    /** Keyed hash of the address, the same on every site; null once it was erased. */
    mark: text(),
    /** SHA-256 of that key. */
    keyHash: text('key_hash').notNull().unique(),
    state: text().$type<SubscriberState>().notNull(),
    lang: text().$type<Lang>().notNull(),
    /** Of the page on which a code is awaited, and of the code with it; null where none is. */
    ticketHash: text('ticket_hash').unique(),
    codeHash: text('code_hash'),
    codeTries: integer('code_tries').notNull().default(0),
    codeUntil: at('code_until'),
    askedAt: at('asked_at').notNull(),
    /** When a mail last went there that nobody had confirmed. */
    mailedAt: at('mailed_at'),
    confirmedAt: at('confirmed_at'),
    /** Asked after two years whether they want to stay. */
    askedAgainAt: at('asked_again_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('news_subscribers_mark').on(t.siteId, t.mark),
    index('news_subscribers_everywhere').on(t.mark),
    index('news_subscribers_state').on(t.siteId, t.state),
  ],
);
export type Subscriber = typeof newsSubscribers.$inferSelect;

/** Who asked for what, and when: nothing of it changes (migration `newsletter`), but for the network address, which may be erased. */
export const newsConsents = pgTable(
  'news_consents',
  {
    id: text().primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => newsSubscribers.id, { onDelete: 'cascade' }),
    kind: text().$type<'asked' | 'confirmed' | 'withdrawn'>().notNull(),
    by: text().$type<'form' | 'code' | 'link' | 'one-click' | 'owner' | 'returned' | 'complained'>().notNull(),
    at: at('at').notNull(),
    /** The words that stood at what was pressed. */
    text: text().notNull(),
    /** Path of the page. */
    page: text().notNull(),
    network: text().$type<Sealed | ''>().notNull(),
  },
  (t) => [unique('news_consents_kind').on(t.id, t.kind), index('news_consents_subscriber').on(t.subscriberId)],
);

export const newsLetters = pgTable(
  'news_letters',
  {
    id: text().primaryKey(),
    siteId: ofSite(),
    state: text().$type<LetterState>().notNull(),
    content: jsonb().$type<LetterContent>().notNull(),
    madeAt: at('made_at').notNull(),
    plannedAt: at('planned_at'),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
    reason: text().$type<StopReason>(),
    /** The domain of the site's own name from which it leaves; null: by the address that all sites share. */
    sentFrom: text('sent_from'),
  },
  (t) => [
    index('news_letters_site').on(t.siteId, t.madeAt),
    /** One letter of a site is written, waits or goes out at a time. */
    uniqueIndex('news_letters_one')
      .on(t.siteId)
      .where(sql`state in ('draft', 'planned', 'sending')`),
    index('news_letters_due')
      .on(t.plannedAt)
      .where(sql`state in ('planned', 'sending')`),
  ],
);
export type Letter = typeof newsLetters.$inferSelect;

/** A letter to one reader. There is none without the proof that its reader confirmed. */
export const newsDeliveries = pgTable(
  'news_deliveries',
  {
    letterId: text('letter_id')
      .notNull()
      .references(() => newsLetters.id, { onDelete: 'cascade' }),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => newsSubscribers.id, { onDelete: 'cascade' }),
    consentId: text('consent_id').notNull(),
    consentKind: text('consent_kind').notNull().default('confirmed'),
    state: text().$type<DeliveryState>().notNull(),
    /** 32 hexadecimal digits: of its Message-ID, and of the address that it comes back to. */
    name: text().notNull().unique(),
    tries: integer().notNull().default(0),
    /** When its server was away the last time; null before, and once it has answered. */
    triedAt: at('tried_at'),
    handedAt: at('handed_at'),
    /** What the mail server said. */
    answer: text(),
    returnedAt: at('returned_at'),
    complainedAt: at('complained_at'),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.subscriberId] }),
    check('news_deliveries_confirmed', sql`${t.consentKind} = 'confirmed'`),
    foreignKey({
      name: 'news_deliveries_consent',
      columns: [t.consentId, t.consentKind],
      foreignColumns: [newsConsents.id, newsConsents.kind],
    }).onDelete('cascade'),
    index('news_deliveries_state').on(t.letterId, t.state),
    index('news_deliveries_handed').on(t.handedAt),
    // What goes with its reader, or with a proof, is found without reading all.
    index('news_deliveries_subscriber').on(t.subscriberId),
    index('news_deliveries_proof').on(t.consentId),
  ],
);

/** The one mail that greets somebody who confirmed: a row is written down as handed before its mail leaves, as those of letters are. */
export const newsWelcomes = pgTable(
  'news_welcomes',
  {
    subscriberId: text('subscriber_id')
      .primaryKey()
      .references(() => newsSubscribers.id, { onDelete: 'cascade' }),
    siteId: ofSite(),
    state: text().$type<DeliveryState>().notNull(),
    /** As that of a letter. */
    name: text().notNull().unique(),
    sentFrom: text('sent_from'),
    handedAt: at('handed_at'),
    answer: text(),
  },
  (t) => [index('news_welcomes_handed').on(t.siteId, t.handedAt)],
);

/** Addresses, as keyed hashes, that a site never writes to again. */
export const newsSuppressions = pgTable(
  'news_suppressions',
  {
    siteId: ofSite(),
    mark: text().notNull(),
    reason: text().$type<'left' | 'returned' | 'complained' | 'erased'>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.mark] })],
);
