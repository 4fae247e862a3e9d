/** In the demonstration the mail host's role is made by the start; on a real installation whoever runs the database makes it. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { grantViews } from '../modules/mailboxes/engine-rights.rules.ts';
import type { Config } from '../platform/config.ts';
import { runningCluster } from '../platform/postgres/cluster.ts';

const ANSWER_MS = 10_000;
const LONGEST_NAME = 63;

/**
 * Address of the product's database for a role that may read the views of the mail host, with a new password each time. Throws
 * where the database's user may make no role.
 */
export async function mailViewsUrl({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<string> {
  const url = new URL(databaseUrl ?? (await runningCluster(dataDir)) ?? '');
  // Roles belong to the server, on which another demonstration may run.
  const role = `mailread_${url.pathname.slice(1)}`.slice(0, LONGEST_NAME);
  const password = randomBytes(24).toString('hex');
  const client = new Client({
    connectionString: url.href,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const { rows } = await client.query<{ statement: string }>('select format($1, $2::text, $3::text) as statement', [
      `${rowCount ? 'alter' : 'create'} role %I login password %L`,
      role,
      password,
    ]);
    for (const statement of [rows[0]?.statement ?? '', ...grantViews(role)]) await client.query(statement);
  } finally {
    await client.end();
  }
  [url.username, url.password] = [role, password];
  return url.href;
}
