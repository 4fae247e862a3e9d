/** What waits for its deposit sits at a table of its own, as what is booked does. */
import { beforeEach, expect, it } from 'vitest';
import { bookedSite } from '../../../tests/support/booked-site.ts';
import { depositSite } from '../../../tests/support/deposit-site.ts';
import { CARD, posted } from '../../../tests/support/owners-account.ts';
import { reconcile } from '../../takings/reconcile.ts';
import { saveTables } from '../save-seating.ts';
import { seatBooking } from '../seat-bookings.ts';
import { giveUpDeposit } from './pay-deposit.ts';

const MINUTE = 60_000;
const booked = bookedSite();
const product = () => booked.product();
const siteId = () => booked.site().id;
let site: ReturnType<typeof depositSite>;
let at: string;
beforeEach(async () => {
  site = depositSite(booked);
  await site.takeDeposits();
  at = (await booked.free()).at(-1) ?? '';
});

it('has its table from others while it waits, which nobody else is given, and which is free once nobody has paid [P9]', async () => {
  const table = (name: string) => ({ name, seats_from: 1, seats_to: 4, active: true });
  const enter = async (...names: string[]) =>
    saveTables(booked.site().ctx(), { by: await booked.by(), tables: names.map(table) });
  const claims = (): Promise<{ booking_id: string; name: string }[]> =>
    product().rows(
      `select c.booking_id, p.name from booking_claims c join booking_people p on p.id = c.person_id
       where p.site_id = $1 order by p.name`,
      [siteId()],
    );
  // It was held before tables were entered.
  const { key, mail } = await site.hold(at);
  const { id } = await site.find(key);
  await enter('A');
  expect(await claims()).toEqual([{ booking_id: id, name: 'A' }]);
  await expect(site.hold(at)).rejects.toMatchObject({ code: 'booking.time-taken' });
  const { tables } = await booked.view();
  const twice = `insert into booking_claims select 'bkg_none', person_id, from_at, to_at from booking_claims where booking_id = $1`;
  await expect(product().rows(twice, [id])).rejects.toThrow(/booking_claims_apart/);
  await saveTables(booked.site().ctx(), {
    by: await booked.by(),
    tables: [...tables.map(({ id, name }) => ({ ...table(name), id })), table('B')],
  });
  const second = await site.hold(at);
  const other = (await site.find(second.key)).id;
  expect(await claims()).toEqual([
    { booking_id: id, name: 'A' },
    { booking_id: other, name: 'B' },
  ]);
  // Paid, it stays where it was held.
  await posted(await site.page(second.key), CARD);
  await site.heard();
  product().later(32 * MINUTE);
  await reconcile(product().system());
  expect(await site.stateOf(key)).toBe('unpaid');
  expect(await claims()).toEqual([{ booking_id: other, name: 'B' }]);
  const by = await booked.by();
  await expect(seatBooking(booked.site().ctx(), { by, id, table: tables[0]?.id ?? '' })).rejects.toMatchObject({
    code: 'booking.changed',
  });
  const third = await site.hold(at);
  expect((await claims()).map(({ name }) => name)).toEqual(['A', 'B']);
  await giveUpDeposit(product().as(null), await site.find(third.key));
  expect((await claims()).map(({ name }) => name)).toEqual(['B']);
  expect(await booked.mailsTo(mail)).toEqual([]);
  await booked.expectTrue();
});
