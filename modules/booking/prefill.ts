import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isAgreed } from '../agreements/index.server.ts';
import { requestPublish, liveSite, siteOfOrder } from '../sites/index.server.ts';
import { entitled, type Tier } from '../plans/index.server.ts';
import type { SiteDocument, Trade } from '../../site-kit/document.ts';
import { BOOKING_WORDS } from '../../site-kit/booking/words.ts';
import { findAll } from '../../site-kit/layouts/parts/find.ts';
import { bookingPeople, bookingServices, bookingSettings } from './tables.ts';
import { bookingFeeds } from './calendars/tables.ts';
import { LIMITS, type BookingKind } from './schemas.ts';

const TABLES: ReadonlySet<Trade> = new Set<Trade>(['restaurant', 'bar', 'bakery']);
function kindOf(trade: Trade): BookingKind {
  if (trade === 'hotel') return 'stay';
  if (trade === 'fitness') return 'session';
  return TABLES.has(trade) ? 'table' : 'appointment';
}

/** For the calendar alone, to be looked at by the owner; a site never shows them. */
const USUAL_MINUTES = { table: 120, appointment: 30, session: 60, stay: 60 } as const;
const USUAL = {
  mode: 'request',
  step: 30,
  noticeMinutes: 120,
  horizonDays: 60,
  lastMinutes: 60,
  cancelMinutes: 120,
  covers: 20,
  partyMost: 8,
  partyInstant: 6,
} as const;
/** A room is asked for long before. */
const USUAL_OF_STAYS = { horizonDays: 365, cancelMinutes: 1440 } as const;

/**
 * Brings bookings in line with what the order's plan buys: filled in from the published site the first time, as a draft; the site is made
 * anew, so that it shows or no longer shows that something can be booked, and its calendars of others are read. What is open without any agreement is paused. Safe twice.
 */
export async function followPlan(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const siteId = await siteOfOrder(ctx, orderId);
  if (!siteId) return;
  await inTransaction(ctx, async (ctx) => {
    await prefill(ctx, siteId);
    const site = await liveSite(ctx, siteId);
    // Without a plan they were looked at once a day.
    if (site && entitled(site.tier, 'booking'))
      await ctx.db.update(bookingFeeds).set({ dueAt: ctx.clock.now() }).where(eq(bookingFeeds.siteId, siteId));
    const [settings] = await ctx.db.select().from(bookingSettings).where(eq(bookingSettings.siteId, siteId));
    if (settings?.status !== 'open') return;
    if (!(await isAgreed(ctx, orderId))) {
      await ctx.db.update(bookingSettings).set({ status: 'paused' }).where(eq(bookingSettings.siteId, siteId));
      await audit(ctx, 'booking.paused', siteId);
    }
    await requestPublish(ctx, siteId);
  });
}

/** A site that was bought with a plan that holds bookings gets them with its first version. */
export async function prefillPublished(ctx: TxCtx, { siteId, tier }: { siteId: string; tier: Tier }): Promise<void> {
  if (entitled(tier, 'booking')) await prefill(ctx, siteId);
}

/** Nothing where it is filled in already, and where the plan does not hold it. */
async function prefill(ctx: TxCtx, siteId: string): Promise<void> {
  const own = eq(bookingSettings.siteId, siteId);
  const present = await ctx.db.select({ siteId: bookingSettings.siteId }).from(bookingSettings).where(own);
  const site = present.length > 0 ? null : await liveSite(ctx, siteId);
  if (!site || !entitled(site.tier, 'booking')) return;
  const { document } = site;
  const kind = kindOf(document.trade);
  const fresh = await ctx.db
    .insert(bookingSettings)
    .values({ siteId, kind, ...USUAL, ...(kind === 'stay' ? USUAL_OF_STAYS : {}) })
    .onConflictDoNothing()
    .returning({ siteId: bookingSettings.siteId });
  if (fresh.length === 0) return;
  const minutes = USUAL_MINUTES[kind];
  const words = BOOKING_WORDS[document.lang];
  const found = kind === 'table' ? [] : servicesIn(document, kind === 'stay' ? 'rooms' : 'services');
  const services = found.length > 0 ? found : [{ name: words[kind], price: null }];
  await ctx.db
    .insert(bookingServices)
    .values(services.map((each, position) => ({ ...each, id: newId('bsv'), siteId, minutes, active: true, position })));
  await ctx.db
    .insert(bookingPeople)
    .values({ id: newId('bpe'), siteId, name: document.name.value.slice(0, LIMITS.name), active: true, position: 0 });
}

/** Names and prices as the page says them. */
function servicesIn(document: SiteDocument, of: 'services' | 'rooms'): { name: string; price: string | null }[] {
  const items = findAll(document, 'list')
    .filter(({ kind }) => kind === of)
    .flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return items.slice(0, LIMITS.services).map(({ name, price }) => ({
    name: name.value.slice(0, LIMITS.service),
    price: price && price.value.length <= LIMITS.price ? price.value : null,
  }));
}
