import { and, eq, inArray, lt, ne, notExists, or, sql, type SQLWrapper } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { all, BATCH, inBatches } from '../../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { mayRemoveFiles, removableBefore } from '../../../platform/file-hold.ts';
import { lockBytes } from './site-files.ts';
import { fileKey } from '../publishing/manifest.ts';
import { siteContents, siteFiles, siteHistories, siteVersions } from '../tables.ts';

declare module '../../../platform/ctx.ts' {
  interface Contributions {
    /** Rows of the room in which an owner names a file that they gave, as a subquery about a row of `site_files`. */
    namesOwnFile: (ctx: TxCtx, file: { siteId: SQLWrapper; id: SQLWrapper }) => SQLWrapper;
  }
}

/** Ids are unguessable words of their own: where one stands in what an owner says, the file is named. */
const names = (json: SQLWrapper, id: SQLWrapper) => sql`strpos(${json}::text, ${id}) > 0`;

/** Files that owners gave before `before` and that no layer, version, draft or edit names, with their bytes. */
export function purgeOwnFiles(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    // A backup is being made: the next night is early enough.
    if (!(await mayRemoveFiles(ctx))) return all([]);
    const { id, siteId } = siteFiles;
    const content = ctx.db.select().from(siteContents);
    const version = ctx.db.select().from(siteVersions);
    const history = ctx.db.select().from(siteHistories);
    const found = await ctx.db
      .select({ id, siteId, hash: siteFiles.hash })
      .from(siteFiles)
      .where(
        and(
          lt(siteFiles.createdAt, removableBefore(ctx, before)),
          notExists(content.where(and(eq(siteContents.siteId, siteId), names(siteContents.layer, id)))),
          notExists(
            version.where(
              and(
                eq(siteVersions.siteId, siteId),
                or(names(siteVersions.content, id), names(siteVersions.document, id)),
              ),
            ),
          ),
          notExists(history.where(and(eq(siteHistories.siteId, siteId), sql`${id} = any(${siteHistories.named})`))),
          ...ctx.contributed('namesOwnFile').map((rows) => notExists(rows(ctx, { siteId, id }))),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true });
    await removeFiles(ctx, found);
    for (const file of found) await audit(ctx, 'sites.file-purged', file.siteId, { file: file.id });
    return all(found);
  });
}

/** The files of sites whose content goes. */
export async function eraseFilesOf(ctx: TxCtx, siteIds: string[]): Promise<void> {
  const { id, hash } = siteFiles;
  await removeFiles(ctx, await ctx.db.select({ id, hash }).from(siteFiles).where(inArray(siteFiles.siteId, siteIds)));
}

/** Rows, and the bytes that no other site offers. */
async function removeFiles(ctx: TxCtx, files: readonly { id: string; hash: string }[]): Promise<void> {
  for (const { id, hash } of files) {
    await lockBytes(ctx, hash);
    const others = ctx.db.select({ id: siteFiles.id }).from(siteFiles);
    const [other] = await others.where(and(eq(siteFiles.hash, hash), ne(siteFiles.id, id))).limit(1);
    await ctx.db.delete(siteFiles).where(eq(siteFiles.id, id));
    if (!other) await ctx.ports.files.remove(fileKey({ hash, compressed: false }));
  }
}
