import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow, type ImapFlowError } from 'imapflow';
import { LARGEST_MAIL, type BoxLogin } from '../../modules/mailboxes/mail-reader.port.ts';
import { AppError } from '../../platform/errors.ts';

const CONNECT_MS = 5_000;
const ACT_MS = 30_000;
const LOGOUT_MS = 1_000;
/** Acts at the same time, of everybody; one more is told to try again, before a connection is opened. */
const MOST_ACTS = 50;
const LONGEST_LINE = 1024 * 1024;
/** Tokens of one answer: a list of ten thousand UIDs, and what a mail of 500 parts tells of itself. */
const MOST_TOKENS = 200_000;

/** `imaps://host:port`; `imap://`, in clear, to this machine only. */
export interface ImapPlace {
  imapUrl: string;
  /** Of a whole act. */
  timeoutMs?: number;
}

export const gone = (reason: string) => new AppError('mailboxes.mail-gone', { status: 404, reason });
export const unavailable = (reason: string, cause?: unknown) =>
  new AppError('mailboxes.host-unavailable', { status: 503, retryable: true, reason: `imap: ${reason}`, cause });

let acts = 0;

/** One of a limited number at the same time: a thousand who read at once would hold a thousand connections and mails in memory. */
export async function withBox<T>(place: ImapPlace, login: BoxLogin, act: (imap: ImapFlow) => Promise<T>): Promise<T> {
  if (acts >= MOST_ACTS) throw unavailable('too many acts at once');
  acts += 1;
  try {
    return await oneAct(place, login, act);
  } finally {
    acts -= 1;
  }
}

/** Signs in, does one act and leaves, all of it within the time; then the connection is cut, whatever it waits for. */
async function oneAct<T>(
  { imapUrl, timeoutMs = ACT_MS }: ImapPlace,
  login: BoxLogin,
  act: (imap: ImapFlow) => Promise<T>,
): Promise<T> {
  const imap = newConnection(imapUrl, login, timeoutMs);
  const limit = new AbortController();
  const tooLong = wait(timeoutMs, undefined, { signal: limit.signal }).then(() => {
    throw unavailable('the act took too long');
  });
  tooLong.catch(() => undefined);
  try {
    const done = imap.connect().then(() => act(imap));
    done.catch(() => undefined);
    return await Promise.race([done, tooLong]);
  } catch (error) {
    throw translated(error);
  } finally {
    limit.abort();
    await leave(imap);
  }
}

/** Not connected yet. `silenceMs`: without a word from the host it is cut. `servername`: whose certificate it must have, where `imapUrl` names an address. */
export function newConnection(
  imapUrl: string,
  { username, secret }: BoxLogin,
  silenceMs: number,
  servername?: string,
): ImapFlow {
  const { hostname, port, protocol } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  const imap = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(servername === undefined ? {} : { servername }),
    port: Number(port || (secure ? 993 : 143)),
    secure,
    doSTARTTLS: false,
    auth: { user: username, pass: secret },
    // It would write addresses and subjects.
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    maxLineLength: LONGEST_LINE,
    maxLiteralSize: LARGEST_MAIL,
    maxResponseSize: LARGEST_MAIL + LONGEST_LINE,
    maxResponseTokens: MOST_TOKENS,
  });
  // Whoever waits is told by the call that fails.
  imap.on('error', () => undefined);
  return imap;
}

/** Signs out where the host takes it, and cuts the connection. */
export async function leave(imap: ImapFlow): Promise<void> {
  await Promise.race([imap.logout().catch(() => undefined), wait(LOGOUT_MS, undefined, { ref: false })]);
  imap.close();
}

export function translated(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { authenticationFailed, serverResponseCode, mailboxMissing, code, responseStatus } = error as ImapFlowError;
  // What waited for a line that is gone; the words of the host itself may name a person.
  const { rejectedFrom, command } = error as ImapFlowError;
  const reason = [code ?? 'error', serverResponseCode ?? responseStatus, rejectedFrom, command]
    .filter(Boolean)
    .join(' ');
  if (serverResponseCode === 'UNAVAILABLE' || serverResponseCode === 'LIMIT') return unavailable(reason, error);
  if (authenticationFailed) return new AppError('mailboxes.sign-in-refused', { status: 401, reason, cause: error });
  if (serverResponseCode === 'OVERQUOTA')
    return new AppError('mailboxes.box-full', { status: 409, reason, cause: error });
  if (serverResponseCode === 'TOOBIG' || code === 'LiteralTooLarge' || code === 'ResponseTooLarge')
    return new AppError('mailboxes.mail-too-large', { status: 413, reason, cause: error });
  if (mailboxMissing || serverResponseCode === 'NONEXISTENT' || serverResponseCode === 'TRYCREATE') return gone(reason);
  return unavailable(reason, error);
}
