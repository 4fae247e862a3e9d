import { setTimeout as wait } from 'node:timers/promises';
import { addressParser } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from 'smtp-server';
import { OverQuota } from './box.ts';
import { deliverByRules } from './by-rules.ts';
import { fits } from './delivery.ts';
import type { Directory, Home } from './directory.ts';
import { faultOf } from './faults.ts';
import type { Relay } from './relay.ts';
import type { Store } from './store.ts';
import { smtpListener } from '../smtp-listener.ts';

/** 35 MB. */
export const LARGEST_MAIL = 35 * 1024 * 1024;
const MOST_RECIPIENTS = 100;
const MOST_CONNECTIONS = 100;
const IDLE_MS = 60_000;
/** Longer heads are not looked through for their From. */
const LONGEST_HEAD = 256 * 1024;

class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}
const refuse = (code: number, words: string): never => {
  throw new Refusal(code, words);
};
/** What a session has said so far: boxes here, and addresses of strangers. */
interface Envelope {
  homes: Home[];
  outside: string[];
}
export interface SmtpOptions {
  directory: Directory;
  store: Store;
  /** Null: nobody outside is reached. */
  relay: Relay | null;
  now: () => Date;
  slowMs: number;
}

/** What servers of the world deliver to (`in`), or what people send by (`submission`). */
export function createSmtp(kind: 'in' | 'submission', { directory, store, relay, now, slowMs }: SmtpOptions) {
  const envelopes = new WeakMap<SMTPServerSession, Envelope>();
  const userOf = (session: SMTPServerSession) => (typeof session.user === 'string' ? session.user : null);
  const senderOf = ({ envelope }: SMTPServerSession) => (envelope.mailFrom === false ? '' : envelope.mailFrom.address);

  async function letIn(username: string, password: string): Promise<{ user?: string }> {
    const who = await directory.signIn(username, password).catch(() => {
      throw new Refusal(454, '4.7.0 Temporary authentication failure');
    });
    return who?.sends ? { user: who.username } : {};
  }

  async function judgeSender({ address }: SMTPServerAddress, session: SMTPServerSession): Promise<void> {
    envelopes.set(session, { homes: [], outside: [] });
    const user = userOf(session);
    if (user === null || (await directory.maySend(user, address))) return;
    refuse(553, '5.7.1 Sender address rejected: not owned by this user');
  }

  async function judgeRecipient({ address }: SMTPServerAddress, session: SMTPServerSession): Promise<void> {
    const user = userOf(session);
    const envelope = envelopes.get(session) ?? { homes: [], outside: [] };
    envelopes.set(session, envelope);
    if (kind === 'submission' && user === null) refuse(554, '5.7.1 Access denied: sign in first');
    if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) refuse(452, '4.5.3 Too many recipients');
    if (!(await directory.isOurs(address))) {
      if (user === null && (await directory.isComing(address)))
        refuse(450, '4.2.1 Mail of this domain is about to be taken here, try again');
      if (user === null) refuse(554, '5.7.1 Relay access denied');
      if (!relay) refuse(550, '5.4.4 Nobody outside is reached from here');
      envelope.outside.push(address);
      return;
    }
    const found = await directory.recipientsOf(address);
    if (found === 'unknown') return refuse(550, '5.1.1 User unknown');
    if (found === 'refused') return refuse(550, '5.2.1 This mailbox is closed');
    const faults = found.map(({ username }) => faultOf(username));
    if (faults.includes('slow')) await wait(slowMs);
    if (faults.includes('gone')) refuse(451, '4.3.0 The storage host does not answer, try again later');
    const size = Number((session.envelope.mailFrom || { args: {} }).args['SIZE' as never] ?? 0) || 0;
    if (found.some((home) => !fits(store, home, size))) refuse(552, '5.2.2 Mailbox is full');
    envelope.homes.push(...found);
  }

  async function take(raw: Buffer, session: SMTPServerSession): Promise<string> {
    const { homes, outside } = envelopes.get(session) ?? refuse(503, '5.5.1 No recipients');
    const user = userOf(session);
    if (user !== null)
      for (const address of writersOf(raw))
        if (!(await directory.maySend(user, address)))
          refuse(553, '5.7.1 From header rejected: not owned by this user');
    // First what may be refused by somebody else: a mail that was kept here cannot be called back.
    if (outside.length > 0) await relay?.send(senderOf(session), outside, raw);
    try {
      await deliverByRules({ directory, store, relay, now }, { homes, sender: senderOf(session), raw });
    } catch (error) {
      if (error instanceof OverQuota) refuse(552, '5.2.2 Mailbox is full');
      throw error;
    }
    return '2.0.0 Kept';
  }

  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: kind === 'in' ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: IDLE_MS,
    closeTimeout: 500,
    logger: false,
    name: 'mailhost.sandbox.example',
    banner: 'mailhost sandbox',
    onAuth: ({ username = '', password }, _session, done) => void answer(letIn(username, password ?? ''), done),
    onMailFrom: (address, session, done) => void answer(judgeSender(address, session), done),
    onRcptTo: (address, session, done) => void answer(judgeRecipient(address, session), done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (stream.sizeExceeded) chunks.length = 0;
        else chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Refusal(552, '5.3.4 Message too big'));
        return void answer(take(Buffer.concat(chunks), session), done);
      });
    },
  });
  return smtpListener(server);
}

/** Addresses of the From header. */
function writersOf(raw: Buffer): string[] {
  const text = raw.subarray(0, LONGEST_HEAD).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  const head = (end < 0 ? text : text.slice(0, end)).replaceAll(/\r?\n[ \t]+/g, ' ');
  return head
    .split(/\r?\n/)
    .filter((line) => /^from\s*:/i.test(line))
    .flatMap((line) => addressParser(line.slice(line.indexOf(':') + 1), { flatten: true }))
    .flatMap(({ address }) => (address ? [address] : []));
}

/** Turns a promise into the callback this server wants. What is no refusal of ours is one for now. */
async function answer<T>(work: Promise<T>, done: (error?: Error | null, said?: T) => void): Promise<void> {
  let outcome: { said: T } | { refused: Error };
  try {
    outcome = { said: await work };
  } catch (error) {
    outcome = { refused: error instanceof Refusal ? error : fromOutside(error) };
  }
  if ('said' in outcome) done(null, outcome.said);
  else done(outcome.refused);
}

/** What the outside answered is for the sender to read. */
function fromOutside(error: unknown): Refusal {
  const { responseCode, response = '' } = error as { responseCode?: number; response?: string };
  if (responseCode !== undefined) return new Refusal(responseCode, response.slice(4, 300));
  return new Refusal(451, '4.3.0 Temporary failure, try again later');
}
