import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { siteContents } from '../sites/tables.ts';
import type { Place } from './schemas.ts';
import type { TextState } from './text.states.ts';
import type { Delivered } from './places.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Texts that an owner asked us to write. They go with the content of their site; no tax code and no secret stands in them. */
export const textRequests = pgTable(
  'text_requests',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    siteId: text('site_id')
      .notNull()
      .references(() => siteContents.siteId, { onDelete: 'cascade' }),
    /** Made by the screen: a repeated press asks once. */
    key: text().notNull(),
    place: text().$type<Place>().notNull(),
    about: text().notNull(),
    points: text().notNull(),
    tone: text().notNull(),
    state: text().$type<TextState>().notNull(),
    /** Empty until it is delivered. */
    delivered: jsonb().$type<readonly Delivered[]>().notNull().default([]),
    askedAt: at('asked_at').notNull(),
    deliveredAt: at('delivered_at'),
    /** Published, discarded or withdrawn. */
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('text_requests_once').on(t.siteId, t.key),
    index('text_requests_asked').on(t.askedAt, t.id),
    index('text_requests_open')
      .on(t.askedAt, t.id)
      .where(sql`state in ('asked', 'in-work')`),
  ],
);
export type TextRequest = typeof textRequests.$inferSelect;
