/** Deposits of bookings: paid or released and never both, whatever order news come in; given back once, or kept as it was agreed. */
import { exists } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookedSite } from '../../../tests/support/booked-site.ts';
import { depositSite, EACH } from '../../../tests/support/deposit-site.ts';
import { CARD, posted } from '../../../tests/support/owners-account.ts';
import { reconcile } from '../../takings/reconcile.ts';
import { bookingArea } from '../bookings-of-site.ts';
import { cancelBooking, moveBooking } from '../change-booking.ts';
import { endUnanswered } from '../due-bookings.ts';
import { needsBookings } from '../open-rights.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { siteContents } from '../../sites/tables.ts';
import { purgeBookings } from '../purge-bookings.ts';
import { giveUpDeposit, lookAfterDeposit } from './pay-deposit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const booked = bookedSite();
const product = () => booked.product();
let site: ReturnType<typeof depositSite>;
let at: string;
let later: string;
beforeEach(async () => {
  site = depositSite(booked);
  await site.takeDeposits();
  const free = await booked.free();
  // Far enough from today to be cancelled in time.
  at = free.at(-1) ?? '';
  later = free.at(-2) ?? '';
});
const siteId = () => booked.site().id;
const cancel = (key: string, forfeits = false) =>
  cancelBooking(product().as(null), { siteId: siteId(), key, forfeits });
/** To so long before it begins. */
async function near(key: string, before: number) {
  const { startsAt } = await site.find(key);
  product().later(startsAt.getTime() - before - product().clock.now().getTime());
}
const shown = async (key: string) => {
  const { id } = await site.find(key);
  const { waiting, coming, past, to_settle: settle } = await booked.view();
  return [...waiting, ...coming, ...past, ...settle].find((each) => each.id === id)?.deposit;
};

