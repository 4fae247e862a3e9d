/** A deposit that goes back: by its owner's press, or another way where the provider refused; and who hears of it. */
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { askWhose, refundsOf, settleElsewhere } from '../../takings/index.server.ts';
import { lockCalendar, requireCalendar } from '../calendar.ts';
import { bookingOf, keptBooking } from '../change-booking.ts';
import { mailDeposit } from '../mails.ts';
import type { Booking } from '../tables.ts';
import { giveBack, payableOf } from './give-back.ts';

type By = { by: SiteAccess<'dispose'>; id: string };

/**
 * Its owner gives it back, whatever became of the booking, which stays what it is. Pressed twice, it goes back once; after the provider
 * refused, it is tried anew. Throws booking.not-found (404), booking.changed (409) where there is none, takings.not-paid (409).
 */
export function refundDeposit(ctx: Ctx, { by, id }: By): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockCalendar(ctx, by.siteId);
    await giveBack(ctx, await withDeposit(ctx, by, id));
  });
}

/**
 * What the provider refused, its owner has given back another way, and says how: the guest is told so, and nothing more is owed. Pressed
 * twice, it counts once. Throws booking.not-found (404), booking.changed (409) where nothing was refused.
 */
export function depositElsewhere(
  ctx: Ctx,
  { by, id, refund, how }: By & { refund: string; how: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    const booking = await withDeposit(ctx, by, id);
    if ((await settleElsewhere(ctx, { payable: payableOf(booking), refund })) === null) {
      const known = (await refundsOf(ctx, { purpose: 'booking', subjects: [id] })).get(id) ?? [];
      if (known.some((each) => each.id === refund && each.state === 'elsewhere')) return;
      throw new AppError('booking.changed', { status: 409 });
    }
    await mailDeposit(ctx, calendar, { booking, kind: 'booking-deposit-elsewhere', refund, how });
  });
}

async function withDeposit(ctx: TxCtx, by: SiteAccess<'dispose'>, id: string): Promise<Booking> {
  const booking = await bookingOf(ctx, by.siteId, id);
  if (booking.deposit === null) throw new AppError('booking.changed', { status: 409 });
  return booking;
}

interface Returned {
  siteId: string;
  subject: string;
  refund: string;
}
/** It has gone: the guest is told; of what was erased nothing more is known. Nothing of the booking changes, so that nothing is locked beside the refund. */
export async function depositRefunded(ctx: TxCtx, { siteId, subject: id, refund }: Returned): Promise<void> {
  const booking = await keptBooking(ctx, siteId, id);
  if (!booking) return;
  const calendar = await requireCalendar(ctx, siteId);
  await mailDeposit(ctx, calendar, { booking, kind: 'booking-deposit-refunded', refund });
}

/** The provider will not, or a bank sent back what had gone: its owner is told, and sees it beside the booking; of what was erased a person is asked whose it is. */
export async function depositRefundFailed(
  ctx: TxCtx,
  { siteId, subject: id, refund, amount }: Returned & { amount: number },
): Promise<void> {
  const booking = await keptBooking(ctx, siteId, id);
  if (!booking) return askWhose(ctx, { siteId, refund, amount });
  const calendar = await requireCalendar(ctx, siteId);
  await mailDeposit(ctx, calendar, { booking, kind: 'booking-refund-failed', refund });
}
