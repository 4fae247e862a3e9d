/** Bookings of a site from its first day: opened, asked for, accepted, moved, reminded of, cancelled; one that nobody answers; a date that does not take place; a stay; and a calendar of somebody else. */
import { hashOf } from '../../modules/access/index.server.ts';
import { answerBooking, cancelBooking, moveBooking } from '../../modules/booking/change-booking.ts';
import { addDays } from '../../modules/booking/clock-zone.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import {
  dropBegunJob,
  endUnansweredJob,
  followPlanJob,
  readFeedsJob,
  remindGuestsJob,
  tellClosedJob,
} from '../../modules/booking/jobs.ts';
import { timesForOwner } from '../../modules/booking/list-times.ts';
import { newKey } from '../../modules/booking/guest.ts';
import { placeBooking } from '../../modules/booking/place-booking.ts';
import type { Wanted } from '../../modules/booking/plan.ts';
import { addFeed } from '../../modules/booking/calendars/feeds.ts';
import { addSession, cancelSession } from '../../modules/booking/save-session.ts';
import { saveSettings } from '../../modules/booking/save-settings.ts';
import { saveTables } from '../../modules/booking/save-seating.ts';
import { seatBooking } from '../../modules/booking/seat-bookings.ts';
import type { BookingKind } from '../../modules/booking/schemas.ts';
import { setStatus } from '../../modules/booking/set-status.ts';
import { DAY, HOUR } from '../support/subscriber.ts';
import { closesAndReturns } from './closing.ts';
import type { Expected, Verdict } from './ledger.ts';
import { PRO, proSite } from './pro-site.ts';
import { asBought, comes, settle } from './stories.ts';
import type { World } from './world.ts';

const MINUTE = HOUR / 60;
const GUESTS = '@guests.example';
/** What the guests of a site are written, each once. */
const TOLD = {
  'booking-received': 4,
  'booking-wished': 1,
  'booking-confirmed': 4,
  'booking-cancelled': 1,
  'booking-reminder': 1,
  'booking-unanswered': 1,
  'booking-closed': 2,
};

