import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { FetchMessageObject, FetchQueryObject, ImapFlow, ListResponse } from 'imapflow';
import type {
  FolderUse,
  MailMark,
  MailMover,
  MovedFolder,
  NewBox,
  OldBox,
  OldMail,
  OldPlace,
} from '../../modules/mailboxes/import/mail-mover.port.ts';
import { LARGEST_MAIL, type BoxLogin } from '../../modules/mailboxes/mail-reader.port.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { isPublicAddress } from '../../platform/public-address.ts';
import { answerOf, type Answer } from './answer.ts';
import { leave, newConnection, type ImapPlace } from './session.ts';

const ANSWER_MS = 60_000;
const SILENCE_MS = 10 * 60_000;
const RESOLVE_MS = 5_000;
/** Mails whose marks are asked for at once. */
const WINDOW = 500;
/** Bytes of the header that are looked at. */
const LONGEST_HEADER = 4000;
const MARK: FetchQueryObject = {
  uid: true,
  headers: ['message-id', 'date', 'from', 'subject'],
  internalDate: true,
  size: true,
};
const USES = new Set<string>(['inbox', 'drafts', 'sent', 'junk', 'trash', 'archive']);
/** Google shows every mail a second time in these (its IMAP extensions, special use). */
const SECOND_VIEWS = new Set(['\\All', '\\Flagged', '\\Important']);

export interface MoverPlaces {
  /** Where boxes of ours are opened. */
  ours: ImapPlace;
  /** Servers beside us, `imap://host:port` in clear or `imaps://host:port`; every other must have a public address, and TLS. */
  beside: readonly string[];
}

export function createMailMover({ ours, beside }: MoverPlaces): MailMover {
  return {
    async from(place) {
      const imap = await connectionTo(place, beside);
      return opened(imap, oldBox).catch((error: unknown) => {
        throw asOfOld(error);
      });
    },
    into: (login: BoxLogin) => opened(newConnection(ours.imapUrl, login, SILENCE_MS), newBox),
  };
}

const unreachable = (reason: string, cause?: unknown) =>
  new AppError('mailboxes.old-unreachable', { status: 503, retryable: true, reason, cause });

/** What the other side does is told apart from what ours does: it is not ours to mend. */
function asOfOld(error: unknown): AppError {
  if (isAppError(error, 'mailboxes.sign-in-refused'))
    return new AppError('mailboxes.old-refused', { status: 422, reason: error.message, cause: error });
  return unreachable(error instanceof Error ? error.message : String(error), error);
}

/** The address is looked up once, and that one is asked: a name that leads elsewhere the second time leads nowhere. */
async function connectionTo({ host, port, username, secret }: OldPlace, beside: readonly string[]): Promise<ImapFlow> {
  const login = { username, secret };
  const own = beside.find((url) => new URL(url).host === `${host}:${port}`);
  if (own !== undefined) return newConnection(own, login, SILENCE_MS);
  const found = await Promise.race([
    lookup(host, { all: true }).catch((error: unknown) => {
      throw unreachable('its name is not known', error);
    }),
    new Promise<never>((_, failed) => {
      setTimeout(() => failed(unreachable('its name was not found in time')), RESOLVE_MS).unref();
    }),
  ]);
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address))) throw unreachable('its address is not public');
  const at = isIP(first.address) === 6 ? `[${first.address}]` : first.address;
  return newConnection(`imaps://${at}:${port}`, login, SILENCE_MS, host);
}

async function opened<Box>(
  imap: ImapFlow,
  make: (imap: ImapFlow, answer: Answer, listed: ListResponse[]) => Box,
): Promise<Box> {
  const answer = answerOf(imap, ANSWER_MS);
  try {
    await answer(imap.connect());
    const listed = await answer(imap.list());
    const isFolder = ({ flags, specialUse }: ListResponse) =>
      !flags.has('\\Noselect') && !flags.has('\\NonExistent') && !SECOND_VIEWS.has(specialUse ?? '');
    return make(imap, answer, listed.filter(isFolder));
  } catch (error) {
    await leave(imap);
    throw error;
  }
}

