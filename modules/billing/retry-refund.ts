import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { refundJob } from './jobs.ts';
import { refunds } from './tables.ts';

/** Tries an intended refund now instead of when its next try is due. Throws billing.no-such-refund (404). */
export async function retryRefund(tx: Tx, ctx: Ctx, key: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.key, key), isNull(refunds.doneAt), isNull(refunds.failedAt)));
  if (!row) throw new AppError('billing.no-such-refund', { status: 404 });
  await ctx.jobs.enqueue(tx, refundJob, { key }, { key });
}
