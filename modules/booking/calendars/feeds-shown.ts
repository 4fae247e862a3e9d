import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Calendar } from '../calendar.ts';
import { addressOf } from './feeds.ts';
import type { BookingsView } from '../views/schemas.ts';
import { bookingFeeds } from './tables.ts';

/** Calendars of others as the screen shows them, in the order of their names. */
export async function feedsOf(ctx: Ctx, { site, people, feeds }: Calendar): Promise<BookingsView['calendars']> {
  if (feeds.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(bookingFeeds)
    .where(eq(bookingFeeds.siteId, site.id))
    .orderBy(asc(bookingFeeds.name), asc(bookingFeeds.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    host: URL.parse(addressOf(ctx, row))?.hostname ?? '',
    person: people.find(({ id }) => id === row.personId)?.name ?? null,
    read_at: row.readAt.toISOString(),
    fault: row.fault,
  }));
}
