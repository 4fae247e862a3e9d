/** Who asks without a time: for a day where the site says no hours, and for nights. Nothing is held before the owner says yes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/transaction.ts';
import { bookedSite } from '../../tests/support/booked-site.ts';
import { setSiteState } from '../sites/index.server.ts';
import { cancelBooking } from './change-booking.ts';
import { addDays, dayOf } from './clock-zone.ts';
import { endUnanswered, remindGuests } from './due-bookings.ts';
import { feedOf, renewFeed } from './feed.ts';
import { takeBooking } from './place-booking.ts';
import { closeDay } from './save-settings.ts';

const PHOTOGRAPHER = '900000000001212';
const SUITES = '900000000000505';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const wrong = (code: string, status: number) => expect.objectContaining({ code, status });

describe('where the site says no hours', () => {
  const { product, site, owner, by, view, open, service, book, act, mailsTo } = bookedSite(PHOTOGRAPHER);
  /** So many days after today, where the business is. */
  const day = async (ahead: number) => addDays(dayOf(product().clock.now(), (await view()).zone), ahead);
  const claims = () => product().rows('select 1 from booking_claims');
  beforeEach(async () => {
    await open();
    await product().drain();
  });

  it('a guest asks for a day, nothing is held, and the owner gives the time [P9]', async () => {
    expect(await view()).toMatchObject({ status: 'open', form: 'day', settings: { kind: 'appointment' } });
    const asked = await day(3);
    const { mail } = await book(asked, { party: 1 });
    expect(await mailsTo(mail)).toEqual(['booking-wished']);
    expect(owner().subjects().at(-1)).toBeTruthy();
    const [waiting] = (await view()).waiting;
    expect(waiting).toMatchObject({ state: 'asked', at: asked, until: null, outside: false });
    expect(await claims()).toEqual([]);
    const id = waiting?.id ?? '';
    await expect(act(id, 'accept')).rejects.toEqual(wrong('booking.time-needed', 422));
    const other = act(id, 'accept', '', `${await day(4)}T17:45`);
    await expect(other).rejects.toEqual(wrong('booking.time-needed', 422));
    await act(id, 'accept', 'Suonate al 4', `${asked}T17:45`);
    await act(id, 'accept', '', `${asked}T18:00`);
    expect((await view()).coming).toMatchObject([{ at: `${asked}T17:45`, state: 'confirmed', reason: 'Suonate al 4' }]);
    expect(await claims()).toHaveLength(1);
    expect(await mailsTo(mail)).toEqual(['booking-confirmed', 'booking-wished']);
  });

  it('two who asked for one day get two times: of one person no hour is given twice [P9]', async () => {
    const asked = await day(3);
    await book(asked, { party: 1 });
    await book(asked, { party: 1 });
    const [one, other] = (await view()).waiting;
    const at = `${asked}T10:00`;
    const tries = await Promise.allSettled([one, other].map((each) => act(each?.id ?? '', 'accept', '', at)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await claims()).toHaveLength(1);
    const [left] = (await view()).waiting;
    expect(left).toMatchObject({ at: asked });
    await act(left?.id ?? '', 'accept', '', `${asked}T12:00`);
    expect((await view()).coming.map(({ at: time }) => time)).toEqual([at, `${asked}T12:00`]);
  });

  it('a day that is past, closed or too far ahead is not asked for, and a time is not chosen by a guest [P9]', async () => {
    const closed = await day(5);
    await closeDay(site().ctx(), { by: await by(), day: closed, closed: true });
    for (const at of [await day(-1), await day(400), closed])
      await expect(book(at, { party: 1 })).rejects.toEqual(wrong('booking.dates', 422));
    await expect(book(`${await day(3)}T10:00`, { party: 1 })).rejects.toEqual(wrong('booking.dates', 422));
    expect((await view()).waiting).toEqual([]);
  });

  it('a request is taken back until its day is over, and ends then where nobody answered [P9]', async () => {
    const asked = await day(1);
    const { key } = await book(asked, { party: 1 });
    const { mail } = await book(asked, { party: 1 });
    product().later(1.2 * DAY);
    await cancelBooking(product().as(null), { siteId: site().id, key });
    expect(await endUnanswered(product().system())).toBe(0);
    product().later(DAY);
    expect(await endUnanswered(product().system())).toBe(1);
    expect(await mailsTo(mail)).toEqual(['booking-unanswered', 'booking-wished']);
  });

  it('the owner enters one by telephone with its time at once [P9]', async () => {
    const at = `${await day(2)}T09:15`;
    const call = { key: crypto.randomUUID(), service: await service(), party: 1, at };
    const who = { name: 'Ugo', phone: '051 1', mail: '', note: '' };
    await takeBooking(site().ctx(), { by: await by(), ...call, ...who });
    expect((await view()).coming).toMatchObject([{ at, state: 'confirmed', by: 'owner' }]);
    const day2 = { ...call, key: crypto.randomUUID(), at: await day(2) };
    await expect(takeBooking(site().ctx(), { by: await by(), ...day2, ...who })).rejects.toEqual(
      wrong('booking.dates', 422),
    );
  });
});

