/** Bookings of a site: nobody's time is given twice, whoever asks; a guest and an owner move them through their life. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookedSite } from '../../tests/support/booked-site.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite } from '../access/index.server.ts';
import { setSiteState } from '../sites/index.server.ts';
import { newDraft } from '../../tests/support/draft.ts';
import { comeBack } from '../../tests/support/returned.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';
import { answerBooking, cancelBooking, moveBooking } from './change-booking.ts';
import { bookingsOfSite } from './bookings-of-site.ts';
import { endUnanswered, remindGuests } from './due-bookings.ts';
import { lockCalendar } from './calendar.ts';
import { newKey } from './guest.ts';
import { holdPlaces } from './places.ts';
import { bookings } from './tables.ts';
import { timesForMove } from './list-times.ts';
import { takeBooking } from './place-booking.ts';
import { closeDay } from './save-settings.ts';
import { setStatus } from './set-status.ts';
import { whenOf } from './shown.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { product, site, owner, by, view, set, open, service, free, book, act, mailsTo, expectTrue } = bookedSite();

describe('bookings of a restaurant', () => {
  beforeEach(async () => {
    await set({ kind: 'table' });
    await open();
    await product().drain();
  });

  it('are filled in from the page, stay a draft until their owner opens them, and show on the site then [P9]', async () => {
    const fresh = await newDraft(product(), await newSubscriber(product(), { choice: { plan: 'pro' } }));
    const before = await bookingsOfSite(fresh.ctx(), { by: await fresh.by() });
    expect(before).toMatchObject({ status: 'draft', entitled: true, form: 'times' });
    expect(before.services.length).toBeGreaterThan(0);
    expect(await fresh.shown()).not.toContain('href="/book"');
    expect(await site().shown()).toContain('href="/book"');
    await setStatus(site().ctx(), { by: await proveSite(site().ctx(), 'publish', site().id), status: 'paused' });
    await product().drain();
    expect(await site().shown()).not.toContain('href="/book"');
  });

  it('wait for the owner, hold their places meanwhile, and are told to both [P9]', async () => {
    const [at = ''] = await free();
    const { mail, key } = await book(at);
    expect(await mailsTo(mail)).toEqual(['booking-received']);
    expect(owner().subjects().at(-1)).toBeTruthy();
    const [waiting] = (await view()).waiting;
    expect(waiting).toMatchObject({
      state: 'asked',
      at,
      party: 2,
      guest: { name: 'Anna Verdi', note: 'Un seggiolone' },
    });
    await act(waiting?.id ?? '', 'accept');
    await act(waiting?.id ?? '', 'accept');
    expect(await mailsTo(mail)).toEqual(['booking-confirmed', 'booking-received']);
    expect((await view()).coming).toMatchObject([{ state: 'confirmed', at }]);
    await cancelBooking(product().as(null), { siteId: site().id, key });
    await cancelBooking(product().as(null), { siteId: site().id, key });
    expect((await view()).coming).toEqual([]);
    expect(await free()).toContain(at);
    await expectTrue();
  });

  it('whose mail came back say so to their owner [P9]', async () => {
    const [first = '', second = ''] = await free();
    const { mail } = await book(first);
    await book(second);
    const marked = async () => (await view()).waiting.map(({ at, guest }) => [at, guest.unreached]);
    await comeBack(product(), mail);
    expect(await marked()).toEqual([
      [first, true],
      [second, false],
    ]);
  });

  it('fill the room to its last place and never beyond, however many ask at once [P9]', async () => {
    await set({ mode: 'instant', covers: 10, party_most: 4, party_instant: 4 });
    const [at = ''] = await free();
    const tries = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => book(at, { party: 1 + (n % 3) })));
    const refused = tries.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'booking.time-taken', status: 409 });
    const [sum] = await product().rows<{ n: string }>('select sum(party) n from bookings where site_id = $1', [
      site().id,
    ]);
    expect(Number(sum?.n)).toBe(10);
    expect(await free(1)).not.toContain(at);
    await expectTrue();
  });

  it('hold no place beyond the room even where nobody asked before [P9]', async () => {
    await set({ mode: 'instant', covers: 4, party_most: 4, party_instant: 4 });
    const [at = ''] = await free();
    await book(at, { party: 4 });
    const [booked] = await product().db.select().from(bookings).where(eq(bookings.siteId, site().id));
    const again = inTransaction(product().system(), async (ctx) =>
      holdPlaces(ctx, await lockCalendar(ctx, site().id), booked ?? expect.fail('nothing is booked'), null),
    );
    await expect(again).rejects.toMatchObject({ code: 'booking.time-taken', status: 409 });
    await expectTrue();
  });

  it('sent twice under one key are one booking with one mail [P9]', async () => {
    const [at = ''] = await free();
    const key = newKey();
    const same = { key, mail: 'twice@example.it' };
    await Promise.all([book(at, same), book(at, same), book(at, same)]);
    expect((await view()).waiting).toHaveLength(1);
    expect(await mailsTo('twice@example.it')).toEqual(['booking-received']);
  });

  it('are taken for a larger party by request only, and for one that is too large not at all [P9]', async () => {
    await set({ mode: 'instant', party_most: 8, party_instant: 4 });
    const [at = '', later = ''] = await free();
    await book(at, { party: 4 });
    await book(later, { party: 8 });
    const { waiting, coming } = await view();
    expect([coming.map(({ party }) => party), waiting.map(({ party }) => party)]).toEqual([[4], [8]]);
    await expect(book(later, { party: 9 })).rejects.toMatchObject({ code: 'booking.party', status: 422 });
  });

  it('are not taken outside the hours, in the past, beyond the horizon, or when nothing is open [P9]', async () => {
    const [at = ''] = await free();
    const day = at.slice(0, 10);
    for (const wrong of [`${day}T04:15`, '2020-01-01T20:00', '2036-01-01T20:00', `${day}T25:00`, `${day}T20:07`])
      await expect(book(wrong), wrong).rejects.toMatchObject({ code: expect.stringMatching(/time-taken|bad/) });
    await closeDay(site().ctx(), { by: await by(), day, closed: true });
    await expect(book(at)).rejects.toMatchObject({ code: 'booking.time-taken' });
    await closeDay(site().ctx(), { by: await by(), day, closed: false });
    await setStatus(site().ctx(), { by: await proveSite(site().ctx(), 'publish', site().id), status: 'paused' });
    await expect(book(at)).rejects.toMatchObject({ code: 'booking.closed', status: 409 });
    // The telephone rings all the same.
    const given = { service: await service(), party: 3, at, name: 'Bruno', phone: '051 123456', mail: '', note: '' };
    await takeBooking(site().ctx(), { by: await by(), key: randomUUID(), ...given });
    expect((await view()).coming).toMatchObject([{ by: 'owner', state: 'confirmed', party: 3 }]);
  });

  it('of one guest are three at a time, by mail or by telephone; their owner enters as many as ring [P9]', async () => {
    const times = await free();
    for (const at of times.slice(0, 3)) await book(at, { phone: '+39 051 123456' });
    await expect(book(times[3] ?? '', { phone: '051123456' })).rejects.toMatchObject({
      code: 'booking.too-many',
      status: 429,
    });
    await expect(book(times[3] ?? '', { phone: '', mail: '' })).rejects.toMatchObject({
      code: 'booking.contact-needed',
    });
  });

  it('move, and keep their old time until the new one holds [P9]', async () => {
    await set({ mode: 'instant', covers: 2, party_most: 2, party_instant: 2 });
    const times = await free();
    const [first = '', other = ''] = [times[0], times.at(-1)];
    const mine = await book(first);
    await book(other);
    const move = (at: string) => moveBooking(product().as(null), { siteId: site().id, key: mine.key, at });
    await expect(move(other)).rejects.toMatchObject({ code: 'booking.time-taken' });
    expect((await view()).coming.map(({ at }) => at)).toContain(first);
    // Half an hour later overlaps only its own old time.
    await move(times[1] ?? '');
    expect(await mailsTo(mine.mail)).toEqual(['booking-changed', 'booking-confirmed']);
    expect((await view()).coming.map(({ at }) => at)).toEqual([times[1], other]);
    await expectTrue();
  });

  it('that their guest moves wait for a yes again, and their owner reads when they were before [P9]', async () => {
    const [first = '', next = ''] = await free();
    const mine = await book(first);
    expect((await view()).waiting[0]?.moved).toBe(false);
    await moveBooking(product().as(null), { siteId: site().id, key: mine.key, at: next });
    expect((await view()).waiting).toMatchObject([{ at: next, moved: true }]);
    await product().drain();
    const told = owner()
      .mails()
      .map(({ text }) => text)
      .join();
    expect(told).toContain(`Prima era ${whenOf({ wall: first }, 'it')}`);
  });

  it('are offered what they hold themselves when their owner moves them [P9]', async () => {
    await set({ mode: 'instant', covers: 2, party_most: 2, party_instant: 2 });
    const [first = '', next = ''] = await free();
    await book(first);
    const [mine] = (await view()).coming;
    expect(await free()).not.toContain(next);
    const given = { by: await by(), id: mine?.id ?? '', from: first.slice(0, 10) };
    const { days } = await timesForMove(site().ctx(), given);
    expect(days[0]?.times.map(({ at }) => at)).toContain(next);
    await expect(timesForMove(site().ctx(), { ...given, id: 'bkg_nobodys' })).rejects.toMatchObject({
      code: 'booking.not-found',
    });
  });

  it('are no longer changed by their guest when the hour is near [P9]', async () => {
    await set({ mode: 'instant', cancel_minutes: 180 });
    const [at = ''] = await free();
    const { key } = await book(at);
    const [row] = await product().rows<{ starts_at: Date }>('select starts_at from bookings where site_id = $1', [
      site().id,
    ]);
    product().later((row?.starts_at.getTime() ?? 0) - product().clock.now().getTime() - 2 * HOUR);
    await expect(cancelBooking(product().as(null), { siteId: site().id, key })).rejects.toMatchObject({
      code: 'booking.too-late',
      status: 409,
    });
    const [booked] = (await view()).coming;
    await expect(act(booked?.id ?? '', 'no-show')).rejects.toMatchObject({ code: 'booking.too-early' });
    await act(booked?.id ?? '', 'arrived');
    product().later(3 * HOUR);
    await act(booked?.id ?? '', 'no-show');
    await act(booked?.id ?? '', 'arrived');
  });

  it('give back the places of who is missing, and count who has come after all, whatever was taken meanwhile [P9]', async () => {
    await set({ mode: 'instant', covers: 4, party_most: 4, party_instant: 4 });
    const times = await free();
    const [at = '', , later = ''] = times;
    await book(at, { party: 4 });
    const id = (await view()).coming[0]?.id ?? '';
    const [row] = await product().rows<{ starts_at: Date }>('select starts_at from bookings where site_id = $1', [
      site().id,
    ]);
    product().later((row?.starts_at.getTime() ?? 0) - product().clock.now().getTime() + HOUR / 4);
    const who = { name: 'Ugo', phone: '1', mail: '', note: '' };
    const walkIn = async (party: number) =>
      takeBooking(site().ctx(), {
        by: await by(),
        key: newKey(),
        service: await service(),
        party,
        at: later,
        ...who,
      });
    const full = { code: 'booking.time-taken', status: 409 };
    await act(id, 'arrived');
    await expect(walkIn(1)).rejects.toMatchObject(full);
    await act(id, 'no-show');
    await expectTrue();
    await walkIn(2);
    await act(id, 'arrived');
    await expectTrue();
    await expect(walkIn(1)).rejects.toMatchObject(full);
    await act(id, 'no-show');
    await walkIn(2);
    await expectTrue();
    product().later(20 * HOUR);
    await act(id, 'arrived');
    await act(id, 'no-show');
    await expectTrue();
  });

  it.each([
    // 25 October 2026: the clock goes back in the night before; 28 March 2027: it goes forward.
    ['2026-10-25T12:00', 'domenica 25 ottobre 2026, 12:00', '20261025T110000Z'],
    ['2027-03-28T12:00', 'domenica 28 marzo 2027, 12:00', '20270328T100000Z'],
  ])(
    'say one time in page, mail, calendar and reminder where the clock changes in the night before: %s [P9]',
    async (at, said, instant) => {
      await set({ mode: 'instant', horizon_days: 365 });
      const { key, mail } = await book(at);
      product().later(Date.parse(`${at}Z`) - product().clock.now().getTime() - 20 * HOUR);
      await remindGuests(product().system());
      expect(await mailsTo(mail)).toEqual(['booking-confirmed', 'booking-reminder']);
      const mails = product()
        .mail.messages()
        .filter(({ to }) => to.includes(mail));
      for (const { text } of mails) expect(text).toContain(`Ti aspettiamo ${said}`);
      const files = mails.flatMap(({ attachments = [] }) => attachments);
      expect(files.map(({ text }) => text).join()).toContain(`DTSTART:${instant}`);
      expect(await (await product().app.request(`/o/${key}`)).text()).toContain(said);
    },
  );

  it('are reminded of once, a day before; a request that nobody answers ends and is told [P9]', async () => {
    const times = await free();
    const at = times.at(-1) ?? '';
    const asked = await book(times.at(-2) ?? '');
    const { mail } = await book(at);
    const { waiting } = await view();
    await act(waiting.find((one) => one.at === at)?.id ?? '', 'accept');
    const [row] = await product().rows<{ starts_at: Date }>(
      'select max(starts_at) starts_at from bookings where site_id = $1',
      [site().id],
    );
    product().later((row?.starts_at.getTime() ?? 0) - product().clock.now().getTime() - 20 * HOUR);
    await remindGuests(product().system());
    await remindGuests(product().system());
    expect(await mailsTo(mail)).toEqual(['booking-confirmed', 'booking-received', 'booking-reminder']);
    product().later(21 * HOUR);
    await endUnanswered(product().system());
    await endUnanswered(product().system());
    expect(await mailsTo(asked.mail)).toEqual(['booking-received', 'booking-unanswered']);
    await expectTrue();
  });

  it('are not taken by the hours of before while their owner closes the day [P9]', async () => {
    const [at = ''] = await free();
    let booked: Promise<unknown> = Promise.resolve();
    await inTransaction(site().ctx(), async (ctx) => {
      await closeDay(ctx, { by: await by(), day: at.slice(0, 10), closed: true });
      booked = book(at).catch((error: unknown) => error);
      // It waits for the calendar, which is given free with the day closed.
      await expect
        .poll(() =>
          product().rows(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%booking_settings%'",
          ),
        )
        .not.toEqual([]);
    });
    expect(await booked).toMatchObject({ code: 'booking.time-taken', status: 409 });
  });

  it('are outside the hours when the hours say so, and not because the day before is closed [P9]', async () => {
    const [at = ''] = await free();
    await book(at);
    const day = at.slice(0, 10);
    const before = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
    const outside = async () => (await view()).waiting.map((booking) => booking.outside);
    await closeDay(site().ctx(), { by: await by(), day: before, closed: true });
    expect(await outside()).toEqual([false]);
    await closeDay(site().ctx(), { by: await by(), day, closed: true });
    expect(await outside()).toEqual([true]);
  });

  it('stay as they are when there is room for fewer [P9]', async () => {
    await set({ mode: 'instant', covers: 6, party_most: 6, party_instant: 6 });
    const [at = ''] = await free();
    await book(at, { party: 6 });
    await set({ covers: 4, party_most: 4, party_instant: 4 });
    expect((await view()).coming).toHaveLength(1);
    await expect(book(at, { party: 1 })).rejects.toMatchObject({ code: 'booking.time-taken' });
    await expect(set({ kind: 'appointment' })).rejects.toMatchObject({ code: 'booking.kind-in-use', status: 409 });
    await expectTrue();
  });

  it('are read, answered and moved by their own site alone [P9] [X5]', async () => {
    const [at = ''] = await free();
    const { key } = await book(at);
    const [waiting] = (await view()).waiting;
    const other = await newDraft(product(), await newSubscriber(product(), { choice: { plan: 'pro' } }));
    const theirs = await other.by();
    const id = waiting?.id ?? '';
    await expect(answerBooking(other.ctx(), { by: theirs, id, act: 'accept', reason: '' })).rejects.toMatchObject({
      code: 'booking.not-found',
      status: 404,
    });
    await expect(cancelBooking(product().as(null), { siteId: other.id, key })).rejects.toMatchObject({
      code: 'booking.not-found',
    });
    await expect(proveSite(other.ctx(), 'draft', site().id)).rejects.toMatchObject({ code: 'sites.not-found' });
    const [row] = await product().rows<{ guest: string }>('select guest from bookings where site_id = $1', [site().id]);
    expect(row?.guest).not.toMatch(/Anna|example|seggiolone/);
  });

  it('are told where they are found when the site closes, and given back there [P9]', async () => {
    const [at = '', later = ''] = await free();
    const [kept, over] = [await book(at), await book(later)];
    await cancelBooking(product().as(null), { siteId: site().id, key: over.key });
    await inTransaction(product().system(), (ctx) => setSiteState(ctx, { orderId: owner().id(), state: 'closed' }));
    expect(await mailsTo(kept.mail)).toEqual(['booking-closed', 'booking-received']);
    expect(await mailsTo(over.mail)).toEqual(['booking-received']);
    const mail = product()
      .mail.messages()
      .find(({ to, subject }) => to.includes(kept.mail) && subject.includes('dove la trovi'));
    expect(mail?.text).toContain(`/o/${kept.key}`);
    const page = await product().app.request(`/o/${kept.key}`);
    const text = await page.text();
    expect(text).toContain('name="act" value="cancel"');
    // Another time would be new, and takes a site that is there.
    expect(text).not.toContain('?move=1');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const press = (body: string) => product().app.request(`/o/${kept.key}`, { method: 'POST', headers, body });
    await press(`act=move&at=${later}`);
    expect((await view()).waiting.map((booking) => booking.at)).toEqual([at]);
    expect((await press('act=cancel')).status).toBe(303);
    expect((await view()).waiting).toEqual([]);
    await expectTrue();
  });
});
