import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Names } from './counted.ts';
import type { MonthFigures } from './month-figures.ts';

/**
 * What was seen of the pages of a site on a day, by the site's own clock. Nothing of the person who looked is here: no address, no
 * cookie, no identifier, not hashed either. Paths are those of built pages, so a site has a few rows a day. No foreign key: a
 * site that has gone may not spoil the batch of all others. Divided by month (migrations/): a month that is over is moved to
 * `site_months` and its part dropped (roll-up-months.ts).
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
    /** As COUNTED names them. */
    counts: integer().array().notNull().default([]),
    /** Other websites that people came from: twenty at most, host names only. */
    names: jsonb().$type<Names>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day, t.path] })],
);

/** A month of a site that is over. */
export const siteMonths = pgTable(
  'site_months',
  {
    siteId: text('site_id').notNull(),
    /** Its first day. */
    month: date().notNull(),
    figures: jsonb().$type<MonthFigures>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.month] })],
);
