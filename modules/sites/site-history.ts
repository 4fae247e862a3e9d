/** What older versions of a site were composed of: one row a site, in which what they have in common stands once. */
import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { packJson, unpackJson } from '../../platform/packed-json.ts';
import { siteFiles, siteHistories, type VersionContent } from './tables.ts';

/** By the version's id, the oldest first. */
export type History = Record<string, VersionContent>;

export async function historyOf(ctx: Ctx, siteId: string): Promise<History> {
  const [row] = await ctx.db
    .select({ packed: siteHistories.packed })
    .from(siteHistories)
    .where(eq(siteHistories.siteId, siteId));
  return row ? unpackJson<History>(row.packed) : {};
}

/** Versions with what they were made of, wherever it stands. What is packed after `rows` were read is found in them. */
export async function withContent<Row extends { id: string; content: VersionContent | null }>(
  ctx: Ctx,
  siteId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.every(({ content }) => content !== null)) return [...rows];
  const history = await historyOf(ctx, siteId);
  return rows.map((row) => ({ ...row, content: row.content ?? history[row.id] ?? null }));
}

/** The caller holds the site's row. */
export async function writeHistory(ctx: TxCtx, siteId: string, history: History): Promise<void> {
  const contents = Object.values(history);
  if (contents.length === 0) {
    await ctx.db.delete(siteHistories).where(eq(siteHistories.siteId, siteId));
    return;
  }
  const packed = await packJson(history);
  // Its rows are emptied next: what cannot be read again is not packed.
  const again = await unpackJson<History>(packed);
  if (JSON.stringify(again) !== JSON.stringify(history)) throw new Error(`the history of ${siteId} does not read back`);
  const row = { packed, named: await named(ctx, siteId, contents) };
  await ctx.db
    .insert(siteHistories)
    .values({ siteId, ...row })
    .onConflictDoUpdate({ target: siteHistories.siteId, set: row });
}

/** Keys of units and ids of files by which these contents name what their owner gave: it stays as long as they do. */
async function named(ctx: TxCtx, siteId: string, contents: readonly VersionContent[]): Promise<string[]> {
  const photos = contents.flatMap(({ layer }) => Object.keys(layer)).filter((unit) => unit.startsWith('own/photos/'));
  const files = await ctx.db.select({ id: siteFiles.id }).from(siteFiles).where(eq(siteFiles.siteId, siteId));
  const said = files.length === 0 ? '' : JSON.stringify(contents);
  return [...new Set([...photos, ...files.flatMap(({ id }) => (said.includes(id) ? [id] : []))])];
}
