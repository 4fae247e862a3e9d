/**
 * One database has one installation: its secrets and its data folder leave a mark in the database, and a copy with others
 * (yesterday's environment, a second machine with a folder of its own) is refused in words. It would sign links that the
 * first does not believe, and answer 404 for sites whose files lie in the other folder.
 */
import { createHash, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { ConfigError, type Config } from './config.ts';
import { AGE } from './data-age.ts';
import { FLOOR } from './schema-fit.ts';

/** Any number that nobody else uses (file-hold.ts has the one before): two copies that start together are compared one after the other. */
const LOCK = 7_312_007;
const FOLDER = 'data-folder';
const SECRET = 'app-secret';
const DATA_KEY = 'data-key.';

type Given = Pick<Config, 'appSecrets' | 'dataKeys' | 'dataDir' | 'installationAccept' | 'files'>;
type Marks = ReadonlyMap<string, string>;

/** Eight bytes of a derivation: they tell secrets apart and open nothing. */
const markOf = (secret: string | KeyObject): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'vetrina.installation', 8)).toString('hex');

/** Made once for a data folder, whole or not at all, and copied or moved with it. */
function folderMark(dataDir: string): string {
  const file = join(dataDir, 'installation');
  if (!existsSync(file)) {
    const made = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(made, `${randomBytes(16).toString('hex')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(made, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(made);
  }
  return readFileSync(file, 'utf8').trim();
}

/** A folder that holds no files is nobody's mark: each node of an installation with a bucket has its own. */
const marksOf = ({ appSecrets, dataKeys, dataDir, files }: Given): Marks =>
  new Map([
    [SECRET, markOf(appSecrets[0] ?? '')],
    ...(files.store === 's3' ? [] : [[FOLDER, folderMark(dataDir)] as const]),
    ...[...dataKeys.all].map(([id, key]) => [`${DATA_KEY}${id}`, markOf(key)] as const),
  ]);

/** What is another than the database knows, in words. A key or secret that is new beside a known one is a rotation. */
function othersThan(known: Marks, marks: Marks, { dataDir, appSecrets }: Given): string[] {
  const differs = (name: string) => known.has(name) && known.get(name) !== marks.get(name);
  const believed = appSecrets.some((secret) => markOf(secret) === known.get(SECRET));
  const keys = [...marks.keys()].filter((name) => name.startsWith(DATA_KEY));
  const ids = keys.filter(differs).map((name) => `"${name.slice(DATA_KEY.length)}"`);
  const noKnown = [...known.keys()].some((name) => name.startsWith(DATA_KEY)) && !keys.some((name) => known.has(name));
  return [
    ...(differs(SECRET) && !believed ? ['APP_SECRET is another'] : []),
    ...(ids.length > 0 ? [`the key ${ids.join(', ')} of DATA_KEYS is another`] : []),
    ...(noKnown ? ['DATA_KEYS holds none of its keys'] : []),
    ...(marks.has(FOLDER) && differs(FOLDER) ? [`DATA_DIR (${dataDir}) is another folder`] : []),
  ];
}

/**
 * Compares this copy with the installation that the database belongs to; the first one to come becomes it. Before the
 * first migration nothing is compared. Throws ConfigError with a sentence that says what differs and holds no secret;
 * with INSTALLATION_ACCEPT as that sentence names it, this copy takes the place. Returns whether it did.
 */
export async function requireInstallation(pool: Pool, given: Given): Promise<{ accepted: boolean }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ there: boolean }>(
      `select pg_advisory_xact_lock($1), to_regclass('public.installation') is not null as there`,
      [LOCK],
    );
    const accepted = rows[0]?.there ? await compare(client, given) : false;
    await client.query('commit');
    return { accepted };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function compare(client: ClientBase, given: Given): Promise<boolean> {
  const { rows } = await client.query<{ name: string; mark: string; at: string }>(
    'select name, mark, extract(epoch from noted_at)::text as at from installation where name <> all ($1) order by name',
    [[AGE, FLOOR]],
  );
  const known = new Map(rows.map(({ name, mark }) => [name, mark]));
  const marks = marksOf(given);
  const others = othersThan(known, marks, given);
  if (others.length > 0) {
    // Of this state of the database: once the place is taken, the same word takes it no second time.
    const word = createHash('sha256')
      .update(JSON.stringify([rows, [...marks]]))
      .digest('hex')
      .slice(0, 16);
    if (given.installationAccept !== word) throw new ConfigError(refusal(others, word));
  }
  const fresh = [...marks].filter(([name, mark]) => known.get(name) !== mark);
  await client.query(
    `insert into installation (name, mark, noted_at) select *, now() from unnest($1::text[], $2::text[])
     on conflict (name) do update set mark = excluded.mark, noted_at = excluded.noted_at`,
    [fresh.map(([name]) => name), fresh.map(([, mark]) => mark)],
  );
  return others.length > 0;
}

const refusal = (others: string[], word: string): string =>
  `This database belongs to another installation of Vetrina: ${others.join(', and ')}. Start with what that one has, or ` +
  'name another DATABASE_URL. If this one is to take its place and that one has ended for good, start once with ' +
  `INSTALLATION_ACCEPT=${word}`;
