import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { ExportedFile } from '../../platform/exported-file.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { documentPdf } from './document-pdf.ts';
import { invoices } from './tables.ts';

/** The documents of an order as PDF, in their order. */
export async function* exportDocuments(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const rows = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.orderId, by.orderId))
    .orderBy(asc(invoices.year), asc(invoices.number));
  for (const { id } of rows) {
    const { bytes, fileName } = await documentPdf(ctx, { by, id });
    yield { path: `invoices/${fileName}`, bytes };
  }
}
