import type { Pool } from 'pg';
import { seal, unseal, type DataKeys, type Sealed } from './seal.ts';

/** Where sealed values stand: a text column, or a field of a jsonb column. Names are the code's own. */
export interface EncryptedColumn {
  table: string;
  /** Primary key. */
  key: string;
  column: string;
  field?: string;
}

const BATCH = 200;
const PLAIN = 'plain';
const valueOf = ({ column, field }: EncryptedColumn) => (field ? `"${column}"->>'${field}'` : `"${column}"`);

/**
 * Seals what is plain or under an older key with the current one, a batch in each transaction. Nothing remembers how far
 * it came but the rows themselves: broken off and begun again, it goes on where it stopped. Returns how many it sealed.
 */
export async function rotateKeys(pool: Pool, keys: DataKeys, place: EncryptedColumn, batch = BATCH): Promise<number> {
  const value = valueOf(place);
  const select = `select "${place.key}" as key, ${value} as value from "${place.table}"
    where ${value} <> '' and ${value} not like $1 order by "${place.key}" limit ${batch} for update`;
  const fresh = place.field ? `jsonb_set("${place.column}", '{${place.field}}', to_jsonb(given.value))` : 'given.value';
  const update = `update "${place.table}" as here set "${place.column}" = ${fresh}
    from unnest($1::text[], $2::text[]) as given(key, value) where here."${place.key}" = given.key`;
  for (let done = 0; ;) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ key: string; value: string }>(select, [`s1.${keys.current.id}.%`]);
      const sealed = rows.map((row) => seal(keys, unseal(keys, row.value as unknown as Sealed)));
      await client.query(update, [rows.map((row) => row.key), sealed]);
      await client.query('commit');
      done += rows.length;
      if (rows.length < batch) return done;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

/** How many values stand under each key; `plain` for those under none. */
export async function countByKey(pool: Pool, place: EncryptedColumn): Promise<Record<string, number>> {
  const value = valueOf(place);
  const { rows } = await pool.query<{ id: string; count: number }>(
    `select coalesce(substring(${value} from '^s1\\.([a-z0-9-]+)\\.'), '${PLAIN}') as id, count(*)::int as count
      from "${place.table}" where ${value} <> '' group by 1`,
  );
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}
