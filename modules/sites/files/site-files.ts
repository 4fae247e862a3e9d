/** Files that an owner offers on their pages: PDF, kept as they came. */
import { createHash } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { newId } from '../../../platform/ids.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import type { SiteFiles } from '../../../site-kit/content/own-pages/compose-pages.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { fileKey } from '../publishing/manifest.ts';
import { siteFiles } from '../tables.ts';

export interface OwnFile {
  id: string;
  name: string;
  bytes: number;
}

/** The files of a site by id, as its pages are composed of them. */
export async function filesOfSite(ctx: Ctx, siteId: string): Promise<SiteFiles> {
  const rows = await ctx.db.select().from(siteFiles).where(eq(siteFiles.siteId, siteId));
  return new Map(rows.map(({ id, name, bytes, hash }) => [id, { name, bytes, hash }]));
}

/** Those that its owner gave, the oldest first. */
export function ownFiles(ctx: Ctx, { by }: { by: SiteAccess }): Promise<OwnFile[]> {
  const { id, name, bytes } = siteFiles;
  const rows = ctx.db.select({ id, name, bytes }).from(siteFiles).where(eq(siteFiles.siteId, by.siteId));
  return rows.orderBy(asc(siteFiles.createdAt), asc(siteFiles.id));
}

export async function countOwnFiles(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<number> {
  const [row] = await ctx.db.select({ many: count() }).from(siteFiles).where(eq(siteFiles.siteId, by.siteId));
  return row?.many ?? 0;
}

export const hashOfFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The file of these bytes that a site has already; null for none. */
export async function findOwnFile(
  ctx: Ctx,
  { by, hash, name }: { by: SiteAccess<'draft'>; hash: string; name: string },
): Promise<OwnFile | null> {
  const [row] = await ctx.db
    .select()
    .from(siteFiles)
    .where(and(eq(siteFiles.siteId, by.siteId), eq(siteFiles.hash, hash), eq(siteFiles.name, name)));
  return row ? { id: row.id, name: row.name, bytes: row.bytes } : null;
}

/** Nobody writes or removes these bytes beside the caller until its transaction ends. */
export const lockBytes = (ctx: TxCtx, hash: string): Promise<void> => oneAtATime(ctx, `site-file:${hash}`);

/** One more file of a site; the same one twice is one. */
export async function addOwnFile(
  ctx: TxCtx,
  { by, name, bytes }: { by: SiteAccess<'draft'>; name: string; bytes: Uint8Array },
): Promise<OwnFile> {
  const hash = hashOfFile(bytes);
  await lockBytes(ctx, hash);
  const row = { id: newId('fil'), siteId: by.siteId, name, hash, bytes: bytes.byteLength, createdAt: ctx.clock.now() };
  const [fresh] = await ctx.db.insert(siteFiles).values(row).onConflictDoNothing().returning();
  await ctx.ports.files.write(fileKey({ hash, compressed: false }), bytes);
  const known = fresh ?? (await findOwnFile(ctx, { by, hash, name }));
  if (!known) throw new Error(`file ${hash} of site ${by.siteId} is neither new nor known`);
  return { id: known.id, name: known.name, bytes: known.bytes };
}