describe('a booking with a deposit', () => {
  it('is held for half an hour, tells nobody, and is booked and told to both sides once it is paid [P9]', async () => {
    const { key, mail } = await site.hold(at, { party: 4 });
    expect(await site.stateOf(key)).toBe('held');
    expect(await booked.mailsTo(mail)).toEqual([]);
    expect((await site.find(key)).deposit).toMatchObject({ amount: 4 * EACH, freeMinutes: 24 * 60 });
    expect((await site.find(key)).deposit?.clause).toContain('40,00');
    await booked.expectTrue();
    await posted(await site.page(key), CARD);
    await site.heard();
    expect(await site.stateOf(key)).toBe('confirmed');
    expect(await booked.mailsTo(mail)).toEqual(['booking-confirmed']);
    const told = product()
      .mail.messages()
      .find(({ to }) => to.includes(mail));
    for (const words of ['Caparra versata: 40,00', 'la tratteniamo']) expect(told?.text).toContain(words);
    expect(await shown(key)).toMatchObject({ amount: 4 * EACH, state: 'paid' });
    expect(await site.books()).toEqual({ charged: 4 * EACH, refunded: 0 });
    await booked.expectTrue();
  });

  it('keeps its place from others while it waits, and two that are sent at once are one payment [P9]', async () => {
    await booked.set({ covers: 4, party_most: 4, party_instant: 4 });
    const key = 'K'.repeat(22);
    const mail = 'one@example.it';
    await Promise.all([site.hold(at, { party: 3, key, mail }), site.hold(at, { party: 3, key, mail })]);
    await expect(site.hold(at, { party: 2 })).rejects.toMatchObject({ code: 'booking.time-taken' });
    const pages = await Promise.all([site.page(key), site.page(key)]);
    expect(new Set(pages).size).toBe(1);
    // Sent once more, it still waits for its payment.
    await site.hold(at, { party: 3, key, mail });
    expect(await site.stateOf(key)).toBe('held');
    expect(await site.page(key)).toBe(pages[0]);
    await booked.expectTrue();
  });

  it('is paid once by news that come twice, last first, or never [P9]', async () => {
    await product().webhooks({ duplicate: true, reversed: true });
    const first = await site.hold(at);
    await posted(await site.page(first.key), CARD);
    await lookAfterDeposit(product().as(null), await site.find(first.key));
    await site.heard();
    await product().webhooks({ duplicate: false, reversed: false, off: true });
    expect(await booked.mailsTo(first.mail)).toEqual(['booking-confirmed']);
    const swept = await site.hold(later);
    await posted(await site.page(swept.key), CARD);
    product().later(32 * MINUTE);
    await reconcile(product().system());
    await product().webhooks({ off: false });
    expect(await site.stateOf(swept.key)).toBe('confirmed');
    expect(await site.books()).toEqual({ charged: 4 * EACH, refunded: 0 });
  });

  it('that nobody pays is free after half an hour, and can never be paid then [P9]', async () => {
    const { key, mail } = await site.hold(at);
    const page = await site.page(key);
    product().later(32 * MINUTE);
    await reconcile(product().system());
    expect(await site.stateOf(key)).toBe('unpaid');
    expect(await posted(page, CARD)).toBe('410');
    expect(await booked.mailsTo(mail)).toEqual([]);
    await booked.expectTrue();
    await booked.set({ covers: 2, party_most: 2, party_instant: 2 });
    await site.hold(at);
  });

  it('given up by its guest is free at once; paid in that very moment, it is booked [P9]', async () => {
    const [left, quick] = [await site.hold(at), await site.hold(later)];
    const [leftPage, quickPage] = [await site.page(left.key), await site.page(quick.key)];
    await giveUpDeposit(product().as(null), await site.find(left.key));
    expect(await site.stateOf(left.key)).toBe('unpaid');
    expect(await posted(leftPage, CARD)).toBe('410');
    await product().webhooks({ off: true });
    await posted(quickPage, CARD);
    await giveUpDeposit(product().as(null), await site.find(quick.key));
    expect(await site.stateOf(quick.key)).toBe('confirmed');
    await product().webhooks({ off: false });
    await booked.expectTrue();
  });

  it('paid after its release goes back at once: nothing is booked that is not held [P9]', async () => {
    const { key, mail } = await site.hold(at);
    const { id } = await site.find(key);
    const page = await site.page(key);
    // As a restored database would have it: here it is over, there it is still open.
    await product().rows(`update bookings set state = 'unpaid', ended_at = now() where id = $1`, [id]);
    await product().rows(`delete from booking_loads where site_id = $1`, [siteId()]);
    await posted(page, CARD);
    await site.heard();
    expect(await site.stateOf(key)).toBe('unpaid');
    expect(await site.books()).toEqual({ charged: 2 * EACH, refunded: 2 * EACH });
    expect(await booked.mailsTo(mail)).toEqual(['booking-deposit-refunded']);
    await booked.expectTrue();
  });

  it('is not booked under other terms than were accepted, nor without an address [P9]', async () => {
    const old = await site.token();
    await site.ask({ cents: 2 * EACH, from: 1 });
    for (const deposit of [old, undefined, 'free'])
      await expect(booked.book(at, { deposit })).rejects.toMatchObject({ code: 'booking.deposit-changed' });
    const deposit = await site.token();
    const none = booked.book(at, { deposit, mail: '', phone: '+39 0432 000000' });
    await expect(none).rejects.toMatchObject({ code: 'booking.mail-needed' });
    await booked.set({ cancel_minutes: 60 });
    await expect(booked.book(at, { deposit })).rejects.toMatchObject({ code: 'booking.deposit-changed' });
    await site.hold(at);
  });

  it('asks for one from a party size on, never more than the price, and none while the account takes no money [P9]', async () => {
    await site.ask({ cents: EACH, from: 4 });
    expect(await site.token(3)).toBeUndefined();
    expect(await site.token(4)).toContain('4000.');
    await expect(site.ask({ cents: 2001, from: 1 }, '20 €')).rejects.toMatchObject({
      code: 'booking.deposit-too-high',
    });
    await site.ask({ cents: 2000, from: 1 }, '20 €');
    await site.judge('restricted');
    await site.heard();
    expect(await site.token(4)).toBeUndefined();
    expect((await booked.view()).deposits).toBe('no-account');
    const { key } = await booked.book(at);
    expect(await site.stateOf(key)).toBe('confirmed');
  });
});

