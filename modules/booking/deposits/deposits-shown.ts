import type { Ctx } from '../../../platform/ctx.ts';
import { rightsOf, type SiteAccess } from '../../access/index.server.ts';
import { cardPaymentsOf, refundsOf } from '../../takings/index.server.ts';
import type { Calendar } from '../calendar.ts';
import type { BookingsView, BookingView } from '../views/schemas.ts';
import type { Booking } from '../tables.ts';
import { offersDeposits } from './ask-deposit.ts';

type Refund = { id: string; state: string };
const SHOWN = { succeeded: 'back', elsewhere: 'elsewhere', failed: 'refused' } as const;

/** How the deposit of each booking stands, as screens show it. */
export async function depositsShown(
  ctx: Ctx,
  rows: readonly Booking[],
): Promise<(booking: Booking) => BookingView['deposit']> {
  const refunds = await refundsOfBookings(ctx, rows);
  return (booking) => booking.deposit && shownDeposit(booking, refunds(booking)[0]);
}

/** Money of each that went back, or is to. */
export async function refundsOfBookings(ctx: Ctx, rows: readonly Booking[]) {
  const subjects = rows.filter(({ deposit }) => deposit !== null).map(({ id }) => id);
  const refunds = await refundsOf(ctx, { purpose: 'booking', subjects });
  return ({ id }: Booking) => refunds.get(id) ?? [];
}

/** Whether the owner may ask for deposits now, and whether whoever looks may give them back. */
export async function depositRights(
  ctx: Ctx,
  { calendar, by }: { calendar: Calendar; by: SiteAccess<'draft'> },
): Promise<Pick<BookingsView, 'deposits' | 'may_refund'>> {
  const cards = await cardPaymentsOf(ctx, calendar);
  const isNone = cards === 'unavailable' || !offersDeposits(calendar);
  return {
    deposits: isNone ? 'none' : cards === 'active' ? 'offered' : 'no-account',
    may_refund: rightsOf(by.author.role).includes('manage'),
  };
}

function shownDeposit({ state, deposit }: Booking, refund: Refund | undefined): BookingView['deposit'] {
  if (deposit === null) return null;
  const { amount } = deposit;
  if (refund) {
    const went = SHOWN[refund.state as keyof typeof SHOWN] ?? 'coming';
    return { amount, state: went, refused: went === 'refused' ? refund.id : null };
  }
  const isAwaited = state === 'held' ? 'awaited' : state === 'unpaid' ? 'unpaid' : 'paid';
  return { amount, state: isAwaited, refused: null };
}
