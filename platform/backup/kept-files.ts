import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataKeys } from '../seal.ts';
import { BackupError } from './backup-error.ts';
import { readManifest, type FileEntry } from './manifest.ts';
import { isFilePath, ordinaryFile } from './safe-path.ts';

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
export async function copyFiles(from: string, to: string, keys: DataKeys): Promise<FileEntry[]> {
  const known = await readdir(dirname(to)).then((names) => knownHashes(dirname(to), names, keys));
  const found: FileEntry[] = [];
  for (const path of await listFiles(from)) {
    if (!isFilePath(path)) throw new BackupError(`${path} in ${from} is no file of the product’s: take it away.`);
    const { size } = statSync(join(from, path));
    const there = existsSync(join(to, path)) && statSync(ordinaryFile(to, path)).size === size;
    // What an earlier backup sealed; else what we hold ourselves, never what somebody may have put beside it.
    const sha256 =
      (there ? known.get(path) : undefined) ??
      (there ? await sameOrCopied(join(from, path), join(to, path)) : await copyOne(join(from, path), join(to, path)));
    found.push({ path, size, sha256 });
  }
  return found;
}

async function sameOrCopied(from: string, to: string): Promise<string> {
  const ours = await hashOf(from);
  return ours === (await hashOf(to)) ? ours : copyOne(from, to);
}

function knownHashes(place: string, names: string[], keys: DataKeys): Map<string, string> {
  const newest = names
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
    .toSorted()
    .at(-1);
  if (!newest) return new Map();
  try {
    return new Map(readManifest(join(place, newest), keys).files.map(({ path, sha256 }) => [path, sha256]));
  } catch (error) {
    if (error instanceof BackupError) return new Map();
    throw error;
  }
}

/** Throws BackupError for the first file that is not what it was. */
export async function checkFiles(folder: string, files: FileEntry[]): Promise<void> {
  for (const { path, size, sha256 } of files) {
    const at = ordinaryFile(folder, path);
    const right = statSync(at).size === size && (await hashOf(at)) === sha256;
    if (!right) throw new BackupError(`The file ${path} of the backup is missing or damaged.`);
  }
}

/** Puts the files where the product looks for them. Throws BackupError for one that is damaged. */
export async function putFiles(from: string, files: FileEntry[], to: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const copied = await copyOne(ordinaryFile(from, path), join(to, path));
    if (copied !== sha256) throw new BackupError(`The file ${path} of the backup is missing or damaged.`);
  }
}

/** Keeps the newest `keep` backups of a place and the files that they name. Returns the names of those that went. */
export async function dropOldBackups(place: string, keep: number, keys: DataKeys): Promise<string[]> {
  const all = (await readdir(place)).filter((name) => /^\d{8}T\d{6}Z$/.test(name)).toSorted();
  const old = all.slice(0, Math.max(0, all.length - keep));
  if (old.length === 0) return [];
  // Which files the newer ones need; those without keyed seal are asked too, their word costs at most a file of their own.
  const kept = all
    .slice(-keep)
    .flatMap((name) => readManifest(join(place, name), keys, true).files.map(({ path }) => path));
  const named = new Set(kept);
  for (const name of old) await rm(join(place, name), { recursive: true });
  for (const path of await listFiles(join(place, 'files'))) if (!named.has(path)) await rm(join(place, 'files', path));
  return old;
}
