/** What a database of ours holds, asked from its own catalogue: a table that is added tomorrow is in tomorrow's backup. */
import type { ClientBase } from 'pg';

/** Of the queue only what cannot be made anew: queues, jobs, schedules. */
const QUEUE_TABLES = ['queue', 'job', 'schedule'];
/** Stay empty in a copy: it opens nothing, and whoever was signed in signs in again after a restore. */
export const SESSIONS = ['user_sessions'];

export interface TableName {
  schema: 'public' | 'pgboss';
  name: string;
  columns: string[];
}
export const quoted = ({ schema, name }: { schema: string; name: string }): string => `"${schema}"."${name}"`;
/** The rows of a table that belong into a copy, as a query. */
export const rowsToKeep = (table: TableName): string =>
  `select ${listed(table.columns)} from ${quoted(table)}${SESSIONS.includes(table.name) ? ' where false' : ''}`;
export const listed = (columns: string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** Values are written in one form, whatever the server or the person's account is set to. */
export async function plainForms(client: ClientBase): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
     set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0`,
  );
}

/** Tables with the columns that can be written, in an order in which they can be filled. */
export async function tablesOf(client: ClientBase): Promise<TableName[]> {
  const { rows } = await client.query<TableName & { needs: string[] }>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
             and a.attgenerated = '' order by a.attnum) as columns,
       array(select rn.nspname || '.' || r.relname from pg_constraint k join pg_class r on r.oid = k.confrelid
             join pg_namespace rn on rn.oid = r.relnamespace
             where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = any($1))
     order by 1, 2`,
    [QUEUE_TABLES],
  );
  const ordered: TableName[] = [];
  const done = new Set<string>();
  let left = rows.toSorted((a, b) => queueRank(a) - queueRank(b));
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((need) => done.has(need)));
    if (ready.length === 0) throw new Error('tables refer to each other in a ring');
    for (const { schema, name, columns } of ready) {
      ordered.push({ schema, name, columns });
      done.add(`${schema}.${name}`);
    }
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The partitions of the job table refer to its queues, which the table itself does not say. */
const queueRank = ({ schema, name }: TableName): number => (schema === 'pgboss' ? 1 + QUEUE_TABLES.indexOf(name) : 0);

export async function sequencesOf(
  client: ClientBase,
): Promise<{ schema: 'public'; name: string; last: string; called: boolean }[]> {
  const { rows } = await client.query<{ schema: 'public'; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = 'public' order by 1, 2`,
  );
  const found = [];
  for (const sequence of rows) {
    const { rows: values } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(sequence)}`,
    );
    if (values[0]) found.push({ ...sequence, ...values[0] });
  }
  return found;
}

/** Hashes of the migrations this database has seen, oldest first; empty where there are none. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!there[0]?.there) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}
