/** What a command asks of the running product, which alone has the vendors' keys, by the row of its recovery. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { RecoveryReport } from '../../platform/recovery-report.ts';

/** The product asks vendors one page after another. */
const PATIENCE_MS = 15 * 60 * 1000;
const LOOK_MS = 500;
/** A sentence for whoever typed the command. */
export class Said extends Error {}

export interface Row {
  id: string;
  data_of: Date | null;
  started_at: Date;
  why: string;
  report: RecoveryReport | null;
  compared_at: Date | null;
  asked: string | null;
  answer: string | null;
}
const COLUMNS = 'id, data_of, started_at, why, report, compared_at, asked, answer';

/** The recovery that lasts. */
export async function presentRecovery(pool: Pool): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from recoveries where ended_at is null order by started_at desc limit 1`,
  );
  return rows[0];
}

/** @param what "compare", or "go" and a moment. Throws Said where it was not done */
export async function askProduct(pool: Pool, id: string, what: string): Promise<void> {
  await pool.query('update recoveries set asked = $2, answer = null where id = $1', [id, what]);
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    const { rows } = await pool.query<Row>(`select ${COLUMNS} from recoveries where id = $1`, [id]);
    const [row] = rows;
    if (!row || row.asked !== null) continue;
    if (row.answer === 'recovery.vendor-away') throw new Said('A vendor does not answer: see compare.');
    if (row.answer === 'recovery.not-compared')
      throw new Said('That comparison is older than half an hour, or the vendors say otherwise by now: compare again.');
    if (row.answer !== 'done') throw new Said(`It did not work: ${row.answer ?? ''}. The log says why.`);
    return;
  }
  throw new Said('The product has not answered. Is it running? (npm start)');
}
