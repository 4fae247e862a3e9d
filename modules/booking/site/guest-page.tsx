import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { BookedPage } from '../../../site-kit/booking/booked-page.tsx';
import { TimesPage } from '../../../site-kit/booking/times-page.tsx';
import { isAppError } from '../../../platform/errors.ts';
import { pathOfAct, siteSpeaking, type SiteActAnswer } from '../../sites/index.server.ts';
import { isTold } from '../booking.states.ts';
import { holdsAtOnce } from '../calendar.ts';
import { bookingByKey, cancelBooking, changesUntil, mayMove, moveBooking } from '../change-booking.ts';
import { giveUpDeposit, lookAfterDeposit, openDeposit } from '../deposits/pay-deposit.ts';
import { invitationOf } from '../feed.ts';
import { guestOf } from '../guest.ts';
import { hasTime } from '../booked.ts';
import { originOfPayments } from '../../takings/index.server.ts';
import { PAID_WORDS } from '../../../site-kit/shop/paid-words.ts';
import { wallTime } from '../../../site-kit/typed-text.ts';
import { whatOf, whenOf } from '../shown.ts';
import type { Booking } from '../tables.ts';
import type { Asked } from './asked.ts';
import { depositPartOf } from './deposit-part.ts';
import { pageAnswer } from './draw.tsx';
import { statusOf, weekOf } from './times-page.tsx';

/** The page of a booking: GET shows it, or the times to which it can move; POST pays its deposit, cancels or moves it. Throws booking.not-found (404). */
export async function answerGuestPage(given: Asked, key: string): Promise<SiteActAnswer> {
  const booking = await bookingByKey(given.ctx, { siteId: given.act.siteId, key });
  // In the language in which it was booked.
  const calendar = { ...given.calendar, site: siteSpeaking(given.calendar.site, booking.lang) };
  return answerIn({ ...given, calendar }, booking, key);
}

async function answerIn(asked: Asked, booking: Booking, key: string): Promise<SiteActAnswer> {
  const { ctx, act, calendar } = asked;
  const { siteId } = act;
  if (act.method === 'GET') {
    if (act.query.has('move') && canMove(asked, booking)) return times(asked, booking, key);
    if (booking.state !== 'held') return show(asked, booking, key);
    // Whoever is back from the payment wants to read that it is booked: the provider is asked, should no event have come yet.
    await lookAfterDeposit(ctx, booking);
    return show(asked, await bookingByKey(ctx, { siteId, key }), key);
  }
  if (booking.state === 'held') return answerHeld(asked, booking, key);
  const { error } = BOOKING_WORDS[calendar.site.document.lang];
  const at = wallTime.safeParse(act.form.get('at') ?? '');
  try {
    if (act.form.get('act') === 'cancel') await cancelBooking(ctx, { siteId, key });
    else if (act.form.get('act') === 'forfeit') await cancelBooking(ctx, { siteId, key, forfeits: true });
    else if (act.form.get('act') === 'move' && at.success && canMove(asked, booking))
      await moveBooking(ctx, { siteId, key, at: at.data });
  } catch (failure) {
    // The nearest ones are those of the week that was asked for.
    if (isAppError(failure, 'booking.time-taken') && at.success)
      return times(asked, booking, key, { notice: error.taken, near: at.data });
    if (!isAppError(failure, 'booking.too-late') && !isAppError(failure, 'booking.changed')) throw failure;
    const present = await bookingByKey(ctx, { siteId, key });
    return show(asked, present, key, error.late);
  }
  return { status: 303, headers: { location: pathOfAct(asked.act) } };
}

