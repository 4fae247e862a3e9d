/** A mail of a folder. `changed`: the count of the box at which its flags were set last, and by which session. */
export interface Mail {
  uid: number;
  /** Name of its file. */
  file: string;
  size: number;
  /** When it came, in milliseconds since 1970. */
  at: number;
  flags: string[];
  changed: number;
  by: object | null;
}
export interface Folder {
  name: string;
  /** UIDVALIDITY. */
  validity: number;
  /** UIDNEXT. */
  next: number;
  /** By ascending UID. */
  mails: Mail[];
  /** Counts every change of it. */
  changes: number;
}

/** Folders that every box has, with what they are for (RFC 6154). None can be made or removed. */
export const FOLDERS: Record<string, string> = {
  INBOX: '',
  Drafts: '\\Drafts',
  Sent: '\\Sent',
  Junk: '\\Junk',
  Trash: '\\Trash',
  Archive: '\\Archive',
};

/** What is written down of a change in one folder. */
export type Line = { in: string } & (
  | { validity: number; next: number }
  | { add: Omit<Mail, 'changed' | 'by'> }
  | { set: [uid: number, flags: string[]][] }
  | { to: string; move: [uid: number, there: number][] }
  | { drop: number[] }
);

/** Where the mail with this UID stands, or where it would; by halving. */
export function placeOf(mails: readonly { uid: number }[], uid: number): number {
  let [low, high] = [0, mails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mails[middle]?.uid ?? 0) < uid) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const mailOf = (folder: Folder, uid: number): Mail | undefined => {
  const found = folder.mails[placeOf(folder.mails, uid)];
  return found?.uid === uid ? found : undefined;
};

/** Does to the folders what the line says; returns the mails that went. `by`: the session that did it. */
export function apply(folders: Map<string, Folder>, line: Line, by: object | null = null): Mail[] {
  const name = line.in;
  if ('validity' in line) {
    folders.set(name, { name, validity: line.validity, next: line.next, mails: [], changes: 0 });
    return [];
  }
  const folder = folders.get(name);
  if (!folder) return [];
  folder.changes += 1;
  const changed = folder.changes;
  if ('add' in line) {
    put(folder, { ...line.add, changed, by });
    return [];
  }
  if ('set' in line) {
    for (const [uid, flags] of line.set) Object.assign(mailOf(folder, uid) ?? {}, { flags, changed, by });
    return [];
  }
  if ('drop' in line) return take(folder, new Set(line.drop));
  const there = new Map(line.move);
  const moved = take(folder, new Set(there.keys()));
  const target = folders.get(line.to);
  if (!target) return moved;
  target.changes += 1;
  for (const mail of moved)
    put(target, { ...mail, uid: there.get(mail.uid) ?? target.next, changed: target.changes, by });
  return [];
}

function put(folder: Folder, mail: Mail): void {
  folder.mails.splice(placeOf(folder.mails, mail.uid), 0, mail);
  folder.next = Math.max(folder.next, mail.uid + 1);
}

function take(folder: Folder, uids: Set<number>): Mail[] {
  const taken = folder.mails.filter(({ uid }) => uids.has(uid));
  folder.mails = folder.mails.filter(({ uid }) => !uids.has(uid));
  return taken;
}

/** The lines that make these folders anew. */
export function* linesFor(folders: Map<string, Folder>): Generator<Line> {
  for (const { name, validity, next, mails } of folders.values()) {
    yield { in: name, validity, next };
    for (const { uid, file, size, at, flags } of mails) yield { in: name, add: { uid, file, size, at, flags } };
  }
}
