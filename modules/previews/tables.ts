import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import type { PreviewState } from './schemas.ts';

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
    name: text().notNull().default(''),
    /** Recommended layouts, best first. */
    layouts: jsonb().$type<{ layout: LayoutName; reason: string }[]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    readyAt: at('ready_at'),
    /** A preview after this moment is no longer the live one of its page. */
    expiresAt: at('expires_at').notNull(),
    retiredAt: at('retired_at'),
  },
  (t) => [
    uniqueIndex('previews_live_page')
      .on(t.pageId)
      .where(sql`retired_at is null`),
    index('previews_expiry').on(t.expiresAt),
  ],
);
