/** A worker that takes an invoice number, says it, and then does nothing for ever: for tests that kill it there. */
import { Pool } from 'pg';
import { lockSeries, takeNumber } from '../../modules/invoicing/series.ts';
import { createDb } from '../../platform/db.ts';

const [url = '', year = ''] = process.argv.slice(2);
await createDb(new Pool({ connectionString: url, max: 1 })).transaction(async (tx) => {
  await lockSeries(tx, Number(year));
  process.stdout.write(String(await takeNumber(tx, Number(year))));
  await new Promise(() => setInterval(() => undefined, 1000));
});
