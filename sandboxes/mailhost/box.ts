import {
  closeSync,
  existsSync,
  fsync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apply, FOLDERS, linesFor, mailOf, type Folder, type Line, type Mail } from './folders.ts';
import { linesOf, openJournal } from './journal.ts';

const syncFolder = promisify(fsync);

/** The box would hold more than it may. */
export class OverQuota extends Error {}

/**
 * One box: a file for each mail, and a table of folders and flags that is a journal of its changes. Every method that
 * changes something resolves when that lies on the disk. What a kill leaves half done was answered to nobody: a mail
 * without its line is removed at the next start.
 */
export function openBox(path: string) {
  const [mailsPath, table] = [join(path, 'mails'), join(path, 'table')];
  mkdirSync(mailsPath, { recursive: true, mode: 0o700 });
  const folders = new Map<string, Folder>();
  for (const line of existsSync(table) ? linesOf(readFileSync(table, 'utf8')) : []) apply(folders, line as Line);
  const validity = Math.floor(Date.now() / 1000);
  for (const folder of Object.keys(FOLDERS))
    if (!folders.has(folder)) apply(folders, { in: folder, validity, next: 1 });
  const all = () => [...folders.values()].flatMap(({ mails }) => mails);

  // Written anew at each start, so that it does not grow with what has gone.
  writeFileSync(`${table}.new`, [...linesFor(folders)].map((line) => `${JSON.stringify(line)}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
  renameSync(`${table}.new`, table);
  const known = new Set(all().map(({ file }) => file));
  for (const file of readdirSync(mailsPath)) if (!known.has(file)) rmSync(join(mailsPath, file));
  const journal = openJournal(table);
  const folderDescriptor = openSync(mailsPath, 'r');

  let bytes = all().reduce((sum, { size }) => sum + size, 0);
  let files = Math.max(0, ...[...known].map((file) => parseInt(file, 10)));
  const watchers = new Set<() => void>();

  const at = (file: string) => join(mailsPath, file);
  const folderOf = (name: string): Folder => {
    const folder = folders.get(name);
    if (!folder) throw new Error(`no folder ${name}`);
    return folder;
  };
  async function record(line: Line, by: object | null = null): Promise<void> {
    await journal.append(line);
    const gone = apply(folders, line, by);
    for (const { file, size } of gone) {
      bytes -= size;
      // A file that stays after a kill is removed at the next start.
      await rm(at(file), { force: true });
    }
    for (const watcher of watchers) watcher();
  }
  /** Takes the room first, so that of two that come at once only one fits into the last of it. Throws OverQuota. */
  function reserve(size: number, quotaBytes: number): void {
    if (bytes + size > quotaBytes) throw new OverQuota();
    bytes += size;
  }
  /** A UID that nobody else is given, though its mail is not there yet. */
  const nextUid = (folder: Folder): number => {
    folder.next += 1;
    return folder.next - 1;
  };
  return {
    folders: folders as ReadonlyMap<string, Folder>,
    /** Bytes of all mails, and of those that are being written. */
    used: () => bytes,
    messages: () => all().length,
    read: (mail: Mail): Promise<Buffer> => readFile(at(mail.file)),
    /** Called after each change; the answer ends it. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    reserve,
    /** What was reserved is not needed after all. */
    release(size: number): void {
      bytes -= size;
    },
    /** Keeps a mail for which room was reserved; gives its UID. On a failure the room is free again. */
    async keep(name: string, raw: Buffer, given: { flags: string[]; at: number }): Promise<number> {
      try {
        const folder = folderOf(name);
        const file = `${(files += 1)}.eml`;
        const handle = await open(at(file), 'wx', 0o600);
        try {
          await handle.writeFile(raw);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await syncFolder(folderDescriptor);
        const uid = nextUid(folder);
        await record({ in: name, add: { uid, file, size: raw.length, ...given } });
        return uid;
      } catch (error) {
        bytes -= raw.length;
        throw error;
      }
    },
    /** Sets the flags of each mail to what `change` makes of them. `by`: the session, which need not hear of it. */
    async flag(name: string, uids: number[], change: (flags: string[]) => string[], by: object): Promise<void> {
      const folder = folderOf(name);
      const mails = uids.flatMap((uid) => mailOf(folder, uid) ?? []);
      const set = mails.map(({ uid, flags }): [number, string[]] => [uid, change(flags)]);
      if (set.length > 0) await record({ in: name, set }, by);
    },
    /** Copies all of them or none. Throws OverQuota. Gives the new UID of each. */
    async copy(name: string, uids: number[], to: string, quotaBytes: number): Promise<[number, number][]> {
      const [folder, target] = [folderOf(name), folderOf(to)];
      const mails = uids.flatMap((uid) => mailOf(folder, uid) ?? []);
      const size = mails.reduce((sum, mail) => sum + mail.size, 0);
      reserve(size, quotaBytes);
      const made: [number, number][] = [];
      try {
        for (const mail of mails) {
          const file = `${(files += 1)}.eml`;
          await link(at(mail.file), at(file));
          await syncFolder(folderDescriptor);
          const uid = nextUid(target);
          await record({ in: to, add: { uid, file, size: mail.size, at: mail.at, flags: mail.flags } });
          made.push([mail.uid, uid]);
        }
      } catch (error) {
        // What was not copied takes no room; what was gives its room back as it goes.
        bytes -= mails.slice(made.length).reduce((sum, mail) => sum + mail.size, 0);
        await record({ in: to, drop: made.map(([, uid]) => uid) });
        throw error;
      }
      return made;
    },
    /** In one line of the table: a mail is in one folder or in the other. Gives the new UID of each. */
    async move(name: string, uids: number[], to: string): Promise<[number, number][]> {
      const [folder, target] = [folderOf(name), folderOf(to)];
      const there = uids.filter((uid) => mailOf(folder, uid));
      const pairs = there.map((uid): [number, number] => [uid, nextUid(target)]);
      if (pairs.length > 0) await record({ in: name, to, move: pairs });
      return pairs;
    },
    async expunge(name: string, uids: number[]): Promise<void> {
      if (uids.length > 0) await record({ in: name, drop: uids });
    },
    async close(): Promise<void> {
      await journal.close();
      closeSync(folderDescriptor);
    },
  };
}

export type Box = ReturnType<typeof openBox>;
