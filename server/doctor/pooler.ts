/** Whether something stands between the product and its database that hands connections out by transaction, and what it loses. */
import { Client } from 'pg';
import type { Config } from '../../platform/config.ts';
import { note, ok, wrong, type Finding } from '../../platform/finding.ts';

const PATIENCE_MS = 5000;
const ABOUT = 'pooler';

type Given = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'namedStatements'>;

const open = async (connectionString: string): Promise<Client> => {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'vetrina-doctor',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const processOf = async (client: Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/** What stands at DATABASE_URL. Throws where nobody answers there. */
export async function lookAtPooler({ databaseUrl, databaseDirectUrl, namedStatements }: Given): Promise<Finding[]> {
  if (databaseUrl === undefined) return [];
  const [one, other] = [await open(databaseUrl), await open(databaseUrl)];
  try {
    if (!(await handsOut(one, other)))
      return databaseDirectUrl === undefined ? [] : [ok(ABOUT, 'none: DATABASE_URL is a connection of its own')];
    const name = await nameOf(databaseUrl);
    const keeps = await keepsNames(one, other);
    return [ok(ABOUT, `${name}, by transaction`), ...direct(databaseDirectUrl), ...named(keeps, namedStatements)];
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

const direct = (url: string | undefined): Finding[] =>
  url === undefined
    ? [
        wrong(
          ABOUT,
          'DATABASE_DIRECT_URL is not set',
          'the listener hears nothing, and locks of migrations and backups hold nothing.',
          'Set it to the address of the database itself.',
        ),
      ]
    : [];

function named(keeps: boolean, used: boolean): Finding[] {
  if (!keeps && used)
    return [
      wrong(
        ABOUT,
        'loses named statements',
        'calls fail one by one (prepared statement … already exists).',
        'Set DATABASE_NAMED_STATEMENTS=off, or max_prepared_statements of pgbouncer 1.21 or later.',
      ),
    ];
  if (keeps && !used)
    return [
      note(
        ABOUT,
        'keeps named statements, and DATABASE_NAMED_STATEMENTS is off',
        'every statement is planned again.',
        'Remove the variable.',
      ),
    ];
  return [];
}

/** While the other one is in a transaction, a connection that is handed out finds itself on another process. */
async function handsOut(one: Client, other: Client): Promise<boolean> {
  const before = await processOf(one);
  await other.query('begin');
  try {
    return (await processOf(one)) !== before || (await processOf(other)) === before;
  } finally {
    await other.query('rollback');
  }
}

/** A statement is named on whatever process is free, and asked for by its name while that one is in use. */
async function keepsNames(one: Client, other: Client): Promise<boolean> {
  const ask = { name: `doctor_${process.pid}`, text: 'select 1' };
  try {
    await one.query(ask);
    await other.query('begin');
    await other.query('select 1');
    await one.query(ask);
    return true;
  } catch {
    return false;
  } finally {
    await other.query('rollback').catch(() => undefined);
  }
}

/** pgbouncer says its version to those who may see its statistics. */
async function nameOf(databaseUrl: string): Promise<string> {
  const console = Object.assign(new URL(databaseUrl), { pathname: '/pgbouncer' }).href;
  try {
    const client = await open(console);
    const { rows } = await client.query<{ version: string }>('show version');
    await client.end().catch(() => undefined);
    return rows[0]?.version ?? 'pgbouncer';
  } catch {
    return 'one whose name it does not tell';
  }
}
