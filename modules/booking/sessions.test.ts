/** Sessions: places of one date, never more than there are; who has one is told when it does not take place. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BOOKING_WORDS } from '../../site-kit/booking/words.ts';
import { bookedSite } from '../../tests/support/booked-site.ts';
import type { SiteAct } from '../sites/index.server.ts';
import { cancelBooking } from './change-booking.ts';
import { requireCalendar } from './calendar.ts';
import { addDays, dayOf, wallOf } from './clock-zone.ts';
import { dropBegun, endUnanswered, remindGuests } from './due-bookings.ts';
import { newKey } from './guest.ts';
import { placeBooking, takeBooking } from './place-booking.ts';
import { purgeBookings } from './purge-bookings.ts';
import { addSession, cancelSession, changePlaces } from './save-session.ts';
import type { SessionInput } from './schemas.ts';
import { readWish } from './site/read-wish.ts';

const { product, site, by, view, set, open, act, mailsTo } = bookedSite();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const wrong = (code: string, status: number) => expect.objectContaining({ code, status });

const dayAfter = async (days: number) => addDays(dayOf(product().clock.now(), (await view()).zone), days);
async function add(given: Partial<SessionInput> = {}) {
  const at = `${await dayAfter(3)}T18:30`;
  const usual = { title: 'Yoga', at, minutes: 60, places: 4, price: '12 €', weeks: 1 };
  await addSession(site().ctx(), { by: await by(), ...usual, ...given });
  return (await view()).sessions;
}
let guests = 0;
async function book(session: string, party = 1, mail = `at${(guests += 1)}@example.it`) {
  const guest = { name: 'Anna Verdi', phone: '', mail, note: '', key: newKey() };
  await placeBooking(product().as(null), { siteId: site().id, session, party, guest, lang: 'it' });
  return guest;
}
const call = async (session: string, name: string) => {
  const given = { key: crypto.randomUUID(), session, party: 1, name, phone: '051 1', mail: '', note: '' };
  await takeBooking(site().ctx(), { by: await by(), ...given });
};
const taken = async () => (await view()).sessions.map((session) => session.taken);
/** What is counted is what is booked. */
async function expectTrue() {
  const off = await product().rows(
    `select s.id from booking_sessions s left join (select session_id, sum(party) n from bookings
       where state in ('asked', 'confirmed', 'arrived', 'no-show') group by 1) b on b.session_id = s.id
     where s.taken <> coalesce(b.n, 0) or s.taken > s.places`,
  );
  expect(off).toEqual([]);
}

