import { and, inArray, lt, not, or, sql } from 'drizzle-orm';
import { all, BATCH, daysAgo, inBatches, monthsAfter, monthsAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { SOBER_TRADES } from '../../site-kit/document.ts';
import { refreshEmptied } from '../sites/index.server.ts';
import { keepsBookings, keepsDeposits } from './kept-bookings.ts';
import { isOwed } from './open-rights.ts';
import { KEPT_DISCREET_MONTHS, KEPT_MONTHS, RIGHTS_MONTHS } from './processing.ts';
import { bookingLoads, bookings, bookingSessions, type Booking } from './tables.ts';

/** Nobody asks what of a day that is over was still free. */
const LOAD_DAYS = 2;

/** What was booked may tell of somebody's health or troubles. */
export const isDiscreet = sql<boolean>`exists (
  select 1 from sites s join site_versions v on v.id = s.current_version_id
  where s.id = ${bookings.siteId} and v.document ->> 'trade' = any(${sql.param(SOBER_TRADES)}))`;

/** What is owed is kept until it has gone back, and none beyond what anybody can ask for. */
export async function purgeBookings(ctx: Ctx): Promise<number> {
  const long = monthsAgo(ctx, KEPT_MONTHS);
  const short = monthsAgo(ctx, KEPT_DISCREET_MONTHS);
  const old = or(lt(bookings.endsAt, long), and(lt(bookings.endsAt, short), isDiscreet));
  const removed = await inBatches(ctx, async (ctx) => {
    const { id, siteId, endsAt, deposit } = bookings;
    const over = or(and(old, not(isOwed(ctx))), lt(endsAt, monthsAgo(ctx, RIGHTS_MONTHS)));
    const rows = await ctx.db.select({ id, siteId, deposit }).from(bookings).where(over).limit(BATCH);
    await dropBookings(ctx, rows);
    return all(rows);
  });
  await ctx.db.delete(bookingLoads).where(lt(bookingLoads.slot, daysAgo(ctx, LOAD_DAYS)));
  await ctx.db.delete(bookingSessions).where(lt(bookingSessions.endsAt, long));
  return removed;
}

export async function dropBookings(
  ctx: TxCtx,
  rows: readonly Pick<Booking, 'id' | 'siteId' | 'deposit'>[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.delete(bookings).where(inArray(bookings.id, ids));
  const siteIds = rows.map((row) => row.siteId);
  await refreshEmptied(ctx, { siteIds, keeps: keepsBookings });
  const paid = rows.filter((row) => row.deposit !== null).map((row) => row.siteId);
  await refreshEmptied(ctx, { siteIds: paid, keeps: keepsDeposits });
}

/** From then on `purgeBookings` drops a booking whose guest is owed nothing. `discreet`: see `isDiscreet`. */
export const bookingKeptUntil = ({ endsAt }: Pick<Booking, 'endsAt'>, discreet: boolean): Date =>
  monthsAfter(endsAt, discreet ? KEPT_DISCREET_MONTHS : KEPT_MONTHS);
