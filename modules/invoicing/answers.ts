import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Sealed } from '../../platform/seal.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import type { EInvoiceState } from './document.ts';
import { documentNumber } from './record-document.ts';
import { eInvoices, invoices } from './tables.ts';

/** A rejected document may be sent again under its number and date within five days (circular 13/E of 2 July 2018, 1.6). */
export const RESEND_DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN: EInvoiceState[] = ['waiting', 'sent'];

/** Records a rejection and announces it, once for each file. */
export async function refuseDocument(
  ctx: Ctx,
  id: string,
  why: { code: string; message: string; exchangeId?: string | null; xml?: Sealed | null },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const resendUntil = new Date(now.getTime() + RESEND_DAYS * DAY_MS);
    const [file] = await ctx.db
      .update(eInvoices)
      .set({ ...why, state: 'rejected', answeredAt: now, resendUntil })
      .where(and(eq(eInvoices.id, id), inArray(eInvoices.state, OPEN)))
      .returning();
    if (!file) return;
    const [document] = await ctx.db.select().from(invoices).where(eq(invoices.id, file.invoiceId));
    if (!document) return;
    const { orderId, id: invoiceId } = document;
    await audit(ctx, 'invoicing.rejected', orderId, { invoice: invoiceId, code: why.code });
    await emit(ctx, 'invoicing.rejected', {
      orderId,
      invoiceId,
      number: documentNumber(document),
      code: why.code,
      message: why.message,
      resendUntil,
    });
  });
}

/** Records that the exchange took a file, delivered or not, and announces it. */
export async function acceptDocument(
  ctx: Ctx,
  id: string,
  answer: { state: 'accepted' | 'undelivered'; exchangeId: string | null },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [file] = await ctx.db
      .update(eInvoices)
      .set({ ...answer, answeredAt: ctx.clock.now() })
      .where(and(eq(eInvoices.id, id), inArray(eInvoices.state, OPEN)))
      .returning();
    if (!file) return;
    const [document] = await ctx.db.select().from(invoices).where(eq(invoices.id, file.invoiceId));
    if (document) await emit(ctx, 'invoicing.accepted', { orderId: document.orderId, invoiceId: document.id });
  });
}
