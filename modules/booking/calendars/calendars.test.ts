/** Calendars of others: what they block, what becomes of bookings beside them, and of a calendar that is not there. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bookedSite } from '../../../tests/support/booked-site.ts';
import type { Entry } from '../../../sandboxes/calendar/text.ts';
import { moveBooking } from '../change-booking.ts';
import { addDays } from '../clock-zone.ts';
import { exportBookings } from '../export-bookings.ts';
import { readFeedsJob } from '../jobs.ts';
import { booking } from '../module.server.ts';
import { followPlan } from '../prefill.ts';
import { addFeed, removeFeed } from './feeds.ts';
import { keepBooking } from './keep-booking.ts';
import { takeBooking } from '../place-booking.ts';
import { newKey } from '../guest.ts';
import { readFeed, readFeeds } from './read-feeds.ts';
import { savePeople, saveServices } from '../save-settings.ts';
import { disposeOrder } from '../../../tests/support/prove-anew.ts';

const { product, site, by, view, set, open, service, free, book, act, owner } = bookedSite();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let calls = 0;
/** A calendar of its own for each test. */
const name = () => `own${calls}`;
const address = (of = name()) => `${product().calendars.url}/${of}.ics`;
const put = (...held: Entry[]) => product().calendars.put(name(), held);
/** An event over so many minutes from this wall time on, in Rome. */
function event(at: string, minutes = 60): Entry {
  const end = new Date(new Date(`${at}:00Z`).getTime() + minutes * MINUTE).toISOString().slice(0, 16);
  return { start: at, end, zone: 'Europe/Rome', uid: `${at}@elsewhere.example` };
}
const add = async (given: { person?: string | null; of?: string; name?: string } = {}) =>
  addFeed(site().ctx(), {
    by: await by(),
    name: given.name ?? 'Agenda',
    address: address(given.of),
    person: given.person ?? null,
  });
/** Ten minutes later, as the clock of jobs brings it. */
async function later(ms = 11 * MINUTE) {
  product().later(ms);
  await readFeeds(product().system());
  await product().drain();
}
const mails = async (kind: string) => {
  await product().drain();
  return product().rows(
    'select 1 from mails where kind = $1 and order_id = (select order_id from sites where id = $2)',
    [kind, site().id],
  );
};
const code = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const people = async () => {
  await savePeople(site().ctx(), {
    by: await by(),
    people: [
      { name: 'Ada', active: true },
      { name: 'Ugo', active: true },
    ],
  });
  return (await view()).people.map(({ id }) => id);
};

beforeEach(async () => {
  calls += 1;
  await product().rows('delete from booking_feeds');
});