export function bookingsComeAndGo(world: World) {
  const expected: Expected[] = [];

  async function next(): Promise<void> {
    const { bought, ctx, siteId, by, publisher } = await proSite(world, followPlanJob);
    const view = () => world.question(async () => bookingsOfSite(ctx(), { by: await by() }));
    const { settings, services } = await view();
    const service = services[0]?.id ?? '';
    await world.question(async () => saveSettings(ctx(), { by: await by(), ...settings, kind: 'table' }));
    await world.ask('open-bookings', async () => setStatus(ctx(), { by: await publisher(), status: 'open' }));
    await settle(world);
    const from = new Date(world.clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
    const times = await world.question(async () => timesForOwner(ctx(), { by: await by(), service, party: 2, from }));
    const [first = '', second = '', third = ''] = times.days.flatMap((day) => day.times.map(({ at }) => at));
    const guests = [newKey(), newKey(), newKey(), newKey()] as const;
    const mailOf = (key: string) => `guest-${hashOf(key).slice(0, 12)}${GUESTS}`;
    const ask = (key: string, wanted: Wanted) =>
      world.ask('book', async () => {
        const guest = {
          name: 'Anna',
          phone: '',
          mail: mailOf(key),
          note: '',
          key,
        };
        await placeBooking(ctx(), { siteId, party: 2, ...wanted, guest, lang: 'it' });
      });
    const book = (key: string, at: string, until?: string) => ask(key, { service, at, until });
    const becomes = (kind: BookingKind) =>
      world.question(async () => saveSettings(ctx(), { by: await by(), ...settings, kind, horizon_days: 365 }));
    const accept = async () => {
      const waiting = (await view()).waiting.find(({ at }) => at !== third);
      await world.ask('answer', async () =>
        answerBooking(ctx(), { by: await by(), id: waiting?.id ?? '', act: 'accept', reason: '' }),
      );
    };
    /** Once something comes up at this time, its owner hears of it. */
    const inCalendar = async (name: string, at: string) => {
      const address = `${world.calendars.url}/${name}.ics`;
      world.calendars.put(name, []);
      await world.ask('add-calendar', async () =>
        addFeed(ctx(), { by: await by(), name: 'Agenda', address, person: null }),
      );
      world.calendars.put(name, [{ start: at, end: `${at.slice(0, 10)}T23:59`, zone: 'Europe/Rome' }]);
      // Who dies over a reading leaves it to the next.
      for (let round = 1; round <= 3; round += 1) {
        world.later(11 * MINUTE);
        await comes(world, readFeedsJob, {});
      }
    };
    /** Tables are entered beside who is booked, and its owner puts one at another. */
    const seats = async () => {
      const tables = [2, 4, 4].map((most) => ({ name: `T${most}`, seats_from: 1, seats_to: most, active: true }));
      await world.ask('tables', async () => saveTables(ctx(), { by: await by(), tables }));
      const entered = await view();
      const [booked] = entered.coming;
      const table = entered.tables.at(-1)?.id ?? '';
      await world.ask('seat', async () => seatBooking(ctx(), { by: await by(), id: booked?.id ?? '', table }));
    };
    await book(guests[0], first);
    await book(guests[1], third);
    await accept();
    await seats();
    await world.ask('move', () => moveBooking(ctx(), { siteId, key: guests[0], at: second }));
    await accept();
    await settle(world);
    await inCalendar(siteId, second);
    await closesAndReturns(world, bought, tellClosedJob);
    const [row] = await world.rows<{ starts_at: Date }>(
      'select min(starts_at) starts_at from bookings where site_id = $1',
      [siteId],
    );
    world.later((row?.starts_at.getTime() ?? 0) - world.clock.now().getTime() - 20 * HOUR);
    await comes(world, remindGuestsJob, {});
    await comes(world, remindGuestsJob, {});
    await world.ask('cancel', () => cancelBooking(ctx(), { siteId, key: guests[0] }));
    world.later(30 * HOUR);
    await comes(world, endUnansweredJob, {});
    const { today } = await view();
    await becomes('session');
    const yoga = { title: 'Yoga', minutes: 60, places: 2, price: null, weeks: 1 };
    await world.ask('add-session', async () =>
      addSession(ctx(), { by: await by(), ...yoga, at: `${addDays(today, 300)}T18:30` }),
    );
    const [session] = (await view()).sessions;
    const id = session?.id ?? '';
    await ask(guests[3], { session: id });
    await accept();
    await world.ask('cancel-session', async () => cancelSession(ctx(), { by: await by(), id, reason: 'pioggia' }));
    await comes(world, dropBegunJob, {});
    await becomes('stay');
    await book(guests[2], addDays(today, 300), addDays(today, 303));
    await accept();
    await settle(world);
    const told = asBought(bought, PRO);
    expected.push({
      ...told,
      mails: {
        ...told.mails,
        'booking-asked': 4,
        'booking-wish': 1,
        'booking-left': 1,
        'booking-clash': 1,
      },
    });
  }

  /** Four bookings a site, three of them over; nothing is held by what is over, nor by a stay. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    const sites = await world.rows<{ site_id: string; states: string }>(
      `select site_id, string_agg(state, ' ' order by state) states from bookings group by site_id`,
    );
    for (const { site_id: id, states } of sites)
      if (states !== 'cancelled-by-guest cancelled-by-owner confirmed expired')
        lost.push(`bookings of ${id}: ${states}`);
    const mails = await world.rows<{ kind: string; sent: number }>(
      `select kind, count(*) filter (where sent_at is not null)::int sent from mails
       where order_id in (select id from bookings) group by kind`,
    );
    const each = Object.entries(TOLD);
    const all = each.reduce((sum, [, n]) => sum + n, 0) * sites.length;
    const arrived = world.mail.messages().filter(({ to }) => to.some((address) => address.includes(GUESTS))).length;
    if (arrived < all) lost.push(`mails to guests: ${arrived} of ${all}`);
    if (arrived > all) doubled.push(`mails to guests: ${arrived} instead of ${all}`);
    for (const [kind, n] of each) {
      const sent = mails.find((row) => row.kind === kind)?.sent ?? 0;
      if (sent !== n * sites.length) lost.push(`${kind} to guests: ${sent} of ${n * sites.length}`);
    }
    // Hours that are over are nobody's: they go two days later.
    const held = await world.rows(
      `select taken from booking_loads where taken > 0 and slot >= $1
       union all select taken from booking_sessions where taken > 0
       union all select 1 from booking_claims c join bookings b on b.id = c.booking_id where b.state not in ('held', 'asked', 'confirmed', 'arrived') and c.to_at > $1`,
      [world.clock.now()],
    );
    if (held.length > 0) doubled.push(`${held.length} places are held by nobody`);
  }

  return { next, audit, expected };
}
