import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { findInboxEvent, markApplied, receive } from '../../platform/inbox.ts';
import { applyCheckout } from './apply-checkout.ts';
import type { ProviderEvent } from './card-payments.port.ts';
import { applyProviderEventJob } from './jobs.ts';

/** Verify, store once, answer. Throws billing.webhook-forged for a signature that does not hold. */
export async function receiveProviderEvent(ctx: Ctx, rawBody: string, signature: string): Promise<void> {
  const event = await ctx.ports.payments.readEvent(rawBody, signature, ctx.clock.now());
  await ctx.db.transaction(async (tx) => {
    const { id, first } = await receive(tx, ctx, {
      source: 'card-payments',
      eventId: event.id,
      type: event.type,
      payload: event,
    });
    if (first) await ctx.jobs.enqueue(tx, applyProviderEventJob, { inboxId: id }, { key: id });
  });
}

/** From the event only whom it concerns is taken; what is true is asked from the provider. */
export async function applyProviderEvent(ctx: Ctx, inboxId: string): Promise<void> {
  const stored = await findInboxEvent(ctx, inboxId);
  if (!stored || stored.appliedAt) return;
  const event = stored.payload as ProviderEvent;
  try {
    if (event.sessionId) await applyCheckout(ctx, event.sessionId);
  } catch (error) {
    // The account may be shared with another seller, whose orders we do not know; trying again would not change that.
    if (!isAppError(error, 'ordering.not-found')) throw error;
    ctx.log.error({ session: event.sessionId, event: event.id }, 'a paid session names an order that is not ours');
  }
  await ctx.db.transaction((tx) => markApplied(tx, ctx, inboxId));
}
