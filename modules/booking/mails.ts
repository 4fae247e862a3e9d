import { and, arrayOverlaps, count, eq, gt } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { writeMail, type BookingGuestMail, type BookingOwnerMail } from '../notifications/index.server.ts';
import { orderFacts, siteLinkPath } from '../ordering/index.server.ts';
import { lastingUrl, pageUrl } from '../sites/index.server.ts';
import type { Lang } from '../../site-kit/names.ts';
import { money } from '../../site-kit/shop/money.ts';
import type { BookingState } from './booking.states.ts';
import { hasTime } from './booked.ts';
import type { Calendar } from './calendar.ts';
import type { Clash } from './calendars/clashes.ts';
import { wallOf } from './clock-zone.ts';
import { depositsShown } from './deposits/deposits-shown.ts';
import { contactsOf, guestOf } from './guest.ts';
import { invitationOf } from './feed.ts';
import { whatOf, whenOf } from './shown.ts';
import { bookings, type Booking } from './tables.ts';
import { type Feed } from './calendars/tables.ts';

const DAY_MS = 86_400_000;
/** Of one person, over all sites, within a day: whoever books in a stranger's name fills no mailbox. */
const MOST_UNASKED = 3;

/** To the guest what was booked or asked for, to the owner that it came; nothing to the owner of what they entered. */
export async function mailNewBooking(ctx: TxCtx, calendar: Calendar, booking: Booking): Promise<void> {
  const isAsked = booking.state === 'asked';
  // Nothing is kept for who asked for a day or for nights.
  const isWish = !hasTime(booking);
  const received = isWish ? 'booking-wished' : 'booking-received';
  const asked = isWish ? 'booking-wish' : 'booking-asked';
  if (booking.by === 'owner' || !(await isFlooded(ctx, booking)))
    await toGuest(ctx, calendar, booking, isAsked ? received : 'booking-confirmed');
  if (booking.by === 'guest') await toOwner(ctx, calendar, booking, isAsked ? asked : 'booking-new');
}

const ANSWERS: Partial<Record<BookingState, BookingGuestMail>> = {
  confirmed: 'booking-confirmed',
  refused: 'booking-refused',
  'cancelled-by-owner': 'booking-cancelled',
  expired: 'booking-unanswered',
};
/** What became of it without the guest; nothing of what they know, such as that they came. */
export async function mailAnswer(ctx: TxCtx, calendar: Calendar, booking: Booking): Promise<void> {
  const kind = ANSWERS[booking.state];
  if (kind) await toGuest(ctx, calendar, booking, kind);
}
export const mailCancelledByGuest = (ctx: TxCtx, calendar: Calendar, booking: Booking): Promise<void> =>
  toOwner(ctx, calendar, booking, 'booking-left');

export async function mailMoved(
  ctx: TxCtx,
  calendar: Calendar,
  booking: Booking,
  { owner, before }: { owner: boolean; before: Booking },
): Promise<void> {
  const isAsked = booking.state === 'asked';
  await toGuest(ctx, calendar, booking, isAsked ? 'booking-received' : 'booking-changed');
  if (!owner) await toOwner(ctx, calendar, booking, isAsked ? 'booking-asked' : 'booking-moved', before);
}
export const mailReminder = (ctx: TxCtx, calendar: Calendar, booking: Booking): Promise<void> =>
  toGuest(ctx, calendar, booking, 'booking-reminder');

/** The site is over; what is booked is not. */
export const mailClosed = (ctx: TxCtx, calendar: Calendar, booking: Booking): Promise<void> =>
  toGuest(ctx, calendar, booking, 'booking-closed');

interface DepositMail {
  booking: Booking;
  kind: 'booking-deposit-refunded' | 'booking-deposit-elsewhere' | 'booking-refund-failed';
  /** Each try may go another way. */
  refund: string;
  /** The owner's words for the way it went. */
  how?: string;
}
/** Of its way back: to the guest that it has gone, to the owner that it has not. */
export function mailDeposit(
  ctx: TxCtx,
  calendar: Calendar,
  { booking, kind, refund, how }: DepositMail,
): Promise<void> {
  const amount = (lang: Lang) => depositIn(booking, lang);
  if (kind === 'booking-refund-failed')
    return writeOwner(ctx, calendar, {
      kind,
      occasion: refund,
      values: (lang) => ({ ...ofBooking(ctx, calendar, booking, lang), amount: amount(lang) }),
    });
  const values = { amount: amount(booking.lang), reason: how ?? '' };
  return toGuest(ctx, calendar, booking, kind, { occasion: refund, values });
}
const depositIn = ({ deposit }: Booking, lang: Lang): string =>
  deposit ? money(deposit.amount, deposit.currency, lang) : '';

/** What stands of it, and what goes back. */
async function ofDeposit(ctx: TxCtx, booking: Booking) {
  const stands = (await depositsShown(ctx, [booking]))(booking)?.state;
  const isPaid = stands === 'paid';
  return (lang: Lang) => ({
    deposit: isPaid ? depositIn(booking, lang) : '',
    clause: isPaid ? (booking.deposit?.clause ?? '') : '',
    back: stands === 'coming' ? depositIn(booking, lang) : '',
  });
}