/** What is held until its deposit is paid leads to its payment, the same at every press, or is given up. */
async function answerHeld(asked: Asked, booking: Booking, key: string): Promise<SiteActAnswer> {
  const { ctx, act, calendar } = asked;
  const words = PAID_WORDS[calendar.site.document.lang];
  const given = { siteId: act.siteId, key };
  const what = act.form.get('act');
  try {
    if (what === 'give-up') await giveUpDeposit(ctx, booking);
    // A site that nobody sees opens no payment.
    if (what === 'pay' && calendar.site.isShown) {
      const url = await openDeposit(ctx, calendar, booking);
      if (url !== null) return { status: 303, headers: { location: url } };
      return await show(asked, await bookingByKey(ctx, given), key, words.noPage);
    }
  } catch (failure) {
    if (!isAppError(failure) || failure.code === 'booking.not-found') throw failure;
    return show(asked, await bookingByKey(ctx, given), key, words.notNow);
  }
  return { status: 303, headers: { location: pathOfAct(act) } };
}

/** One booking as a calendar file. Throws booking.not-found (404). */
export async function guestCalendar({ ctx, calendar, act: { siteId } }: Asked, key: string): Promise<string> {
  return invitationOf(ctx, calendar, await bookingByKey(ctx, { siteId, key }));
}

/** In time, whatever has become of the site. */
const mayCancel = ({ ctx, calendar }: Asked, booking: Booking): boolean =>
  isTold(booking.state) && ctx.clock.now() <= changesUntil(calendar, booking);
/** Another time is new: it takes a site that is there, and that offers times. */
const canMove = (asked: Asked, booking: Booking): boolean =>
  mayCancel(asked, booking) && !asked.act.isPaused && mayMove(asked.calendar, booking, false);

async function show(asked: Asked, booking: Booking, key: string, notice?: string): Promise<SiteActAnswer> {
  const { ctx, calendar, act } = asked;
  const { document: doc, url: origin } = calendar.site;
  const words = BOOKING_WORDS[doc.lang];
  const to = wallTime.safeParse(act.query.get('at') ?? '');
  const movable = canMove(asked, booking);
  const deposit = await depositPartOf(asked, booking);
  const isAsked = !holdsAtOnce(calendar, booking.party);
  const moveTo =
    to.success && movable ? { at: to.data, when: whenOf({ wall: to.data }, doc.lang), isAsked } : undefined;
  return pageAnswer(
    ctx,
    {
      doc,
      origin,
      lasting: act.lasting,
      title: words.state[booking.state],
      forms: booking.state === 'held' ? originOfPayments(ctx) : undefined,
      draw: (r) => (
        <BookedPage
          doc={doc}
          r={r}
          state={booking.state}
          what={whatOf(calendar, booking)}
          when={whenOf(booking, doc.lang)}
          name={guestOf(ctx, booking).name}
          reason={booking.reason}
          path={pathOfAct(asked.act)}
          isHeld={hasTime(booking)}
          isLive={isTold(booking.state)}
          mayCancel={mayCancel(asked, booking)}
          mayMove={movable}
          moveTo={moveTo}
          notice={notice}
          deposit={deposit}
        />
      ),
    },
    notice ? 409 : 200,
  );
}

/** `near`: wall time about which times are looked for; without it the week asked for by address, or that of the booking. */
async function times(
  asked: Asked,
  booking: Booking,
  key: string,
  { notice, near = booking.wall }: { notice?: string; near?: string } = {},
): Promise<SiteActAnswer> {
  const { ctx, calendar, act } = asked;
  const { document: doc, url: origin } = calendar.site;
  const words = BOOKING_WORDS[doc.lang];
  const { party } = booking;
  // Most who move a booking stay near its day.
  const wanted = { service: booking, party, without: booking, given: act.query, near: near.slice(0, 10) };
  const found = await weekOf(asked, wanted);
  return pageAnswer(
    ctx,
    {
      doc,
      origin,
      lasting: act.lasting,
      title: words.moveTitle,
      draw: () => (
        <TimesPage
          doc={doc}
          times={found}
          title={words.moveTitle}
          what={`${whatOf(calendar, booking)} · ${whenOf(booking, doc.lang)}`}
          hrefOf={(at) => `${pathOfAct(asked.act)}?at=${at}`}
          week={{ path: pathOfAct(asked.act), fields: { move: '1' } }}
          back={{ href: pathOfAct(asked.act), label: words.keep }}
          notice={notice}
        />
      ),
    },
    statusOf(found, notice),
  );
}
