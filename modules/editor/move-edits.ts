import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { hashOfEntry, withChanges } from './changes.ts';
import { layerOf, lockDraft, moveDraft } from './draft.ts';
import { emptyOutcome, type Outcome } from './outcome.ts';
import { siteEdits } from './tables.ts';

type Row = typeof siteEdits.$inferSelect;

/**
 * Takes back the last act on the draft, or does again the first of those that were taken back. A unit that says something else by now
 * stays as it is and comes back as a conflict. Nothing is done for whoever does not know the present rev: they are told what
 * changed, so that a repeated call takes back one act and not two.
 */
export function moveEdits(
  ctx: Ctx,
  { by, rev, way }: { by: SiteAccess<'draft'>; rev: number; way: 'undo' | 'redo' },
): Promise<Outcome> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockDraft(ctx, by);
    const outcome = emptyOutcome(draft, rev);
    const rows = rev === draft.rev ? await stepOf(ctx, by.siteId, way) : [];
    if (rows.length === 0) return outcome;
    let layer = layerOf(draft);
    const moved: { unit: string; after: Row['after'] }[] = [];
    const ids: Record<'moved' | 'left', number[]> = { moved: [], left: [] };
    for (const { id, unit, opId, before, after } of rows) {
      const [from, to] = way === 'undo' ? [after, before] : [before, after];
      const now = layer[unit] ?? null;
      if (hashOfEntry(now) === hashOfEntry(from)) {
        layer = withChanges(layer, { [unit]: to });
        moved.push({ unit, after: to });
        ids.moved.push(id);
        outcome.applied.push(opId);
      } else {
        outcome.conflicts.push({ opId, unit, entry: now });
        ids.left.push(id);
      }
    }
    const state = way === 'undo' ? ('undone' as const) : ('done' as const);
    await mark(ctx, ids.moved, { state, rev: draft.rev + 1 });
    await mark(ctx, ids.left, { state: 'left' });
    return { ...outcome, draft: await moveDraft(ctx, draft, moved) };
  });
}

/** The edits of the step that is next, in the order in which they are gone through. */
async function stepOf(ctx: TxCtx, siteId: string, way: 'undo' | 'redo'): Promise<Row[]> {
  const state = way === 'undo' ? ('done' as const) : ('undone' as const);
  const of = and(eq(siteEdits.siteId, siteId), eq(siteEdits.state, state));
  const step = way === 'undo' ? sql`max(${siteEdits.step})` : sql`min(${siteEdits.step})`;
  const next = ctx.db.select({ step }).from(siteEdits).where(of);
  const rows = await ctx.db
    .select()
    .from(siteEdits)
    .where(and(of, eq(siteEdits.step, sql`(${next})`)))
    .orderBy(asc(siteEdits.id));
  return way === 'undo' ? rows.toReversed() : rows;
}

async function mark(ctx: TxCtx, ids: number[], set: Partial<Pick<Row, 'state' | 'rev'>>): Promise<void> {
  if (ids.length > 0) await ctx.db.update(siteEdits).set(set).where(inArray(siteEdits.id, ids));
}
