import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LayerEntry } from '../../site-kit/content/layer.ts';
import { siteContents } from '../sites/tables.ts';
import type { Changes } from './changes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What the owner wrote and did not publish yet. Goes with the site's content. */
export const siteDrafts = pgTable('site_drafts', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => siteContents.siteId, { onDelete: 'cascade' }),
  layer: jsonb().$type<Changes>().notNull(),
  /** Counts the acts that changed something; never goes back. */
  rev: integer().notNull(),
  updatedAt: at('updated_at').notNull(),
  /** Role. */
  updatedBy: text('updated_by').notNull(),
});

/** Every value that was written, with the one before it: who did what, undo and redo. */
export const siteEdits = pgTable(
  'site_edits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id')
      .notNull()
      .references(() => siteContents.siteId, { onDelete: 'cascade' }),
    /** Rev of the act that made it: what one act did is undone together. */
    step: integer().notNull(),
    /** Rev at which its unit moved last because of it: made, undone or done again. */
    rev: integer().notNull(),
    opId: text('op_id').notNull(),
    unit: text().notNull(),
    /** Null: what the page gives. */
    before: jsonb().$type<LayerEntry>(),
    after: jsonb().$type<LayerEntry>(),
    /** `left`: undone, and something else was written since; it cannot be done again. */
    state: text().$type<'done' | 'undone' | 'left'>().notNull(),
    /** Role. */
    by: text().notNull(),
    /** Id of the helper; null where the role says it all. */
    who: text(),
    /** Class of the device, where it said one. */
    device: text().$type<'phone' | 'tablet' | 'computer'>(),
    at: at('at').notNull(),
  },
  (t) => [
    uniqueIndex('site_edits_op').on(t.siteId, t.opId),
    index('site_edits_rev').on(t.siteId, t.rev),
    index('site_edits_at').on(t.at),
  ],
);
