/** A worker that takes an invoice number, says it, and then does nothing for ever: for tests that kill it there. */
import { Pool } from 'pg';
import { lockSeries, takeNumber } from '../../modules/invoicing/series.ts';
import { createDb } from '../../platform/db.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { testContext } from './context.ts';

const [url = '', year = ''] = process.argv.slice(2);
const { ctx } = testContext(createDb(new Pool({ connectionString: url, max: 1 })));
await inTransaction(ctx, async (ctx) => {
  await lockSeries(ctx, Number(year));
  process.stdout.write(String(await takeNumber(ctx, Number(year))));
  await new Promise(() => setInterval(() => undefined, 1000));
});
