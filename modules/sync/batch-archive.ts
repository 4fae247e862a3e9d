/** Older batches of a site, packed together: nobody undoes them any more, and the export has them until their time is over. */
import { asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { all, BATCH, daysAgo, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { packJson, unpackJson } from '../../platform/packed-json.ts';
import { MOST_BATCHES } from './schemas.ts';
import { syncArchives, syncBatches } from './tables.ts';

type Batch = typeof syncBatches.$inferSelect;
/** As JSON has it: instants are ISO 8601. */
export type ArchivedBatch = Omit<Batch, 'at' | 'undoneAt'> & { at: string; undoneAt: string | null };

/** A letter tells of seven days and its links are good for thirty: so long one of them may undo a batch, and a day more. */
const UNDONE_DAYS = 38;
/** So many at once: each time all that is packed is packed anew. */
const AT_ONCE = 10;

/** The oldest first. */
export async function archivedBatches(ctx: Ctx, siteId: string): Promise<ArchivedBatch[]> {
  const [row] = await ctx.db.select().from(syncArchives).where(eq(syncArchives.siteId, siteId));
  return batchesOf(row);
}
const batchesOf = async (row: typeof syncArchives.$inferSelect | undefined): Promise<ArchivedBatch[]> =>
  row ? unpackJson<ArchivedBatch[]>(row.packed) : [];

/** Packs batches that are listed no more and too old for any link. The caller holds the site's row. */
export async function archiveBatches(ctx: TxCtx, siteId: string): Promise<void> {
  const before = daysAgo(ctx, UNDONE_DAYS);
  const unlisted = await ctx.db
    .select({ id: syncBatches.id, at: syncBatches.at })
    .from(syncBatches)
    .where(eq(syncBatches.siteId, siteId))
    .orderBy(desc(syncBatches.at), desc(syncBatches.id))
    .offset(MOST_BATCHES);
  const ids = unlisted.flatMap(({ id, at }) => (at < before ? [id] : []));
  if (ids.length < AT_ONCE) return;
  // Locked: a purge that has read it may not bring back what this adds, nor this what that took.
  const [row] = await ctx.db.select().from(syncArchives).where(eq(syncArchives.siteId, siteId)).for('update');
  const old = await ctx.db.delete(syncBatches).where(inArray(syncBatches.id, ids)).returning();
  const oldestFirst = old.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  await write(ctx, siteId, [...(await batchesOf(row)), ...oldestFirst]);
}

async function write(ctx: TxCtx, siteId: string, batches: readonly (Batch | ArchivedBatch)[]): Promise<void> {
  const [first] = batches;
  if (!first) {
    await ctx.db.delete(syncArchives).where(eq(syncArchives.siteId, siteId));
    return;
  }
  const row = { packed: await packJson(batches), oldest: new Date(first.at) };
  await ctx.db
    .insert(syncArchives)
    .values({ siteId, ...row })
    .onConflictDoUpdate({ target: syncArchives.siteId, set: row });
}

/** Those from before then leave their archives. Returns how many archives were lightened. */
export function purgeArchives(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const due = await ctx.db
      .select()
      .from(syncArchives)
      .where(lt(syncArchives.oldest, before))
      .orderBy(asc(syncArchives.oldest))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { siteId, packed } of due) {
      const batches = await unpackJson<ArchivedBatch[]>(packed);
      await write(
        ctx,
        siteId,
        batches.filter(({ at }) => new Date(at) >= before),
      );
    }
    return all(due);
  });
}
