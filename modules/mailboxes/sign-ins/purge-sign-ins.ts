import { inArray, lt, sql } from 'drizzle-orm';
import { all, BATCH, daysAgo, inBatches } from '../../../platform/batches.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { mailboxNetworks, mailSignInTries } from '../tables.ts';
import { KNOWN_DAYS } from './judge-sign-in.ts';

/** Wrong sign-ins count for an hour. Safe twice. */
export async function forgetTries(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - 3_600_000);
  await inBatches(ctx, async (ctx) => {
    const row = sql`(${mailSignInTries.network}, ${mailSignInTries.username}, ${mailSignInTries.password})`;
    const old = ctx.db
      .select({
        network: mailSignInTries.network,
        username: mailSignInTries.username,
        password: mailSignInTries.password,
      })
      .from(mailSignInTries)
      .where(lt(mailSignInTries.at, before))
      .limit(BATCH);
    const gone = ctx.db.delete(mailSignInTries).where(sql`${row} in ${old}`);
    return all(await gone.returning({ network: mailSignInTries.network }));
  });
}

/** Networks that count for nothing any more. */
export function purgeNetworks(ctx: Ctx): Promise<number> {
  const before = daysAgo(ctx, KNOWN_DAYS).toISOString().slice(0, 10);
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .selectDistinct({ id: mailboxNetworks.mailboxId })
      .from(mailboxNetworks)
      .where(lt(mailboxNetworks.seenOn, before))
      .limit(BATCH);
    const gone = ctx.db
      .delete(mailboxNetworks)
      .where(sql`${lt(mailboxNetworks.seenOn, before)} and ${inArray(mailboxNetworks.mailboxId, old)}`);
    return all(await gone.returning({ id: mailboxNetworks.mailboxId }));
  });
}
