import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { ownDataAnswer, siteIn, type SiteAct, type SiteActAnswer } from '../../sites/index.server.ts';
import { findCalendar, isOpen } from '../calendar.ts';
import { bookingByKey } from '../change-booking.ts';
import { bookingRecords } from '../export-bookings.ts';
import { feedOf } from '../feed.ts';
import { isKey } from '../guest.ts';
import type { Asked } from './asked.ts';
import { answerGuestPage, guestCalendar } from './guest-page.tsx';
import { answerChoose } from './choose-page.tsx';
import { answerNew } from './new-page.tsx';
import { answerTimes } from './times-page.tsx';

const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };
/** So long free times are given again should nobody hear that they have changed. */
const FREE_TIMES_MS = 20_000;
const calendarFile = (body: string): SiteActAnswer => ({ status: 200, body, headers: CALENDAR });
const GUEST = /^\/book\/b\/([\w-]{1,60})(\.ics|\.json)?$/;
const FEED = /^\/book\/feed\/([\w-]{1,60})\.ics$/;

/** Booking on the host of a site: free times, the form, the page of a booking, the owner's calendar. Null for every other path. */
export async function bookingActs(ctx: Ctx, act: SiteAct): Promise<SiteActAnswer | null> {
  const { path, siteId } = act;
  if (!path.startsWith('/book/')) return null;
  const [, feedKey] = FEED.exec(path) ?? [];
  if (feedKey !== undefined) {
    const feed = act.method === 'GET' && isKey(feedKey) ? await feedOf(ctx, { siteId, key: feedKey }) : null;
    return feed === null ? null : calendarFile(feed);
  }
  const found = await findCalendar(ctx, siteId);
  if (!found) return null;
  const calendar = { ...found, site: siteIn(found.site, act.lang) };
  const asked = { ctx, calendar, act };
  const [, key, file] = GUEST.exec(path) ?? [];
  if (key !== undefined && file === '.json') return act.method === 'GET' ? known(ownBooking(asked, key)) : null;
  if (key !== undefined)
    return known(file ? guestCalendar(asked, key).then(calendarFile) : answerGuestPage(asked, key));
  if (act.isPaused) return null;
  if (path === '/book/times' && act.method === 'GET') return sameForAll(await answerTimes(asked));
  if (path === '/book/choose' && act.method === 'GET')
    return isOpen(calendar) ? answerChoose(asked, { faults: [] }) : null;
  return path === '/book/new' ? answerNew(asked) : null;
}

/** Whoever chooses a time that is taken meanwhile, or too near by now, is told the nearest free ones. */
const sameForAll = (answer: SiteActAnswer): SiteActAnswer =>
  answer.status === 200 ? { ...answer, cacheMs: FREE_TIMES_MS } : answer;

/** What is kept of a guest with this booking. Throws booking.not-found (404). */
async function ownBooking({ ctx, calendar, act: { siteId, lasting } }: Asked, key: string): Promise<SiteActAnswer> {
  const booking = await bookingByKey(ctx, { siteId, key });
  const recordOf = await bookingRecords(ctx, [booking]);
  const kept = { booking: recordOf(booking) };
  return ownDataAnswer(ctx, { site: calendar.site, lasting, name: 'booking', kept });
}

/** The same for a key that opens nothing as for a page that is none. */
async function known(answer: Promise<SiteActAnswer>): Promise<SiteActAnswer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAppError(error, 'booking.not-found')) return null;
    throw error;
  }
}
