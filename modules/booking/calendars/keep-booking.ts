import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { lockCalendar } from '../calendar.ts';
import { bookingOf } from '../change-booking.ts';
import { keepClashes } from './clashes.ts';

/** The owner wants a booking to stay, whatever is in a calendar then. Throws booking.not-found (404). */
export function keepBooking(ctx: Ctx, { by, id }: { by: SiteAccess<'draft'>; id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    const booking = await bookingOf(ctx, by.siteId, id);
    await keepClashes(ctx, calendar, booking);
    await audit(ctx, 'booking.kept', by.siteId, { booking: booking.id });
  });
}
