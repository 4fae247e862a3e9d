import { inArray, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { FORGET_AFTER_MS } from './backoff.rules.ts';
import { signInFailures, userSessions, userVerifications } from './tables.ts';

/** Sessions and links that have run out (they hold network addresses), and failures that count no more. */
export async function purgeSignIns(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const sessions = await inBatches(ctx, async (ctx) => {
    const old = ctx.db.select({ id: userSessions.id }).from(userSessions).where(lt(userSessions.expiresAt, now));
    const gone = ctx.db.delete(userSessions).where(inArray(userSessions.id, old.limit(BATCH)));
    return all(await gone.returning({ id: userSessions.id }));
  });
  const links = await inBatches(ctx, async (ctx) => {
    const old = ctx.db.select({ id: userVerifications.id }).from(userVerifications);
    const expired = old.where(lt(userVerifications.expiresAt, now)).limit(BATCH);
    const gone = ctx.db.delete(userVerifications).where(inArray(userVerifications.id, expired));
    return all(await gone.returning({ id: userVerifications.id }));
  });
  const failures = await inBatches(ctx, async (ctx) => {
    const old = ctx.db.select({ key: signInFailures.key }).from(signInFailures);
    const over = old.where(lt(signInFailures.lastAt, new Date(now.getTime() - FORGET_AFTER_MS))).limit(BATCH);
    const gone = ctx.db.delete(signInFailures).where(inArray(signInFailures.key, over));
    return all(await gone.returning({ key: signInFailures.key }));
  });
  return sessions + links + failures;
}
