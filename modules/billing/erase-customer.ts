import { and, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { callOnce, openIntent } from '../../platform/external-calls.ts';
import { externalCalls } from '../../platform/tables.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { customerOf } from './checkout/customer.ts';
import { eraseCustomerJob, type CustomerToErase } from './jobs.ts';
import { customers } from './tables.ts';

/** How the calls that forget are named among the effects: their rows outlive the order, and go with the traces. */
export const ERASURES = 'erase-customer:';
const begun = z.object({ input: z.object({ metadata: z.object({ facebook_id: z.string() }) }) });

/**
 * The orders are about to be forgotten, in the caller's transaction: so will be their customers at the provider. One whose
 * making was begun and never heard of again is looked for as well.
 */
export async function letGoOfCustomers(ctx: TxCtx, orderIds: string[]): Promise<void> {
  const made = await ctx.db.select().from(customers).where(inArray(customers.orderId, orderIds));
  const open = await ctx.db
    .select()
    .from(externalCalls)
    .where(and(inArray(externalCalls.key, orderIds.map(customerOf)), isNull(externalCalls.doneAt)));
  const unheard = open.flatMap(({ subject, intent }): CustomerToErase[] => {
    const asked = begun.safeParse(intent ? openIntent(ctx, intent) : null);
    return asked.success
      ? [{ orderId: subject, customerId: null, facebookId: asked.data.input.metadata.facebook_id }]
      : [];
  });
  const all = [...made.map(({ orderId, customerId, facebookId }) => ({ orderId, customerId, facebookId })), ...unheard];
  for (const each of all) await enqueue(ctx, eraseCustomerJob, each, { key: each.orderId });
}

/**
 * Deletes at the provider whom it knows as the customer of a forgotten order, also one that was made twice. One that is
 * gone already is done. The provider keeps its invoices, as the law has both of us do. Throws billing.provider-refused
 * while something of that customer still runs: the job's tries end with a person.
 */
export async function eraseCustomer(ctx: Ctx, { orderId, customerId, facebookId }: CustomerToErase): Promise<void> {
  const { payments } = ctx.ports;
  const found = (await payments.searchCustomers(facebookId)).filter((each) => each.orderId === orderId);
  for (const id of new Set([...(customerId ? [customerId] : []), ...found.map((each) => each.id)])) {
    await callOnce(ctx, {
      key: `${ERASURES}${id}`,
      subject: id,
      input: { id },
      // Deleting twice deletes once: nothing need be found out before.
      look: () => Promise.resolve(null),
      sureAfterMs: 0,
      call: async (input) => {
        await payments.eraseCustomer(input.id);
        await inTransaction(ctx, (ctx) => audit(ctx, 'billing.customer-forgotten', orderId, { customer: input.id }));
        return { forgotten: true };
      },
    });
  }
}