const folderOf = ({ path, specialUse = '' }: ListResponse): MovedFolder => {
  const use = path.toUpperCase() === 'INBOX' ? 'inbox' : specialUse.replace('\\', '').toLowerCase();
  return { name: path, use: USES.has(use) ? (use as FolderUse) : null };
};

/**
 * The header's own words: what servers make of them for an envelope differs. A mail without a Message-ID is known by day, sender and
 * subject: its size is no mark, for some servers only guess it.
 */
function markOf({ uid, headers, internalDate, size = 0 }: FetchMessageObject): MailMark {
  const second = Math.trunc(new Date(internalDate ?? 0).getTime() / 1000);
  const text = (headers ?? Buffer.alloc(0)).subarray(0, LONGEST_HEADER).toString('latin1');
  const fields = text.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/);
  const id = fields.find((field) => /^message-id:/i.test(field))?.slice('message-id:'.length);
  return { uid, bytes: size, mark: `${second} ${(id?.trim() || fields.join(' ')).replaceAll(/\s+/g, '')}` };
}

async function* rowsOf(
  imap: ImapFlow,
  answer: Answer,
  uids: readonly number[],
  query: FetchQueryObject,
): AsyncGenerator<FetchMessageObject> {
  for (let at = 0; at < uids.length; at += WINDOW) {
    const window = uids.slice(at, at + WINDOW);
    const rows = await answer(imap.fetchAll(window.join(','), query, { uid: true }));
    const found = new Map(rows.map((row) => [row.uid, row]));
    for (const uid of window) {
      const row = found.get(uid);
      if (row) yield row;
    }
  }
}
async function* marksOf(imap: ImapFlow, answer: Answer, folder: string): AsyncGenerator<MailMark> {
  await answer(imap.mailboxOpen(folder, { readOnly: true }));
  const found = await answer(imap.search({ all: true }, { uid: true }));
  for await (const row of rowsOf(imap, answer, Array.isArray(found) ? found : [], MARK)) yield markOf(row);
}

function oldBox(imap: ImapFlow, ask: Answer, listed: ListResponse[]): OldBox {
  const answer: Answer = (asked) =>
    ask(asked).catch((error: unknown) => {
      throw asOfOld(error);
    });
  return {
    folders: listed.map(folderOf),
    marks: (folder) => marksOf(imap, answer, folder),
    async *mails(folder, uids) {
      await answer(imap.mailboxOpen(folder, { readOnly: true }));
      for await (const row of rowsOf(imap, answer, uids, { ...MARK, flags: true })) {
        const mail: OldMail = {
          ...markOf(row),
          at: new Date(row.internalDate ?? 0),
          flags: [...(row.flags ?? [])].filter((flag) => flag !== '\\Recent'),
          async content() {
            const read = await answer(imap.fetchOne(String(row.uid), { source: true }, { uid: true }));
            return (read && read.source) || null;
          },
        };
        yield mail;
      }
    },
    close: () => leave(imap),
  };
}

function newBox(imap: ImapFlow, answer: Answer, listed: ListResponse[]): NewBox {
  const folders = listed.map(folderOf);
  const archive = folders.find(({ use }) => use === 'archive')?.name ?? 'INBOX';
  return {
    folders,
    async folderFor({ name, use }) {
      const there = folders.find((each) => (use === null ? each.name === name : each.use === use));
      if (there) return there.name;
      // A host that makes no folders, and a name that it does not take: nothing is lost, and lies in the archive.
      const made = await answer(imap.mailboxCreate(name)).catch(() => null);
      if (!made) return archive;
      folders.push({ name: made.path, use: null });
      return made.path;
    },
    marks: (folder) => marksOf(imap, answer, folder),
    async append(folder, { at, flags }, content) {
      if (content.length > LARGEST_MAIL) throw new AppError('mailboxes.mail-too-large', { status: 413 });
      const kept = await answer(imap.append(folder, content, [...flags], at));
      if (!kept) throw new AppError('mailboxes.host-unavailable', { status: 503, retryable: true });
    },
    close: () => leave(imap),
  };
}
