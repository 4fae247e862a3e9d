import { and, asc, count, desc, eq, exists, gte, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { unseal } from '../../platform/seal.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { agreementState } from '../agreements/index.server.ts';
import { blockedAmong } from '../blocklist/index.server.ts';
import { unreached } from '../notifications/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import type { SiteArea } from '../sites/index.server.ts';
import { failedRefundsOf } from '../takings/index.server.ts';
import { hasTime } from './booked.ts';
import { formOf, gridOf, requireCalendar, type Calendar } from './calendar.ts';
import { dayOf, instantOf, wallOf } from './clock-zone.ts';
import { startAt } from './free-times.ts';
import { announcedIn } from './announced.ts';
import { clashesAhead, type Clash } from './calendars/clashes.ts';
import { feedsOf } from './calendars/feeds-shown.ts';
import { depositRights, depositsShown } from './deposits/deposits-shown.ts';
import { guestOf, type Guest } from './guest.ts';
import { comingSessions } from './sessions.ts';
import { feedUrl } from './feed.ts';
import { PAST_DAYS, type BookingsView, type BookingView } from './views/schemas.ts';
import { bookingClaims, bookings, bookingSessions, bookingSettings, type Booking } from './tables.ts';

/** A day of the largest has fewer. */
const MOST = 2000;

/** What a site has booked, and how it books. Throws booking.not-found (404) before anything was published under a plan that holds it. */
export async function bookingsOfSite(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<BookingsView> {
  const calendar = await requireCalendar(ctx, by.siteId);
  const { site, settings, services, people, tables, hours } = calendar;
  const now = ctx.clock.now();
  const today = dayOf(now, hours.zone);
  const midnight = instantOf(`${today}T00:00`, hours.zone) ?? now;
  const since = new Date(midnight.getTime() - PAST_DAYS * 86_400_000);
  const sessions = settings.kind === 'session' ? await comingSessions(ctx, calendar) : [];
  // Before them: what fails between promises that have begun leaves theirs to nobody.
  const toSettle = await hasDepositToSettle(ctx, by, midnight);
  const [waiting, coming, dropped, past, settled] = await Promise.all([
    rowsOf(ctx, and(of(by), eq(bookings.state, 'asked'), gte(bookings.startsAt, now))),
    rowsOf(ctx, and(of(by), isNotOver(midnight), inArray(bookings.state, ['held', 'confirmed', 'arrived', 'no-show']))),
    rowsOf(ctx, and(of(by), gte(bookings.startsAt, midnight), endedWithSession(ctx))),
    rowsOf(ctx, and(of(by), gte(bookings.startsAt, since), not(isNotOver(midnight))), 'latest'),
    rowsOf(ctx, and(of(by), toSettle)),
  ]);
  const clashes = calendar.feeds.length > 0 ? await clashesAhead(ctx, by) : [];
  const clashOf = (row: Row) => clashes.find(({ booking, isKept }) => booking.id === row.id && !isKept);
  const all = [waiting, coming, dropped, past, settled].flat();
  const depositOf = await depositsShown(ctx, all);
  const lost = await unreached(ctx, all);
  const isBlocked = await blockedAmong(ctx, { by });
  const show = (rows: Row[]): BookingView[] =>
    rows.map((row) => ({
      ...shown(ctx, calendar, row, { clash: clashOf(row), unreached: lost.has(row.id), isBlocked }),
      deposit: depositOf(row),
    }));
  return {
    site: { id: site.id, order_id: site.orderId ?? '', name: site.name, url: site.url },
    entitled: entitled(site.tier, 'booking'),
    may_open: rightsOf(by.author.role).includes('publish'),
    may_block: rightsOf(by.author.role).includes('manage'),
    agreement: await agreementState(ctx, { by }),
    status: settings.status,
    settings: {
      kind: settings.kind,
      mode: settings.mode,
      step: settings.step,
      notice_minutes: settings.noticeMinutes,
      horizon_days: settings.horizonDays,
      last_minutes: settings.lastMinutes,
      cancel_minutes: settings.cancelMinutes,
      covers: settings.covers,
      party_most: settings.partyMost,
      party_instant: settings.partyInstant,
    },
    services: services.map(({ id, name, minutes, price, deposit, active }) => ({
      id,
      name,
      minutes,
      price,
      deposit,
      active,
    })),
    ...(await depositRights(ctx, { calendar, by })),
    people: people.map(({ id, name, active }) => ({ id, name, active })),
    tables: tables.map(({ id, name, active, seats_from, seats_to }) => ({ id, name, active, seats_from, seats_to })),
    sessions: sessions.map(({ id, title, wall, minutes, price, places, taken }) => ({
      id,
      title,
      at: wall,
      minutes,
      price,
      places,
      taken,
    })),
    announced: announcedIn(calendar, sessions, now),
    form: formOf(calendar),
    zone: hours.zone,
    today,
    now: wallOf(now, hours.zone).slice(11),
    closed_days: [...hours.closed].filter((day) => day >= today).toSorted(),
    waiting: show(waiting),
    coming: show(coming),
    to_call: show(dropped).filter(({ guest }) => guest.mail === ''),
    past: show(past),
    to_settle: show(settled).filter(({ deposit }) => deposit?.state === 'paid' || deposit?.state === 'refused'),
    page_url: `${site.url}/book`,
    calendars: await feedsOf(ctx, calendar),
    feed_url: settings.feedKey ? feedUrl(site.url, unseal(ctx.config.dataKeys, settings.feedKey)) : null,
  };
}

/** How many wait for an answer, or for a deposit that the provider would not give back; null where nothing was ever filled in. */
export async function bookingArea(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<SiteArea | null> {
  const same = eq(bookingSettings.siteId, by.siteId);
  const [present] = await ctx.db.select({ id: bookingSettings.siteId }).from(bookingSettings).where(same);
  if (!present) return null;
  const asked = and(eq(bookings.state, 'asked'), gte(bookings.startsAt, ctx.clock.now()));
  // Of a booking that is kept no more nothing can be settled.
  const refused = inArray(
    bookings.id,
    await failedRefundsOf(ctx, { siteId: by.siteId, purpose: 'booking', most: MOST }),
  );
  const [row] = await ctx.db
    .select({ n: count() })
    .from(bookings)
    .where(and(of(by), or(asked, refused)));
  return { area: 'bookings', waiting: row?.n ?? 0 };
}

type Row = Booking & { personId: string | null };
const of = (by: SiteAccess) => eq(bookings.siteId, by.siteId);

/** Of today or later; a stay until its last day. */
const isNotOver = (midnight: Date): SQL =>
  sql`(${bookings.startsAt} >= ${midnight} or (${bookings.lastDay} is not null and ${bookings.endsAt} >= ${midnight}))`;

/** The provider would not give it back; or its guest cancelled too late, and it may be given back all the same. */
async function hasDepositToSettle(ctx: Ctx, { siteId }: SiteAccess, midnight: Date): Promise<SQL | undefined> {
  const refused = await failedRefundsOf(ctx, { siteId, purpose: 'booking', most: MOST });
  const isLeft = and(
    isNotNull(bookings.deposit),
    eq(bookings.state, 'cancelled-by-guest'),
    gte(bookings.startsAt, midnight),
  );
  return or(inArray(bookings.id, refused), isLeft);
}

/** Not whom the owner refused or cancelled before. */
const endedWithSession = (ctx: Ctx): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(bookingSessions)
      .where(and(eq(bookingSessions.id, bookings.sessionId), gte(bookings.endedAt, bookingSessions.cancelledAt))),
  );

async function rowsOf(
  ctx: Ctx,
  where: ReturnType<typeof and>,
  order: 'soonest' | 'latest' = 'soonest',
): Promise<Row[]> {
  const rows = await ctx.db
    .select({ booking: bookings, personId: bookingClaims.personId })
    .from(bookings)
    .leftJoin(bookingClaims, eq(bookingClaims.bookingId, bookings.id))
    .where(where)
    .orderBy(order === 'soonest' ? asc(bookings.startsAt) : desc(bookings.startsAt), asc(bookings.id))
    .limit(MOST);
  return rows.map(({ booking, personId }) => ({ ...booking, personId }));
}

interface Beside {
  clash: Clash | undefined;
  unreached: boolean;
  isBlocked: (guest: Guest) => boolean;
}
function shown(
  ctx: Ctx,
  calendar: Calendar,
  row: Row,
  { clash, unreached, isBlocked }: Beside,
): Omit<BookingView, 'deposit'> {
  const guest = guestOf(ctx, row);
  const { name, phone, mail, note } = guest;
  const isAhead = row.startsAt > ctx.clock.now();
  return {
    id: row.id,
    state: row.state,
    service: row.service,
    session: row.sessionId,
    at: row.wall,
    until: row.lastDay,
    minutes: row.minutes,
    party: row.party,
    person: calendar.people.find(({ id }) => id === row.personId)?.name ?? null,
    table: calendar.tables.find(({ id }) => id === row.personId)?.id ?? null,
    guest: { name, phone, mail, unreached, blocked: isBlocked(guest), note },
    by: row.by,
    asked_at: row.askedAt.toISOString(),
    moved: row.state === 'asked' && row.sequence > 0,
    reason: row.reason,
    clash: clash
      ? {
          calendar: clash.calendar,
          from: wallOf(clash.from, calendar.hours.zone),
          to: wallOf(clash.to, calendar.hours.zone),
        }
      : null,
    outside: isAhead && hasTime(row) && formOf(calendar) === 'times' && isOutside(calendar, row),
  };
}

/** By the finest grid: another step alone puts nobody out of the hours. */
const isOutside = (calendar: Calendar, { wall, minutes }: Booking): boolean =>
  startAt(calendar.hours, wall, { ...gridOf(calendar, { minutes }), step: 5 }) === undefined;
