import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../../platform/seal.ts';
import { siteContents } from '../sites/tables.ts';

/** From whom a site takes nothing online any more, each site for itself. All of it goes with the content of the site. */
export const blockedPeople = pgTable(
  'blocked_people',
  {
    id: text().primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => siteContents.siteId, { onDelete: 'cascade' }),
    /** Name, address and telephone number, by which the owner knows who it is: JSON, sealed. */
    person: text().$type<Sealed | ''>().notNull(),
    /** Keyed hashes of the address and the number, other ones on every site. */
    marks: text().array().notNull(),
    /** Id of the key that made them. */
    markedWith: text('marked_with').notNull(),
    blockedAt: timestamp('blocked_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('blocked_people_site').on(t.siteId, t.blockedAt),
    // Asked at every order and booking: what waits to be sorted in would be read whole each time.
    index('blocked_people_marks').using('gin', t.marks).with({ fastupdate: false }),
  ],
);
export type Blocked = typeof blockedPeople.$inferSelect;
