import { eq } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { Operator } from '../../platform/operator.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { emit, enqueue } from '../../platform/transaction.ts';
import { K } from '../plans/schemas.ts';
import { yearsLater } from './days.ts';
import type { Buyer, Seller } from './document.ts';
import { askExchangeJob, sendDocumentJob } from './jobs.ts';
import { lockSeries, takeAdopted, takeNumber } from './series.ts';
import { eInvoices, invoices } from './tables.ts';

export type DocumentRow = typeof invoices.$inferSelect;
/** With the buyer's codes readable: for the PDF. */
export type OpenDocument = Omit<DocumentRow, 'buyer'> & { buyer: Buyer };
type NewDocument = Omit<DocumentRow, 'id' | 'year' | 'number' | 'createdAt' | 'keepUntil'>;

/** "17/2026". */
export const documentNumber = ({ number, year }: { number: number; year: number }): string => `${number}/${year}`;

export const sellerOf = (operator: Operator): Seller => ({
  name: operator.name,
  street: operator.street,
  zip: operator.zip,
  city: operator.city,
  province: operator.province,
  country: operator.country,
  vat: operator.vat,
  mail: operator.mail,
  pec: operator.pec ?? '',
});

/**
 * Takes the next number and writes the document with it, its electronic copy and the job that sends it, in the caller's
 * transaction. Null when the same was documented before: no number is taken then. What the exchange has already (after a
 * restore) keeps the number and the file it has there.
 */
export async function record(ctx: TxCtx, document: NewDocument): Promise<DocumentRow | null> {
  const year = Number(document.issuedOn.slice(0, 4));
  const now = ctx.clock.now();
  await lockSeries(ctx, year);
  const [known] = await ctx.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.source, document.source));
  if (known) return null;
  const adopted = await takeAdopted(ctx, document.source, now);
  const number = adopted?.number ?? (await takeNumber(ctx, year));
  const [row] = await ctx.db
    .insert(invoices)
    .values({
      ...document,
      ...(adopted ? { issuedOn: adopted.day } : {}),
      id: newId('inv'),
      year,
      number,
      createdAt: now,
      keepUntil: yearsLater(document.issuedOn, K.invoiceYears),
    })
    .returning();
  if (!row) throw new Error('the document was not written');
  if (row.seller.country === 'IT') {
    const id = newId('ein');
    const file = { id, invoiceId: row.id, buyer: row.buyer, createdAt: now };
    if (adopted) {
      const { fileName, xml } = adopted;
      await ctx.db.insert(eInvoices).values({ ...file, state: 'sent', fileName, xml, sentAt: now });
      await enqueue(ctx, askExchangeJob, { id }, { key: id });
    } else {
      await ctx.db.insert(eInvoices).values({ ...file, state: 'waiting' });
      await enqueue(ctx, sendDocumentJob, { id }, { key: id });
    }
  }
  await emit(ctx, 'invoicing.issued', {
    orderId: row.orderId,
    invoiceId: row.id,
    kind: row.kind,
    number: documentNumber(row),
    gross: row.gross,
  });
  return row;
}
