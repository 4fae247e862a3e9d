import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/ctx.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import type { SiteBuild } from './build-site.ts';
import { fontBytes } from './fonts.ts';
import { fileKey, variantKey, type BytesEntry, type FileEntry, type Manifest } from './manifest.ts';
import { packText } from './pack-text.ts';
import { preparePhotoVariant } from '../photos/photo-variant.ts';

/** Pictures at a time, to leave a processor to the visitors of other sites. */
const PICTURES = 2;
/** Files at a time: a shop in five languages has three hundred, and the store of files answers other sites, too. */
export const FILES = 8;
/** The bundle's fonts never change: each is hashed once. */
const fonts = new Map<string, BytesEntry>();

/**
 * Writes the files of a build that the version on show, `before`, does not have, under the hash of their content, and
 * returns the complete manifest. Safe twice.
 */
export async function storeBuild(ctx: Ctx, build: SiteBuild, before: Manifest): Promise<Manifest> {
  const manifest: Manifest = { ...build.manifest };
  const kept = hashesOf(before);
  await inParallel(freshTexts(build, kept), FILES, (text) => storeText(ctx, build, text));
  await inParallel(build.fonts, FILES, async (file) => {
    const entry = (manifest[`/f/${file}`] = await fontEntry(file));
    // Nearly every site of the layout has it.
    if (!kept.has(entry.hash) && !(await ctx.ports.files.exists(fileKey(entry))))
      await ctx.ports.files.write(fileKey(entry), await fontBytes(file));
  });
  await encodeAhead(ctx, manifest, before);
  return manifest;
}

/**
 * Under the lock of the site's row, which whoever removes pages of older versions holds too: a text of this build that was removed
 * since it was written, because an older version had the very same one, is written again.
 */
export async function storeAgain(ctx: Ctx, build: SiteBuild, before: Manifest): Promise<void> {
  await inParallel(freshTexts(build, hashesOf(before)), FILES, async (text) => {
    const [hash] = text;
    if (!(await ctx.ports.files.exists(fileKey({ hash, compressed: true })))) await storeText(ctx, build, text);
  });
}

type Text = [hash: string, bytes: Buffer];
const hashesOf = (files: Manifest): ReadonlySet<string> =>
  new Set(Object.values(files).flatMap((entry) => (entry.kind === 'bytes' ? [entry.hash] : [])));
const freshTexts = ({ texts }: SiteBuild, kept: ReadonlySet<string>): Text[] =>
  [...texts].filter(([hash]) => !kept.has(hash));
async function storeText(ctx: Ctx, { packed }: SiteBuild, [hash, bytes]: Text): Promise<void> {
  await ctx.ports.files.write(fileKey({ hash, compressed: true }), packed.get(hash) ?? (await packText(bytes)));
}

async function fontEntry(file: string): Promise<BytesEntry> {
  const known = fonts.get(file);
  if (known) return known;
  const bytes = await fontBytes(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const entry: BytesEntry = { kind: 'bytes', hash, size: bytes.length, type: 'font/woff2', compressed: false };
  fonts.set(file, entry);
  return entry;
}

/** Nearly every browser takes AVIF, so that is ready before the first visitor; WebP is encoded when somebody asks. */
async function encodeAhead(ctx: Ctx, manifest: Manifest, before: Manifest): Promise<void> {
  const waiting = Object.entries(manifest).flatMap(([path, entry]) =>
    entry.kind === 'photo' && entry.format !== 'webp' && !isSamePhoto(entry, before[path]) ? [entry] : [],
  );
  await inParallel(waiting, PICTURES, (entry) => preparePhotoVariant(ctx, entry));
}

const isSamePhoto = (entry: FileEntry, other: FileEntry | undefined): boolean =>
  entry.kind === 'photo' && other?.kind === 'photo' && variantKey(entry, 'lean') === variantKey(other, 'lean');
