import type { Stripe } from 'stripe';
import type { CardPayments, ProviderInvoice } from '../../modules/billing/card-payments.port.ts';
import { AppError } from '../../platform/errors.ts';
import { cents, confirmed, readDispute, readRefund, readSubscription } from './answers.ts';
import { readInvoice } from './invoices.ts';
import { asking, isMissing, nothingLeft } from './provider-errors.ts';

type Calls = Pick<
  CardPayments,
  | 'listSubscriptions'
  | 'retrieveSubscription'
  | 'listInvoices'
  | 'voidInvoice'
  | 'firstPaymentState'
  | 'previewPriceChange'
  | 'changePrice'
  | 'addItem'
  | 'lowerItem'
  | 'cancelAtPeriodEnd'
  | 'cancelSubscription'
  | 'refund'
  | 'findRefund'
  | 'retrieveRefund'
  | 'retrieveDispute'
>;
const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** What happens to a subscription after it was bought, and the money that goes back. */
export function subscriptionCalls(stripe: Stripe): Calls {
  async function invoicesOf(subscription: string): Promise<ProviderInvoice[]> {
    const found = [];
    for await (const invoice of stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] }))
      found.push(readInvoice(invoice));
    return found;
  }

  /** The payment of one invoice; of the first one when none is named. */
  async function paymentOf(subscription: string, invoiceId: string | null): Promise<string> {
    const invoices = await invoicesOf(subscription);
    const meant = invoices.find(({ id, kind }) => (invoiceId === null ? kind === 'first' : id === invoiceId));
    if (meant?.status === 'paid' && meant.paymentId !== null) return meant.paymentId;
    const which = invoiceId ?? 'first invoice';
    throw new AppError('billing.provider-refused', { status: 409, reason: `${subscription} has no paid ${which}` });
  }

  return {
    listSubscriptions: () =>
      asking(async () => {
        const found = [];
        for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: 100 }))
          found.push(readSubscription(subscription));
        return found;
      }),

    retrieveSubscription: (id) => asking(async () => readSubscription(await stripe.subscriptions.retrieve(id))),

    listInvoices: (id) => asking(() => invoicesOf(id)),

    voidInvoice: (id) =>
      asking(async () => {
        const isOpen = async () =>
          readInvoice(await stripe.invoices.retrieve(id, { expand: ['payments'] })).status === 'open';
        if (!(await isOpen())) return;
        try {
          // Voided, it takes its pending update with it (docs.stripe.com/billing/subscriptions/pending-updates-reference).
          confirmed(await stripe.invoices.voidInvoice(id), 'invoice');
        } catch (error) {
          // Paid at this very moment: the caller reads the truth.
          if (await isOpen()) throw error;
        }
      }),

    firstPaymentState: (id) =>
      asking(async () => {
        const first = (await invoicesOf(id)).find(({ kind }) => kind === 'first');
        if (first?.status === 'paid') return 'paid';
        if (!first?.paymentId) return 'processing';
        const { status } = await stripe.paymentIntents.retrieve(first.paymentId);
        return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing';
      }),

    previewPriceChange: (input) =>
      asking(async () => {
        const preview = await stripe.invoices.createPreview({
          subscription: input.subscriptionId,
          subscription_details: {
            items: [{ id: input.itemId, price: input.priceId }],
            proration_behavior: 'always_invoice',
            proration_date: input.prorationDate,
          },
        });
        return { amountDue: cents.parse(preview.amount_due) };
      }),

    changePrice: (input, idempotencyKey) =>
      asking(async () => {
        const items = [{ id: input.itemId, price: input.priceId }];
        const changed = await stripe.subscriptions.update(
          input.subscriptionId,
          input.prorationDate === null
            ? { items, proration_behavior: 'none' }
            : {
                items,
                proration_behavior: 'always_invoice',
                payment_behavior: 'pending_if_incomplete',
                proration_date: input.prorationDate,
              },
          { idempotencyKey },
        );
        confirmed(changed, 'subscription');
      }),

    addItem: ({ subscriptionId, priceId, item, prorationDate }, idempotencyKey) =>
      asking(async () => {
        const changed = await stripe.subscriptions.update(
          subscriptionId,
          {
            items: [item ? { id: item.id, quantity: item.quantity + 1 } : { price: priceId, quantity: 1 }],
            proration_behavior: 'always_invoice',
            payment_behavior: 'pending_if_incomplete',
            proration_date: prorationDate,
          },
          { idempotencyKey },
        );
        confirmed(changed, 'subscription');
      }),

    lowerItem: ({ subscriptionId, item, amount, dropped }, idempotencyKey) =>
      asking(async () => {
        const left = item.unitAmount * item.quantity - amount;
        const lowered = await stripe.subscriptions.update(
          subscriptionId,
          {
            items: [
              left <= 0
                ? { id: item.id, deleted: true }
                : {
                    id: item.id,
                    quantity: 1,
                    price_data: {
                      currency: 'eur',
                      product: item.product,
                      unit_amount: left,
                      tax_behavior: 'inclusive',
                      recurring: { interval: 'year' },
                    },
                  },
            ],
            proration_behavior: 'none',
            metadata: { dropped },
          },
          { idempotencyKey },
        );
        confirmed(lowered, 'subscription');
      }),

    cancelAtPeriodEnd: (id, cancel, idempotencyKey) =>
      asking(async () => {
        const changed = await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }, { idempotencyKey });
        confirmed(changed, 'subscription');
      }),

    cancelSubscription: (id) =>
      asking(async () => {
        // The provider takes no idempotency key on a DELETE; an ended subscription stays ended, so look, then end it.
        const hasEnded = async () => readSubscription(await stripe.subscriptions.retrieve(id)).status === 'canceled';
        if (await hasEnded()) return;
        try {
          confirmed(await stripe.subscriptions.cancel(id), 'subscription');
        } catch (error) {
          // What has ended cannot be ended: the provider calls it missing. Another refund of the order was faster.
          if (!isMissing(error) || !(await hasEnded())) throw error;
        }
      }),

    refund: (input, idempotencyKey) =>
      asking(async () => {
        const payment = await paymentOf(input.subscriptionId, input.invoiceId);
        const reason = refundReasons.find((known) => known === input.reason) ?? 'requested_by_customer';
        try {
          const refund = await stripe.refunds.create(
            {
              payment_intent: payment,
              ...(input.amount !== 'all' && { amount: input.amount }),
              reason,
              metadata: { order_id: input.orderId, reason: input.reason.slice(0, 500), effect: input.effect },
            },
            { idempotencyKey },
          );
          return readRefund(refund);
        } catch (error) {
          if (nothingLeft(error)) return 'nothing-left';
          throw error;
        }
      }),

    findRefund: ({ subscriptionId, invoiceId, effect }) =>
      asking(async () => {
        const payment = await paymentOf(subscriptionId, invoiceId);
        for await (const answer of stripe.refunds.list({ payment_intent: payment, limit: 100 })) {
          const refund = readRefund(answer);
          if (refund.effect === effect) return refund;
        }
        return null;
      }),

    retrieveRefund: (id) => asking(async () => readRefund(await stripe.refunds.retrieve(id))),

    retrieveDispute: (id) => asking(async () => readDispute(await stripe.disputes.retrieve(id))),
  };
}
