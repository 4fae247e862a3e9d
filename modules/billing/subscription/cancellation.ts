import type { Ctx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { K } from '../../plans/index.server.ts';
import { applySubscription } from './apply-subscription.ts';
import { plusDays } from './dunning.rules.ts';
import { requireSubscription } from './find-subscription.ts';
import { letterIs } from './letter.rules.ts';
import type { SubscriptionRow } from './subscription-facts.ts';

/** The provider shows a change at once; longer than its client waits and retries. */
const LOOK_IS_SURE_AFTER_MS = 5 * 60 * 1000;

/** Until then the next renewal can still be called off on the site (K10). */
export const cancelUntil = (periodEnd: Date): Date => plusDays(periodEnd, -K.cancelOnSiteDays);

/**
 * Ends the subscription with the year that is paid, or takes that back. Safe twice: the provider keeps one answer.
 * Throws billing.cancel-late within the last days before a renewal, when the renewal can be called off no more.
 * `posted`: it came by a letter of that day ("2026-11-21"); throws billing.letter-late, billing.letter-renewed instead.
 */
export async function scheduleEnd(
  ctx: Ctx,
  { by, end, posted }: { by: OrderAccess<'end'>; end: boolean; posted?: string },
): Promise<void> {
  const { orderId } = by;
  const row = await requireSubscription(ctx, { by });
  if (end && !row.cancelAt && !row.pastDueSince) requireInTime(ctx, row, posted);
  const { payments } = ctx.ports;
  const isSo = async () => ((await payments.retrieveSubscription(row.id)).cancelAt !== null) === end;
  if (!(await isSo())) {
    await callOnce(ctx, {
      // To and fro within a year are wishes of their own: each follows a change of the row.
      key: `end:${orderId}:${row.version}:${end ? 'yes' : 'no'}`,
      subject: orderId,
      input: { subscriptionId: row.id, end },
      sureAfterMs: LOOK_IS_SURE_AFTER_MS,
      look: async () => ((await isSo()) ? { end } : null),
      call: async (input, callKey) => {
        await payments.cancelAtPeriodEnd(input.subscriptionId, input.end, callKey);
        return { end: input.end };
      },
    });
  }
  await applySubscription(ctx, row.id);
}

function requireInTime(ctx: Ctx, { currentPeriodEnd }: SubscriptionRow, posted: string | undefined): void {
  if (posted === undefined) {
    if (ctx.clock.now() > cancelUntil(currentPeriodEnd)) throw new AppError('billing.cancel-late', { status: 409 });
    return;
  }
  const letter = letterIs(posted, currentPeriodEnd);
  if (letter === 'late') throw new AppError('billing.letter-late', { status: 409 });
  if (letter === 'renewed') throw new AppError('billing.letter-renewed', { status: 409 });
}
