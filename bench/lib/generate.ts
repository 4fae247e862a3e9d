/**
 * A process of its own that builds sites as a publish does, from documents to compressed files on disk: started with the
 * bundled kit, the documents, the folder to write to, how many, and 'brotli' where files are compressed too or 'memory' where it
 * is weighed on the way. Tells pages and memory as JSON.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import type { SiteDocument } from '../../site-kit/document.ts';
import type * as Kit from './kit.tsx';

const [kit = '', source = '', target = '', count = '0', way = ''] = process.argv.slice(2);
const { product } = (await import(kit)) as typeof Kit;
const { documents } = JSON.parse(readFileSync(source, 'utf8')) as { documents: { slug: string; doc: SiteDocument }[] };
const chosen = documents.slice(0, Number(count));
const memory: number[] = [];
for (const [at, { slug, doc }] of chosen.entries()) {
  const html = product(doc);
  const folder = join(target, slug);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  if (way === 'brotli') {
    const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    writeFileSync(join(folder, 'index.html.br'), packed);
  }
  if (way === 'memory' && (at + 1) % 250 === 0) {
    globalThis.gc?.();
    memory.push(process.memoryUsage().heapUsed / 1e6);
  }
}
process.stdout.write(JSON.stringify({ pages: chosen.length, memory }));
