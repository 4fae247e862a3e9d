import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { findInboxEvent, markApplied, receive } from '../../platform/inbox.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { proveOrder } from '../access/index.server.ts';
import { openTask } from '../tasks/index.server.ts';
import { applySession } from './checkout/apply-session.ts';
import { applyDispute } from './disputes/apply-dispute.ts';
import { applyOrderSubscription, applySubscription } from './subscription/apply-subscription.ts';
import type { ProviderEvent } from './card-payments.port.ts';
import { applyProviderEventJob } from './jobs.ts';
import { applyRefund } from './refunds/record-refund-outcome.ts';
import { customers } from './tables.ts';

/**
 * Verify, store once, answer. Throws billing.webhook-forged for a signature that does not hold, and
 * billing.webhook-mismatch, which a person is told of, for one of another mode, version or account.
 */
export async function receiveProviderEvent(ctx: Ctx, input: { rawBody: string; signature: string }): Promise<void> {
  const { rawBody, signature } = input;
  const event = await readEvent(ctx, rawBody, signature);
  await inTransaction(ctx, async (ctx) => {
    const { id, first } = await receive(ctx, {
      source: 'card-payments',
      eventId: event.id,
      type: event.type,
      payload: event,
    });
    if (!first) return;
    // Somebody who has just paid waits for the event of a checkout; those of a day's renewals come by the thousand.
    const lane = event.sessionId ? 'buyer' : 'bulk';
    await enqueue(ctx, applyProviderEventJob, { inboxId: id }, { key: id, lane });
  });
}

async function readEvent(ctx: Ctx, rawBody: string, signature: string): Promise<ProviderEvent> {
  try {
    return await ctx.ports.payments.readEvent(rawBody, signature, ctx.clock.now());
  } catch (error) {
    // Signed with our secret and yet not for us: the endpoint at the provider is set up wrongly, and orders would wait.
    if (isAppError(error, 'billing.webhook-mismatch')) {
      ctx.log.error({ err: error }, 'the card provider sends events that are not for us');
      const task = { key: 'billing.webhook-mismatch', kind: 'billing.webhook-mismatch', subject: 'card-payments' };
      await inTransaction(ctx, (ctx) => openTask(ctx, { ...task, detail: error.message }));
    }
    throw error;
  }
}

/** From the event only whom it concerns is taken; what is true is asked from the provider. */
export async function applyProviderEvent(ctx: Ctx, inboxId: string): Promise<void> {
  const stored = await findInboxEvent(ctx, inboxId);
  if (!stored || stored.appliedAt) return;
  const event = stored.payload as ProviderEvent;
  try {
    await applyEvent(ctx, event, stored.receivedAt);
  } catch (error) {
    // The account may be shared with another seller, whose orders we do not know; trying again would not change that.
    if (!isAppError(error, 'ordering.not-found')) throw error;
    ctx.log.error({ session: event.sessionId, event: event.id }, 'a paid session names an order that is not ours');
  }
  await markApplied(ctx, inboxId);
}

async function applyEvent(ctx: Ctx, event: ProviderEvent, heardAt: Date): Promise<void> {
  if (event.sessionId) await applySession(ctx, event.sessionId);
  else if (event.objectType === 'refund') await applyRefund(ctx, event.objectId);
  else if (event.objectType === 'dispute') await applyDispute(ctx, event.objectId, heardAt);
  else if (event.subscriptionId) await applySubscription(ctx, event.subscriptionId);
  // A new card, for one: what was owed may be paid by now.
  else if (event.customerId) await applyCustomer(ctx, event.customerId);
}

async function applyCustomer(ctx: Ctx, customerId: string): Promise<void> {
  const [row] = await ctx.db.select().from(customers).where(eq(customers.customerId, customerId));
  if (row) await applyOrderSubscription(ctx, { by: await proveOrder(ctx, 'settle', row.orderId) });
}
