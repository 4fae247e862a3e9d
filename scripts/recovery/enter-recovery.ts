import type { Pool } from 'pg';
import { beginRecovery } from '../../platform/backup/begin-recovery.ts';

/** From here on a product that is started on this database does nothing by itself. @param dataOf the moment of its data */
export async function enterRecovery(pool: Pool, dataOf: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await beginRecovery(client, dataOf, new Date());
    await client.query('commit');
  } finally {
    // Whatever was begun on it ends with it.
    client.release(true);
  }
}
