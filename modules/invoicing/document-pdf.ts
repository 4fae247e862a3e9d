import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { openBuyer } from './document.ts';
import { drawDocument } from './pdf/draw-document.ts';
import { invoices } from './tables.ts';

/** A document of that order as a PDF, and the name for its file. Throws 'invoicing.not-found', for another order's too. */
export async function documentPdf(
  ctx: Ctx,
  { by, id }: { by: OrderAccess; id: string },
): Promise<{ bytes: Buffer; fileName: string }> {
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.orderId, by.orderId)));
  if (!row) throw new AppError('invoicing.not-found', { status: 404 });
  const buyer = openBuyer(ctx.config.dataKeys, row.buyer);
  const bytes = await drawDocument({ ...row, buyer }, { demo: ctx.config.operator.demo });
  return { bytes, fileName: `vetrina-${row.kind}-${row.year}-${String(row.number).padStart(5, '0')}.pdf` };
}
