import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'vetrina-files-'));
const files = createDiskFiles(join(root, 'kept'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('files on disk', () => {
  it('gives back what was written, and null for what was not', async () => {
    await files.write('photos/ab/original', Buffer.from('bytes'));
    expect(Buffer.from((await files.read('photos/ab/original')) ?? []).toString()).toBe('bytes');
    expect(await files.read('photos/ab/other')).toBeNull();
    expect(await files.exists('photos/ab/original')).toBe(true);
    await files.remove('photos/ab/original');
    expect(await files.exists('photos/ab/original')).toBe(false);
    await files.remove('photos/ab/original');
  });

  it('shows the old file or the new one while it is replaced, and leaves nothing half written behind', async () => {
    const old = Buffer.alloc(200_000, 'a');
    const fresh = Buffer.alloc(200_000, 'b');
    await files.write('page', old);
    const writing = files.write('page', fresh);
    for (let look = 0; look < 20; look++) {
      const seen = Buffer.from((await files.read('page')) ?? []);
      expect(seen.equals(old) || seen.equals(fresh)).toBe(true);
    }
    await writing;
    expect(readdirSync(join(root, 'kept', '.incoming'))).toEqual([]);
  });

  it.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a/.b',
    'A',
    'a\\b',
    'a\0b',
    '',
    'é',
  ])('refuses the key %j', async (key) => {
    writeFileSync(join(root, 'outside'), 'not ours');
    await expect(files.read(key)).rejects.toThrow('not well formed');
    await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('not well formed');
    expect(existsSync(join(root, 'outside'))).toBe(true);
  });
});
