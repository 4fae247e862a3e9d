import { OverQuota } from '../box.ts';
import { faultOf } from '../faults.ts';
import { mailOf } from '../folders.ts';
import { No, selected, signedIn, writable, type Session, type Verb } from './context.ts';
import { answerFor, itemsOf } from './fetch.ts';
import { folderOf } from './folder-verbs.ts';
import { contentOf, keyOf, type Content } from './search.ts';
import { Bad, listOf, momentOf, setOf, textOf, type Token } from './syntax.ts';

const MOST_FLAGS = 50;
const FLAG = /^\\?[A-Za-z0-9$_.+-]{1,60}$/;
const SYSTEM = ['\\Answered', '\\Flagged', '\\Deleted', '\\Seen', '\\Draft'];

/** A system flag is written as the protocol does, whatever its case. Throws Bad; \Recent is nobody's to set. */
function flagsOf(tokens: Token[]): string[] {
  const flags = tokens.map((token) => {
    const flag = textOf(token);
    const system = SYSTEM.find((each) => each.toLowerCase() === flag.toLowerCase());
    if (system) return system;
    if (!FLAG.test(flag) || flag.startsWith('\\')) throw new Bad('invalid flag');
    return flag;
  });
  const distinct = [...new Set(flags)];
  if (distinct.length > MOST_FLAGS) throw new No('[LIMIT] too many flags');
  return distinct;
}

const full = () => new No('[OVERQUOTA] Quota exceeded (mailbox for user is full)');
async function withinQuota<T>(session: Session, work: (quotaBytes: number) => Promise<T>): Promise<T> {
  const { home } = signedIn(session);
  if (faultOf(home.username) === 'full') throw full();
  try {
    return await work(home.quotaBytes);
  } catch (error) {
    throw error instanceof OverQuota ? full() : error;
  }
}

const fetch: Verb = async (session, [set, asked], { uid }) => {
  const view = selected(session);
  const { box } = signedIn(session);
  const items = itemsOf(asked, uid);
  const uids = view.pick(textOf(set), uid);
  const reads = items.some((item) => item.reads);
  const marks = !view.readOnly && items.some((item) => item.marks);
  const unseen = marks ? uids.filter((each) => !(mailOf(view.folder, each)?.flags.includes('\\Seen') ?? true)) : [];
  await box.flag(view.folder.name, unseen, (flags) => [...flags, '\\Seen'], session);
  const fresh = new Set(unseen);
  const withFlags = items.some(({ label }) => label === 'FLAGS');
  const [flagItem] = itemsOf({ atom: 'FLAGS' }, false);
  for (const each of uids) {
    const mail = mailOf(view.folder, each);
    // Another session removed it; the client hears of it soon.
    if (!mail) continue;
    const shown = fresh.has(each) && !withFlags && flagItem ? [...items, flagItem] : items;
    const raw = reads ? await box.read(mail).catch(() => null) : null;
    if (reads && !raw) continue;
    const head = Buffer.from(`* ${view.numberOf(each)} FETCH (`);
    await session.send(Buffer.concat([head, answerFor(mail, shown, raw), Buffer.from(')\r\n')]));
  }
  return 'OK Fetch completed';
};

const CHANGES: Record<string, (had: string[], given: string[]) => string[]> = {
  '': (_had, given) => given,
  '+': (had, given) => [...new Set([...had, ...given])],
  '-': (had, given) => had.filter((flag) => !given.includes(flag)),
};
const store: Verb = async (session, [set, item, ...rest], { uid }) => {
  const view = writable(session);
  const [, sign = '', silent] = /^([+-]?)FLAGS(\.SILENT)?$/i.exec(textOf(item)) ?? [];
  const change = CHANGES[sign];
  if (!change || !/FLAGS/i.test(textOf(item))) throw new Bad('unknown item');
  const given = flagsOf(Array.isArray(rest[0]) ? rest[0] : rest);
  const uids = view.pick(textOf(set), uid);
  await signedIn(session).box.flag(view.folder.name, uids, (had) => change(had, given), session);
  if (!silent)
    for (const each of uids) {
      const mail = mailOf(view.folder, each);
      const said = `${uid ? `UID ${each} ` : ''}FLAGS (${mail?.flags.join(' ')})`;
      if (mail) await session.send(`* ${view.numberOf(each)} FETCH (${said})\r\n`);
    }
  return 'OK Store completed';
};

