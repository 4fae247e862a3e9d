/**
 * Whether the database is older than the data folder has seen it: a snapshot or pg_restore put it back behind our back.
 * Both keep a number that grows while the product runs, the folder always after the database. What was lost within
 * `MARK_MS` of the copy, and a folder put back together with its database, it cannot see (docs/runbooks).
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { writeRecovery } from './backup/begin-recovery.ts';
import type { Logger } from './logger.ts';
import { repeat } from './repeat.ts';

/** How much newer than its copy a database may be without anybody seeing that it was put back. */
export const MARK_MS = 60_000;
/** Among the marks of the installation; that one compares names it knows, and this one is none of them. */
export const AGE = 'data-age';

const fileIn = (dataDir: string): string => join(dataDir, 'data-age');

/** Zero: this folder has seen no database yet. */
function seenBy(dataDir: string): bigint {
  try {
    return BigInt(readFileSync(fileIn(dataDir), 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return 0n;
    throw error;
  }
}

/** Counts one further, in the database and then in the folder, which never counts back: the next start compares. */
export async function markAge(pool: Pick<Pool, 'query'>, dataDir: string, now: Date): Promise<void> {
  const { rows } = await pool.query<{ mark: string }>(
    `insert into installation (name, mark, noted_at) values ($1, '1', $2)
     on conflict (name) do update set mark = (installation.mark::bigint + 1)::text, noted_at = excluded.noted_at
     returning mark`,
    [AGE, now],
  );
  const mark = BigInt(rows[0]?.mark ?? 0);
  const seen = seenBy(dataDir);
  if (mark <= seen) {
    // A node beside us on the same folder may have counted further in between; an older database has not.
    if (mark < seen && (await countedBy(pool)) >= seen) return;
    throw new Error('the database is older than this folder has seen it: start anew');
  }
  const file = fileIn(dataDir);
  const made = `${file}.${process.pid}.new`;
  writeFileSync(made, `${mark}\n`, { mode: 0o600, flush: true });
  renameSync(made, file);
}

async function countedBy(pool: Pick<Pool, 'query'>): Promise<bigint> {
  const { rows } = await pool.query<{ mark: string }>('select mark from installation where name = $1', [AGE]);
  return BigInt(rows[0]?.mark ?? 0);
}

/**
 * Begins a recovery where the database is older than this folder has seen it, once: from then on it counts from what was
 * seen. Returns whether it did. Before anything of the product looks for a recovery.
 */
export async function beginRecoveryWhereOlder(pool: Pool, dataDir: string, now: Date): Promise<boolean> {
  const seen = seenBy(dataDir);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Nobody who starts beside us counts meanwhile.
    await client.query(`insert into installation (name, mark, noted_at) values ($1, '0', $2) on conflict do nothing`, [
      AGE,
      now,
    ]);
    const { rows } = await client.query<{ mark: string; at: Date }>(
      'select mark, noted_at as at from installation where name = $1 for update',
      [AGE],
    );
    const [known] = rows;
    const older = known !== undefined && BigInt(known.mark) < seen;
    if (older) {
      await client.query('update installation set mark = $2 where name = $1', [AGE, String(seen)]);
      // Restored by our own command, it says so itself.
      const { rowCount } = await client.query('select 1 from recoveries where ended_at is null');
      if (!rowCount) await writeRecovery(client, known.mark === '0' ? null : known.at, now, 'older');
    }
    await client.query('commit');
    return older;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Counts now and each minute. A count that fails is made up for by the next. */
export function markAgeRegularly(pool: Pool, dataDir: string, log: Logger): { close(): Promise<void> } {
  const counting = repeat(
    MARK_MS,
    () => markAge(pool, dataDir, new Date()),
    (error) => log.warn({ err: error }, 'the age of the data was not written down; trying again'),
  );
  void counting.run();
  return { close: () => counting.stop() };
}
