import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { placeOf, requireMailHost } from './mail-of-order.ts';
import type { MailUsage } from './schemas.ts';
import { mailboxes } from './tables.ts';

/**
 * How full the boxes of an order are, as the mail host counts now. One whose host does not answer is left out: it is
 * not known, and nothing else waits for it. Throws 'mailboxes.unavailable' (404).
 */
export async function readUsage(ctx: Ctx, { by }: { by: OrderAccess<'own'> }): Promise<MailUsage> {
  requireMailHost(ctx);
  const boxes = await ctx.db
    .select()
    .from(mailboxes)
    .where(and(eq(mailboxes.orderId, by.orderId), ne(mailboxes.state, 'erased')));
  const known = await Promise.all(
    boxes.map(async (box) => {
      try {
        const usage = await ctx.ports.mailHost?.usage(placeOf(box));
        return usage ? [{ id: box.id, most: box.quotaBytes, ...usage }] : [];
      } catch (error) {
        if (!isAppError(error)) throw error;
        ctx.log.warn({ mailbox: box.id, code: error.code }, 'how full a mailbox is could not be read');
        return [];
      }
    }),
  );
  return { boxes: known.flat() };
}
