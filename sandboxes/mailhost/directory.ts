import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { Pool } from 'pg';
import { isPasswordOf } from './password.ts';

/** Where a box lies: `folder` of this host, and how many bytes it may hold. */
export interface Home {
  /** `local@domain`, lower case, ASCII. */
  username: string;
  folder: string;
  quotaBytes: number;
}
export interface SignedIn {
  username: string;
  /** Opens in no program until its order is paid. */
  paused: boolean;
  /** May sign in to send. */
  sends: boolean;
}
/** Who has an address: nobody, a box that ended, or boxes that receive. */
export type Recipients = 'unknown' | 'refused' | Home[];

const ANSWER_MS = 5_000;
const LONGEST_ADDRESS = 320;
const LONGEST_SECRET = 512;
/** A folder's name becomes a path. */
const FOLDER = /^[\w-]{1,80}$/;

interface Parts {
  local: string;
  domain: string;
}
/** Lower case, the domain in ASCII, without `+tag`; null for what is no address or longer than 320 characters. */
function partsOf(address: string): Parts | null {
  if (address.length > LONGEST_ADDRESS) return null;
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).toLowerCase(), domainToASCII(address.slice(at + 1))];
  const plus = local.indexOf('+');
  const bare = plus > 0 ? local.slice(0, plus) : local;
  return at > 0 && bare !== '' && domain !== '' ? { local: bare, domain } : null;
}

/**
 * What the eight views of schema `mail` say. Each question is asked anew, so a row that was committed counts at once, and takes
 * five seconds at most. All of them throw while the database does not answer or none was named.
 */
export function createDirectory(databaseUrl?: string) {
  const open = (connectionString: string) => {
    const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, statement_timeout: ANSWER_MS };
    const made = new Pool({ connectionString, max: 4, ...limits });
    // A connection that breaks while nobody uses it is replaced by the next question.
    made.on('error', () => undefined);
    return made;
  };
  let pool = databaseUrl === undefined ? undefined : open(databaseUrl);
  async function ask<Row extends object>(text: string, values: string[]): Promise<Row[]> {
    if (!pool) throw new Error('no database was named');
    return (await pool.query<Row>(text, values)).rows;
  }

  async function homeOf(username: string): Promise<Home | null> {
    const parts = partsOf(username);
    if (!parts) return null;
    const [row] = await ask<{ username: string; folder: string; quota_bytes: string }>(
      'select username, folder, quota_bytes from mail.home where local_part = $1 and domain = $2',
      [parts.local, parts.domain],
    );
    if (!row || !FOLDER.test(row.folder)) return null;
    return { username: row.username, folder: row.folder, quotaBytes: Number(row.quota_bytes) };
  }

  return {
    homeOf,
    async isOurs(address: string): Promise<boolean> {
      const parts = partsOf(address);
      if (!parts) return false;
      return (await ask('select 1 from mail.domains where domain = $1', [parts.domain])).length > 0;
    },
    /** Whether its zone may lead here soon. */
    async isComing(address: string): Promise<boolean> {
      const parts = partsOf(address);
      if (!parts) return false;
      return (await ask('select 1 from mail.coming where domain = $1', [parts.domain])).length > 0;
    },
    /** Names whose mail is here, at most 200, for a person to read. */
    async domains(): Promise<string[]> {
      const rows = await ask<{ domain: string }>('select domain from mail.domains order by domain limit 200', []);
      return rows.map(({ domain }) => domain);
    },
    async recipientsOf(address: string): Promise<Recipients> {
      const parts = partsOf(address);
      if (!parts) return 'unknown';
      const of = [parts.local, parts.domain];
      const [box] = await ask<{ refused: boolean }>(
        'select refused from mail.recipients where local_part = $1 and domain = $2',
        of,
      );
      if (box?.refused) return 'refused';
      const targets = box
        ? [{ target: of.join('@') }]
        : await ask<{ target: string }>('select target from mail.aliases where local_part = $1 and domain = $2', of);
      const homes = await Promise.all(targets.map(({ target }) => homeOf(target)));
      const found = homes.filter((home) => home !== null);
      return found.length > 0 ? found : 'unknown';
    },
    /** Whether this sign-in may write from the address. */
    async maySend(username: string, address: string): Promise<boolean> {
      const parts = partsOf(address);
      if (!parts) return false;
      const rows = await ask('select 1 from mail.senders where local_part = $1 and domain = $2 and username = $3', [
        parts.local,
        parts.domain,
        username,
      ]);
      return rows.length > 0;
    },
    /** A device's secret first, then the password that somebody typed; null where neither fits. */
    async signIn(login: string, secret: string): Promise<SignedIn | null> {
      const at = login.lastIndexOf('@');
      if (at < 1 || login.length > LONGEST_ADDRESS || secret === '' || secret.length > LONGEST_SECRET) return null;
      // The views have the domain in both its forms, so that it is looked for as it was typed.
      const of = [login.slice(0, at).toLowerCase(), login.slice(at + 1).toLowerCase()];
      const [device] = await ask<SignedIn>(
        'select username, paused, sends from mail.devices where local_part = $1 and domain = $2 and secret_sha256 = $3',
        [...of, createHash('sha256').update(secret).digest('hex')],
      );
      if (device) return device;
      const [typed] = await ask<SignedIn & { password: string }>(
        'select username, paused, sends, password from mail.login where local_part = $1 and domain = $2',
        of,
      );
      if (!typed || !(await isPasswordOf(secret, typed.password))) return null;
      return { username: typed.username, paused: typed.paused, sends: typed.sends };
    },
    /** Asks this database from now on. */
    async setDatabase(url: string): Promise<void> {
      const before = pool;
      pool = open(url);
      await before?.end();
    },
    async close(): Promise<void> {
      await pool?.end();
      pool = undefined;
    },
  };
}

export type Directory = ReturnType<typeof createDirectory>;
