/** Answers as the product's host gives them for a built site: same paths, headers, policy and encoding. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteBuild } from '../../modules/sites/publishing/build-site.ts';
import type { PhotoEntry } from '../../modules/sites/publishing/manifest.ts';
import type { Answer, Site } from './site-server.ts';

const FONTS = join(import.meta.dirname, '../../site-kit/fonts');
const FONT = /^\/f\/([a-z0-9-]+\.[0-9a-f]{10}\.woff2)$/;
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

export interface PublishedOptions {
  photo: (entry: PhotoEntry) => Promise<Uint8Array>;
  /** Off shows what a page does where the browser does not help. */
  policy?: boolean;
  /** Off where nobody weighs the bytes. */
  compress?: boolean;
}

export function publishedSite(build: SiteBuild, { photo, policy = true, compress = true }: PublishedOptions): Site {
  const file = (path: string, status: number): Promise<Answer> | Answer | null => {
    const entry = Object.hasOwn(build.manifest, path) ? build.manifest[path] : undefined;
    if (!entry) return null;
    if (entry.kind === 'photo') {
      const headers = { ...FOREVER, 'content-type': `image/${entry.format}` };
      return photo(entry).then((body) => ({ headers, body }));
    }
    if (entry.kind === 'moved') return null;
    const headers = {
      'content-type': entry.type,
      'cache-control': 'no-cache',
      ...(compress ? { 'content-encoding': 'br' } : {}),
      ...(policy && entry.csp ? { 'content-security-policy': entry.csp } : {}),
    };
    const bytes = build.texts.get(entry.hash) ?? Buffer.alloc(0);
    return { status, headers, body: compress ? brotliCompressSync(bytes) : bytes };
  };
  return async (path) => {
    const font = FONT.exec(path)?.[1];
    if (font) return { headers: { ...FOREVER, 'content-type': 'font/woff2' }, body: await readFile(join(FONTS, font)) };
    return file(path, 200) ?? file('/404', 404);
  };
}
