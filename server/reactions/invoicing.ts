/** Which documents follow from money, and what follows from them. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { charges, refunds } from '../../modules/billing/tables.ts';
import { issueCreditNote, issueInvoice } from '../../modules/invoicing/index.server.ts';
import { nameOfCharge } from '../../modules/ordering/index.server.ts';
import { orders } from '../../modules/ordering/tables.ts';
import { openTask, resolveTask } from '../../modules/tasks/index.server.ts';
import { AppError } from '../../platform/errors.ts';
import { soldDomain, soldLine } from '../sold-line.ts';
import { euro, subscriptionMail } from '../subscription-mail.ts';
import type { Reactions } from '../../platform/module.ts';
import type { TxCtx } from '../../platform/ctx.ts';

const rejected = (invoiceId: string) => `invoicing.rejected:${invoiceId}`;
const overdue = (invoiceId: string) => `invoicing.overdue:${invoiceId}`;

export const invoicingReactions = {
  /** Money came: its invoice, in the same transaction. A refund that was told before finds its invoice now. */
  async 'billing.charged'(ctx, { orderId, providerInvoiceId }) {
    const [charge] = await ctx.db.select().from(charges).where(eq(charges.id, providerInvoiceId));
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
    if (!charge || !order) throw new AppError('ordering.not-found', { status: 404 });
    const { billing } = order;
    const added = await nameOfCharge(ctx, charge.id);
    await issueInvoice(ctx, {
      orderId,
      chargeId: charge.id,
      lang: order.locale,
      buyer: {
        business: billing.vat !== '',
        name: billing.business_name,
        firstName: billing.first_name,
        lastName: billing.last_name,
        vat: billing.vat,
        taxCode: billing.ssn,
        recipientCode: billing.sdi,
        pec: billing.pec,
        street: billing.address,
        zip: billing.zip,
        city: billing.city,
        province: billing.province,
        country: billing.country,
      },
      gross: charge.amount,
      tax: charge.tax,
      lines: added ? [soldDomain(added, charge.amount)] : charge.lines.map((line) => soldLine(line, order)),
      paidAt: charge.paidAt,
      periodStart: charge.periodStart,
      periodEnd: charge.periodEnd,
    });
    const done = await ctx.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.doneAt)));
    for (const refund of done) {
      if (refund.given !== 0) await creditRefund(ctx, refund, refund.given ?? refund.amount ?? 'rest');
    }
  },

  /** Money went back: the credit note on the invoice of the payment it came from. */
  async 'billing.refunded'(ctx, { key, amount }) {
    const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.key, key));
    if (refund) await creditRefund(ctx, refund, amount);
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
    await resolveTask(ctx, rejected(invoiceId), 'the exchange took the corrected document');
    await resolveTask(ctx, overdue(invoiceId), 'the exchange answered');
  },

  async 'invoicing.overdue'(ctx, { orderId, invoiceId, number, state }) {
    const detail = `${number} is still ${state} ten days after the payment; the law allows twelve`;
    await openTask(ctx, { key: overdue(invoiceId), kind: 'invoicing.overdue', subject: orderId, detail });
  },
} satisfies Reactions;

async function creditRefund(ctx: TxCtx, refund: typeof refunds.$inferSelect, amount: number | 'rest'): Promise<void> {
  const [charge] = await ctx.db
    .select({ id: charges.id })
    .from(charges)
    .where(
      refund.invoiceId
        ? eq(charges.id, refund.invoiceId)
        : and(eq(charges.subscriptionId, refund.subscriptionId), eq(charges.kind, 'first')),
    );
  // A second payment of one order is given back before it becomes a sale: there is no invoice to correct.
  if (charge) await issueCreditNote(ctx, { chargeId: charge.id, refundKey: refund.key, amount });
}
