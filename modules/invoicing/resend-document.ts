import { desc, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { seal, type DataKeys } from '../../platform/seal.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../access/index.server.ts';
import type { StoredBuyer } from './document.ts';
import { sendDocumentJob } from './jobs.ts';
import type { BuyerCorrection } from './schemas.ts';
import { eInvoices } from './tables.ts';

/**
 * Sends a rejected document again under its number and date, in a new file that names the buyer correctly. Throws 'invoicing.not-found', 'invoicing.not-rejected' (nothing to mend) or 'invoicing.resend-too-late' (the five
 * days are over: the adviser decides).
 */
export async function resendDocument(
  ctx: Ctx,
  { invoiceId, correction }: { by: Staff<'operator'>; invoiceId: string; correction: BuyerCorrection },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Two operators at once must not send it twice.
    const [last] = await ctx.db
      .select()
      .from(eInvoices)
      .where(eq(eInvoices.invoiceId, invoiceId))
      .orderBy(desc(eInvoices.file))
      .limit(1)
      .for('update');
    if (!last) throw new AppError('invoicing.not-found', { status: 404 });
    if (last.state !== 'rejected') throw new AppError('invoicing.not-rejected', { status: 409 });
    const now = ctx.clock.now();
    if (last.resendUntil && last.resendUntil < now) throw new AppError('invoicing.resend-too-late', { status: 409 });
    const id = newId('ein');
    const buyer = corrected(ctx.config.dataKeys, last.buyer, correction);
    await ctx.db.insert(eInvoices).values({ id, invoiceId, buyer, state: 'waiting', createdAt: now });
    await enqueue(ctx, sendDocumentJob, { id }, { key: id });
    await audit(ctx, 'invoicing.resend', invoiceId, { file: id, fields: Object.keys(correction) });
  });
}

function corrected(keys: DataKeys, buyer: StoredBuyer, { vat, taxCode, ...rest }: BuyerCorrection): StoredBuyer {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...buyer,
    ...given,
    ...(vat === undefined ? {} : { vat: seal(keys, vat) }),
    ...(taxCode === undefined ? {} : { taxCode: seal(keys, taxCode) }),
  };
}
