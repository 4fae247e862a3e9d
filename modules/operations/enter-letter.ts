import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveOrder, type Staff } from '../access/index.server.ts';
import { scheduleEnd } from '../billing/index.server.ts';
import { italianDay } from '../../site-kit/italian-day.ts';
import { lockOrder, recordEventOnce } from '../ordering/index.server.ts';
import { allows } from '../ordering/order.states.ts';
import type { LetterInput } from './schemas.ts';

/**
 * Enters a cancellation that came by registered letter (K10): the contract ends with the year that is paid, and the
 * customer hears of it by the same mail as after a press on the site. The same letter twice is once. Throws
 * ordering.letter-dates (422), ordering.state (409), and as scheduleEnd does for a letter.
 */
export async function enterLetter(
  ctx: Ctx,
  { orderId, ...letter }: { by: Staff<'operator'>; orderId: string } & LetterInput,
): Promise<void> {
  const { posted, received, note } = letter;
  const order = await inTransaction(ctx, (ctx) => lockOrder(ctx, orderId));
  if (!order.paidAt || !allows(order.state, 'cancel')) throw new AppError('ordering.state', { status: 409 });
  const possible = italianDay(order.paidAt) <= posted && posted <= received && received <= italianDay(ctx.clock.now());
  if (!possible) {
    throw new AppError('ordering.letter-dates', { status: 422, fields: { posted: 'dates', received: 'dates' } });
  }
  await scheduleEnd(ctx, { by: await proveOrder(ctx, 'end', orderId), end: true, posted });
  await inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const why = `${posted}, ${received}${note ? `: ${note}` : ''}`;
    if (await recordEventOnce(ctx, { orderId, what: 'cancelled-by-letter', why })) {
      await audit(ctx, 'operations.enter-letter', orderId, { posted, received });
    }
  });
}