describe('tables', () => {
  beforeEach(async () => {
    await set({ kind: 'table', mode: 'instant' });
    await open();
  });

  it('are not offered, nor given to anybody, while a calendar is busy [P9]', async () => {
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = await free();
    put(event(third, 5));
    await add();
    // A table is held for longer than there is between two times.
    const left = await free();
    expect(left).not.toContain(third);
    expect(left).not.toContain(second);
    expect(left).toContain(fourth);
    expect(await code(book(third))).toBe('booking.time-taken');
    const given = { service: await service(), party: 2, at: third, name: 'Ida', phone: '1', mail: '', note: '' };
    expect(await code(takeBooking(site().ctx(), { by: await by(), key: newKey(), ...given }))).toBe(
      'booking.time-taken',
    );
    await book(fifth);
    const { id = '' } = (await view()).coming.at(-1) ?? {};
    expect(await code(moveBooking(site().ctx(), { by: await by(), id, at: third }))).toBe('booking.time-taken');
    expect(first < second).toBe(true);
  });

  it('a whole day is closed, and what a rule without an end says is busy each week [P9]', async () => {
    const [at = ''] = await free();
    const day = at.slice(0, 10);
    put({ start: day, end: addDays(day, 1) });
    await add();
    expect((await free()).filter((each) => each.startsWith(day))).toEqual([]);
  });

  it('are free again when the calendar says so, or is taken away; what it says is asked for with its ETag [P9]', async () => {
    const [at = ''] = await free();
    put(event(at));
    await add();
    await later();
    expect(product().calendars.asked(name()).at(-1)).toMatch(/^"/);
    expect(await free()).not.toContain(at);
    put();
    await later();
    expect(await free()).toContain(at);
    put(event(at));
    await later();
    expect(await free()).not.toContain(at);
    const id = (await view()).calendars[0]?.id ?? '';
    await removeFeed(site().ctx(), { by: await by(), id });
    await removeFeed(site().ctx(), { by: await by(), id });
    expect(await free()).toContain(at);
    expect(await product().rows('select 1 from booking_busy')).toEqual([]);
  });

  it('a clash is shown and mailed once, and nothing is cancelled: it is moved, or stays [P9]', async () => {
    const [at = '', , , , , other = ''] = await free();
    put();
    await add({ name: 'Agenda di Ada' });
    await book(at);
    put(event(at, 30));
    await later();
    const [clashing] = (await view()).coming;
    expect(clashing).toMatchObject({ state: 'confirmed', clash: { calendar: 'Agenda di Ada', from: at } });
    expect(await mails('booking-clash')).toHaveLength(1);
    put(event(at, 45));
    await later();
    expect(await mails('booking-clash')).toHaveLength(1);
    const id = clashing?.id ?? '';
    await keepBooking(site().ctx(), { by: await by(), id });
    expect((await view()).coming[0]).toMatchObject({ state: 'confirmed', clash: null });
    await moveBooking(site().ctx(), { by: await by(), id, at: other });
    put(event(at, 45), event(other, 45));
    await later();
    // Another time, another question.
    expect((await view()).coming[0]?.clash).toMatchObject({ from: other });
    expect(await mails('booking-clash')).toHaveLength(2);
    put();
    await later();
    expect((await view()).coming[0]).toMatchObject({ state: 'confirmed', clash: null });
  });

  it('a request that is accepted beside what is in the calendar stays without a further question [P9]', async () => {
    await set({ mode: 'request' });
    const [at = ''] = await free();
    put();
    await add();
    await book(at);
    put(event(at));
    await later();
    const [asked] = (await view()).waiting;
    expect(asked?.clash).toMatchObject({ calendar: 'Agenda' });
    await act(asked?.id ?? '', 'accept');
    expect((await view()).coming[0]).toMatchObject({ state: 'confirmed', clash: null });
  });

  it('a calendar that is silent counts as it was, turns yellow, and is told of once after a day [P9]', async () => {
    const [at = '', , , , , , , late = ''] = await free();
    put(event(late));
    await add();
    const [before] = (await view()).calendars;
    product().calendars.put(name(), '<!doctype html><p>Sign in');
    await later();
    expect((await view()).calendars[0]).toMatchObject({ fault: 'booking.feed-unreadable', read_at: before?.read_at });
    expect(await free()).not.toContain(late);
    expect(await free()).toContain(at);
    expect(await mails('booking-feed-silent')).toHaveLength(0);
    await later(24 * HOUR);
    await later(2 * HOUR);
    await later(26 * HOUR);
    expect(await mails('booking-feed-silent')).toHaveLength(1);
    const told = product()
      .mail.messages()
      .findLast(({ text }) => text.includes('iCal'));
    expect(told?.text).toContain('All’indirizzo di «Agenda» non troviamo più un calendario');
    expect(told?.text).not.toMatch(/non risponde|5 MB|non si apre/);
    put(event(late));
    await later(2 * HOUR);
    expect((await view()).calendars[0]).toMatchObject({ fault: null });
    product().calendars.put(name(), '');
    await later();
    await later(25 * HOUR);
    expect(await mails('booking-feed-silent')).toHaveLength(2);
  });

  it('a plan that holds bookings again has its calendars read at once, and a rest is no silence [P9]', async () => {
    const [at = ''] = await free();
    put();
    await add();
    const tier = async (to: string) => {
      await product().rows('update sites set tier = $2 where id = $1', [site().id, to]);
      await followPlan(product().system(), { orderId: owner().id() });
    };
    await tier('premium');
    expect(await code(add({ of: `x${calls}` }))).toBe('booking.closed');
    await later();
    put(event(at));
    await later(HOUR);
    await tier('pro');
    await later(0);
    expect(await free()).not.toContain(at);
    await tier('premium');
    await later();
    await later(30 * HOUR);
    await tier('pro');
    product().calendars.put(name(), '');
    await later(0);
    expect((await view()).calendars[0]).toMatchObject({ fault: 'booking.feed-unreadable' });
    expect(await mails('booking-feed-silent')).toHaveLength(0);
  });

  it('those whose time has come are looked for each minute: a reading ends seconds after the clock that began it [P9]', () => {
    expect(booking.schedules?.find(({ job }) => job === readFeedsJob)?.cron).toBe('* * * * *');
  });

  it('none is read twice at once [P9]', async () => {
    put();
    await add();
    const [agenda] = await product().rows<{ id: string }>("select id from booking_feeds where name = 'Agenda'");
    const id = agenda?.id ?? '';
    // The calendar answers once all others were turned away: one after the other they may read.
    const answer = Promise.withResolvers<void>();
    product().calendars.hold(name(), answer.promise);
    let turnedAway = 0;
    const tries = Array.from({ length: 5 }, async () => {
      const read = await readFeed(product().system(), { feedId: id });
      if (!read && (turnedAway += 1) === 4) answer.resolve();
      return read;
    });
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await readFeed(product().system(), { feedId: 'bfd_gone' })).toBe(false);
  });

  it('who died over a reading is waited for, and it is read again [P9]', async () => {
    put();
    await add();
    const id = (await view()).calendars[0]?.id ?? '';
    await product().rows('update booking_feeds set held_until = $1', [
      new Date(product().clock.now().getTime() + MINUTE),
    ]);
    expect(await readFeed(product().system(), { feedId: id })).toBe(false);
    product().later(2 * MINUTE);
    expect(await readFeed(product().system(), { feedId: id })).toBe(true);
  });

  it.each([
    ['gone', 'booking.feed-refused'],
    ['half', 'booking.feed-unreadable'],
    ['many', 'booking.feed-too-large'],
    ['inside', 'booking.feed-address'],
    ['broken', 'booking.feed-silent'],
  ])('what cannot be read is not added, and nothing of it is kept: %s [P9]', async (fault, expected) => {
    expect(await code(add({ of: `${fault}-${calls}` }))).toBe(expected);
    expect((await view()).calendars).toEqual([]);
  });

  it('ten calendars are the most, one is there once, and its address is sealed, exported, and on no screen [P9]', async () => {
    put();
    await add();
    await add();
    expect((await view()).calendars).toHaveLength(1);
    for (let n = 1; n < 10; n += 1) await add({ of: `empty-${calls}-${n}` });
    expect(await code(add({ of: `empty-${calls}-11` }))).toBe('booking.too-many');
    const rows = await product().rows<{ address: string }>('select address from booking_feeds');
    expect(rows.every((row) => row.address.startsWith('s1.'))).toBe(true);
    expect(JSON.stringify(await view())).not.toContain(`${name()}.ics`);
    const own = await disposeOrder(owner());
    let exported = '';
    for await (const { bytes } of exportBookings(owner().ctx(), { by: own })) exported += Buffer.from(bytes).toString();
    expect(exported).toContain(address());
  });

  it('our own bookings, read back from the calendar in which their owner sees them, block nothing [P9]', async () => {
    const [at = ''] = await free();
    await book(at, { party: 2 });
    const ours = new URL(product().config.publicUrl).hostname;
    const [booked] = (await view()).coming;
    put({ ...event(at), uid: `${booked?.id}@${ours}` });
    await add();
    expect((await view()).coming[0]).toMatchObject({ clash: null });
    expect(await free()).toContain(at);
    // What they have booked with another business here takes their time.
    put({ ...event(at), uid: `bkg_1@${ours}` });
    await later();
    expect(await free()).not.toContain(at);
  });
});

