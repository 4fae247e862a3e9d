/** Files in a folder of this machine. */
import { constants, readFile as readWithCallback } from 'node:fs';
import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { access, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Files } from '../../modules/sites/files.port.ts';
import { checkedKey, isFileKey } from '../../platform/file-key.ts';

/** node:fs/promises opens a handle that costs as much as the rest: pages that fell out of memory are read by this. */
const readFile = promisify(readWithCallback);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export interface DiskFiles extends Files {
  /** Everything that is kept; nothing where the folder is not there. */
  keys(): AsyncIterable<{ key: string }>;
  /** SHA-256 (hexadecimal) of a file as it is; null for no file. */
  hashOf(key: string): Promise<string | null>;
}

/** @param root folder that is created when it does not exist; nothing outside it is ever read or written */
export function createDiskFiles(root: string): DiskFiles {
  const base = resolve(root) + sep;
  const pathOf = (key: string): string => join(base, checkedKey(key));
  const read = async (key: string): Promise<Uint8Array | null> => {
    try {
      return await readFile(pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    read,
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
    async *keys() {
      const folder = await opendir(base, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for await (const entry of folder) {
        const key = relative(base, join(entry.parentPath, entry.name));
        // What is not written whole yet is no file of anybody's.
        if (entry.isFile() && isFileKey(key)) yield { key };
      }
    },
    async hashOf(key) {
      const bytes = await read(key);
      return bytes && createHash('sha256').update(bytes).digest('hex');
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
