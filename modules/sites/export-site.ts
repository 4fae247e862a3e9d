import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { openDocument } from '../../site-kit/document-versions.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { builtBytes } from './publishing/built-bytes.ts';
import { fileKey, NOT_FOUND_PATH, originalKey, type FileEntry } from './publishing/manifest.ts';
import { photoVariant } from './photos/photo-variant.ts';
import { withContent } from './site-history.ts';
import { siteContents, siteFiles, sitePhotos, sites, siteVersions } from './tables.ts';

/**
 * The site of an order as it is published, as files that any web server can show as they are (`site/`), its photos as
 * they came (`photos/`), files that its owner gave (`files/`), and as data the site (`data/site.json`), what it is made of (`data/content.json`: the page, the owner's layer, changes for
 * a while) and was made of (`data/versions.json`). One file at a time: forty photos are not held
 * together. Nothing before the site is built.
 */
export async function* exportSite(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const [version] = await ctx.db
    .select({ document: siteVersions.document, files: siteVersions.files, siteId: sites.id })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .where(eq(sites.orderId, by.orderId));
  if (!version) return;
  yield jsonFile('site', openDocument(version.document));
  const [content] = await ctx.db
    .select({ page: siteContents.accepted, layer: siteContents.layer, dated: siteContents.dated })
    .from(siteContents)
    .where(eq(siteContents.siteId, version.siteId));
  yield jsonFile('content', content);
  const versions = await ctx.db
    .select({
      id: siteVersions.id,
      at: siteVersions.createdAt,
      cause: siteVersions.cause,
      by: siteVersions.by,
      content: siteVersions.content,
    })
    .from(siteVersions)
    .where(eq(siteVersions.siteId, version.siteId))
    .orderBy(asc(siteVersions.createdAt));
  yield jsonFile('versions', await withContent(ctx, version.siteId, versions));
  for (const [address, entry] of Object.entries(version.files ?? {})) {
    const bytes = await bytesOf(ctx, entry);
    if (bytes) yield { path: `site${staticPath(address, entry)}`, bytes };
  }
  const photos = await ctx.db
    .selectDistinct({ id: sitePhotos.photoId })
    .from(sitePhotos)
    .where(eq(sitePhotos.siteId, version.siteId))
    .orderBy(asc(sitePhotos.photoId));
  const files = await ctx.db.select().from(siteFiles).where(eq(siteFiles.siteId, version.siteId));
  for (const { id, hash } of files) {
    const bytes = await ctx.ports.files.read(fileKey({ hash, compressed: false }));
    if (bytes) yield { path: `files/${id}.pdf`, bytes };
  }
  for (const { id } of photos) {
    const bytes = await ctx.ports.files.read(originalKey(id));
    if (bytes) yield { path: `photos/${id}.${endingOf(bytes)}`, bytes };
  }
}

async function bytesOf(ctx: Ctx, entry: FileEntry): Promise<Uint8Array | null> {
  if (entry.kind === 'moved') return Buffer.from(movedPage(entry.to));
  return entry.kind === 'photo' ? photoVariant(ctx, entry) : builtBytes(ctx, { entry, encoding: 'identity' });
}

/** A web server of files alone cannot answer 308: the page under the old address leads on by itself. */
const movedPage = (to: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${to}</title><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${to}"><a href="${to}">${to}</a>`;

/** Web servers look for a page in a folder of its name; the page for unknown addresses is a file by custom. */
function staticPath(address: string, entry: FileEntry): string {
  if (address === NOT_FOUND_PATH) return '/404.html';
  const isPage = entry.kind === 'moved' || (entry.kind === 'bytes' && entry.type.startsWith('text/html'));
  if (!isPage) return decodeURIComponent(address);
  return address.endsWith('/') ? `${address}index.html` : `${address}/index.html`;
}

/** First bytes of the formats that a photo may have, by the name that their files end with. */
const SIGNATURES: [ending: string, first: RegExp][] = [
  ['jpg', /^\xff\xd8/],
  ['png', /^\x89PNG/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF/],
];

/** By content: the networks do not always say the truth about what they send. */
function endingOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return SIGNATURES.find(([, first]) => first.test(start))?.[0] ?? 'avif';
}
