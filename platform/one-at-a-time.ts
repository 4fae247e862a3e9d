import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TxCtx } from './ctx.ts';

/**
 * Waits until nobody else works on `what` ("manager-link:info@…"), and holds it until the transaction ends. The database sees a number
 * that says nothing of it: a name may hold an address or a secret. Two names that share a number only wait for each other.
 */
export async function oneAtATime(ctx: TxCtx, what: string): Promise<void> {
  const lock = createHmac('sha256', ctx.config.appSecret).update(what).digest().readBigInt64BE();
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
}
