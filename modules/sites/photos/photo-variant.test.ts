import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../platform/ctx.ts';
import { photoVariant, preparePhotoVariant, previewPhoto } from './photo-variant.ts';

const ORIGINAL = new Uint8Array([1]);
const MADE = new Uint8Array([2]);

/** A disk whose writes end when told to, and an encoder that counts. */
function slowDisk() {
  const files = new Map<string, Uint8Array>();
  const disk = Promise.withResolvers<void>();
  const seen = { encoded: 0, warned: 0, budgets: [] as (number | undefined)[] };
  const ports = {
    files: {
      read: async (key: string) => (key.includes('original') ? ORIGINAL : (files.get(key) ?? null)),
      write: async (key: string, bytes: Uint8Array) => {
        await disk.promise;
        files.set(key, bytes);
      },
    },
    images: {
      encode: async (_bytes: Uint8Array, { bytesPerPixel }: { bytesPerPixel?: number }) => {
        seen.encoded += 1;
        seen.budgets.push(bytesPerPixel);
        return MADE;
      },
    },
  };
  const log = { warn: () => (seen.warned += 1) };
  return { ctx: { ports, log } as unknown as Ctx, disk, seen, files };
}
const variant = (photo: string) => ({ photo: photo.repeat(32), width: 480, format: 'avif' as const });

describe('a variant of a photo', () => {
  it('is answered before the disk has it, and encoded once for all who ask meanwhile', async () => {
    const { ctx, disk, seen, files } = slowDisk();
    expect(await photoVariant(ctx, variant('a'))).toBe(MADE);
    expect(await photoVariant(ctx, variant('a'))).toBe(MADE);
    expect([seen.encoded, files.size]).toEqual([1, 0]);
    disk.resolve();
    await preparePhotoVariant(ctx, variant('a'));
    expect([seen.encoded, files.size]).toEqual([1, 1]);
  });
  it('is still answered when it cannot be kept, and made anew the next time', async () => {
    const { ctx, disk, seen } = slowDisk();
    disk.reject(new Error('the disk is full'));
    await preparePhotoVariant(ctx, variant('b'));
    expect(await photoVariant(ctx, variant('b'))).toBe(MADE);
    expect(seen).toMatchObject({ encoded: 2 });
    expect(seen.warned).toBeGreaterThan(0);
  });
  it('has a budget of bytes on a site and none in a preview, whose visitor waits, and neither takes the other’s', async () => {
    const { ctx, disk, seen } = slowDisk();
    disk.resolve();
    await previewPhoto(ctx, variant('c'));
    await photoVariant(ctx, variant('c'));
    expect(seen.budgets).toEqual([undefined, expect.any(Number)]);
  });
});
