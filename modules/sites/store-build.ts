import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteBuild } from './build-site.ts';
import { fontBytes } from './fonts.ts';
import { fileKey, type Manifest } from './manifest.ts';
import { preparePhotoVariant } from './photo-variant.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const PARALLEL = 2;

/** Writes every file of a build under the hash of its content, and returns the complete manifest. Safe twice. */
export async function storeBuild(ctx: Ctx, build: SiteBuild): Promise<Manifest> {
  const manifest: Manifest = { ...build.manifest };
  const texts = [...build.texts].map(([hash, bytes]) => storeText(ctx, hash, bytes));
  const fonts = build.fonts.map(async (file) => {
    const bytes = await fontBytes(file);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (!(await ctx.ports.files.exists(fileKey(hash)))) await ctx.ports.files.write(fileKey(hash), bytes);
    manifest[`/f/${file}`] = { kind: 'bytes', hash, size: bytes.length, type: 'font/woff2', compressed: false };
  });
  await Promise.all([...texts, ...fonts]);
  await encodeAhead(ctx, manifest);
  return manifest;
}

async function storeText(ctx: Ctx, hash: string, bytes: Buffer): Promise<void> {
  // The plain file is written last: where it is, its encodings are.
  if (await ctx.ports.files.exists(fileKey(hash))) return;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  const [br, gz] = await Promise.all([brotli(bytes, options), zip(bytes)]);
  await Promise.all([ctx.ports.files.write(fileKey(hash, 'br'), br), ctx.ports.files.write(fileKey(hash, 'gzip'), gz)]);
  await ctx.ports.files.write(fileKey(hash), bytes);
}

/**
 * Nearly every browser takes AVIF, so that is ready before the first visitor; WebP is encoded when somebody asks. Two at
 * a time, to leave a processor to the visitors of other sites.
 */
async function encodeAhead(ctx: Ctx, manifest: Manifest): Promise<void> {
  const waiting = Object.values(manifest).filter((entry) => entry.kind === 'photo' && entry.format !== 'webp');
  const work = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      if (entry.kind === 'photo') await preparePhotoVariant(ctx, entry);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
