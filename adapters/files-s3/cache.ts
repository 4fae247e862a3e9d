/** What was read last of a store that is elsewhere, on the disk of this node. */
import { opendir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Files } from '../../modules/sites/files.port.ts';
import { fileCacheReads } from '../../platform/meters.ts';

const HOUR_MS = 3_600_000;
/** What another node removed from the store stays here for so long at most. */
const LONGEST_MS = 7 * 24 * HOUR_MS;
/** Files on their way to the disk at once; what comes meanwhile is kept when it is next read. */
const MOST_FILLS = 32;

/**
 * Keys are content, so nothing kept is ever stale. Reads look here first, writes leave a copy; whether a file exists only the
 * store knows. The disk failing, or full, costs speed and nothing else.
 *
 * Size and age are those of the folder itself, whichever process of the node filled it: when a twentieth of `mostBytes` has
 * come, and once an hour of use, what was not used for longest goes. Meanwhile each process may be that twentieth above.
 * @param disk files in `folder`
 */
export function createFileCache(
  store: Files,
  { disk, folder, mostBytes, now = Date.now }: { disk: Files; folder: string; mostBytes: number; now?: () => number },
): Files {
  /** Read within the hour: the file says so already. */
  const fresh = new LRUCache<string, true>({ max: 100_000, ttl: HOUR_MS });
  /** On their way to the disk, by key; who removes a file waits for them. */
  const fills = new Map<string, Promise<unknown>>();
  let came = 0;
  let sweptAt = -Infinity;
  let sweeping = false;

  function tidy(): void {
    if (sweeping || (now() - sweptAt < HOUR_MS && came < mostBytes / 20)) return;
    sweeping = true;
    [came, sweptAt] = [0, now()];
    void sweep(folder, { mostBytes, now: now() })
      .catch(() => undefined)
      .finally(() => (sweeping = false));
  }
  async function used(key: string): Promise<void> {
    if (fresh.has(key)) return;
    fresh.set(key, true);
    const path = join(folder, key);
    // When it was written stays as it is: its age counts from there.
    await utimes(path, new Date(now()), (await stat(path)).mtime);
  }
  function fill(key: string, bytes: Uint8Array): void {
    if (fills.size >= MOST_FILLS || fills.has(key)) return;
    const filling = disk
      .write(key, bytes)
      .then(() => (came += bytes.byteLength))
      .catch(() => undefined)
      .finally(() => {
        fills.delete(key);
        tidy();
      });
    fills.set(key, filling);
  }

  return {
    async read(key) {
      const kept = await disk.read(key).catch(() => null);
      fileCacheReads.inc({ answer: kept ? 'hit' : 'miss' });
      if (kept) {
        void used(key).catch(() => undefined);
        tidy();
        return kept;
      }
      const bytes = await store.read(key);
      if (bytes) fill(key, bytes);
      return bytes;
    },
    async write(key, bytes) {
      await store.write(key, bytes);
      fill(key, bytes);
    },
    exists: (key) => store.exists(key),
    async remove(key) {
      await fills.get(key);
      await disk.remove(key).catch(() => undefined);
      await store.remove(key);
    },
    async removeFolder(name) {
      await Promise.all([...fills].filter(([key]) => key.startsWith(`${name}/`)).map(([, filling]) => filling));
      await disk.removeFolder(name).catch(() => undefined);
      await store.removeFolder(name);
    },
  };
}

/** Leaves nine tenths of `mostBytes` where there was more, what was used last, and nothing that is a week old. */
async function sweep(folder: string, { mostBytes, now }: { mostBytes: number; now: number }): Promise<void> {
  const found: { path: string; size: number; usedAt: number }[] = [];
  let total = 0;
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const seen = await stat(path).catch(() => null);
    if (!seen) continue;
    if (now - seen.mtimeMs > LONGEST_MS) {
      await rm(path, { force: true });
      continue;
    }
    found.push({ path, size: seen.size, usedAt: seen.atimeMs });
    total += seen.size;
  }
  if (total <= mostBytes) return;
  for (const { path, size } of found.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (total <= mostBytes * 0.9) return;
    await rm(path, { force: true });
    total -= size;
  }
}
