import { ApiError, invalid } from '../api-error.ts';
import { newId } from '../ids.ts';
import { buildInvoiceItem, type Invoice, type PendingItem } from '../objects/invoice.ts';
import type { SubscriptionItem } from '../objects/subscription.ts';
import { collectInvoice } from './collect.ts';
import { finalizeInvoice, openDraft, voidInvoice } from './invoice-life.ts';
import { takeItems, waitingItems, type LineContext } from './lines.ts';
import { planItems, type ItemChange, type ItemPlan } from './plan-items.ts';

export interface ItemsUpdate {
  items: ItemChange[];
  prorationBehavior: 'none' | 'always_invoice' | 'create_prorations';
  prorationDate: number | undefined;
  paymentBehavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  offSession: boolean;
}

/** A change that waits for its payment is forgotten after this long. */
const pendingSeconds = 23 * 3600;

function keepForLater({ change, customer }: LineContext, plan: ItemPlan): void {
  for (const line of plan.lines) {
    const shown = buildInvoiceItem(line, customer, change.now);
    change.state.pendingItems.set(shown.id, { shown, line });
    change.emit('invoiceitem.created', shown);
  }
}

function invoiceNow(context: LineContext, plan: ItemPlan): { invoice: Invoice; taken: PendingItem[] } {
  const { change, customer, subscription } = context;
  const taken = waitingItems(context);
  const invoice = openDraft(change, customer, {
    id: newId('in_1'),
    subscription,
    lines: [...taken.map((each) => each.line), ...plan.lines],
    reason: 'subscription_update',
    currency: subscription.currency,
    period: { start: change.now, end: change.now },
    autoAdvance: true,
  });
  takeItems(taken, invoice.id);
  finalizeInvoice(change, invoice);
  return { invoice, taken };
}

function setItems(context: LineContext, items: SubscriptionItem[]): void {
  context.subscription.items.data = items;
}

/**
 * Changes items as /v1/subscriptions/{id} does. With `always_invoice` the difference is charged at once; what a failed
 * charge leaves behind is told by `paymentBehavior`. Throws ApiError 402 with `error_if_incomplete`.
 */
export function changeItems(context: LineContext, update: ItemsUpdate): void {
  const { change, subscription } = context;
  const plan = planItems(context, update.items, update.prorationDate ?? change.now);
  if (update.prorationBehavior === 'none' || plan.lines.length === 0) return setItems(context, plan.items);
  if (update.prorationBehavior === 'create_prorations') {
    keepForLater(context, plan);
    return setItems(context, plan.items);
  }
  if (subscription.pending_update !== null) {
    throw invalid('This subscription has a pending update; wait for it or let it expire.', 'items');
  }
  const waits = update.paymentBehavior === 'pending_if_incomplete';
  const before = subscription.items.data;
  if (!waits) setItems(context, plan.items);
  const { invoice, taken } = invoiceNow(context, plan);
  if (waits) {
    const expires = change.now + pendingSeconds;
    subscription.pending_update = {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: expires,
      metadata: null,
      subscription_items: plan.items,
      trial_end: null,
      trial_from_plan: null,
    };
  }
  if (update.paymentBehavior === 'default_incomplete' && invoice.amount_due > 0) return;
  const paid = collectInvoice(change, invoice, { offSession: update.offSession, authentication: null });
  if (update.paymentBehavior !== 'error_if_incomplete' || paid.status === 'succeeded') return;
  setItems(context, before);
  for (const { shown } of taken) shown.invoice = null;
  voidInvoice(change, invoice);
  subscription.status = 'active';
  const decline = paid.status === 'declined' ? paid : { code: 'authentication_required', declineCode: null };
  throw new ApiError(402, {
    type: 'card_error',
    message: 'The payment of this change failed.',
    code: decline.code,
    ...(decline.declineCode !== null && { decline_code: decline.declineCode }),
  });
}
