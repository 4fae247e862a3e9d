/** A folder in memory for what a test writes and throws away: to make and drop a database of 1,200 files costs ten times more on a disk. */
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** Bytes: the databases of a run stay below a tenth of it, and the rest is left to everybody else. */
const ENOUGH = 4e9;
const NAME = 'vetrina-test-';

/** Below `/dev/shm` where there is enough memory, else among temporary files. Whoever made it takes it away. */
export function memoryFolder(): string {
  if (!isRoomy()) return mkdtempSync(join(tmpdir(), NAME));
  for (const name of readdirSync(MEMORY))
    if (isLeft(name)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  return mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`));
}

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH;
  } catch {
    return false;
  }
}

/** By a run that was killed: it would fill the memory. A server that still runs there ends by itself when it misses its files. */
function isLeft(name: string): boolean {
  const owner = Number(new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1]);
  if (!owner) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
