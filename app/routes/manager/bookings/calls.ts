/** The calls about the bookings of a site. `site`: its id; `booking`: a booking's. */
import type { BookingAct } from '../../../../modules/booking/booking.states.ts';
import type {
  BookingStatus,
  PeopleInput,
  ServicesInput,
  SessionInput,
  SettingsInput,
  TablesInput,
  TakeInput,
} from '../../../../modules/booking/schemas.ts';
import { bookingsView, timesView } from '../../../../modules/booking/views/schemas.ts';
import type { FeedInput } from '../../../../modules/booking/calendars/schemas.ts';
import { getJson, postJson, type CallOptions } from '../../../ui/api.ts';

const of = (site: string, call = '') => `/buy_yr/api/site/${encodeURIComponent(site)}/bookings${call}`;
const change = (site: string, call: string, body: object) => postJson(of(site, `/${call}`), body, bookingsView);
const ofBooking = (booking: string, act: string) => `${encodeURIComponent(booking)}/${act}`;

export const readBookings = (site: string) => getJson(of(site), bookingsView);
export const setStatus = (site: string, status: Exclude<BookingStatus, 'draft'>) => change(site, 'state', { status });
export const saveSettings = (site: string, given: SettingsInput) => change(site, 'settings', given);
export const saveServices = (site: string, given: ServicesInput) => change(site, 'services', given);
export const savePeople = (site: string, given: PeopleInput) => change(site, 'people', given);
export const saveTables = (site: string, given: TablesInput) => change(site, 'tables', given);
export const closeDay = (site: string, day: string, closed: boolean) => change(site, 'day', { day, closed });

/** Something new for so many, or a booking that moves. */
export type TimesOf = { service: string; party: number } | { booking: string };
/** Seven days from `from`, YYYY-MM-DD. */
export const readTimes = (site: string, wanted: TimesOf, from: string, options: CallOptions) => {
  const path =
    'booking' in wanted
      ? `/${ofBooking(wanted.booking, 'times')}?${new URLSearchParams({ from })}`
      : `/times?${new URLSearchParams({ service: wanted.service, party: String(wanted.party), from })}`;
  return getJson(of(site, path), timesView, options);
};
/** The same under the same key is booked once. */
export const takeBooking = (site: string, given: TakeInput) => change(site, 'take', given);
/** `at`: the time that is given to whoever asked for a day. */
export const answerBooking = (site: string, booking: string, act: BookingAct, reason: string, at?: string) =>
  change(site, ofBooking(booking, 'answer'), { act, reason, ...(at === undefined ? {} : { at }) });
export const moveBooking = (site: string, booking: string, at: string) =>
  change(site, ofBooking(booking, 'move'), { at });
export const seatBooking = (site: string, booking: string, table: string) =>
  change(site, ofBooking(booking, 'table'), { table });
/** The whole of it, once. */
export const refundDeposit = (site: string, booking: string) => change(site, ofBooking(booking, 'refund'), {});
/** `refund`: what the provider refused; `how`: what the guest reads. */
export const depositElsewhere = (site: string, booking: string, refund: string, how: string) =>
  change(site, ofBooking(booking, 'elsewhere'), { refund, how });
/** There may be something in a calendar then: the booking stays. */
export const keepBooking = (site: string, booking: string) => change(site, ofBooking(booking, 'keep'), {});
/** Read before it is added, which takes seconds. */
export const addCalendar = (site: string, given: FeedInput) => change(site, 'calendars', given);
export const removeCalendar = (site: string, calendar: string) =>
  change(site, `calendars/${ofBooking(calendar, 'remove')}`, {});
export const addSession = (site: string, given: SessionInput) => change(site, 'sessions', given);
const ofSession = (session: string, act: string) => `sessions/${ofBooking(session, act)}`;
export const changePlaces = (site: string, session: string, places: number) =>
  change(site, ofSession(session, 'places'), { places });
export const cancelSession = (site: string, session: string, reason: string) =>
  change(site, ofSession(session, 'cancel'), { reason });
/** A new calendar address; the one before it ends. */
export const makeFeed = (site: string) => change(site, 'feed', {});
