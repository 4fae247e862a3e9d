/**
 * A process of its own that builds sites as a publish does, from documents to compressed files on disk: bundled
 * by layouts.ts and started with the documents, the folder to write to, how many, and 'brotli' where files are compressed too or 'memory' where it
 * is weighed on the way. Tells pages and memory as JSON.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileKey } from '../../modules/sites/publishing/manifest.ts';
import { packTextNow } from '../../modules/sites/publishing/pack-text.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import { product } from './kit.tsx';

const [source = '', target = '', count = '0', way = ''] = process.argv.slice(2);
const { documents } = JSON.parse(readFileSync(source, 'utf8')) as { documents: { slug: string; doc: SiteDocument }[] };
const chosen = documents.slice(0, Number(count));
const memory: number[] = [];

/** Where the product keeps a file: under the hash of its bytes. */
function write(hash: string, compressed: boolean, bytes: Buffer): void {
  const path = join(target, fileKey({ hash, compressed }));
  if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

for (const [at, { doc }] of chosen.entries()) {
  const html = Buffer.from(product(doc));
  const hash = createHash('sha256').update(html).digest('hex');
  write(hash, false, html);
  if (way === 'brotli') write(hash, true, packTextNow(html));
  if (way === 'memory' && (at + 1) % 250 === 0) {
    globalThis.gc?.();
    memory.push(process.memoryUsage().heapUsed / 1e6);
  }
}
process.stdout.write(JSON.stringify({ pages: chosen.length, memory }));
