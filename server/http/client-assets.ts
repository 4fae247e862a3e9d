/** The built browser files, read once and answered from memory: hashed names, so a year is not too long. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt']);

export interface Asset {
  type: string;
  immutable: boolean;
  compressible: boolean;
  raw: Buffer;
  packed: Map<'br' | 'gzip', Buffer>;
}

/** Paths below a folder, `assets/index-1.js`. */
export function* filesUnder(root: string, folder = ''): Generator<string> {
  for (const name of readdirSync(join(root, folder))) {
    const path = posix.join(folder, name);
    if (statSync(join(root, path)).isDirectory()) yield* filesUnder(root, path);
    else yield path;
  }
}

/** @param path below the folder of browser files; null for a type that none of them has */
export function createAsset(path: string, raw: Buffer): Asset | null {
  const ending = extname(path);
  const type = TYPES[ending];
  if (!type) return null;
  return {
    type,
    immutable: path.startsWith('assets/'),
    compressible: COMPRESSIBLE.has(ending),
    raw,
    packed: new Map(),
  };
}

/** Returns a handler that answers true when it has answered, each time with the headers of `always`. Compressed forms are made when first asked for. */
export function clientAssets(
  root: string,
  always: Record<string, string>,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const assets = new Map<string, Asset>();
  if (existsSync(root)) {
    for (const path of filesUnder(root)) {
      const asset = createAsset(path, readFileSync(join(root, path)));
      if (asset) assets.set(`/${path}`, asset);
    }
  }
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const asset = assets.get(path);
    if (!asset) return false;
    sendAsset(req, res, asset, always);
    return true;
  };
}

export function sendAsset(
  req: IncomingMessage,
  res: ServerResponse,
  asset: Asset,
  always: Record<string, string>,
): void {
  const form = asset.compressible ? acceptedForm(req.headers['accept-encoding'] ?? '') : null;
  const body = form ? pack(asset, form) : asset.raw;
  res.writeHead(200, {
    'content-type': asset.type,
    'content-length': body.length,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...always,
    ...(form ? { 'content-encoding': form } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function acceptedForm(accepted: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function pack(asset: Asset, form: 'br' | 'gzip'): Buffer {
  const known = asset.packed.get(form);
  if (known) return known;
  const made =
    form === 'br'
      ? brotliCompressSync(asset.raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(asset.raw, { level: 8 });
  asset.packed.set(form, made);
  return made;
}
