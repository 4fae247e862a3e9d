import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { ChoosePage, type Offered } from '../../../site-kit/booking/choose-page.tsx';
import { PlainBooking } from '../../../site-kit/booking/plain-page.tsx';
import { entitled, type Tier } from '../../plans/index.server.ts';
import type { DrawParts, PartsAsked, SiteBlocks } from '../../sites/index.server.ts';
import { findCalendar, formOf, type Calendar } from '../calendar.ts';
import { asksDeposits } from '../deposits/ask-deposit.ts';
import { keepsBookings, keepsDeposits } from '../kept-bookings.ts';
import { comingSessions } from '../sessions.ts';
import { bookingSettings } from '../tables.ts';
import { drawPage } from './draw.tsx';

/** Whether the site says that something can be booked: opened by its owner, under a plan that holds it; and whether a booking is kept. */
export async function bookingBlock(ctx: Ctx, { id, tier }: { id: string; tier: Tier }): Promise<SiteBlocks> {
  const [settings] = await ctx.db.select().from(bookingSettings).where(eq(bookingSettings.siteId, id));
  if (!settings) return {};
  const kept = [
    ...((await keepsBookings(ctx, id)) ? (['booking'] as const) : []),
    ...((await keepsDeposits(ctx, id)) ? (['deposit'] as const) : []),
  ];
  const isOpen = settings.status === 'open' && entitled(tier, 'booking');
  const calendar = isOpen ? await findCalendar(ctx, id) : null;
  const deposit = calendar && (await asksDeposits(ctx, calendar)) ? { deposit: true as const } : {};
  return {
    ...(kept.length > 0 ? { kept } : {}),
    ...(isOpen ? { booking: { kind: settings.kind, ...deposit } } : {}),
  };
}

/** The page where booking begins. It is a file of the site; what follows it is asked for (acts.ts). */
export async function bookingPage(
  ctx: Ctx,
  { siteId, doc: { booking }, origin }: PartsAsked,
): Promise<DrawParts | null> {
  const calendar = await findCalendar(ctx, siteId);
  if (!calendar || !(booking ?? isOver(calendar))) return null;
  const offered = booking ? await offeredBy(ctx, calendar) : null;
  return (doc) => {
    const words = BOOKING_WORDS[doc.lang];
    const title = booking ? words.title[booking.kind] : words.plainTitle;
    const html = drawPage(ctx, {
      doc,
      origin,
      title,
      description: `${title} · ${doc.name.value}`,
      draw: (r) => (offered ? <ChoosePage doc={doc} r={r} offered={offered} /> : <PlainBooking doc={doc} r={r} />),
    });
    return [{ path: '/book', html, listed: true }];
  };
}

/** Its owner has it open, and the plan does not hold it any more: the page stays, and says how to ask. */
const isOver = ({ settings, site }: Calendar): boolean => settings.status === 'open' && !entitled(site.tier, 'booking');

/** What can be chosen now; of sessions those on the page. */
export const offeredBy = async (ctx: Ctx, calendar: Calendar): Promise<Offered> => ({
  kind: calendar.settings.kind,
  form: formOf(calendar),
  mode: calendar.settings.mode,
  services: calendar.services.filter(({ active }) => active),
  sessions: (formOf(calendar) === 'sessions' ? await comingSessions(ctx, calendar, true) : []).map((session) => ({
    id: session.id,
    title: session.title,
    at: session.wall,
    price: session.price,
    isFull: session.taken >= session.places,
  })),
  partyMost: calendar.settings.partyMost,
});
