/** The database that every seed begins with: empty, except that each person's social page was looked at a moment ago. */
import { randomUUID } from 'node:crypto';
import { GUFI } from '../support/shopper.ts';
import type { TestDatabase } from '../support/database.ts';
import { startPreview } from '../../modules/previews/index.server.ts';
import { createJobRows } from './job-rows.ts';
import { MOST_PEOPLE, pageOf } from './person.ts';
import { createTrouble } from './trouble.ts';
import { WatchedPool } from './watched.ts';
import { startWorld, type Soil } from './world.ts';

export interface Harness extends Soil {
  reset(start: Date): Promise<void>;
  close(): Promise<void>;
}

/** Tables into which anything was ever written since they were emptied: most never are, and emptying one costs a millisecond. */
const USED = `select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;
/** Statements of this database that wait for somebody else's lock. */
const LOCKED = `select count(*)::int as locked from pg_stat_activity where datname = current_database()
  and wait_event_type = 'Lock' and cardinality(pg_blocking_pids(pid)) > 0`;
const KEPT = ['previews', 'page_snapshots'];
/**
 * Statistics that the server gathers when it finds the time change its plans, and with them the order of rows which nobody
 * asked to be ordered: the same seed would be another year, on a busy machine now and then.
 */
const NO_STATISTICS = `do $$ declare name text; begin
  for name in select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute 'alter table ' || name || ' set (autovacuum_enabled = false)';
  end loop; end $$`;
type Row = Record<string, unknown>;

export async function openHarness(database: TestDatabase): Promise<Harness> {
  // Few rows and many short statements: compiling them costs more than it saves, and a plan that is chosen by what earlier ones cost
  // is another one in a year that follows others.
  await database.pool.query(
    `do $$ begin
       execute format('alter database %I set jit = off', current_database());
       execute format('alter database %I set plan_cache_mode = force_generic_plan', current_database());
     end $$`,
  );
  await database.pool.query(NO_STATISTICS);
  const trouble = createTrouble(async () => {
    const { rows } = await database.pool.query<{ locked: number }>({ name: 'locked', text: LOCKED });
    return rows[0]?.locked ?? 0;
  });
  const pool = await new WatchedPool({ connectionString: database.url, max: 6 }, trouble, createJobRows()).open();
  pool.on('error', () => undefined);
  const soil = { database, pool, trouble };
  const world = await startWorld(soil, { start: '2026-11-20T10:00:00Z' });
  await startPreview(world.as({ kind: 'visitor', orderSession: randomUUID() }), { id: GUFI, locale: 'it' });
  for (const job of world.queue.due()) {
    const handler = world.handlers.get(job.name);
    if (handler) await world.queue.run(job, handler, () => false);
  }
  await world.close();
  const [previews = '', snapshots = ''] = await Promise.all(
    KEPT.map(async (table) => {
      const { rows } = await database.pool.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t`);
      return rows[0]?.rows ?? '[]';
    }),
  );
  const alike = (rows: string, idOf: (row: Row, place: number) => Row): string =>
    JSON.stringify(
      (JSON.parse(rows) as Row[]).flatMap((row) => Array.from({ length: MOST_PEOPLE }, (_, n) => idOf(row, n + 1))),
    );
  const previewsOfAll = alike(previews, (row, n) => ({ ...row, id: `${String(row['id'])}${n}`, page_id: pageOf(n) }));
  const snapshotsOfAll = alike(snapshots, (row, n) => ({ ...row, page_id: pageOf(n) }));
  return {
    ...soil,
    close: () => pool.end(),
    async reset(start) {
      await pool.forgetPlans();
      const { rows } = await database.pool.query<{ name: string }>({ name: 'used-tables', text: USED });
      const used = rows.map(({ name }) => name).join(', ');
      if (used !== '') await database.pool.query(`truncate ${used} restart identity cascade`);
      await database.pool.query('insert into previews select * from json_populate_recordset(null::previews, $1)', [
        previewsOfAll,
      ]);
      await database.pool.query(
        `update previews set created_at = $1, ready_at = $1, updated_at = $1, expires_at = $1::timestamptz + interval '30 days'`,
        [start],
      );
      await database.pool.query(
        'insert into page_snapshots select * from json_populate_recordset(null::page_snapshots, $1)',
        [snapshotsOfAll],
      );
      await database.pool.query('update page_snapshots set read_at = $1', [start]);
    },
  };
}
