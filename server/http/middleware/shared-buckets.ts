import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { rateBuckets } from '../../../platform/tables.ts';

/** Calls at once, and on average. */
export interface Budget {
  burst: number;
  perMinute: number;
}

/** After this long every bucket is full again, and a row says nothing. */
const FORGET_MS = 60 * 60 * 1000;
const SWEEP_EVERY = 500;
let calls = 0;

/**
 * Takes `cost` from a bucket that all processes share: one statement, on a table that is not logged. The
 * caller is kept as a keyed hash. False when the bucket has too little.
 */
export async function takeShared(
  ctx: Ctx,
  caller: string,
  { burst, perMinute }: Budget,
  cost: number,
): Promise<boolean> {
  const key = createHmac('sha256', ctx.config.appSecret).update(`rate:${caller}`).digest('base64url');
  const now = ctx.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const tokens = sql`least(${burst}::float8, ${rateBuckets.tokens} + extract(epoch from (${at} - ${rateBuckets.at})) / 60 * ${perMinute}::float8)`;
  const taken = await ctx.db
    .insert(rateBuckets)
    .values({ key, tokens: burst - cost, at: now })
    .onConflictDoUpdate({
      target: rateBuckets.key,
      set: { tokens: sql`${tokens} - ${cost}::float8`, at: now },
      setWhere: sql`${tokens} >= ${cost}::float8`,
    })
    .returning({ key: rateBuckets.key });
  if ((calls += 1) % SWEEP_EVERY === 0) {
    const old = new Date(now.getTime() - FORGET_MS).toISOString();
    await ctx.db.delete(rateBuckets).where(sql`${rateBuckets.at} < ${old}::timestamptz`);
  }
  return taken.length > 0;
}
