import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { refundJob } from '../jobs.ts';
import { refunds } from '../tables.ts';

/** Tries an intended refund now instead of when its next try is due. Throws billing.no-such-refund (404). */
export async function retryRefund(ctx: TxCtx, key: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.key, key), isNull(refunds.doneAt), isNull(refunds.failedAt)));
  if (!row) throw new AppError('billing.no-such-refund', { status: 404 });
  await enqueue(ctx, refundJob, { key }, { key });
}
