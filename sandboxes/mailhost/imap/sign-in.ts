import { setTimeout as wait } from 'node:timers/promises';
import { faultOf } from '../faults.ts';
import { No, type Session, type Verb } from './context.ts';
import { Bad, textOf, utf8Of } from './syntax.ts';

const FREE = 'IMAP4rev1 LITERAL+ SASL-IR ID IDLE NAMESPACE UIDPLUS MOVE SPECIAL-USE QUOTA STATUS=SIZE UNSELECT';
export const capabilities = (session: Session): string => `${FREE}${session.user ? '' : ' AUTH=PLAIN'}`;
/** Wrong passwords of one connection. */
const MOST_TRIES = 5;
const tries = new WeakMap<Session, number>();

async function enter(session: Session, login: string, secret: string): Promise<string> {
  if (session.user) throw new Bad('already signed in');
  const { directory, store, sessions } = session;
  const who = await directory.signIn(login, secret).catch(() => {
    throw new No('[UNAVAILABLE] Temporary authentication failure');
  });
  const fault = who && faultOf(who.username);
  if (fault === 'gone') throw new No('[UNAVAILABLE] The storage host does not answer, try again later');
  if (fault === 'slow') await wait(session.slowMs);
  if (who?.paused) throw new No('[AUTHENTICATIONFAILED] This mailbox is paused');
  const home = who && (await directory.homeOf(who.username));
  if (!home) {
    const failed = (tries.get(session) ?? 0) + 1;
    tries.set(session, failed);
    if (failed >= MOST_TRIES) session.end('too many wrong passwords');
    throw new No('[AUTHENTICATIONFAILED] Authentication failed.');
  }
  const leave = sessions.enter(home.username, () => session.end('this connection was ended, sign in again'));
  if (!leave) throw new No('[LIMIT] Maximum number of connections exceeded');
  session.left.push(leave);
  session.user = { home, box: store.box(home.folder) };
  return `OK [CAPABILITY ${capabilities(session)}] Logged in`;
}

const login: Verb = (session, [user, secret]) => enter(session, utf8Of(user), utf8Of(secret));

/** SASL PLAIN only (RFC 4616). */
const authenticate: Verb = async (session, [method, initial]) => {
  if (textOf(method).toUpperCase() !== 'PLAIN') throw new No('[CANNOT] PLAIN is the only mechanism');
  if (!initial) await session.send('+ \r\n');
  const said = initial ? textOf(initial) : await session.line();
  if (said === null || said === '*') throw new Bad('authentication was given up');
  const [acts = '', user = '', secret = ''] = Buffer.from(said, 'base64').toString('utf8').split('\0');
  // Nobody signs in for another.
  if (acts !== '' && acts !== user) throw new No('[AUTHORIZATIONFAILED] Authentication failed.');
  return enter(session, user, secret);
};

const capability: Verb = async (session) => {
  await session.send(`* CAPABILITY ${capabilities(session)}\r\n`);
  return 'OK Capability completed';
};
const id: Verb = async (session) => {
  await session.send('* ID ("name" "mailhost sandbox")\r\n');
  return 'OK ID completed';
};
const logout: Verb = async (session) => {
  session.over = true;
  await session.send('* BYE Logging out\r\n');
  return 'OK Logout completed';
};
const noop: Verb = async () => 'OK done';

export const signInVerbs: Record<string, Verb> = {
  CAPABILITY: capability,
  ID: id,
  NOOP: noop,
  LOGOUT: logout,
  LOGIN: login,
  AUTHENTICATE: authenticate,
};
