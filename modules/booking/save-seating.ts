import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { changing, KEPT, listed, requireFew } from './save-settings.ts';
import type { TablesInput } from './schemas.ts';
import { seatAhead } from './seat-bookings.ts';
import { bookingPeople } from './tables.ts';

/**
 * All tables, in their order; none: places are counted alone again. Whoever is booked ahead is given one, as far as there is one; whose table
 * goes or becomes too small gets another that is free. Throws booking.not-found (404), booking.one-needed, booking.table-booked (409) where
 * there is none for them, booking.too-many (429) with the people.
 */
export function saveTables(ctx: Ctx, { by, tables }: { by: SiteAccess<'draft'> } & TablesInput): Promise<void> {
  return changing(ctx, by, { what: 'tables', isShown: false }, async (ctx, calendar) => {
    requireFew([...tables, ...calendar.people]);
    const rows = tables.length > 0 ? listed(by.siteId, 'bta', calendar.tables, tables) : [];
    const isTable = and(eq(bookingPeople.siteId, by.siteId), isNotNull(bookingPeople.seatsTo));
    await ctx.db.update(bookingPeople).set({ gone: true }).where(isTable);
    const written = rows.map(({ seats_from: seatsFrom, seats_to: seatsTo, ...row }) => ({
      ...row,
      seatsFrom,
      seatsTo,
    }));
    if (written.length > 0)
      await ctx.db
        .insert(bookingPeople)
        .values(written)
        .onConflictDoUpdate({
          target: bookingPeople.id,
          set: { ...KEPT, seatsFrom: sql`excluded.seats_from`, seatsTo: sql`excluded.seats_to` },
        });
    if (calendar.settings.kind === 'table') await seatAhead(ctx, by.siteId, rows);
  });
}