describe('a deposit', () => {
  it('comes back whole, once, to who cancels in time or is refused, cancelled or not answered by the place [P9]', async () => {
    await booked.set({ mode: 'request' });
    const keys = [];
    for (const when of [at, at, later]) keys.push((await site.pay(when)).key);
    const [refused = '', dropped = '', silent = ''] = keys;
    for (const key of keys) expect(await site.stateOf(key)).toBe('asked');
    await booked.act((await site.find(refused)).id, 'refuse', 'pieno');
    await booked.act((await site.find(dropped)).id, 'accept');
    await booked.act((await site.find(dropped)).id, 'cancel', 'un guasto');
    await near(silent, -MINUTE);
    await endUnanswered(product().system());
    await site.heard();
    expect(await Promise.all(keys.map(site.stateOf))).toEqual(['refused', 'cancelled-by-owner', 'expired']);
    expect(await site.books()).toEqual({ charged: 6 * EACH, refunded: 6 * EACH });
    for (const key of keys) await site.refund(key);
    await site.heard();
    expect(await site.books()).toEqual({ charged: 6 * EACH, refunded: 6 * EACH });
    await booked.expectTrue();
  });

  it('of who cancels in time comes back, and its guest and its owner are told [P9]', async () => {
    const { key, mail } = await site.pay(at);
    await cancel(key);
    await cancel(key);
    await site.heard();
    expect(await site.books()).toEqual({ charged: 2 * EACH, refunded: 2 * EACH });
    expect(await booked.mailsTo(mail)).toEqual(['booking-confirmed', 'booking-deposit-refunded']);
    const left = booked
      .owner()
      .mails()
      .findLast(({ subject }) => subject.startsWith('Annullata'));
    expect(left?.text).toContain('20,00');
    expect(left?.text).toContain('torna da sola');
  });

  it('of who cancels too late stays, and only by a press that says so; its owner may give it back [P9]', async () => {
    const { key } = await site.pay(at);
    await near(key, 23 * HOUR);
    await expect(cancel(key)).rejects.toMatchObject({ code: 'booking.too-late' });
    expect(await site.stateOf(key)).toBe('confirmed');
    await cancel(key, true);
    await site.heard();
    expect(await site.stateOf(key)).toBe('cancelled-by-guest');
    expect(await site.books()).toEqual({ charged: 2 * EACH, refunded: 0 });
    expect((await booked.view()).to_settle).toMatchObject([{ deposit: { state: 'paid' } }]);
    await booked.expectTrue();
    await site.refund(key);
    await site.refund(key);
    await site.heard();
    expect(await site.books()).toEqual({ charged: 2 * EACH, refunded: 2 * EACH });
    expect((await booked.view()).to_settle).toEqual([]);
  });

  it('of who did not come stays; the terms are those that were accepted, and a moved hour holds nobody [P9]', async () => {
    const [gone, moved] = [await site.pay(at), await site.pay(later)];
    // Later rules change nothing that was agreed before.
    await booked.set({ cancel_minutes: 0 });
    await moveBooking(booked.site().ctx(), { by: await booked.by(), id: (await site.find(moved.key)).id, at });
    await near(gone.key, 2 * HOUR);
    await expect(cancel(gone.key)).rejects.toMatchObject({ code: 'booking.too-late' });
    await cancel(moved.key);
    await near(gone.key, -MINUTE);
    await booked.act((await site.find(gone.key)).id, 'no-show');
    await site.heard();
    expect(await site.books()).toEqual({ charged: 4 * EACH, refunded: 2 * EACH });
    expect(await shown(gone.key)).toMatchObject({ state: 'paid' });
  });

  it('that the provider will not give back is its owner’s to settle: told, shown, tried again, or gone another way [P9]', async () => {
    const [{ key, mail }] = [await site.pay(at)];
    await booked.act((await site.find(key)).id, 'cancel', 'un guasto');
    await site.heard();
    await site.sendBack('event');
    await product().drain();
    const failed = (await booked.view()).to_settle[0];
    expect(failed?.deposit).toMatchObject({ state: 'refused' });
    expect(booked.owner().subjects().at(-1)).toContain('Caparra non restituita');
    await site.elsewhere(key, failed?.deposit?.refused ?? '');
    await site.elsewhere(key, failed?.deposit?.refused ?? '');
    expect((await booked.view()).to_settle).toEqual([]);
    expect((await booked.mailsTo(mail)).filter((kind) => kind === 'booking-deposit-elsewhere')).toHaveLength(1);
    await expect(site.elsewhere(key, 'ref_none')).rejects.toMatchObject({ code: 'booking.changed' });
  });

  it('that nobody took back in five years is counted no more once its booking is forgotten [P9]', async () => {
    const waiting = async () => (await bookingArea(booked.site().ctx(), { by: await booked.by() }))?.waiting;
    const { key } = await site.pay(at);
    await booked.act((await site.find(key)).id, 'cancel', 'un guasto');
    await site.heard();
    await site.sendBack('event');
    await product().drain();
    expect(await waiting()).toBe(1);
    await product().rows(`update bookings set ends_at = ends_at - interval '61 months' where site_id = $1`, [siteId()]);
    await purgeBookings(product().system());
    expect(await waiting()).toBe(0);
  });

  it('is given back after the plan has ended, and the content of a site stays while one is owed [P9]', async () => {
    const { key } = await site.pay(at);
    await product().rows(`update sites set tier = 'premium' where id = $1`, [siteId()]);
    await cancel(key);
    await site.heard();
    expect(await site.books()).toEqual({ charged: 2 * EACH, refunded: 2 * EACH });
    product().later(14 * DAY);
    await site.sendBack('event');
    const needed = await inTransaction(product().system(), async (ctx) =>
      ctx.db
        .select({ id: siteContents.siteId })
        .from(siteContents)
        .where(exists(needsBookings(ctx, siteContents.siteId))),
    );
    expect(needed.map(({ id }) => id)).toContain(siteId());
    // Kept a year after its day like any other, and as long as money is owed.
    product().later(420 * DAY);
    const { id } = await site.find(key);
    const [refund] = await product().rows<{ id: string }>(
      'select r.id from takings_refunds r join takings_payments p on p.id = r.payment_id where p.subject = $1',
      [id],
    );
    await purgeBookings(product().system());
    await site.elsewhere(key, refund?.id ?? '');
    await purgeBookings(product().system());
    await expect(site.find(key)).rejects.toMatchObject({ code: 'booking.not-found' });
  });
});