interface Particular {
  occasion: string;
  values: Record<string, string>;
}
/** Nothing where no address was given. Once for its kind and for the time that it tells of, or for its own occasion. */
async function toGuest(
  ctx: TxCtx,
  calendar: Calendar,
  booking: Booking,
  kind: BookingGuestMail,
  particular?: Particular,
): Promise<void> {
  const { mail, key } = guestOf(ctx, booking);
  if (mail === '') return;
  const { site } = calendar;
  const contact = find(site.document, 'contact');
  const deposit = await ofDeposit(ctx, booking);
  const isKept = kind === 'booking-confirmed' || kind === 'booking-changed' || kind === 'booking-cancelled';
  await writeMail(ctx, {
    kind,
    // Not the order's: a guest is none of its customers, and what is written to one is kept for months, not years.
    orderId: booking.id,
    occasion: particular?.occasion ?? String(booking.sequence),
    to: mail,
    lang: booking.lang,
    href: pageUrl(ctx, { site, path: '/book/b/', key }),
    fromName: site.name,
    replyTo: contact?.email?.href.replace(/^mailto:/, '') ?? null,
    values: {
      place: site.name,
      when: whenOf(booking, booking.lang),
      what: whatOf(calendar, booking, booking.lang),
      contact: contact?.phone?.label.value ?? '',
      reason: booking.reason ?? '',
      lasting: lastingUrl(ctx, key),
      ...deposit(booking.lang),
      ...particular?.values,
    },
    attachment: isKept
      ? { name: 'booking.ics', text: invitationOf(ctx, calendar, booking), type: 'text/calendar' }
      : null,
  });
}

/** Calendars of others are busy at the time of these, the soonest first: one mail, whose booking is the first. */
export async function mailClashes(ctx: TxCtx, calendar: Calendar, clashes: readonly Clash[]): Promise<void> {
  const [first] = clashes;
  if (!first) return;
  const { booking, feedId, calendar: busy } = first;
  const more = new Set(clashes.map((each) => each.booking.id)).size - 1;
  await writeOwner(ctx, calendar, {
    kind: 'booking-clash',
    occasion: `${booking.id} ${booking.sequence} ${feedId}`,
    values: (lang) => ({
      ...ofBooking(ctx, calendar, booking, lang),
      calendar: busy,
      more: more === 0 ? '' : String(more),
    }),
  });
}

/** A calendar of somebody else could not be read for a day, and why; `when`: the last time that it was. */
export const mailSilent = (ctx: TxCtx, calendar: Calendar, { id, name, readAt, fault }: Feed): Promise<void> =>
  writeOwner(ctx, calendar, {
    kind: 'booking-feed-silent',
    occasion: `${id} ${readAt.toISOString()}`,
    values: (lang) => ({
      place: calendar.site.name,
      when: whenOf({ wall: wallOf(readAt, calendar.hours.zone) }, lang),
      what: name,
      silent: fault === 'booking.feed-silent' ? name : '',
      refused: fault === 'booking.feed-refused' || fault === 'booking.feed-address' ? name : '',
      unreadable: fault === 'booking.feed-unreadable' ? name : '',
      large: fault === 'booking.feed-too-large' ? name : '',
    }),
  });

async function toOwner(
  ctx: TxCtx,
  calendar: Calendar,
  booking: Booking,
  kind: BookingOwnerMail,
  before?: Booking,
): Promise<void> {
  const deposit = await ofDeposit(ctx, booking);
  await writeOwner(ctx, calendar, {
    kind,
    occasion: `${booking.id} ${booking.sequence}`,
    values: (lang) => ({
      ...ofBooking(ctx, calendar, booking, lang),
      ...deposit(lang),
      before: before ? whenOf(before, lang) : '',
    }),
  });
}

function ofBooking(ctx: TxCtx, calendar: Calendar, booking: Booking, lang: Lang) {
  const { name, phone, mail } = guestOf(ctx, booking);
  return {
    place: calendar.site.name,
    when: whenOf(booking, lang),
    what: whatOf(calendar, booking, lang),
    name,
    contact: [phone, mail].filter(Boolean).join(', '),
    reason: '',
  };
}

interface ForOwner {
  kind: BookingOwnerMail;
  occasion: string;
  values: (lang: Lang) => Record<string, string>;
}
async function writeOwner(ctx: TxCtx, { site }: Calendar, { kind, occasion, values }: ForOwner): Promise<void> {
  if (site.orderId === null) return;
  const order = await orderFacts(ctx, site.orderId);
  await writeMail(ctx, {
    kind,
    orderId: order.id,
    occasion,
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order, site: site.id, place: 'bookings' })}`,
    values: values(order.locale),
  });
}

/** Somebody books, or is booked for, again and again: the page shows it, and no further mail is sent. */
async function isFlooded(ctx: TxCtx, booking: Booking): Promise<boolean> {
  const mail = contactsOf(ctx, { mail: guestOf(ctx, booking).mail, phone: '' });
  if (mail.length === 0) return false;
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  const [row] = await ctx.db
    .select({ n: count() })
    .from(bookings)
    .where(and(arrayOverlaps(bookings.contacts, mail), eq(bookings.by, 'guest'), gt(bookings.askedAt, since)));
  return (row?.n ?? 0) > MOST_UNASKED;
}
