import { createHmac } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { delayAfter, FORGET_AFTER_MS, type FailureKind } from './backoff.rules.ts';
import { signInFailures } from './tables.ts';

/** Whom a failure is counted for. Addresses and mails are kept as keyed hashes only. */
export interface Caller {
  mail: string;
  /** Network address; null where it is unknown. */
  address: string | null;
}
const keysOf = (ctx: Ctx, caller: Caller): [FailureKind, string][] => {
  const hashed = (kind: FailureKind, value: string): [FailureKind, string] => [
    kind,
    `${kind}:${createHmac('sha256', ctx.config.appSecret).update(`sign-in:${value}`).digest('base64url')}`,
  ];
  return [hashed('mail', caller.mail), ...(caller.address ? [hashed('address', caller.address)] : [])];
};

/** Throws identity.too-many-tries (429) while this mail or this address has to wait. */
export async function throttle(ctx: Ctx, caller: Caller): Promise<void> {
  const keys = keysOf(ctx, caller).map(([, key]) => key);
  const rows = await ctx.db.select().from(signInFailures).where(inArray(signInFailures.key, keys));
  const now = ctx.clock.now();
  const until = Math.max(...rows.map((row) => row.blockedUntil?.getTime() ?? 0));
  if (until > now.getTime()) {
    const retryAfterS = Math.ceil((until - now.getTime()) / 1000);
    throw new AppError('identity.too-many-tries', { status: 429, retryable: true, retryAfterS });
  }
}

export async function recordFailure(ctx: Ctx, caller: Caller): Promise<void> {
  const now = ctx.clock.now();
  const forgotten = new Date(now.getTime() - FORGET_AFTER_MS);
  for (const [kind, key] of keysOf(ctx, caller)) {
    const [row] = await ctx.db
      .insert(signInFailures)
      .values({ key, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: signInFailures.key,
        set: {
          failures: sql`case when ${signInFailures.lastAt} < ${forgotten.toISOString()}::timestamptz then 1 else ${signInFailures.failures} + 1 end`,
          lastAt: now,
        },
      })
      .returning({ failures: signInFailures.failures });
    const wait = delayAfter(kind, row?.failures ?? 1);
    if (wait > 0) {
      const until = new Date(now.getTime() + wait * 1000);
      await ctx.db
        .update(signInFailures)
        .set({ blockedUntil: until })
        .where(inArray(signInFailures.key, [key]));
    }
  }
}

/** A person who got in has not been guessing. The address keeps its count: others may guess from it. */
export async function clearFailures(ctx: Ctx, caller: Caller): Promise<void> {
  const keys = keysOf(ctx, { ...caller, address: null }).map(([, key]) => key);
  await ctx.db.delete(signInFailures).where(inArray(signInFailures.key, keys));
}
