import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError, readManifest, type FileEntry } from './manifest.ts';

/** Unfinished writes, and pictures in other sizes: those are made again from the original when somebody asks. */
const passedOver = (path: string): boolean => path.split(sep).some((part) => part === '.incoming' || part === 'lean');

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !passedOver(path))
    .toSorted();
}

/** SHA-256 (hexadecimal) of what went through. */
async function copyOne(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const listen = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      next(null, chunk);
    },
  });
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const partial = `${to}.partial`;
  await pipeline(createReadStream(from), listen, createWriteStream(partial, { flush: true, mode: 0o600 }));
  await rename(partial, to);
  return hash.digest('hex');
}
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Brings what is new of `from` to `to`; returns everything that is in `from`. */
export async function copyFiles(from: string, to: string): Promise<FileEntry[]> {
  const known = await readdir(dirname(to)).then((names) => knownHashes(dirname(to), names));
  const found: FileEntry[] = [];
  for (const path of await listFiles(from)) {
    const { size } = statSync(join(from, path));
    const target = join(to, path);
    const there = existsSync(target) && statSync(target).size === size;
    const sha256 = there ? (known.get(path) ?? (await hashOf(target))) : await copyOne(join(from, path), target);
    found.push({ path, size, sha256 });
  }
  return found;
}

function knownHashes(place: string, names: string[]): Map<string, string> {
  const newest = names
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
    .toSorted()
    .at(-1);
  if (!newest) return new Map();
  return new Map(readManifest(join(place, newest)).files.map(({ path, sha256 }) => [path, sha256]));
}

/** Throws BackupError for the first file that is not what it was. */
export async function checkFiles(folder: string, files: FileEntry[]): Promise<void> {
  for (const { path, size, sha256 } of files) {
    const at = join(folder, path);
    const right = existsSync(at) && statSync(at).size === size && (await hashOf(at)) === sha256;
    if (!right) throw new BackupError(`The file ${path} of the backup is missing or damaged.`);
  }
}

/** Puts the files where the product looks for them. Throws BackupError for one that is damaged. */
export async function putFiles(from: string, files: FileEntry[], to: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const copied = existsSync(join(from, path)) && (await copyOne(join(from, path), join(to, path)));
    if (copied !== sha256) throw new BackupError(`The file ${path} of the backup is missing or damaged.`);
  }
}

/** Keeps the newest `keep` backups of a place and the files that they name. Returns the names of those that went. */
export async function dropOldBackups(place: string, keep: number): Promise<string[]> {
  const all = (await readdir(place)).filter((name) => /^\d{8}T\d{6}Z$/.test(name)).toSorted();
  const old = all.slice(0, Math.max(0, all.length - keep));
  if (old.length === 0) return [];
  const kept = all.slice(-keep).flatMap((name) => readManifest(join(place, name)).files.map(({ path }) => path));
  const named = new Set(kept);
  for (const name of old) await rm(join(place, name), { recursive: true });
  for (const path of await listFiles(join(place, 'files'))) if (!named.has(path)) await rm(join(place, 'files', path));
  return old;
}
