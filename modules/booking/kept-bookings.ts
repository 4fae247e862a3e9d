/** Whether a booking is kept, as the privacy page names it. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { bookings } from './tables.ts';

export async function keepsBookings(ctx: Ctx, siteId: string): Promise<boolean> {
  const [one] = await ctx.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.siteId, siteId)).limit(1);
  return one !== undefined;
}