describe('sessions', () => {
  beforeEach(async () => {
    await set({ kind: 'session', mode: 'instant' });
    await open();
    await product().drain();
  });

  it('are added once, and in the weeks that follow at the same hour of the clock [P9]', async () => {
    await add();
    expect(await add()).toHaveLength(1);
    await expect(add({ places: 9 })).rejects.toEqual(wrong('booking.date-present', 409));
    expect(await add({ weeks: 2 })).toHaveLength(2);
    const added = await product().rows<{ n: number }>(
      `select jsonb_array_length(details -> 'sessions') n from audit_log where action = 'booking.session-added' order by at, id`,
    );
    expect(added.slice(-3).map(({ n }) => n)).toEqual([1, 0, 1]);
    // Over the end of summer time, too.
    const far = await add({ title: 'Pilates', weeks: 26 });
    expect(far).toHaveLength(28);
    expect(new Set(far.map(({ at }) => at.slice(11)))).toEqual(new Set(['18:30']));
    const past = `${await dayAfter(-1)}T18:30`;
    for (const at of [past, `${await dayAfter(380)}T18:30`])
      await expect(add({ at }), at).rejects.toEqual(wrong('booking.dates', 422));
    for (let n = 0; n < 6; n += 1) await add({ title: `Corso ${n}`, weeks: 26 });
    await expect(add({ title: 'Uno di troppo', weeks: 26 })).rejects.toEqual(wrong('booking.too-many', 429));
  });

  it('give their places to whoever asks first, to the last and never beyond [P9]', async () => {
    const [session] = await add({ places: 10 });
    const id = session?.id ?? '';
    const tries = await Promise.allSettled(Array.from({ length: 24 }, (_, n) => book(id, 1 + (n % 3))));
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toEqual(wrong('booking.time-taken', 409));
    expect(await taken()).toEqual([10]);
    await expectTrue();
    await product().drain();
    // The database says it again.
    await expect(product().rows('update booking_sessions set taken = 11')).rejects.toMatchObject({ code: '23514' });
  });

  it('keep a place for a request, and give it back with the booking [P9]', async () => {
    await set({ mode: 'request' });
    const [session] = await add({ places: 3 });
    const id = session?.id ?? '';
    const first = await book(id, 2);
    expect((await view()).waiting).toMatchObject([{ session: id, service: 'Yoga', party: 2 }]);
    expect(await taken()).toEqual([2]);
    await expect(book(id, 2)).rejects.toEqual(wrong('booking.time-taken', 409));
    await act((await view()).waiting[0]?.id ?? '', 'accept');
    expect(await mailsTo(first.mail)).toEqual(['booking-confirmed', 'booking-received']);
    await cancelBooking(product().as(null), { siteId: site().id, key: first.key });
    expect(await taken()).toEqual([0]);
    const second = await book(id, 3);
    product().later(4 * DAY);
    await endUnanswered(product().system());
    expect(await mailsTo(second.mail)).toContain('booking-unanswered');
    await expectTrue();
  });

  it('have never fewer places than are taken, and more when their owner says so [P9]', async () => {
    const [session] = await add({ places: 4 });
    const id = session?.id ?? '';
    await book(id, 3);
    const change = async (places: number) => changePlaces(site().ctx(), { by: await by(), id, places });
    await expect(change(2)).rejects.toEqual(wrong('booking.places-taken', 409));
    await change(3);
    await expect(book(id)).rejects.toEqual(wrong('booking.time-taken', 409));
    await change(8);
    await book(id, 5);
    expect((await view()).sessions).toMatchObject([{ places: 8, taken: 8 }]);
    const call = { key: crypto.randomUUID(), session: id, party: 1, name: 'Ugo', phone: '1', mail: '', note: '' };
    const byPhone = async () => takeBooking(site().ctx(), { by: await by(), ...call });
    await expect(byPhone()).rejects.toEqual(wrong('booking.time-taken', 409));
    await change(9);
    await byPhone();
    await byPhone();
    expect(await taken()).toEqual([9]);
    await expectTrue();
  });

  it('that do not take place are over for all, and all are told why, once [P9]', async () => {
    const [session] = await add({ places: 8 });
    const id = session?.id ?? '';
    await call(id, 'Lia');
    await act((await view()).coming[0]?.id ?? '', 'cancel');
    product().later(HOUR);
    const here = [await book(id), await book(id, 2)];
    await set({ mode: 'request' });
    const asked = await book(id);
    await call(id, 'Ugo');
    const wished = { name: 'Ida', phone: '051 2', mail: '', note: '', key: newKey() };
    await placeBooking(product().as(null), { siteId: site().id, session: id, party: 1, guest: wished, lang: 'it' });
    const cancel = async () => cancelSession(site().ctx(), { by: await by(), id, reason: 'Maestra malata' });
    await cancel();
    await cancel();
    for (const { mail } of here) expect(await mailsTo(mail)).toEqual(['booking-cancelled', 'booking-confirmed']);
    expect(await mailsTo(asked.mail)).toEqual(['booking-received', 'booking-refused']);
    expect(await view()).toMatchObject({ sessions: [], coming: [], waiting: [] });
    const unmailed = async () => (await view()).to_call.map(({ guest }) => `${guest.name} ${guest.phone}`).toSorted();
    expect(await unmailed()).toEqual(['Ida 051 2', 'Ugo 051 1']);
    await expect(book(id)).rejects.toEqual(wrong('booking.time-taken', 409));
    const foreign = changePlaces(site().ctx(), { by: await by(), id: 'bse_none', places: 3 });
    await expect(foreign).rejects.toEqual(wrong('booking.not-found', 404));
    await expectTrue();
    // The same can be planned anew.
    expect(await add()).toHaveLength(1);
    product().later(5 * DAY);
    expect(await unmailed()).toEqual([]);
  });

  it('are reminded of, keep the place of who did not come, leave the page as they begin, and are forgotten [P9]', async () => {
    const [session] = await add();
    const { mail } = await book(session?.id ?? '', 2);
    await product().drain();
    expect(await site().shown('/book')).toContain('Yoga');
    product().later(2.5 * DAY);
    await remindGuests(product().system());
    expect(await mailsTo(mail)).toEqual(['booking-confirmed', 'booking-reminder']);
    const [booking] = (await view()).coming;
    product().later(DAY);
    await act(booking?.id ?? '', 'no-show');
    await act(booking?.id ?? '', 'arrived');
    await expectTrue();
    await dropBegun(product().system());
    await product().drain();
    expect(await site().shown('/book')).not.toContain('Yoga');
    product().later(400 * DAY);
    await purgeBookings(product().system());
    expect(await product().rows('select 1 from booking_sessions where site_id = $1', [site().id])).toEqual([]);
  });

  it('are booked however far they are, leave the page within the least notice, and what is wrong is said [P9]', async () => {
    await set({ mode: 'instant', notice_minutes: 48 * 60 });
    const [near, far] = await add({ title: 'Tango', at: `${await dayAfter(200)}T18:30` }).then(() => add());
    const page = async () => {
      await dropBegun(product().system());
      await product().drain();
      return site().shown('/book');
    };
    expect(await page()).toMatch(/Yoga[^]*Tango/);
    await book(far?.id ?? '', 3);
    const wish = async (n: number, c = far?.id ?? '') => {
      const calendar = await requireCalendar(product().as(null), site().id);
      const act = { method: 'GET' } as SiteAct;
      return readWish({ ctx: product().as(null), calendar, act }, new URLSearchParams({ c, n: String(n) }));
    };
    const { error } = BOOKING_WORDS.it;
    expect(await wish(1)).toMatchObject({ party: 1 });
    expect(await wish(2)).toEqual([{ field: 'c', text: error.full }]);
    expect(await page()).toMatch(/Scegli una data e lascia un nome[^]*Continua/);
    const last = [await book(far?.id ?? ''), await book(near?.id ?? '', 4)];
    expect(await page()).toMatch(/tutte le date sono al completo[^]*Tango(?![^]*Continua)/);
    for (const { key } of last) await cancelBooking(product().as(null), { siteId: site().id, key });
    expect(await wish(99)).toMatchObject([{ field: 'n' }]);
    product().later(2.5 * DAY);
    expect(await page()).toMatch(/^(?![^]*Yoga)[^]*Tango/);
    expect(await wish(1, near?.id)).toEqual([{ field: 'c', text: error.late }]);
    await set({ notice_minutes: 0 });
    expect(await page()).toContain('Yoga');
    product().later(2 * DAY);
    expect(await page()).not.toContain('Yoga');
  });

  it('are called off until they are over, also for who is there before the hour [P9]', async () => {
    const [session] = await add();
    const id = session?.id ?? '';
    const { mail } = await book(id);
    const [row] = await product().rows<{ starts_at: Date }>('select starts_at from booking_sessions where id = $1', [
      id,
    ]);
    product().later((row?.starts_at.getTime() ?? 0) - product().clock.now().getTime() - HOUR);
    await act((await view()).coming[0]?.id ?? '', 'arrived');
    const cancel = async (which: string) => cancelSession(site().ctx(), { by: await by(), id: which, reason: '' });
    await cancel(id);
    expect(await mailsTo(mail)).toContain('booking-cancelled');
    await expectTrue();
    const [next] = await add();
    const there = await book(next?.id ?? '');
    product().later(5 * DAY);
    await expect(cancel(next?.id ?? '')).rejects.toEqual(wrong('booking.changed', 409));
    expect(await mailsTo(there.mail)).not.toContain('booking-cancelled');
  });

  it('change kind only while nobody is booked, and no room of tables limits their parties [P9]', async () => {
    await set({ covers: 2, party_most: 6 });
    expect((await view()).settings).toMatchObject({ party_most: 6 });
    const [session] = await add();
    await book(session?.id ?? '');
    await expect(set({ kind: 'table' })).rejects.toEqual(wrong('booking.kind-in-use', 409));
    expect(wallOf(product().clock.now(), (await view()).zone) < (session?.at ?? '')).toBe(true);
  });
});
