/** Whether a booking is kept, and one with a deposit, as the privacy page names them. */
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { bookings } from './tables.ts';

const keeps =
  (what?: SQL) =>
  async (ctx: Ctx, siteId: string): Promise<boolean> => {
    const own = and(eq(bookings.siteId, siteId), what);
    return (await ctx.db.select({ id: bookings.id }).from(bookings).where(own).limit(1)).length > 0;
  };
export const keepsBookings = keeps();
export const keepsDeposits = keeps(isNotNull(bookings.deposit));
