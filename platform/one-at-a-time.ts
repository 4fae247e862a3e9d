import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TxCtx } from './ctx.ts';

/**
 * Waits until nobody else works on `what` ("manager-link:info@…"), and holds it until the transaction ends. The database sees a number
 * that says nothing of it: a name may hold an address or a secret. Two names that share a number only wait for each other. While a new secret
 * is handed round, two nodes share one of theirs: it is taken under each, in one order.
 */
export async function oneAtATime(ctx: TxCtx, what: string): Promise<void> {
  const locks = ctx.config.appSecrets
    .map((secret) => createHmac('sha256', secret).update(what).digest().readBigInt64BE())
    .toSorted((one, other) => (one < other ? -1 : 1));
  for (const lock of locks) await ctx.db.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
}