describe('stays', () => {
  const { product, site, owner, by, view, open, service, book, act, mailsTo } = bookedSite(SUITES);
  const day = async (ahead: number) => addDays(dayOf(product().clock.now(), (await view()).zone), ahead);
  beforeEach(async () => {
    await open();
    await product().drain();
  });

  it('are filled in for who lets rooms, asked for with both days, and answered with a sentence [P9]', async () => {
    const before = await view();
    expect(before).toMatchObject({ form: 'nights', settings: { kind: 'stay', horizon_days: 365 } });
    expect(before.services.length).toBeGreaterThan(0);
    const [at, until] = [await day(10), await day(13)];
    const { mail, key } = await book(at, { until });
    await book(at, { until });
    const { waiting } = await view();
    const first = waiting.find(({ guest }) => guest.mail === mail);
    const second = waiting.find(({ guest }) => guest.mail !== mail);
    expect(first).toMatchObject({ at, until, party: 2, state: 'asked' });
    await act(first?.id ?? '', 'accept', 'La colazione è compresa');
    await act(second?.id ?? '', 'refuse', 'Siamo al completo');
    expect((await view()).coming).toMatchObject([{ at, until, state: 'confirmed', reason: 'La colazione è compresa' }]);
    expect(await mailsTo(mail)).toEqual(['booking-confirmed', 'booking-wished']);
    await cancelBooking(product().as(null), { siteId: site().id, key });
    expect((await view()).coming).toEqual([]);
  });

  it('begin tonight, too, where the guest is at the door [P9]', async () => {
    const [hour = 0, minute = 0] = (await view()).now.split(':').map(Number);
    const wait = 21 * 60 - hour * 60 - minute;
    product().later((wait < 0 ? wait + 24 * 60 : wait) * 60_000);
    const [at, until] = [await day(0), await day(1)];
    const call = { service: await service(), party: 2, name: 'Ugo', phone: '051 1', mail: '', note: '' };
    const take = async (from: string) =>
      takeBooking(site().ctx(), { by: await by(), key: crypto.randomUUID(), ...call, at: from, until });
    await take(at);
    expect((await view()).coming).toMatchObject([{ at, until, state: 'confirmed' }]);
    await expect(take(await day(-1))).rejects.toEqual(wrong('booking.dates', 422));
    await expect(book(at, { until })).rejects.toEqual(wrong('booking.dates', 422));
  });

  it('are one to thirty nights, within the days that are offered [P9]', async () => {
    const at = await day(5);
    for (const until of [undefined, at, await day(4), await day(36)])
      await expect(book(at, { until }), String(until)).rejects.toEqual(wrong('booking.dates', 422));
    await expect(book(await day(366), { until: await day(367) })).rejects.toEqual(wrong('booking.dates', 422));
    await expect(book(await day(-1), { until: await day(3) })).rejects.toEqual(wrong('booking.dates', 422));
    await expect(book(at, { until: await day(6), party: 9 })).rejects.toEqual(wrong('booking.party', 422));
    await book(at, { until: await day(35) });
    await book(at, { until: await day(6) });
    expect(new Set((await view()).waiting.map(({ until }) => until))).toEqual(new Set([await day(6), await day(35)]));
  });

  it('fill whole days of a calendar, are reminded of a day before, and are here until they leave [P9]', async () => {
    const [at, until] = [await day(3), await day(5)];
    const { mail } = await book(at, { until });
    const [asked] = (await view()).waiting;
    await act(asked?.id ?? '', 'accept');
    await renewFeed(site().ctx(), { by: await by() });
    const [, key = ''] = /feed\/([\w-]+)\.ics/.exec((await view()).feed_url ?? '') ?? [];
    const feed = await feedOf(product().as(null), { siteId: site().id, key });
    expect(feed).toContain(`DTSTART;VALUE=DATE:${at.replaceAll('-', '')}`);
    expect(feed).toContain(`DTEND;VALUE=DATE:${until.replaceAll('-', '')}`);
    product().later(2.5 * DAY);
    await remindGuests(product().system());
    expect(await mailsTo(mail)).toEqual(['booking-confirmed', 'booking-reminder', 'booking-wished']);
    product().later(1.2 * DAY);
    await act(asked?.id ?? '', 'arrived');
    expect((await view()).coming).toMatchObject([{ state: 'arrived' }]);
    product().later(2 * DAY);
    expect(await view()).toMatchObject({ coming: [], past: [{ until }] });
  });

  it('that nobody answered end on the evening of their arrival; one by telephone holds at once [P9]', async () => {
    const [at, until] = [await day(1), await day(2)];
    const { mail } = await book(at, { until });
    const call = { key: crypto.randomUUID(), service: await service(), party: 3, at, until };
    const who = { name: 'Ugo', phone: '051 1', mail: '', note: '' };
    await takeBooking(site().ctx(), { by: await by(), ...call, ...who });
    expect((await view()).coming).toMatchObject([{ at, until, party: 3 }]);
    product().later(2 * DAY);
    await endUnanswered(product().system());
    expect(await mailsTo(mail)).toEqual(['booking-unanswered', 'booking-wished']);
    expect((await view()).waiting).toEqual([]);
  });

  it('that were only asked for are promised to nobody as the site closes [P9]', async () => {
    const [at, until] = [await day(10), await day(12)];
    const { mail: asked } = await book(at, { until });
    const { mail: kept } = await book(at, { until });
    const { waiting } = await view();
    await act(waiting.find(({ guest }) => guest.mail === kept)?.id ?? '', 'accept');
    await inTransaction(product().system(), (ctx) => setSiteState(ctx, { orderId: owner().id(), state: 'closed' }));
    expect(await mailsTo(asked)).toEqual(['booking-wished']);
    expect(await mailsTo(kept)).toEqual(['booking-closed', 'booking-confirmed', 'booking-wished']);
  });
});