const search: Verb = async (session, args, { uid }) => {
  const view = selected(session);
  const { box } = signedIn(session);
  const matches = keyOf(args, { numbers: view.numbers(), uids: view.uids() });
  const found: number[] = [];
  for (const each of view.uids()) {
    const mail = mailOf(view.folder, each);
    if (!mail) continue;
    let read: Promise<Content> | undefined;
    const content = () => (read ??= box.read(mail).then(contentOf));
    const number = view.numberOf(each);
    if (await matches({ mail, number, content })) found.push(uid ? each : number);
  }
  await session.send(`* SEARCH${found.map((each) => ` ${each}`).join('')}\r\n`);
  return 'OK Search completed';
};

const copyUid = (validity: number, pairs: [number, number][]): string =>
  pairs.length === 0
    ? ''
    : `[COPYUID ${validity} ${setOf(pairs.map(([from]) => from))} ${setOf(pairs.map(([, to]) => to))}] `;
const copy: Verb = async (session, [set, to], { uid }) => {
  const view = selected(session);
  const target = folderOf(session, to, '[TRYCREATE]');
  const uids = view.pick(textOf(set), uid);
  const { box } = signedIn(session);
  const pairs = await withinQuota(session, (quota) => box.copy(view.folder.name, uids, target.name, quota));
  return `OK ${copyUid(target.validity, pairs)}Copy completed`;
};
const move: Verb = async (session, [set, to], { uid }) => {
  const view = writable(session);
  const target = folderOf(session, to, '[TRYCREATE]');
  const pairs = await signedIn(session).box.move(view.folder.name, view.pick(textOf(set), uid), target.name);
  // The client learns the new UIDs before it hears that the mails went (RFC 6851).
  if (pairs.length > 0) await session.send(`* OK ${copyUid(target.validity, pairs)}Moved\r\n`);
  return 'OK Move completed';
};
const append: Verb = async (session, args) => {
  const target = folderOf(session, args[0], '[TRYCREATE]');
  const flags = Array.isArray(args[1]) ? flagsOf(listOf(args[1])) : [];
  const [when, mail] = args.slice(Array.isArray(args[1]) ? 2 : 1);
  const content = mail ?? when;
  if (!content || Array.isArray(content) || !('bytes' in content) || !content.bytes) throw new Bad('missing literal');
  const { bytes } = content;
  const at = mail ? momentOf(textOf(when)) : session.now().getTime();
  const { box } = signedIn(session);
  const uid = await withinQuota(session, async (quota) => {
    box.reserve(bytes.length, quota);
    return box.keep(target.name, bytes, { flags, at });
  });
  return `OK [APPENDUID ${target.validity} ${uid}] Append completed`;
};
const expunge: Verb = async (session, [set], { uid }) => {
  const view = writable(session);
  const among = uid ? view.pick(textOf(set), true) : view.uids();
  const gone = among.filter((each) => mailOf(view.folder, each)?.flags.includes('\\Deleted'));
  await signedIn(session).box.expunge(view.folder.name, gone);
  return 'OK Expunge completed';
};

async function tellNews(session: Session, before: Promise<void>): Promise<void> {
  await before;
  try {
    for (const line of session.view?.news() ?? []) await session.send(`${line}\r\n`);
  } catch {
    // The client has gone, which its next line says too.
  }
}

/** Tells what changes until the client says DONE. */
const idle: Verb = async (session) => {
  const { box } = signedIn(session);
  await session.send('+ idling\r\n');
  let telling = tellNews(session, Promise.resolve());
  const stop = box.watch(() => {
    telling = tellNews(session, telling);
  });
  try {
    const said = await session.line();
    if (said?.trim().toUpperCase() !== 'DONE') throw new Bad('DONE was expected');
  } finally {
    stop();
    await telling;
  }
  return 'OK Idle completed';
};

const check: Verb = async (session) => {
  selected(session);
  return 'OK Check completed';
};

export const mailVerbs: Record<string, Verb> = {
  FETCH: fetch,
  STORE: store,
  SEARCH: search,
  COPY: copy,
  MOVE: move,
  APPEND: append,
  EXPUNGE: expunge,
  IDLE: idle,
  CHECK: check,
};
