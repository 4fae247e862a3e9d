/** A booking that holds once its deposit is paid: the page at the provider, and what comes of it. */
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { DEPOSIT_WORDS } from '../../../site-kit/booking/deposit-words.ts';
import { pageUrl } from '../../sites/index.server.ts';
import { lookAfterPayment, pageToPay, releasePayment, returnPayment } from '../../takings/index.server.ts';
import { lockCalendar, type Calendar } from '../calendar.ts';
import { become, bookingOf, keptBooking } from '../change-booking.ts';
import { guestOf } from '../guest.ts';
import { mailNewBooking } from '../mails.ts';
import { whatOf, whenOf } from '../shown.ts';
import type { Booking } from '../tables.ts';
import { giveBack, payableOf } from './give-back.ts';

/** Where the guest pays; null where the provider has no page now, or nothing can be paid any more: the booking's page says which. */
export async function openDeposit(ctx: Ctx, calendar: Calendar, booking: Booking): Promise<string | null> {
  const { lang, deposit } = booking;
  if (deposit === null) return null;
  const { mail, key } = guestOf(ctx, booking);
  const name = `${DEPOSIT_WORDS[lang].label}: ${whatOf(calendar, booking, lang)}, ${whenOf(booking, lang)}`;
  return pageToPay(ctx, {
    payable: payableOf(booking),
    lines: [{ name, quantity: 1, cents: deposit.amount }],
    mail,
    lang,
    returnUrl: pageUrl(ctx, { site: calendar.site, path: '/book/b/', key }),
  });
}

/** The guest is back: what became of it. */
export const lookAfterDeposit = (ctx: Ctx, booking: Booking): Promise<void> =>
  lookAfterPayment(ctx, payableOf(booking));

/** The guest does not come, and nobody has paid: the place is free at once. Paid in this very moment, it is booked. */
export async function giveUpDeposit(ctx: Ctx, booking: Booking): Promise<void> {
  await releasePayment(ctx, payableOf(booking));
}

interface Paid {
  siteId: string;
  subject: string;
}
/** Money came. For what is held no more, or was erased, it goes back at once: nothing is booked after its release. */
export async function depositPaid(ctx: TxCtx, { siteId, subject: id }: Paid): Promise<void> {
  const calendar = await lockCalendar(ctx, siteId);
  const booking = await keptBooking(ctx, siteId, id);
  if (!booking) return returnPayment(ctx, payableOf({ id }));
  if (booking.state !== 'held' || booking.deposit === null) return giveBack(ctx, booking);
  await mailNewBooking(ctx, calendar, await become(ctx, calendar, booking, booking.deposit.becomes, null));
}

/** Nobody has paid, and nobody can any more. */
export async function depositReleased(ctx: TxCtx, { siteId, subject: id }: Paid): Promise<void> {
  const calendar = await lockCalendar(ctx, siteId);
  const booking = await bookingOf(ctx, siteId, id);
  if (booking.state === 'held') await become(ctx, calendar, booking, 'unpaid', null);
}
