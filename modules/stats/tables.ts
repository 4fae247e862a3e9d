import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often the pages of a site were seen on a day (UTC). Nothing of the person who looked is here: no address, no
 * cookie, no identifier. Paths are those of built pages, so a site has a few rows a day. No foreign key: a site that has
 * gone may not spoil the batch of all others.
 */
export const siteVisits = pgTable(
  'site_visits',
  {
    siteId: text('site_id').notNull(),
    day: date().notNull(),
    path: text().notNull(),
    /** Pages seen. */
    views: integer().notNull(),
    /** Pages at which somebody arrived from elsewhere. */
    visits: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day, t.path] })],
);
