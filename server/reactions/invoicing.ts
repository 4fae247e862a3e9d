/** Which documents follow from money, and what follows from them. */
import { correctionOf, correctionsOf, findCharge } from '../../modules/billing/index.server.ts';
import { issueCreditNote, issueInvoice } from '../../modules/invoicing/index.server.ts';
import { euro } from '../../modules/notifications/index.server.ts';
import { chargedSale } from '../../modules/ordering/index.server.ts';
import { openTask, resolveTask } from '../../modules/tasks/index.server.ts';
import { subscriptionMail } from './subscription-mail.ts';
import type { Reactions } from '../../platform/module.ts';

const rejected = (invoiceId: string) => `invoicing.rejected:${invoiceId}`;
const overdue = (invoiceId: string) => `invoicing.overdue:${invoiceId}`;

export const invoicingReactions = {
  /** Money came: its invoice, in the same transaction. A refund that was told before finds its invoice now. */
  async 'billing.charged'(ctx, { orderId, providerInvoiceId }) {
    const charge = await findCharge(ctx, providerInvoiceId);
    if (!charge) throw new Error(`no charge ${providerInvoiceId}`);
    const { amount: gross, tax, paidAt, periodStart, periodEnd } = charge;
    const sale = await chargedSale(ctx, { orderId, charge });
    await issueInvoice(ctx, { orderId, chargeId: charge.id, ...sale, gross, tax, paidAt, periodStart, periodEnd });
    for (const correction of await correctionsOf(ctx, orderId)) await issueCreditNote(ctx, correction);
  },

  /** Money went back: the credit note on the invoice of the payment it came from. */
  async 'billing.refunded'(ctx, { key, amount }) {
    const correction = await correctionOf(ctx, { key, amount });
    if (correction) await issueCreditNote(ctx, correction);
  },

  /** The customer hears of a document once, with the way to its PDF. */
  async 'invoicing.issued'(ctx, { orderId, invoiceId, kind, number, gross }) {
    await subscriptionMail(ctx, orderId, kind === 'invoice' ? 'invoice-issued' : 'credit-note-issued', {
      occasion: invoiceId,
      values: (lang) => ({ number, total: euro(gross, lang) }),
    });
  },

  /** Not issued for the law until it is sent again: a person corrects the buyer and sends it under the same number. */
  async 'invoicing.rejected'(ctx, { orderId, invoiceId, number, code, message, resendUntil }) {
    await openTask(ctx, {
      key: rejected(invoiceId),
      kind: 'invoicing.rejected',
      subject: orderId,
      detail: `${number} was rejected with ${code} ${message}; correct and send again by ${resendUntil.toISOString()}`,
    });
  },

  async 'invoicing.accepted'(ctx, { invoiceId }) {
    await resolveTask(ctx, { key: rejected(invoiceId), note: 'the exchange took the corrected document' });
    await resolveTask(ctx, { key: overdue(invoiceId), note: 'the exchange answered' });
  },

  async 'invoicing.overdue'(ctx, { orderId, invoiceId, number, state }) {
    const detail = `${number} is still ${state} ten days after the payment; the law allows twelve`;
    await openTask(ctx, { key: overdue(invoiceId), kind: 'invoicing.overdue', subject: orderId, detail });
  },
} satisfies Reactions;
