/** Files in a folder of this machine. */
import { constants, readFile as readWithCallback } from 'node:fs';
import { promisify } from 'node:util';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Files } from '../../modules/sites/files.port.ts';

/** node:fs/promises opens a handle that costs as much as the rest: pages that fell out of memory are read by this. */
const readFile = promisify(readWithCallback);

// No segment may start with a dot: neither "." and ".." nor a hidden file can be named.
const KEY = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @param root folder that is created when it does not exist; nothing outside it is ever read or written */
export function createDiskFiles(root: string): Files {
  const base = resolve(root) + sep;
  const pathOf = (key: string): string => {
    if (key.length > 300 || !KEY.test(key)) throw new Error('a file key is not well formed');
    return join(base, key);
  };
  return {
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(key, bytes) {
      const path = pathOf(key);
      const temporary = join(base, '.incoming', crypto.randomUUID());
      const file = await inFolderOf(temporary, () => open(temporary, 'wx'));
      try {
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await inFolderOf(path, () => rename(temporary, path));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async exists(key) {
      return access(pathOf(key), constants.R_OK).then(
        () => true,
        () => false,
      );
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeFolder(folder) {
      await rm(pathOf(folder), { force: true, recursive: true });
    },
  };
}

/** The folder is there but for its first file: looking for it each time would cost a fifth of the writing. */
async function inFolderOf<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(path), { recursive: true });
    return work();
  }
}

/** The new name itself survives a power loss only when the folder has reached the disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
