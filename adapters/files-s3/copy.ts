import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Files } from '../../modules/sites/files.port.ts';

/** A store whose files can be listed and compared. */
export interface CopiedFiles extends Files {
  /** Everything that is kept; a bucket's in the order of the keys. */
  keys(): AsyncIterable<{ key: string }>;
  /** SHA-256 (hexadecimal) of a file, a bucket's as its writer counted it; null for no file, and for one that somebody else wrote there. */
  hashOf(key: string): Promise<string | null>;
}
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface Copied {
  /** Files of the first store, and those that the second had already, byte for byte. */
  seen: number;
  same: number;
  copied: number;
  /** Removed by the product while they were copied: they are in neither. */
  went: number;
  /** Keys that could not be copied, at most a hundred of them, and how many there are. */
  failed: string[];
  failures: number;
}

const PARALLEL = 8;
const TRIES = 4;
const NAMED = 100;

/**
 * Copies what the second store lacks, beside the running product. Begun again it goes on where it ended: of what is there
 * already only the hashes are compared.
 */
export async function copyFiles(input: {
  from: CopiedFiles;
  to: CopiedFiles;
  progress?: (copied: Copied) => void;
  /** Milliseconds before the second try of a file, doubled for each further one. */
  waitMs?: number;
}): Promise<Copied> {
  const { from, to, progress, waitMs = 1000 } = input;
  const done: Copied = { seen: 0, same: 0, copied: 0, went: 0, failed: [], failures: 0 };
  const keys = from.keys()[Symbol.asyncIterator]();

  async function work(): Promise<void> {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const { key } = next.value;
      done.seen += 1;
      try {
        done[await again(() => copyOne(key), waitMs)] += 1;
      } catch {
        done.failures += 1;
        if (done.failed.length < NAMED) done.failed.push(key);
      }
      if (done.seen % 1000 === 0) progress?.(done);
    }
  }
  async function copyOne(key: string): Promise<'same' | 'copied' | 'went'> {
    const bytes = await from.read(key);
    if (!bytes) return 'went';
    const hash = sha256(bytes);
    if ((await to.hashOf(key)) === hash) return 'same';
    await to.write(key, bytes);
    if ((await to.hashOf(key)) !== hash) throw new Error(`${key} is another after copying`);
    // What the product forgot meanwhile must not come back.
    if (await from.exists(key)) return 'copied';
    await to.remove(key);
    return 'went';
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return done;
}

async function again<T>(work: () => Promise<T>, waitMs: number): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES) throw error;
      await sleep(waitMs * 2 ** (tried - 1) * (0.5 + Math.random()));
    }
  }
}
