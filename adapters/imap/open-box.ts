import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { BoxLogin, OpenedBox, TakenMail } from '../../modules/mailboxes/mail-reader.port.ts';
import { answerOf, type Answer } from './answer.ts';
import { leave, newConnection, unavailable, type ImapPlace } from './session.ts';

/** Of one question. */
const ANSWER_MS = 60_000;
/** Of the connection while nobody asks: whoever reads may be slow. */
const SILENCE_MS = 10 * 60_000;
/** Mails whose marks and sizes are asked for at once. */
const WINDOW = 500;
/** Bytes of mails that are asked for at once; one that is larger comes in pieces. */
const PIECE = 512 * 1024;
const MARKS = { uid: true, flags: true, internalDate: true, size: true } as const;

/** A box on a connection of its own, for whoever takes everything: what is in memory is one batch of half a megabyte, whatever the box holds. */
export async function openBox({ imapUrl, timeoutMs = ANSWER_MS }: ImapPlace, login: BoxLogin): Promise<OpenedBox> {
  const imap = newConnection(imapUrl, login, SILENCE_MS);
  const answer = answerOf(imap, timeoutMs);
  try {
    await answer(imap.connect());
    const listed = await answer(imap.list());
    const isFolder = ({ flags }: { flags: Set<string> }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent');
    return {
      folders: listed.filter(isFolder).map(({ path }) => path),
      mails: (folder) => mailsOf(imap, folder, answer),
      close: () => leave(imap),
    };
  } catch (error) {
    await leave(imap);
    throw error;
  }
}

async function* mailsOf(imap: ImapFlow, folder: string, answer: Answer): AsyncGenerator<TakenMail> {
  const { exists, uidNext } = await answer(imap.mailboxOpen(folder, { readOnly: true }));
  /** How many mails of the folder, as it is numbered now, lie behind. */
  let behind = 0;
  /** How many there are to read; what comes later stands after them. */
  let left = exists;
  const onGone = ({ seq }: { seq: number }) => {
    if (seq <= left) left -= 1;
    if (seq <= behind) behind -= 1;
  };
  imap.on('expunge', onGone);
  try {
    while (behind < left) {
      const to = Math.min(behind + WINDOW, left);
      const rows = await answer(imap.fetchAll(`${behind + 1}:${to}`, MARKS));
      behind = to;
      for (const batch of batchesOf(rows.filter(({ uid }) => uid < uidNext))) yield* contentOf(imap, batch, answer);
    }
  } finally {
    imap.off('expunge', onGone);
  }
}

/** In the order in which they lie there, together no larger than a piece; a mail that is larger stands alone. */
function* batchesOf(rows: FetchMessageObject[]): Generator<FetchMessageObject[]> {
  let batch: FetchMessageObject[] = [];
  let bytes = 0;
  for (const row of rows.toSorted((one, other) => one.uid - other.uid)) {
    const size = row.size ?? 0;
    if (batch.length > 0 && bytes + size > PIECE) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

async function* contentOf(imap: ImapFlow, batch: FetchMessageObject[], answer: Answer): AsyncGenerator<TakenMail> {
  const [first] = batch;
  const isLarge = batch.length === 1 && (first?.size ?? 0) > PIECE;
  const set = batch.map(({ uid }) => uid).join(',');
  const source = isLarge ? { start: 0, maxLength: PIECE } : true;
  const read = await answer(imap.fetchAll(set, { source }, { uid: true }));
  for (const { uid, flags = new Set<string>(), internalDate } of batch) {
    const bytes = read.find((mail) => mail.uid === uid && mail.source)?.source;
    // Somebody deleted it meanwhile, and that is no failure; one that is there and does not come is.
    if (!bytes && (await answer(imap.fetchOne(String(uid), { uid: true }, { uid: true }))))
      throw unavailable('a mail was not given');
    if (bytes)
      yield {
        at: new Date(internalDate ?? 0),
        flags: [...flags],
        content: isLarge ? pieces(imap, uid, bytes, answer) : [bytes],
      };
  }
}

async function* pieces(imap: ImapFlow, uid: number, first: Buffer, answer: Answer): AsyncGenerator<Uint8Array> {
  let [start, piece] = [0, first];
  for (;;) {
    yield piece;
    start += piece.length;
    if (piece.length < PIECE) return;
    const asked = imap.fetchOne(String(uid), { source: { start, maxLength: PIECE } }, { uid: true });
    const next = await answer(asked);
    // Half of a mail is nobody's.
    if (!next || !next.source) throw unavailable('a mail went while it was read');
    piece = next.source;
  }
}
