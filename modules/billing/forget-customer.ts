import { and, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { once, openIntent } from '../../platform/effects.ts';
import { effects } from '../../platform/tables.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { customerOf } from './checkout/customer.ts';
import { forgetCustomerJob, type CustomerToForget } from './jobs.ts';
import { customers } from './tables.ts';

/** How the calls that forget are named among the effects: their rows outlive the order, and go with the traces. */
export const FORGETTING = 'forget-customer:';
const begun = z.object({ input: z.object({ metadata: z.object({ facebook_id: z.string() }) }) });

/**
 * The orders are about to be forgotten, in the caller's transaction: so will be their customers at the provider. One whose
 * making was begun and never heard of again is looked for as well.
 */
export async function letGoOfCustomers(ctx: TxCtx, orderIds: string[]): Promise<void> {
  const made = await ctx.db.select().from(customers).where(inArray(customers.orderId, orderIds));
  const open = await ctx.db
    .select()
    .from(effects)
    .where(and(inArray(effects.key, orderIds.map(customerOf)), isNull(effects.doneAt)));
  const unheard = open.flatMap(({ subject, intent }): CustomerToForget[] => {
    const asked = begun.safeParse(intent ? openIntent(ctx, intent) : null);
    return asked.success
      ? [{ orderId: subject, customerId: null, facebookId: asked.data.input.metadata.facebook_id }]
      : [];
  });
  const all = [...made.map(({ orderId, customerId, facebookId }) => ({ orderId, customerId, facebookId })), ...unheard];
  for (const each of all) await enqueue(ctx, forgetCustomerJob, each, { key: each.orderId });
}

/**
 * Deletes at the provider whom it knows as the customer of a forgotten order, also one that was made twice. One that is
 * gone already is done. The provider keeps its invoices, as the law has both of us do. Throws billing.provider-refused
 * while something of that customer still runs: the job's tries end with a person.
 */
export async function forgetCustomer(ctx: Ctx, { orderId, customerId, facebookId }: CustomerToForget): Promise<void> {
  const { payments } = ctx.ports;
  const found = (await payments.searchCustomers(facebookId)).filter((each) => each.orderId === orderId);
  for (const id of new Set([...(customerId ? [customerId] : []), ...found.map((each) => each.id)])) {
    await once(ctx, {
      key: `${FORGETTING}${id}`,
      subject: id,
      input: { id },
      // Deleting twice deletes once: nothing need be found out before.
      look: () => Promise.resolve(null),
      sureAfterMs: 0,
      call: async (input) => {
        await payments.forgetCustomer(input.id);
        await inTransaction(ctx, (ctx) => audit(ctx, 'billing.customer-forgotten', orderId, { customer: input.id }));
        return { forgotten: true };
      },
    });
  }
}
