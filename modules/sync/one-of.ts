import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { openRows } from './open-proposals.ts';
import type { ShownChange } from './schemas.ts';
import { shownChange } from './shown-change.ts';
import { proposals, syncBatches } from './tables.ts';

interface Asked {
  id: string;
  /** Null while it waits. */
  outcome: 'take' | 'keep' | 'replaced' | 'dropped' | null;
  changes: ShownChange[];
}

/** A question of a site, waiting or answered; null for none of this site. */
export async function questionOf(ctx: Ctx, { by, id }: { by: SiteAccess; id: string }): Promise<Asked | null> {
  const [row] = await ctx.db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.siteId, by.siteId)));
  return row ? { id, outcome: row.outcome, changes: row.proposal.changes.map(shownChange) } : null;
}

/** The question whether the page is still its owner's, where that is asked; its name. */
export async function brakeOf(ctx: Ctx, { by }: { by: SiteAccess }): Promise<string | null> {
  const open = await openRows(ctx, by.siteId);
  return open.find(({ proposal }) => proposal.kind === 'brake')?.id ?? null;
}

/** What came at one time; null for nothing of this site. */
export async function batchOf(
  ctx: Ctx,
  { by, id }: { by: SiteAccess; id: string },
): Promise<{ id: string; undone_at: string | null; changes: ShownChange[] } | null> {
  const [row] = await ctx.db
    .select()
    .from(syncBatches)
    .where(and(eq(syncBatches.id, id), eq(syncBatches.siteId, by.siteId)));
  return row ? { id, undone_at: row.undoneAt?.toISOString() ?? null, changes: row.changes.map(shownChange) } : null;
}
