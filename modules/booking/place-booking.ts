import { and, arrayOverlaps, count, eq, gt, inArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Lang } from '../../site-kit/names.ts';
import { hashOf, type SiteAccess } from '../access/index.server.ts';
import { isBlocked } from '../blocklist/index.server.ts';
import { LIVE } from './booking.states.ts';
import { entitled } from '../plans/index.server.ts';
import { holdsAtOnce, isDiscreet, isOpen, lockCalendar, requireService, type Calendar } from './calendar.ts';
import { contactsOf, sealGuest, type Guest } from './guest.ts';
import { depositFor, depositTold } from './deposits/ask-deposit.ts';
import { tokenOf, type DepositTerms } from './deposits/deposit.rules.ts';
import { payableOf } from './deposits/give-back.ts';
import { intendPayment } from '../takings/index.server.ts';
import { mailNewBooking } from './mails.ts';
import { planOf, type Wanted } from './plan.ts';
import { holdPlaces } from './places.ts';
import type { TakeInput } from './schemas.ts';
import { bookings, type Booking } from './tables.ts';

/** So many bookings ahead one guest has at one site. */
const MOST_OPEN = 3;

export interface BookingInput extends Wanted {
  siteId: string;
  party: number;
  /** With the key of the page that the guest gets; sent again under the same key, it is booked once. */
  guest: Guest;
  lang: Lang;
  /** What the guest accepted to pay beforehand (`tokenOf`); absent: nothing. */
  deposit?: string | undefined;
}

/**
 * Books for a guest: at once, or as a request where the owner wants to answer, or has to say the time; where a deposit is asked it is held
 * until that is paid, and nobody is told before. Needs no right: it is what a site is open for. Throws booking.closed, booking.time-taken,
 * booking.deposit-changed where another one is asked than was accepted, booking.by-phone where its owner wants nothing online from this
 * guest (409), booking.unknown-service, booking.dates, booking.party,
 * booking.mail-needed with a deposit (422), booking.too-many (429); then nothing is held.
 */
export function placeBooking(ctx: Ctx, input: BookingInput): Promise<Booking> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, input.siteId);
    const known = await withKey(ctx, input.siteId, input.guest.key);
    if (known) return known;
    if (!isOpen(calendar)) throw new AppError('booking.closed', { status: 409 });
    const { kind, partyMost } = calendar.settings;
    if (kind !== 'appointment' && input.party > partyMost) throw new AppError('booking.party', { status: 422 });
    await refuseTooMany(ctx, input);
    await refuseBlocked(ctx, input);
    const guest = isDiscreet(calendar) ? { ...input.guest, note: '' } : input.guest;
    const terms = kind === 'session' ? null : await depositFor(ctx, calendar, wishOf(calendar, input));
    if ((terms === null ? undefined : tokenOf(terms)) !== input.deposit)
      throw new AppError('booking.deposit-changed', { status: 409 });
    // What was agreed must be had on paper (directive 2011/83/EU, art. 8.7).
    if (terms && guest.mail === '') throw new AppError('booking.mail-needed', { status: 422 });
    const state = terms ? 'held' : holdsAtOnce(calendar, input.party) ? 'confirmed' : 'asked';
    return write(ctx, calendar, { ...input, guest, by: 'guest', state, terms });
  });
}

/**
 * Enters what was agreed by telephone: it holds at once, whether the site takes bookings or not. Throws booking.not-found (404),
 * booking.closed, booking.time-taken (409), booking.unknown-service, booking.dates (422).
 */
export function takeBooking(ctx: Ctx, { by, ...given }: { by: SiteAccess<'draft'> } & TakeInput): Promise<Booking> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    const known = await withKey(ctx, by.siteId, given.key);
    if (known) return known;
    if (!entitled(calendar.site.tier, 'booking')) throw new AppError('booking.closed', { status: 409 });
    const { key, name, phone, mail, note, party, ...wanted } = given;
    const guest = { key, name, phone, mail, note };
    const input = { siteId: by.siteId, party, ...wanted, guest, lang: calendar.site.document.lang };
    return write(ctx, calendar, { ...input, by: 'owner', state: 'confirmed', terms: null });
  });
}

/** Throws booking.unknown-service (422). */
const wishOf = (calendar: Calendar, { service, party }: BookingInput) => ({
  service: requireService(calendar, service),
  party,
});

async function write(
  ctx: TxCtx,
  calendar: Calendar,
  given: Omit<BookingInput, 'deposit'> & Pick<Booking, 'by' | 'state'> & { terms: DepositTerms | null },
): Promise<Booking> {
  const party = calendar.settings.kind === 'appointment' ? 1 : given.party;
  const { person, ...plan } = await planOf(ctx, calendar, { ...given, party, owner: given.by === 'owner' });
  const { terms, lang } = given;
  const deposit = terms && depositTold(ctx, calendar, { terms, startsAt: plan.startsAt, lang });
  const row = {
    id: newId('bkg'),
    siteId: given.siteId,
    state: given.state,
    party,
    zone: calendar.hours.zone,
    ...plan,
    guest: sealGuest(ctx, given.guest),
    contacts: contactsOf(ctx, given.guest),
    keyHash: hashOf(given.guest.key),
    lang,
    deposit,
    by: given.by,
    askedAt: ctx.clock.now(),
  };
  const [booking] = await ctx.db.insert(bookings).values(row).returning();
  if (!booking) throw new Error('a booking was not written');
  await holdPlaces(ctx, calendar, booking, person);
  await audit(ctx, `booking.${booking.state}`, booking.siteId, { booking: booking.id, by: booking.by });
  if (terms === null) await mailNewBooking(ctx, calendar, booking);
  else await askForDeposit(ctx, calendar, booking, terms);
  return booking;
}

function askForDeposit(ctx: TxCtx, { site }: Calendar, booking: Booking, { amount, currency }: DepositTerms) {
  return intendPayment(ctx, { ...payableOf(booking), amount, currency, site });
}

async function withKey(ctx: TxCtx, siteId: string, key: string): Promise<Booking | undefined> {
  const same = and(eq(bookings.siteId, siteId), eq(bookings.keyHash, hashOf(key)));
  const [known] = await ctx.db.select().from(bookings).where(same);
  return known;
}

/** Throws booking.by-phone (409). */
async function refuseBlocked(ctx: TxCtx, { siteId, guest: { mail, phone } }: BookingInput): Promise<void> {
  if (await isBlocked(ctx, { siteId, mail, phone })) throw new AppError('booking.by-phone', { status: 409 });
}

async function refuseTooMany(ctx: TxCtx, { siteId, guest }: BookingInput): Promise<void> {
  const contacts = contactsOf(ctx, guest);
  if (contacts.length === 0) throw new AppError('booking.contact-needed', { status: 422 });
  const [open] = await ctx.db
    .select({ n: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.siteId, siteId),
        arrayOverlaps(bookings.contacts, contacts),
        inArray(bookings.state, [...LIVE]),
        gt(bookings.startsAt, ctx.clock.now()),
      ),
    );
  if ((open?.n ?? 0) >= MOST_OPEN) throw new AppError('booking.too-many', { status: 429 });
}
