import { and, arrayOverlaps, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { contactsOf } from './buyer.ts';
import { dayOf } from './business-day.ts';
import { requireDoors } from './find-shop.ts';
import { linesNow, toBuyer } from './mails.ts';
import { shopOrders } from './tables.ts';

/**
 * Mails the link of an order to whoever knows its number and the address that it was ordered with: to that address, once a day. Whoever asks
 * learns nothing of whether there is one. Throws shop.not-found (404) where there is no shop.
 */
export function sendOrderLink(ctx: Ctx, given: { siteId: string; number: number; mail: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const shop = await requireDoors(ctx, given.siteId);
    const [order] = await ctx.db
      .select()
      .from(shopOrders)
      .where(
        and(
          eq(shopOrders.siteId, given.siteId),
          eq(shopOrders.number, given.number),
          arrayOverlaps(shopOrders.contacts, contactsOf(ctx, { mail: given.mail, phone: '' })),
        ),
      );
    if (!order) return;
    const occasion = dayOf(ctx.clock.now(), shop.site);
    await toBuyer(ctx, shop, order, { kind: 'shop-link', lines: await linesNow(ctx, order), occasion });
  });
}
