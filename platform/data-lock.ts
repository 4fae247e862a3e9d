/** One process for each data folder with the database in it, by a lock that the kernel holds: DATA_DIR/lock, in which the holder says who it is. */
import { ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLock, type FolderLock } from './folder-lock.mjs';

export class DataFolderHeld extends Error {}

/** A command that only looks has the lock for some milliseconds: the next try meets its real holder. */
const TRIES = 5;
const PAUSE_MS = 100;

const lockOf = (dataDir: string): string => join(dataDir, 'lock');
const sentence = (dataDir: string): string => {
  const who = readFileSync(lockOf(dataDir), 'utf8').trim() || 'another process';
  return `The data folder ${resolve(dataDir)} is in use by ${who}. Stop it first, or start this one with another DATA_DIR and PORT.`;
};

/** A sentence that says who holds the folder, or null when nobody does. The folder is there. */
export function holderOf(dataDir: string): string | null {
  const lock = takeLock(lockOf(dataDir), { shared: true });
  lock?.release();
  return lock ? null : sentence(dataDir);
}

/**
 * Of a folder that is there. `shared`: with all others who say so too, nodes whose database stands elsewhere. Throws
 * DataFolderHeld with that sentence.
 */
export async function lockDataDir(
  dataDir: string,
  holder: { port: number },
  { shared = false }: { shared?: boolean } = {},
): Promise<FolderLock> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const lock = takeLock(lockOf(dataDir), { shared });
    if (lock) {
      ftruncateSync(lock.fd);
      writeSync(lock.fd, `Vetrina on port ${holder.port} (process ${process.pid})\n`, 0);
      return lock;
    }
    if (tries < TRIES) await sleep(PAUSE_MS);
  }
  throw new DataFolderHeld(sentence(dataDir));
}
