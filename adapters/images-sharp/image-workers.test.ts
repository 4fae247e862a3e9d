import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoFile } from '../../tests/fixtures/pages.ts';
import { createImages, createImageWorkers } from './index.ts';

const workers = createImageWorkers(join(import.meta.dirname, '../..'));
const here = createImages();
afterAll(() => workers.close());
const photo = (name: string) => readFile(demoFile(`/demo/photos/npm/${name}.jpg`));

describe('pictures on threads of their own', () => {
  it('are measured as they are here, and the caller keeps the bytes', async () => {
    const bytes = await photo('resto-pizza');
    const size = bytes.byteLength;
    expect(await workers.analyse(bytes)).toEqual(await here.analyse(bytes));
    expect(bytes.byteLength).toBe(size);
  });
  it('are encoded as they are here', async () => {
    const bytes = await photo('gym-rope');
    const options = { width: 480, format: 'avif' } as const;
    const made = await workers.encode(bytes, options);
    expect(Buffer.compare(made, await here.encode(bytes, options))).toBe(0);
    const cut = { width: 120, format: 'jpeg', cut: { height: 63, focal: [0.5, 0.2] as [number, number] } } as const;
    expect(Buffer.compare(await workers.encode(bytes, cut), await here.encode(bytes, cut))).toBe(0);
  });
  it('are refused by the same code', async () => {
    const page = Buffer.from('<!doctype html><p>no</p>');
    await expect(workers.analyse(page)).rejects.toMatchObject({
      name: 'AppError',
      code: 'sites.photo-unreadable',
      status: 422,
    });
    await expect(workers.encode(page, { width: 9, format: 'webp' })).rejects.toMatchObject({
      code: 'sites.photo-unreadable',
    });
  });
  it('are ready before the first visitor: starting them twice at once is no error', async () => {
    await expect(Promise.all([workers.warm(), workers.warm()])).resolves.toHaveLength(2);
  });
  it('take next to nothing of this thread: its processor time is not spent on measuring', async () => {
    const bytes = await photo('resto-pasta');
    /** The least of several times: what else the thread had to do meanwhile is no cost of the pictures. */
    const least = async (measure: () => Promise<unknown>): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const before = process.threadCpuUsage();
        await measure();
        const { user, system } = process.threadCpuUsage(before);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const theirs = await least(() => Promise.all([1, 2, 3, 4].map(() => workers.analyse(bytes))));
    const ours = await least(async () => {
      for (let n = 0; n < 4; n += 1) await here.analyse(bytes);
    });
    expect(theirs).toBeLessThan(ours / 3);
  });
});
