import { eq, sql, type SQL } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { readTogether, together } from '../../platform/transaction.ts';
import { isSober, type SiteDocument } from '../../site-kit/document.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { entitled } from '../plans/index.server.ts';
import { actsChanged, liveSite, type LiveSite } from '../sites/index.server.ts';
import type { Grid, Hours, Window } from './free-times.ts';
import type { BookingForm } from './schemas.ts';
import { bookingSettings, type bookingPeople, type bookingServices, type BookingSettings } from './tables.ts';

export type Service = Pick<
  typeof bookingServices.$inferSelect,
  'id' | 'name' | 'minutes' | 'price' | 'deposit' | 'active'
>;
export type Person = Pick<typeof bookingPeople.$inferSelect, 'id' | 'name' | 'active'>;
/** The smallest and the largest party that it is given to. */
export interface Table extends Person {
  seats_from: number;
  seats_to: number;
}
/** All that says when something can be booked at a site. */
export interface Calendar {
  site: LiveSite;
  settings: BookingSettings;
  /** In their order; without those that were put away. */
  services: Service[];
  people: Person[];
  /** None where the owner counts places alone. */
  tables: Table[];
  /** Calendars of others that block times, and whose; null: everybody's. */
  feeds: { id: string; personId: string | null }[];
  hours: Hours;
}

const ofSite = sql.placeholder('siteId');
/** In their order, without those that were put away. */
const listOf = <Row>(table: SQL) =>
  sql<
    Row[]
  >`(select coalesce(json_agg(t order by t.position), '[]') from ${table} t where t.site_id = ${ofSite} and not t.gone)`;

/** One statement for all that the room keeps: free times are asked for again and again. */
const kept = prepared((db) =>
  db
    .select({
      settings: bookingSettings,
      services: listOf<Service>(sql`booking_services`),
      resources: listOf<Person | Table>(sql`booking_people`),
      feeds: sql<
        Calendar['feeds']
      >`(select coalesce(json_agg(json_build_object('id', id, 'personId', person_id)), '[]') from booking_feeds where site_id = ${ofSite})`,
      closed: sql<
        string[]
      >`array(select day::text from booking_closed_days where site_id = ${ofSite} and day >= ${sql.placeholder('from')})`,
    })
    .from(bookingSettings)
    .where(eq(bookingSettings.siteId, ofSite))
    .prepare('booking_calendar'),
);

/** Null before the site has bookings at all. */
export const findCalendar = (ctx: Ctx, siteId: string): Promise<Calendar | null> =>
  readTogether(ctx, async (ctx) => {
    const [[row], site] = await together([
      kept(ctx.db).execute({ siteId, from: yesterday(ctx) }),
      liveSite(ctx, siteId),
    ]);
    if (!row || !site) return null;
    const { settings, services, resources, feeds, closed } = row;
    const tables = resources.filter(isTable);
    const people = resources.filter((each) => !isTable(each));
    return { site, settings, services, people, tables, feeds, hours: hoursOf(site.document, new Set(closed)) };
  });

/** Throws booking.not-found (404) where nothing can be booked at all. */
export async function requireCalendar(ctx: Ctx, siteId: string): Promise<Calendar> {
  const calendar = await findCalendar(ctx, siteId);
  if (!calendar) throw new AppError('booking.not-found', { status: 404 });
  return calendar;
}

const lock = prepared((db) =>
  db
    .select({ told: actsChanged(ofSite) })
    .from(bookingSettings)
    .where(eq(bookingSettings.siteId, ofSite))
    .for('update')
    .prepare('lock_booking_calendar'),
);
/**
 * The same, and nobody else books, moves or changes anything of it until the transaction ends; free times that servers keep hold no longer
 * once it has. It is read by a statement of its own once the lock is held: one that waited for the lock would show the lists as they were
 * before. Throws booking.not-found (404).
 */
export async function lockCalendar(ctx: TxCtx, siteId: string): Promise<Calendar> {
  const [, calendar] = await together([lock(ctx.db).execute({ siteId }), requireCalendar(ctx, siteId)]);
  return calendar;
}

const isTable = (row: Person | Table): row is Table => 'seats_to' in row && row.seats_to !== null;

/** Somewhere on earth it is still that day. */
const yesterday = ({ clock }: Ctx): string => new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);

/** Hours as the site shows them: a day that is closed there is closed here. */
export function hoursOf(document: SiteDocument, closed: ReadonlySet<string>): Hours {
  const shown = find(document, 'hours');
  const special = new Map((shown?.special?.days ?? []).map(({ date, ranges }) => [date, ranges]));
  return { zone: document.timeZone, week: shown?.week ?? null, special, closed };
}
const hasHours = ({ week }: Hours): boolean => week?.some((ranges) => ranges.length > 0) ?? false;

/** What guests are asked for. */
export function formOf({ settings, hours }: Pick<Calendar, 'settings' | 'hours'>): BookingForm {
  if (settings.kind === 'stay') return 'nights';
  if (settings.kind === 'session') return 'sessions';
  return hasHours(hours) ? 'times' : 'day';
}

/** New bookings can be made: the plan holds them, the owner has opened them, and the site is shown. */
export const isOpen = ({ site, settings }: Calendar): boolean =>
  settings.status === 'open' && site.isShown && entitled(site.tier, 'booking');

/** Whether a booking holds at once, or waits for the owner's yes. A day without a time, and nights, always wait. */
export function holdsAtOnce(calendar: Calendar, party: number): boolean {
  const { mode, kind, partyInstant } = calendar.settings;
  const mayHold = formOf(calendar) === 'times' || kind === 'session';
  return mayHold && mode === 'instant' && (kind !== 'table' || party <= partyInstant);
}

/** A service that is offered. Throws booking.unknown-service (422). */
export function requireService({ services }: Calendar, id: string | undefined): Service {
  const service = services.find((each) => each.id === id && each.active);
  if (!service) throw new AppError('booking.unknown-service', { status: 422 });
  return service;
}

/** What is asked of guests who may tell of their health or their troubles: no note, and neutral words. */
export const isDiscreet = ({ site }: Calendar): boolean => isSober(site.document.trade);

export const gridOf = ({ settings }: Calendar, { minutes }: Pick<Service, 'minutes'>): Grid => ({
  minutes,
  step: settings.step,
  last: settings.kind === 'table' ? settings.lastMinutes : minutes,
});

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Between which instants guests may book now. `owner`: the owner enters what was agreed, at once and as far ahead as anybody. */
export function windowOf(ctx: Ctx, { settings }: Calendar, owner = false): Window {
  const now = ctx.clock.now().getTime();
  return {
    from: new Date(now + (owner ? 0 : settings.noticeMinutes * MINUTE_MS)),
    to: new Date(now + settings.horizonDays * DAY_MS),
  };
}
