import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataDir } from './data-dir.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetrina-data-dir-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string): number => statSync(path).mode & 0o7777;

describe('the data folder', () => {
  it('is made for its owner alone, and one of an earlier version is closed to the others', () => {
    const fresh = join(folder, 'deep/fresh');
    expect(openDataDir(fresh)).toBeNull();
    expect(modeOf(fresh)).toBe(0o700);
    const older = mkdtempSync(join(folder, 'older-'));
    chmodSync(older, 0o755);
    expect(openDataDir(older)).toBeNull();
    expect(modeOf(older)).toBe(0o700);
  });

  it('is no folder that everybody shares: that one stays as it is', () => {
    const shared = mkdtempSync(join(folder, 'shared-'));
    chmodSync(shared, 0o1777);
    expect(openDataDir(shared)).toBe(
      `DATA_DIR (${shared}) is a folder that everybody shares: give Vetrina one of its own, ${shared}/vetrina for example.`,
    );
    expect(modeOf(shared)).toBe(0o1777);
  });

  it('is not a file, nor below one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'below')])
      expect(openDataDir(place)).toBe(`DATA_DIR (${place}) is a file, or stands below one: name a folder.`);
  });

  it.skipIf(process.platform !== 'linux')('is nothing of the system’s own', () => {
    for (const place of ['/proc', '/proc/vetrina'])
      expect(openDataDir(place)).toMatch(/^DATA_DIR \(\/proc\S*\) .*: (name|give) [^\n]+\.$/);
  });
});
