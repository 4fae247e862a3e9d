import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { siteIn, type SiteAct, type SiteActAnswer } from '../../sites/index.server.ts';
import { findCalendar, isOpen } from '../calendar.ts';
import { feedOf } from '../feed.ts';
import { isKey } from '../guest.ts';
import { answerGuestPage, guestCalendar } from './guest-page.tsx';
import { answerChoose } from './choose-page.tsx';
import { answerNew } from './new-page.tsx';
import { answerTimes } from './times-page.tsx';

const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };
const calendarFile = (body: string): SiteActAnswer => ({ status: 200, body, headers: CALENDAR });
const GUEST = /^\/book\/b\/([\w-]{1,60})(\.ics)?$/;
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
  const [, key, isFile] = GUEST.exec(path) ?? [];
  if (key !== undefined)
    return known(isFile ? guestCalendar(asked, key).then(calendarFile) : answerGuestPage(asked, key));
  if (act.isPaused) return null;
  if (path === '/book/times' && act.method === 'GET') return answerTimes(asked);
  if (path === '/book/choose' && act.method === 'GET')
    return isOpen(calendar) ? answerChoose(asked, { faults: [] }) : null;
  return path === '/book/new' ? answerNew(asked) : null;
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
