import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { hashOf, helpersOfMail } from '../access/index.server.ts';
import { paidOrdersOfMail } from './lifecycle/paid-orders.ts';
import type { ManagerLinkInput } from './schemas.ts';
import { managerKeys } from './tables.ts';

/** `back`: the screen to which it leads (proving-place.rules.ts); without one to their orders. */
export interface LinkWish extends ManagerLinkInput {
  back?: string | undefined;
}

const MINUTE_MS = 60_000;
export const KEY_MINUTES = 30;
/** Whoever asks, an address gets no more than this many of our mails in an hour. */
const AN_HOUR_EACH = 5;

/**
 * Has the link to a customer's orders written, when this address has bought something or helps with a site. Asked again within a minute it is
 * the same mail. The key is in the mail only; we keep its hash.
 */
export async function writeManagerLink(ctx: Ctx, { mail, lang, back }: LinkWish): Promise<void> {
  const now = ctx.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await inTransaction(ctx, async (ctx) => {
    // Two requests for one address look one after the other.
    await oneAtATime(ctx, `manager-link:${mail}`);
    const [recent] = await ctx.db
      .select({
        hour: count(),
        unused:
          sql<number>`count(*) filter (where ${and(isNull(managerKeys.usedAt), gt(managerKeys.createdAt, ago(MINUTE_MS)))})`.mapWith(
            Number,
          ),
      })
      .from(managerKeys)
      .where(and(eq(managerKeys.mail, mail), gt(managerKeys.createdAt, ago(60 * MINUTE_MS))));
    if ((recent?.unused ?? 0) > 0 || (recent?.hour ?? 0) >= AN_HOUR_EACH) return;
    const [orders, helpers] = [await paidOrdersOfMail(ctx, mail), await helpersOfMail(ctx, mail)];
    if (orders.length + helpers.length === 0) return;
    const key = randomBytes(32).toString('base64url');
    const id = newId('key');
    const expiresAt = new Date(now.getTime() + KEY_MINUTES * MINUTE_MS);
    await ctx.db.insert(managerKeys).values({ id, hash: hashOf(key), mail, createdAt: now, expiresAt });
    await audit(ctx, 'ordering.manager-link', id);
    // Behind the number sign: no server, proxy or log on the way is told the key.
    const path = `/manager/enter${back === undefined ? '' : `?${new URLSearchParams({ back }).toString()}`}#${key}`;
    await emit(ctx, 'ordering.manager-link-requested', { keyId: id, to: mail, lang, path, minutes: KEY_MINUTES });
  });
}