describe('appointments', () => {
  beforeEach(async () => {
    await set({ kind: 'appointment', mode: 'instant' });
    const services = [{ name: 'Taglio', minutes: 30, price: null, active: true }];
    await saveServices(site().ctx(), { by: await by(), services });
    await open();
  });

  it('a calendar of one of the people blocks theirs alone, one of all blocks everybody’s [P9]', async () => {
    const [ada = '', ugo = ''] = await people();
    const [at = '', , other = ''] = await free(1);
    put(event(at, 30));
    await add({ person: ada });
    await book(at, { party: 1 });
    expect((await view()).coming.map(({ person, clash }) => [person, clash])).toEqual([['Ugo', null]]);
    expect(await free(1)).not.toContain(at);
    expect(await free(1)).toContain(other);
    product().calendars.put(`all${calls}`, [event(other, 30)]);
    await add({ of: `all${calls}`, name: 'Chiusure' });
    expect(await free(1)).not.toContain(other);
    expect(await code(add({ person: 'bpe_other', of: `x${calls}` }))).toBe('booking.unknown-person');
    expect(ugo).not.toBe(ada);
  });

  it('a calendar goes with its person [P9]', async () => {
    const [ada = '', ugo = ''] = await people();
    put();
    await add({ person: ada });
    await savePeople(site().ctx(), { by: await by(), people: [{ id: ugo, name: 'Ugo', active: true }] });
    expect((await view()).calendars).toEqual([]);
  });
});
