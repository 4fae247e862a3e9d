import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { requireAgreement } from '../agreements/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { requestPublish } from '../sites/index.server.ts';
import { lockCalendar } from './calendar.ts';
import { bookingSettings } from './tables.ts';

/**
 * Opens bookings on the site, or pauses them: what is booked stays. The site is made anew, and shows it. Throws booking.not-found (404),
 * booking.closed where the plan does not hold it, booking.one-needed without a service or a
 * person, agreements.needed (409).
 */
export function setStatus(
  ctx: Ctx,
  { by, status }: { by: SiteAccess<'publish'>; status: 'open' | 'paused' },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    const { settings, services, people, site } = calendar;
    if (settings.status === status) return;
    if (status === 'open') {
      if (!entitled(site.tier, 'booking')) throw new AppError('booking.closed', { status: 409 });
      const someone = settings.kind !== 'appointment' || people.some(({ active }) => active);
      // A session that is added later is shown then.
      const needsService = settings.kind !== 'session';
      if (!someone || (needsService && !services.some(({ active }) => active)))
        throw new AppError('booking.one-needed', { status: 409 });
      await requireAgreement(ctx, { siteId: by.siteId, isFirst: settings.status === 'draft' });
    }
    await ctx.db.update(bookingSettings).set({ status }).where(eq(bookingSettings.siteId, by.siteId));
    await audit(ctx, `booking.${status}`, by.siteId);
    await requestPublish(ctx, by.siteId);
  });
}
