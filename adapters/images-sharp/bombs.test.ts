/** Small files that cost a decoder much: refused before it begins, or decoded one at a time, and nobody else waits for them. */
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createWorkerPool } from '../../platform/worker-pool.ts';
import { createImageWorkers } from './index.ts';
import { HEAVY, PICTURE_LIMITS } from './picture-limits.ts';
import { plainPng } from './plain-png.ts';

const workers = createImageWorkers(join(import.meta.dirname, '../..'));
afterAll(() => workers.close());
const unreadable = { code: 'sites.photo-unreadable' };

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
function png(width: number, height: number, options: { interlaced?: boolean; extra?: Buffer[] } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, options.interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...(options.extra ?? []),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6' }, limitInputPixels: false });

describe('a picture that would cost too much', () => {
  it.each([
    ['one pixel wide and forty million high', () => png(1, 40_000_000)],
    ['twenty times and more as high as wide', () => png(100, 2001)],
    ['longer than any screen needs', () => png(20_001, 1900)],
    ['interlaced, so that it must be held whole', () => png(4000, 3001, { interlaced: true })],
    [
      'an AVIF of a kilobyte and thirteen megapixels',
      () => flat(3700, 3600).avif({ effort: 0, quality: 1 }).toBuffer(),
    ],
    ['a GIF of as many', () => flat(3700, 3600).gif({ effort: 1 }).toBuffer()],
  ])('is refused before it is decoded: %s', async (_what, make) => {
    const bytes = await make();
    const before = process.memoryUsage().rss;
    await expect(workers.analyse(bytes)).rejects.toMatchObject(unreadable);
    await expect(workers.encode(bytes, { width: 100, format: 'webp' })).rejects.toMatchObject(unreadable);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('is not made so by texts, profiles and times beside its pixels: they are dropped unread', async () => {
    const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(7_000_000, 65))]));
    const extra = [...Array.from({ length: 25 }, () => text), chunk('gAMA', Buffer.from([0, 0, 177, 143]))];
    const bytes = png(64, 48, { extra });
    const plain = plainPng(bytes);
    expect(Buffer.from(plain).includes('zTXt')).toBe(false);
    expect(Buffer.from(plain).includes('gAMA')).toBe(true);
    expect(await workers.analyse(bytes)).toMatchObject({ width: 64, height: 48 });
    // What is no whole part is the decoder's to refuse.
    for (const cut of [7, 8, 20, bytes.length - 20])
      await expect(workers.analyse(bytes.subarray(0, cut))).rejects.toMatchObject(unreadable);
  });
});

describe('a large picture', () => {
  /** What the threads are doing now, and the most of a kind that they were at once. */
  const doing = { alone: 0, mostAlone: 0, other: 0, besides: 0 };
  const watched = createImageWorkers(join(import.meta.dirname, '../..'), (options) => {
    const pool = createWorkerPool(options);
    return {
      ...pool,
      async run(name, input, transfer) {
        const kind = name.endsWith(' alone') ? 'alone' : 'other';
        doing[kind] += 1;
        doing.mostAlone = Math.max(doing.mostAlone, doing.alone);
        try {
          return await pool.run(name, input, transfer);
        } finally {
          doing[kind] -= 1;
          if (kind === 'other' && doing.alone > 0) doing.besides += 1;
        }
      },
    };
  });
  afterAll(() => watched.close());

  it('is decoded, one at a time, by whatever is asked of it and after one that fails; an ordinary one beside it does not wait for all of them', async () => {
    const large = png(3400, 2400);
    const broken = large.subarray(0, large.length - 2000);
    const small = await flat(640, 480).jpeg().toBuffer();
    expect(3400 * 2400).toBeGreaterThan(PICTURE_LIMITS.heavy.other);
    await watched.warm();
    const ended: string[] = [];
    const note = (what: string) => () => void ended.push(what);
    await Promise.all([
      expect(watched.analyse(broken)).rejects.toMatchObject(unreadable),
      ...[1, 2, 3].map((n) => watched.analyse(large).then(note(`large ${n}`))),
      watched.encode(large, { width: 320, format: 'webp' }).then(note('large 4')),
      watched.analyse(small).then(note('small')),
    ]);
    expect(ended).toHaveLength(5);
    expect(doing).toMatchObject({ alone: 0, mostAlone: 1, other: 0 });
    // Another thread works on while the large ones have theirs.
    expect(doing.besides).toBeGreaterThan(0);
    expect(ended.indexOf('small')).toBeLessThan(2);
  });

  it('is refused by a thread that was not told to do it alone, before it is decoded', async () => {
    const pool = createWorkerPool({ file: join(import.meta.dirname, 'worker.ts'), size: 1, mostWaiting: 9 });
    const heavy = { code: HEAVY };
    await expect(pool.run('analyse', new Uint8Array(png(3400, 2400)))).rejects.toMatchObject(heavy);
    await pool.close();
  });
});
