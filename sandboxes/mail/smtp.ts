import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Inbox } from './inbox.ts';
import type { Bounced } from './returns.ts';
import { smtpListener } from '../smtp-listener.ts';

const LARGEST_MAIL = 10 * 1024 * 1024;

/** An answer of the server: the status code of RFC 5321 with the enhanced one of RFC 3463 in the text. */
const refuse = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** The SMTP side. Recipients whose local part is a sentinel make it fail; SENTINELS.md lists them for people. */
export function createSmtp(options: {
  inbox: Inbox;
  now: () => Date;
  slowMs: number;
  /** Called for a mail that was taken and cannot be delivered after all. */
  bounce: (mail: Bounced) => void;
  /** Called for each arrival, before it is answered. */
  kept: ((messageId: string) => Promise<void> | void) | undefined;
}) {
  const greeted = new Set<string>();
  const lostOnce = new Set<string>();
  /** By the sender's port. */
  const sockets = new Map<number, Socket>();

  /** Cuts the line without an answer, so that the sender cannot know what became of its mail. */
  const cut = (session: SMTPServerSession) => {
    sockets.get(session.remotePort)?.destroy();
  };

  async function judge(address: string, session: SMTPServerSession): Promise<Error | null> {
    const kind = address.split('@')[0]?.split('+')[0]?.toLowerCase();
    const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    if (kind === 'bounce') return refuse(550, '5.1.1 No such mailbox');
    if (kind === 'full') return refuse(552, '5.2.2 Mailbox is full');
    if (kind === 'slow') await wait(options.slowMs);
    if (kind === 'down') cut(session);
    const triplet = `${session.remoteAddress} ${from} ${address}`;
    if (kind === 'greylist' && !greeted.has(triplet)) {
      greeted.add(triplet);
      return refuse(451, '4.7.1 Greylisted, please try again later');
    }
    return null;
  }

  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    // Loopback only: there is no certificate to offer.
    disabledCommands: ['STARTTLS'],
    size: LARGEST_MAIL,
    logger: false,
    banner: 'mail sandbox',
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: (address, session, done) => {
      void answer(judge(address.address, session), done);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refuse(552, '5.3.4 Message too big'));
        return void answer(keep(Buffer.concat(chunks), session), done);
      });
    },
  });

  async function keep(raw: Buffer, session: SMTPServerSession): Promise<null> {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const from = session.envelope.mailFrom;
    await options.inbox.add({
      envelopeFrom: from === false ? '' : from.address,
      to,
      receivedAt: options.now().toISOString(),
      raw: raw.toString('base64'),
      ip: session.remoteAddress,
      helo: session.hostNameAppearsAs,
    });
    const messageId = /^message-id:\s*(\S+)/im.exec(raw.toString('latin1'))?.[1] ?? '';
    for (const recipient of to.filter((address) => /^returned[+@]/i.test(address))) {
      options.bounce({ sender: from === false ? '' : from.address, recipient, messageId });
    }
    await options.kept?.(messageId.replace(/^<|>$/g, ''));
    const lost = to.find((address) => /^lost[+@]/i.test(address));
    if (lost === undefined || lostOnce.delete(lost)) return null;
    lostOnce.add(lost);
    cut(session);
    return null;
  }

  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  return smtpListener(server);
}

/** Turns a promise into the callback this server wants. */
async function answer(work: Promise<Error | null>, done: (error?: Error | null) => void): Promise<void> {
  let outcome: Error | null;
  try {
    outcome = await work;
  } catch (error) {
    outcome = error instanceof Error ? error : new Error(String(error));
  }
  done(outcome);
}
