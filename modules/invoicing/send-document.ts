import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { callOnce } from '../../platform/external-calls.ts';
import { isAppError } from '../../platform/errors.ts';
import { sealOrNull } from '../../platform/seal.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { refuseDocument } from './answers.ts';
import { openBuyer } from './document.ts';
import { fatturaPa } from './fattura-pa.ts';
import { askExchangeJob } from './jobs.ts';
import { documentNumber } from './record-document.ts';
import { eInvoices, invoices } from './tables.ts';

/** A file that the intermediary took shows in its list by then. */
const LIST_IS_SURE_AFTER_MS = 15 * 60 * 1000;
/** The exchange answers within minutes as a rule. */
const FIRST_ASK_S = 60;

/** Hands one file to the exchange, once: after a lost answer the exchange is asked whether it has it. */
export async function sendDocument(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(eInvoices)
    .innerJoin(invoices, eq(invoices.id, eInvoices.invoiceId))
    .where(eq(eInvoices.id, id));
  if (!row || row.e_invoices.state !== 'waiting') return;
  const { e_invoices: file, invoices: document } = row;
  const [corrected] = document.corrects
    ? await ctx.db.select().from(invoices).where(eq(invoices.id, document.corrects))
    : [];
  const { dataKeys } = ctx.config;
  const buyer = openBuyer(dataKeys, file.buyer);
  const xml = fatturaPa({ document, corrected: corrected ?? null, file: file.file, buyer });
  const earlier = await ctx.db
    .select({ name: eInvoices.fileName })
    .from(eInvoices)
    .where(and(eq(eInvoices.invoiceId, document.id), isNotNull(eInvoices.fileName)));
  const known = earlier.flatMap(({ name }) => (name ? [name] : []));
  try {
    const sent = await callOnce(ctx, {
      key: `e-invoice:${id}`,
      subject: document.orderId,
      input: { file: id },
      sureAfterMs: LIST_IS_SURE_AFTER_MS,
      look: () => ctx.ports.eInvoices.find({ number: documentNumber(document), since: file.createdAt, known }),
      call: () => ctx.ports.eInvoices.send(xml),
    });
    await inTransaction(ctx, async (ctx) => {
      await ctx.db
        .update(eInvoices)
        .set({ state: 'sent', xml: sealOrNull(dataKeys, xml), fileName: sent.fileName, sentAt: ctx.clock.now() })
        .where(and(eq(eInvoices.id, id), eq(eInvoices.state, 'waiting')));
      await enqueue(ctx, askExchangeJob, { id }, { key: id, delaySeconds: FIRST_ASK_S });
    });
  } catch (error) {
    if (!isAppError(error, 'invoicing.exchange-refused')) throw error;
    const [code = '', ...words] = error.message.split(' ');
    await refuseDocument(ctx, id, { xml: sealOrNull(dataKeys, xml), code, message: words.join(' ') });
  }
}
