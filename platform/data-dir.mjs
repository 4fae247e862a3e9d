/** The data folder before anything is put into it. Plain JavaScript: asked before anything is installed. */
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MIB = 1024 * 1024;
/** initdb and the first start of the database write about half of it. */
const FIRST_START_BYTES = 200 * MIB;
const STICKY = 0o1000;

/** Makes the folder, for its owner only. Returns what hinders that, in a sentence that names the variable; null: nothing. */
export function openDataDir(dataDir) {
  const named = `DATA_DIR (${dataDir})`;
  try {
    makeFolders(dataDir);
    const { mode, uid } = statSync(dataDir);
    if ((mode & STICKY) !== 0 || dirname(dataDir) === dataDir)
      return `${named} is a folder that everybody shares: give Vetrina one of its own, ${join(dataDir, 'vetrina')} for example.`;
    const ours = [0, uid].includes(process.getuid?.() ?? uid);
    // Written to first: a folder that takes no file (/proc) is somebody else's, and keeps its mode.
    tryToWrite(join(dataDir, `.probe-${process.pid}`));
    if (ours && (mode & 0o077) !== 0) chmodSync(dataDir, 0o700);
    return null;
  } catch (error) {
    return `${named} ${wordsOf(error)}`;
  }
}

/** A sentence where a database cannot be made for want of room; null where it can. */
export function roomForDatabase(dataDir) {
  const free = freeBytes(dataDir);
  if (free === null || free >= FIRST_START_BYTES) return null;
  return `DATA_DIR (${dataDir}) has ${Math.floor(free / MIB)} MB free; a first start needs ${FIRST_START_BYTES / MIB}: make room, or name a folder on another disk.`;
}

/** What this user may still write there; null where the file system does not tell (it counts no blocks). */
export function freeBytes(folder) {
  const { bavail, bsize, blocks } = statfsSync(folder);
  return blocks === 0 ? null : bavail * bsize;
}

/** One by one: `recursive` of Node never comes back below /proc, where a folder that is there has none that can be made. */
function makeFolders(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function tryToWrite(probe) {
  const fd = openSync(probe, 'wx', 0o600);
  try {
    writeSync(fd, 'x'.repeat(4096));
    fsyncSync(fd);
  } finally {
    closeSync(fd);
    rmSync(probe, { force: true });
  }
}

function wordsOf(error) {
  const { code = error.message } = error;
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file, or stands below one: name a folder.';
  if (code === 'EROFS') return 'stands on a file system that is read-only: name a folder that can be written.';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'stands on a disk that is full: make room, or name a folder on another disk.';
  if (code === 'EACCES' || code === 'EPERM')
    return `may not be written by this user (${code}): give it to the user that runs Vetrina, or name another folder.`;
  return `cannot be made or written (${code}): name another folder.`;
}
