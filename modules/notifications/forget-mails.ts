import { and, inArray, lt, notLike } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { mails } from './tables.ts';

/** What was written to the customers of these orders. */
export async function forgetMails(tx: Tx, orderIds: string[]): Promise<void> {
  await tx.delete(mails).where(inArray(mails.orderId, orderIds));
}

/** Mails that are about no order, written before `before`: links to previews, invitations. */
export function forgetLooseMails(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (tx) => {
    const old = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(lt(mails.createdAt, before), notLike(mails.orderId, 'ord\\_%')))
      .limit(BATCH);
    return all(await tx.delete(mails).where(inArray(mails.id, old)).returning({ id: mails.id }));
  });
}
