import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { acceptDocument, refuseDocument } from './answers.ts';
import { eInvoices } from './tables.ts';

/** Asks what became of a file. While nothing is known it throws, so that the queue asks again, ever more seldom. */
export async function askExchange(ctx: Ctx, id: string): Promise<void> {
  const [file] = await ctx.db.select().from(eInvoices).where(eq(eInvoices.id, id));
  if (!file?.fileName || file.state !== 'sent') return;
  const { state, exchangeId, code, message } = await ctx.ports.eInvoices.ask(file.fileName);
  if (state === 'waiting') {
    throw new AppError('invoicing.no-answer-yet', { status: 503, retryable: true, reason: `${id} has no answer yet` });
  }
  if (state === 'rejected') await refuseDocument(ctx, id, { code: code ?? '', message: message ?? '', exchangeId });
  else await acceptDocument(ctx, id, { state, exchangeId });
}
