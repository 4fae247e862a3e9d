import { z } from 'zod';
import { ApiError, noSuch } from '../api-error.ts';
import { itemChange, prorationBehavior } from '../api/item-params.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { newId } from '../ids.ts';
import { buildInvoice, type Invoice } from '../objects/invoice.ts';
import { expand, flag, integer } from '../params.ts';
import { waitingItems } from './lines.ts';
import { planItems } from './plan-items.ts';
import { upcomingInvoice } from './renew.ts';

export const previewParams = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string(),
  preview_mode: z.enum(['next', 'recurring']).default('next'),
  subscription_details: z
    .strictObject({
      items: z.array(itemChange).max(20).optional(),
      proration_behavior: prorationBehavior.default('create_prorations'),
      proration_date: integer.optional(),
      cancel_at_period_end: flag.optional(),
    })
    .optional(),
  expand,
});

/** What the next invoice would be, with the asked changes made: the charge of this moment, or that of the renewal. */
export function previewInvoice(whole: Change, params: z.output<typeof previewParams>): Invoice {
  const missing = (id: string) => noSuch('subscription', id, 'subscription');
  const subscription = requireIn(whole.state.subscriptions, params.subscription, missing);
  const customer = requireIn(whole.state.customers, subscription.customer, (id) => noSuch('customer', id, 'customer'));
  const change = timeOf(whole, customer.id);
  const context = { change, customer, subscription };
  const details = params.subscription_details;
  const { items, proration_behavior: behavior } = details ?? {};
  const stops = details?.cancel_at_period_end ?? subscription.cancel_at_period_end;
  const plan = items === undefined ? null : planItems(context, items, details?.proration_date ?? change.now);
  const id = newId('upcoming_in_1');
  if (plan !== null && behavior === 'always_invoice') {
    const lines = [...waitingItems(context).map((each) => each.line), ...plan.lines];
    const period = { start: change.now, end: change.now };
    const { currency } = subscription;
    return buildInvoice({
      id,
      customer,
      subscription,
      lines,
      currency,
      period,
      reason: 'subscription_update',
      autoAdvance: true,
      created: change.now,
    });
  }
  if (stops || subscription.status === 'canceled') {
    const message = `No upcoming invoices for customer: '${customer.id}'`;
    throw new ApiError(404, { type: 'invalid_request_error', code: 'invoice_upcoming_none', message });
  }
  if (plan === null) return upcomingInvoice(context, id, []);
  const changed = { ...subscription, items: { ...subscription.items, data: plan.items } };
  const prorated = behavior === 'none' || params.preview_mode === 'recurring' ? [] : plan.lines;
  return upcomingInvoice({ ...context, subscription: changed }, id, prorated);
}
