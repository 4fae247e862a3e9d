import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { documentNumber } from './record-document.ts';
import { eInvoices, invoices } from './tables.ts';

/** A document must reach the exchange within twelve days of the payment (art. 21 c. 4 DPR 633/1972); ten leave two to act. */
const WORRY_AFTER_DAYS = 10;

/** Tells of every file that nobody has taken when the law's days are nearly over. */
export async function monitorDeadlines(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - WORRY_AFTER_DAYS * 24 * 60 * 60 * 1000);
  await inTransaction(ctx, async (ctx) => {
    const late = await ctx.db
      .select({ document: invoices, state: eInvoices.state })
      .from(eInvoices)
      .innerJoin(invoices, eq(invoices.id, eInvoices.invoiceId))
      .where(and(inArray(eInvoices.state, ['waiting', 'sent']), lt(eInvoices.createdAt, before)));
    for (const { document, state } of late) {
      const number = documentNumber(document);
      await emit(ctx, 'invoicing.overdue', { orderId: document.orderId, invoiceId: document.id, number, state });
    }
  });
}
