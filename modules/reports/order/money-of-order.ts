import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { worthOf } from '../../billing/refunds/refunded.rules.ts';
import { refundOfLine } from '../../billing/refunds/refund-line.rules.ts';
import { charges, checkoutSessions, disputes, refunds, subscriptions } from '../../billing/tables.ts';
import { eInvoices, invoices } from '../../invoicing/tables.ts';
import type { WholeOrder } from './schemas.ts';
import { iso } from '../operator/keyset.ts';

type Money = Pick<WholeOrder, 'subscription' | 'sessions' | 'charges' | 'refunds' | 'disputes' | 'invoices'>;
type Refund = typeof refunds.$inferSelect;

export interface OrderMoney {
  view: Money;
  refunds: Refund[];
  /** Under which the card provider's events name what belongs to the order. */
  providerIds: { sessions: string[]; subscription: string | null; customer: string | null; objects: string[] };
}

/** What was paid, given back and invoiced for an order. */
export async function moneyOf(ctx: Ctx, orderId: string): Promise<OrderMoney> {
  const { db } = ctx;
  const [subscription, sessions, paid, back, taken, documents] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId)),
    db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.orderId, orderId))
      .orderBy(desc(checkoutSessions.createdAt)),
    db.select().from(charges).where(eq(charges.orderId, orderId)).orderBy(desc(charges.paidAt)),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.createdAt)),
    db.select().from(disputes).where(eq(disputes.orderId, orderId)).orderBy(desc(disputes.openedAt)),
    db
      .select({ invoice: invoices, exchange: eInvoices.state })
      .from(invoices)
      .leftJoin(eInvoices, eq(eInvoices.invoiceId, invoices.id))
      .where(eq(invoices.orderId, orderId))
      .orderBy(desc(invoices.createdAt), desc(eInvoices.createdAt)),
  ]);
  const [own] = subscription;
  const newest = documents.filter(({ invoice }, at) => documents.findIndex((d) => d.invoice.id === invoice.id) === at);
  return {
    refunds: back,
    providerIds: {
      sessions: sessions.map((row) => row.id),
      subscription: own?.id ?? null,
      customer: own?.customerId ?? null,
      objects: [...back.map((row) => row.providerId), ...taken.map((row) => row.id)].filter((id) => id !== null),
    },
    view: {
      subscription: own
        ? {
            id: own.id,
            customer: own.customerId,
            status: own.status,
            plan: own.plan,
            period_end: own.currentPeriodEnd.toISOString(),
            renewal_amount: own.renewalAmount,
            cancel_at: iso(own.cancelAt),
            ended_at: iso(own.endedAt),
          }
        : null,
      sessions: sessions.map((row) => ({
        id: row.id,
        amount: row.amount,
        status: row.status,
        created_at: row.createdAt.toISOString(),
        completed_at: iso(row.completedAt),
      })),
      charges: paid.map((charge) => chargeView(orderId, charge, back, paid.at(-1)?.id === charge.id)),
      refunds: back.map((row) => ({
        key: row.key,
        amount: row.given ?? row.amount,
        reason: row.reason,
        status: row.status,
        created_at: row.createdAt.toISOString(),
        done_at: iso(row.doneAt),
        failed_at: iso(row.failedAt),
      })),
      disputes: taken.map((row) => ({
        id: row.id,
        amount: row.amount,
        reason: row.reason,
        status: row.status,
        opened_at: row.openedAt.toISOString(),
      })),
      invoices: newest.map(({ invoice, exchange }) => ({
        id: invoice.id,
        number: `${invoice.number}/${invoice.year}`,
        kind: invoice.kind,
        gross: invoice.gross,
        exchange,
      })),
    },
  };
}

/** A refund that names no charge is the first one's. */
function chargeView(orderId: string, charge: typeof charges.$inferSelect, back: Refund[], first: boolean) {
  const own = back.filter((row) => !row.failedAt && (row.invoiceId ?? (first ? charge.id : null)) === charge.id);
  const keys = new Set(own.map((row) => row.key));
  return {
    id: charge.id,
    kind: charge.kind,
    amount: charge.amount,
    paid_at: charge.paidAt.toISOString(),
    refunded: own.reduce((sum, row) => sum + worthOf(row, charge.amount), 0),
    lines: charge.lines.map(({ description, amount }, line) => ({
      description,
      amount,
      refunded: keys.has(refundOfLine(orderId, charge.id, line)),
    })),
  };
}
