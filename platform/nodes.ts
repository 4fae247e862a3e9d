/** Nodes of one installation: each keeps a row with the database's clock, so that everybody knows who runs, and which version. */
import type { ClientBase, Pool } from 'pg';
import type { Config } from './config.ts';
import { newId } from './ids.ts';
import type { Logger } from './logger.ts';
import { repeat } from './repeat.ts';

/** What a process is about to do; one object, which whoever ends the process changes. */
export interface NodeState {
  /** It is about to end: balancers are to send nothing more. */
  draining: boolean;
  /** Migrations that this version knows; null: nobody asks. */
  knows: number | null;
}

const BEAT_MS = 5000;
/** Three beats were missed. */
const GONE = `interval '15 seconds'`;
/** A row says nothing any more. */
const FORGOTTEN = `interval '1 hour'`;

export interface NodeLease {
  /** Nodes beside this one, as of the last beat. */
  others(): number;
  close(): Promise<void>;
}

const BEAT = `
  with forgotten as (delete from nodes where seen_at < now() - ${FORGOTTEN})
  insert into nodes (id, version, role, started_at, seen_at) values ($1, $2, $3, now(), now())
  on conflict (id) do update set seen_at = now()
  returning (select count(*)::int from nodes other where other.id <> $1 and other.seen_at > now() - ${GONE}) as others`;

/** Takes a row and keeps it fresh until `close`, which removes it. A beat that fails is made up for by the next. */
export async function joinNodes(
  pool: Pick<Pool, 'query'>,
  { version, role }: { version: string } & Pick<Config, 'role'>,
  log: Logger,
): Promise<NodeLease> {
  const id = newId('node');
  let others = 0;
  const beat = async () => {
    const { rows } = await pool.query<{ others: number }>(BEAT, [id, version, role]);
    others = rows[0]?.others ?? 0;
  };
  await beat();
  const beating = repeat(BEAT_MS, beat, (error) => log.debug({ err: error }, 'a beat of this node was not written'));
  return {
    others: () => others,
    async close() {
      await beating.stop();
      await pool.query('delete from nodes where id = $1', [id]);
    },
  };
}

/** Who runs now, by role and version. */
export async function runningNodes(
  client: Pick<ClientBase, 'query'>,
): Promise<{ role: string; version: string; count: number }[]> {
  const { rows } = await client.query<{ role: string; version: string; count: number }>(
    `select role, version, count(*)::int as count from nodes where seen_at > now() - ${GONE} group by 1, 2 order by 1, 2`,
  );
  return rows;
}
