/** Guests of a site: found by whatever an owner knows of them, kept as long as is said, erased once they have been there. */
import { beforeEach, expect, it } from 'vitest';
import { bookedSite } from '../../tests/support/booked-site.ts';
import { depositSite, EACH } from '../../tests/support/deposit-site.ts';
import { newDraft } from '../../tests/support/draft.ts';
import { CARD, posted } from '../../tests/support/owners-account.ts';
import { peopleOf } from '../../tests/support/people-of-site.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';
import { bookingByKey, cancelBooking } from './change-booking.ts';
import { pageOfBooking } from './open-rights.ts';
import { purgeBookings } from './purge-bookings.ts';

const DAY = 86_400_000;
const booked = bookedSite();
const { product, site, open, set, free, book, act, expectTrue } = booked;
const people = peopleOf('booking', () => ({ product: product(), site: site() }));
const NAME = 'Ελένη Παπαδοπούλου';
beforeEach(async () => {
  await set({ kind: 'table' });
  await open();
});
const rowOf = (key: string) => bookingByKey(site().ctx(), { siteId: site().id, key });
const purge = () => purgeBookings(product().system());
/** Somebody who has been there. */
async function been(given: Parameters<typeof book>[1] = {}) {
  const [at = ''] = await free();
  const { key, mail } = await book(at, given);
  const { id, endsAt } = await rowOf(key);
  await act(id, 'accept');
  product().later(endsAt.getTime() - product().clock.now().getTime() + 1000);
  return { id, key, mail };
}

it('are found by address, by number however it is written, by parts of a name without its accents, and at no other site [P9] [X5]', async () => {
  const [at = ''] = await free();
  const { mail } = await book(at, { name: NAME, mail: 'eleni@example.gr', phone: '+30 210 765 4321' });
  for (const term of [mail, 'ELENI@example.gr', '2107654321', '0030 2107654321', 'παπαδοπουλου', 'ΕΛΕΝΗ', 'example.gr'])
    expect(await people.find(term), term).toMatchObject([{ name: NAME, mail, at, standing: 'asked', erase: 'open' }]);
  for (const term of ['elen@example.gr', '2107654322', 'γιωργος']) expect(await people.find(term), term).toEqual([]);
  const other = await newDraft(product(), await newSubscriber(product(), { choice: { plan: 'pro' } }));
  for (const term of [mail, '2107654321', 'παπαδοπουλου']) expect(await people.find(term, other), term).toEqual([]);
});

it('are kept until the day that is said, half as long where it may tell of somebody’s troubles [P9] [K14]', async () => {
  const { mail } = await been();
  await people.expectKeptAsSaid(mail, purge);
  const discreet = await been();
  const year = (await people.one(discreet.mail)).until ?? '';
  await product().rows(
    `update site_versions set document = jsonb_set(document, '{trade}', '"health"') where id = (select current_version_id from sites where id = $1)`,
    [site().id],
  );
  expect((await people.one(discreet.mail)).until?.localeCompare(year)).toBe(-1);
  await people.expectKeptAsSaid(discreet.mail, purge);
});

it('who are still to come are not erased; once over, or cancelled, nothing of them is left [P9] [K14]', async () => {
  const past = await been();
  const [at = ''] = await free();
  const { key, mail } = await book(at);
  const { id } = await rowOf(key);
  await act(id, 'accept');
  await product().drain();
  expect(await people.one(mail)).toMatchObject({ standing: 'open', erase: 'open' });
  expect(await people.record(id)).toMatchObject({ booking: { at, guest: { mail, note: 'Un seggiolone' } } });
  await expect(people.erase([past.id, id])).rejects.toMatchObject({ code: 'blocklist.not-over', status: 409 });
  expect(await people.one(past.mail)).toMatchObject({ standing: 'done', erase: 'whole' });
  await cancelBooking(product().as(null), { siteId: site().id, key });
  await product().drain();
  await people.erase([past.id, id]);
  await people.erase([past.id, id]);
  for (const gone of [past, { id, key, mail }]) {
    expect(await people.find(gone.mail)).toEqual([]);
    expect(await pageOfBooking(product().as(null), gone.key)).toBeNull();
    await expect(rowOf(gone.key)).rejects.toMatchObject({ code: 'booking.not-found', status: 404 });
    const mails = `select 1 from mails where order_id = $1 or occasion like $1 || '%'`;
    expect(await product().rows(mails, [gone.id])).toEqual([]);
  }
  expect(await people.audited('booking.erased')).toHaveLength(2);
  expect(await free()).toContain(at);
  await expectTrue();
});

it('who came and sit there still are not erased [P9]', async () => {
  const [at = ''] = await free();
  const { key, mail } = await book(at);
  const { id, startsAt } = await rowOf(key);
  await act(id, 'accept');
  product().later(startsAt.getTime() - product().clock.now().getTime() + 1000);
  await act(id, 'arrived');
  expect(await people.one(mail)).toMatchObject({ erase: 'open' });
  await expect(people.erase([id])).rejects.toMatchObject({ code: 'blocklist.not-over' });
});

it('who never paid their deposit are erased, and money that comes all the same goes back [P9]', async () => {
  const deposits = depositSite(booked);
  await deposits.takeDeposits();
  const [at = ''] = await free();
  const { key, mail } = await deposits.hold(at);
  const { id } = await rowOf(key);
  const page = await deposits.page(key);
  // As a restored database would have it: here it is over, there it is still open.
  await product().rows(`update bookings set state = 'unpaid', ended_at = now() where id = $1`, [id]);
  expect(await people.one(mail)).toMatchObject({ erase: 'whole', standing: 'off' });
  await people.erase([id]);
  await posted(page, CARD);
  await deposits.heard();
  await deposits.heard();
  expect(await deposits.books()).toEqual({ charged: 2 * EACH, refunded: 2 * EACH });
  expect(await product().rows('select reason from failed_jobs')).toEqual([]);
});

it('who paid a deposit lose their note, and the rest stays for the law [P9] [K14]', async () => {
  const deposits = depositSite(booked);
  await deposits.takeDeposits();
  const [at = ''] = await free();
  const { key, mail } = await deposits.pay(at);
  const { id, endsAt } = await rowOf(key);
  product().later(endsAt.getTime() - product().clock.now().getTime() + DAY);
  expect(await people.one(mail)).toMatchObject({ erase: 'part' });
  await people.erase([id]);
  expect(await people.one(mail)).toMatchObject({ erase: 'kept', mail });
  await people.erase([id]);
  expect(await people.audited('booking.erased')).toEqual([{ booking: id, what: 'part' }]);
  await people.expectKeptAsSaid(mail, purge);
});
