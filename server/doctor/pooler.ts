/** Whether something stands between the product and its database that hands connections out by transaction, and what it loses. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Config } from '../../platform/config.ts';
import { note, ok, wrong, type Finding } from '../../platform/finding.ts';

const PATIENCE_MS = 5000;
const ABOUT = 'pooler';
/** Who take the processes that stand free: with as many, one of them has that of the statement. */
const OTHERS = 3;

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
  const one = await open(databaseUrl);
  const others: Client[] = [];
  try {
    for (let at = 0; at < OTHERS; at += 1) others.push(await open(databaseUrl));
    if (!(await handsOut(one, others[0]!)))
      return databaseDirectUrl === undefined ? [] : [ok(ABOUT, 'none: DATABASE_URL is a connection of its own')];
    const name = await nameOf(databaseUrl);
    const keeps = await keepsNames(one, others);
    return [ok(ABOUT, `${name}, by transaction`), ...direct(databaseDirectUrl), ...named(keeps, namedStatements)];
  } finally {
    await Promise.all([one, ...others].map((client) => client.end().catch(() => undefined)));
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

/**
 * A statement is named on one process, that process is taken by others, and the statement is asked for by its name: who
 * does not keep names finds none where it lands. The name is new each time: an earlier look's may still be there.
 */
async function keepsNames(one: Client, others: Client[]): Promise<boolean> {
  const ask = { name: `doctor_${randomUUID()}`, text: 'select 1' };
  try {
    await one.query('begin');
    await one.query(ask);
    const where = await processOf(one);
    await one.query('commit');
    for (const other of others) {
      await other.query('begin');
      if ((await processOf(other)) === where) break;
    }
    await one.query(ask);
    return true;
  } catch {
    return false;
  } finally {
    await Promise.all(others.map((other) => other.query('rollback').catch(() => undefined)));
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
