import { FOLDERS, type Folder } from '../folders.ts';
import { No, signedIn, type Session, type Verb } from './context.ts';
import { Bad, listOf, string, textOf, type Token } from './syntax.ts';
import { openView } from './view.ts';

/** The folder of this name; INBOX in any case. Throws No. */
export function folderOf(session: Session, token: Token | undefined, code = '[NONEXISTENT]'): Folder {
  const name = textOf(token);
  const { box } = signedIn(session);
  const folder = box.folders.get(name.toUpperCase() === 'INBOX' ? 'INBOX' : name);
  if (!folder) throw new No(`${code} Mailbox doesn't exist`);
  return folder;
}

/** `*` and `%` are any letters: no folder stands within another. Each letter of the pattern is looked at once for each of the name. */
function fits(pattern: string, name: string): boolean {
  let reached = [true, ...Array.from(name, () => false)];
  for (const letter of pattern) {
    const any = letter === '*' || letter === '%';
    let before = false;
    reached = reached.map((was, at) => {
      const now = any ? was || before : at > 0 && (reached[at - 1] ?? false) && name[at - 1] === letter;
      before = now;
      return now;
    });
  }
  return reached.at(-1) ?? false;
}

const LONGEST_PATTERN = 200;
const lines = (session: Session, word: string, args: Token[]): string[] => {
  signedIn(session);
  const given = args.filter((each) => !Array.isArray(each));
  const [reference, pattern] = given.map(textOf);
  if (reference === undefined || pattern === undefined) throw new Bad('missing argument');
  if (pattern.length > LONGEST_PATTERN) throw new Bad('the pattern is too long');
  if (pattern === '') return [`* ${word} (\\Noselect) "/" ""\r\n`];
  const wanted = `${reference}${pattern}`.replace(/^inbox$/i, 'INBOX');
  return Object.entries(FOLDERS)
    .filter(([name]) => fits(wanted, name))
    .map(([name, use]) => `* ${word} (\\HasNoChildren${use && ` ${use}`}) "/" ${string(name)}\r\n`);
};
const listing =
  (word: string): Verb =>
  async (session, args) => {
    for (const line of lines(session, word, args)) await session.send(line);
    return `OK ${word} completed`;
  };

const namespace: Verb = async (session) => {
  signedIn(session);
  await session.send('* NAMESPACE (("" "/")) NIL NIL\r\n');
  return 'OK Namespace completed';
};

const status: Verb = async (session, [name, asked]) => {
  const folder = folderOf(session, name);
  const unseen = () => folder.mails.filter(({ flags }) => !flags.includes('\\Seen')).length;
  const figures: Record<string, () => number> = {
    MESSAGES: () => folder.mails.length,
    RECENT: () => 0,
    UIDNEXT: () => folder.next,
    UIDVALIDITY: () => folder.validity,
    UNSEEN: unseen,
    SIZE: () => folder.mails.reduce((sum, { size }) => sum + size, 0),
  };
  const said = listOf(asked).map((token) => {
    const item = textOf(token).toUpperCase();
    const figure = figures[item];
    if (!figure) throw new Bad('unknown status item');
    return `${item} ${figure()}`;
  });
  await session.send(`* STATUS ${string(folder.name)} (${said.join(' ')})\r\n`);
  return 'OK Status completed';
};

const FLAGS = String.raw`\Answered \Flagged \Deleted \Seen \Draft`;
const opening =
  (readOnly: boolean): Verb =>
  async (session, [name]) => {
    session.view = null;
    const folder = folderOf(session, name);
    const view = openView(folder, session, readOnly);
    const unseen = folder.mails.findIndex(({ flags }) => !flags.includes('\\Seen'));
    const said = [
      `FLAGS (${FLAGS})`,
      `OK [PERMANENTFLAGS (${readOnly ? '' : `${FLAGS} \\*`})] Flags`,
      `${view.uids().length} EXISTS`,
      '0 RECENT',
      ...(unseen < 0 ? [] : [`OK [UNSEEN ${unseen + 1}] First unseen`]),
      `OK [UIDVALIDITY ${folder.validity}] UIDs valid`,
      `OK [UIDNEXT ${folder.next}] Predicted next UID`,
    ];
    await session.send(said.map((line) => `* ${line}\r\n`).join(''));
    session.view = view;
    return `OK [READ-${readOnly ? 'ONLY' : 'WRITE'}] completed`;
  };

const unselect: Verb = async (session) => {
  session.view = null;
  return 'OK Unselect completed';
};
/** Leaves the folder, and what was marked as deleted goes. */
const close: Verb = async (session) => {
  const { view } = session;
  session.view = null;
  if (view && !view.readOnly) {
    const { name, mails } = view.folder;
    const gone = mails.filter(({ flags }) => flags.includes('\\Deleted')).map(({ uid }) => uid);
    await signedIn(session).box.expunge(name, gone);
  }
  return 'OK Close completed';
};

const ROOT = '"User quota"';
const quotaLine = (session: Session): string => {
  const { box, home } = signedIn(session);
  return `* QUOTA ${ROOT} (STORAGE ${Math.ceil(box.used() / 1024)} ${Math.floor(home.quotaBytes / 1024)})\r\n`;
};
const quotaRoot: Verb = async (session, [name]) => {
  const folder = folderOf(session, name);
  await session.send(`* QUOTAROOT ${string(folder.name)} ${ROOT}\r\n${quotaLine(session)}`);
  return 'OK Getquotaroot completed';
};
const quota: Verb = async (session, [root]) => {
  if (textOf(root) !== 'User quota') throw new No('[NONEXISTENT] No such quota root');
  await session.send(quotaLine(session));
  return 'OK Getquota completed';
};
/** Every folder is subscribed, and none can be made. */
const subscribe: Verb = async (session, [name]) => {
  folderOf(session, name);
  return 'OK done';
};
const cannot: Verb = async () => {
  throw new No('[CANNOT] Folders are those that every mailbox has');
};

export const folderVerbs: Record<string, Verb> = {
  LIST: listing('LIST'),
  LSUB: listing('LSUB'),
  NAMESPACE: namespace,
  STATUS: status,
  SELECT: opening(false),
  EXAMINE: opening(true),
  UNSELECT: unselect,
  CLOSE: close,
  GETQUOTAROOT: quotaRoot,
  GETQUOTA: quota,
  SUBSCRIBE: subscribe,
  UNSUBSCRIBE: cannot,
  CREATE: cannot,
  DELETE: cannot,
  RENAME: cannot,
};
