/** Whether a booking is kept, as the privacy page names it. */
import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { refreshShown } from '../sites/index.server.ts';
import { bookings } from './tables.ts';

export async function keepsBookings(ctx: Ctx, siteId: string): Promise<boolean> {
  const [one] = await ctx.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.siteId, siteId)).limit(1);
  return one !== undefined;
}

/** Sites whose last booking has gone are made anew without naming any. */
export async function followPurged(ctx: TxCtx, siteIds: ReadonlySet<string>): Promise<void> {
  const emptied: string[] = [];
  for (const siteId of siteIds) if (!(await keepsBookings(ctx, siteId))) emptied.push(siteId);
  await refreshShown(ctx, emptied);
}
