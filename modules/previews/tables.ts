import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import type { PreviewState } from './schemas.ts';
import type { SocialLocation } from './social-pages.port.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A generated site that nobody owns yet. Its material is the page snapshot of the sites room. */
export const previews = pgTable(
  'previews',
  {
    id: text().primaryKey(),
    pageId: text('page_id').notNull(),
    /** Language of the visitor who asked first. */
    locale: text().$type<Lang>().notNull(),
    /** Language of the generated site; null until the page is read. */
    lang: text().$type<Lang>(),
    state: text().$type<PreviewState>().notNull(),
    /** Error code when failed. */
    reason: text(),
    /** Name of the reading that is under way or being tried again; null when the last one ended. */
    reading: text(),
    name: text().notNull().default(''),
    /** Recommended layouts, best first. */
    layouts: jsonb().$type<{ layout: LayoutName; reason: string }[]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    readyAt: at('ready_at'),
    /** A preview after this moment is no longer the live one of its page. */
    expiresAt: at('expires_at').notNull(),
    /** The agent who asked first; null where a visitor did. */
    agentId: text('agent_id'),
    retiredAt: at('retired_at'),
  },
  (t) => [
    uniqueIndex('previews_live_page')
      .on(t.pageId)
      .where(sql`retired_at is null`),
    index('previews_expiry').on(t.expiresAt),
    index('previews_newest').on(t.createdAt, t.id),
    index('previews_agent').on(t.agentId, t.createdAt),
    index('previews_state_newest').on(t.state, t.createdAt, t.id),
  ],
);

/** Links to a preview that we made: signed, with an end, and of no use once revoked (L4). */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: text().primaryKey(),
    previewId: text('preview_id')
      .notNull()
      .references(() => previews.id, { onDelete: 'cascade' }),
    /** Keyed hash of the code in the short address under `/v/`; null for links made before there were any. */
    codeHash: text('code'),
    layout: text().$type<LayoutName>(),
    /** Actor, as the audit log names it; `mail:` and a keyed hash where somebody had it sent to an address. */
    madeBy: text('made_by').notNull(),
    /** The link by which somebody came who had this one mailed: whose sale it leads to is decided by that one. */
    cameBy: text('came_by'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('preview_links_maker').on(t.madeBy, t.createdAt), uniqueIndex('preview_links_code').on(t.codeHash)],
);

/**
 * Social pages that somebody has met before, for the agents' search: what the network answered, and what is needed to
 * find it again by the start of its name or by words of it.
 */
export const knownPages = pgTable(
  'known_pages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    link: text().notNull(),
    location: jsonb().$type<SocialLocation>(),
    pictureUrl: text('picture_url'),
    /** Name and town without case and accents. */
    folded: text().notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [index('known_pages_prefix').on(t.folded.op('text_pattern_ops'))],
);

/** The words of each known page, so that the rarest word of a question can lead to the pages. */
export const knownPageWords = pgTable(
  'known_page_words',
  {
    word: text().notNull(),
    pageId: text('page_id')
      .notNull()
      .references(() => knownPages.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('known_page_words_word').on(t.word.op('text_pattern_ops'), t.pageId),
    index('known_page_words_page').on(t.pageId),
  ],
);
