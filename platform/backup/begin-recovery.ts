import type { ClientBase } from 'pg';
import { newId } from '../ids.ts';
import { SESSIONS } from './catalogue.ts';

/**
 * The table as its first migration makes it: a backup of an earlier version has none, and must not start without. The
 * migration leaves one that is there alone.
 */
const TABLE = `create table if not exists "recoveries" (
  "id" text primary key not null,
  "data_of" timestamp with time zone,
  "started_at" timestamp with time zone not null,
  "why" text not null,
  "report" jsonb,
  "compared_at" timestamp with time zone,
  "asked" text,
  "answer" text,
  "ended_at" timestamp with time zone,
  "ended_by" text
)`;

/** Writes, in the transaction that fills, that these data are old: no start of the product can miss it. */
export async function beginRecovery(client: ClientBase, dataOf: Date, now: Date): Promise<void> {
  await client.query(TABLE);
  // Its folder of files is a new one; secrets and keys must be those of before.
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.installation') is not null as there`,
  );
  if (rows[0]?.there) await client.query(`delete from installation where name = 'data-folder'`);
  // A copy of the whole server has them: one that was ended since would be open again.
  for (const name of SESSIONS) {
    const { rows: known } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `public.${name}`,
    ]);
    if (known[0]?.there) await client.query(`delete from "${name}"`);
  }
  await client.query('update recoveries set ended_at = $1, ended_by = $2 where ended_at is null', [
    now,
    'restored anew',
  ]);
  await writeRecovery(client, dataOf, now, 'restored');
}

/** @param dataOf the moment that the data are of; null where nobody can say */
export async function writeRecovery(
  client: ClientBase,
  dataOf: Date | null,
  now: Date,
  why: 'restored' | 'older',
): Promise<void> {
  await client.query('insert into recoveries (id, data_of, started_at, why) values ($1, $2, $3, $4)', [
    newId('rec'),
    dataOf,
    now,
    why,
  ]);
}
