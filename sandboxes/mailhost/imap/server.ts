import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { LARGEST_MAIL } from '../smtp.ts';
import { No, type ImapHost, type Session, type Verb } from './context.ts';
import { folderVerbs } from './folder-verbs.ts';
import { mailVerbs } from './mail-verbs.ts';
import { createReader, readCommand, TooLarge, Unreadable } from './read-command.ts';
import { capabilities, signInVerbs } from './sign-in.ts';
import { Bad, textOf, tokensOf, type Token } from './syntax.ts';

const MOST_CONNECTIONS = 200;
/** Until somebody has signed in, from the first byte on. */
const SIGN_IN_MS = 60_000;
/** Without a word of the client: RFC 3501 wants thirty minutes at least. */
const IDLE_MS = 30 * 60_000;
/** In which the client takes what it is sent. */
const TAKING_MS = 60_000;

const VERBS: Record<string, Verb> = { ...signInVerbs, ...folderVerbs, ...mailVerbs };
/** Those that have a form by UID. */
const BY_UID = new Set(['FETCH', 'STORE', 'SEARCH', 'COPY', 'MOVE', 'EXPUNGE']);
/** Numbers may not change while the client counts on them. */
const NO_NEWS = new Set(['FETCH', 'STORE', 'SEARCH']);

/** An IMAP4rev1 server (RFC 3501) of the commands that DIFFERENCES.md names. */
export function createImap(host: ImapHost) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (sockets.size >= MOST_CONNECTIONS) {
      socket.end('* BYE [UNAVAILABLE] too many connections\r\n');
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void serve(host, socket);
  });
  return {
    listen: (port: number, address: string): Promise<number> =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, address, () => resolve((server.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function serve(host: ImapHost, socket: Socket): Promise<void> {
  const reader = createReader(socket);
  const end = (word: string) => {
    if (!socket.destroyed) socket.end(`* BYE ${word}\r\n`, () => socket.destroy());
    // A client that takes nothing would keep it open.
    setTimeout(() => socket.destroy(), 1_000).unref();
  };
  const signIn = setTimeout(() => end('[UNAVAILABLE] nobody signed in'), SIGN_IN_MS);
  socket.setTimeout(IDLE_MS, () => end('[UNAVAILABLE] idle for too long'));
  const session: Session = {
    ...host,
    user: null,
    view: null,
    over: false,
    left: [() => clearTimeout(signIn)],
    line: () => reader.line(),
    end,
    async send(answer) {
      if (socket.destroyed || socket.writableEnded) throw new Unreadable('the client has gone');
      if (socket.write(answer, 'latin1')) return;
      const limit = setTimeout(() => socket.destroy(), TAKING_MS);
      try {
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
      } finally {
        clearTimeout(limit);
      }
    },
  };
  try {
    await session.send(`* OK [CAPABILITY ${capabilities(session)}] mailhost sandbox\r\n`);
    while (!session.over && (await answerNext(session, reader))) if (session.user) clearTimeout(signIn);
    socket.end();
  } catch (error) {
    end(error instanceof Unreadable ? `[CLIENTBUG] ${error.message}` : '[SERVERBUG] this connection cannot go on');
  } finally {
    for (const leave of session.left) leave();
  }
}

/** Reads a command, does it and answers; false at the end of the connection. */
async function answerNext(session: Session, reader: ReturnType<typeof createReader>): Promise<boolean> {
  const largestMail = session.user ? LARGEST_MAIL : 0;
  let tag = '*';
  try {
    const command = await readCommand(reader, { goOn: () => session.send('+ OK\r\n'), largestMail });
    if (!command) return false;
    const tokens = tokensOf(command);
    tag = tagOf(tokens.shift());
    const first = textOf(tokens.shift()).toUpperCase();
    const uid = first === 'UID';
    const name = uid ? textOf(tokens.shift()).toUpperCase() : first;
    const verb = Object.hasOwn(VERBS, name) && (!uid || BY_UID.has(name)) ? VERBS[name] : undefined;
    if (!verb) throw new Bad('unknown command');
    const said = await verb(session, tokens, { uid });
    if (uid || !NO_NEWS.has(name)) for (const line of session.view?.news() ?? []) await session.send(`${line}\r\n`);
    await session.send(`${tag} ${said}\r\n`);
  } catch (error) {
    if (error instanceof Bad) await session.send(`${tag} BAD ${error.message}\r\n`);
    else if (error instanceof No) await session.send(`${tag} NO ${error.message}\r\n`);
    else if (error instanceof TooLarge) await session.send(`${tagOf({ atom: error.tag })} NO [TOOBIG] too large\r\n`);
    else throw error;
  }
  return true;
}

function tagOf(token: Token | undefined): string {
  const tag = textOf(token);
  if (!/^[A-Za-z0-9._-]{1,40}$/.test(tag)) throw new Bad('invalid tag');
  return tag;
}
