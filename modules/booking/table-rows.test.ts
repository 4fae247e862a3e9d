/** Tables as rows: a party gets the smallest that fits, none is given twice, by the verbs and by the database; and what their owner changes. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookedSite } from '../../tests/support/booked-site.ts';
import { exportBookings } from './export-bookings.ts';
import { cancelBooking, moveBooking } from './change-booking.ts';
import { newKey } from './guest.ts';
import { timesForMove } from './list-times.ts';
import { takeBooking } from './place-booking.ts';
import { savePeople } from './save-settings.ts';
import { saveTables } from './save-seating.ts';
import { LIMITS } from './schemas.ts';
import { seatBooking } from './seat-bookings.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const HOUR = 3_600_000;
const { product, site, owner, by, view, set, open, service, free, book, act, expectTrue } = bookedSite();

type Row = [name: string, from: number, to: number, active?: boolean];
/** By their names those that are there keep their ids. */
async function enter(...rows: Row[]) {
  const { tables } = await view();
  const idOf = (name: string) => tables.find((each) => each.name === name)?.id;
  await saveTables(site().ctx(), {
    by: await by(),
    tables: rows.map(([name, from, to, active = true]) => ({
      id: idOf(name),
      name,
      seats_from: from,
      seats_to: to,
      active,
    })),
  });
}
/** Who sits where: "2 at A", the smallest party first. */
async function seated(): Promise<string[]> {
  const { tables, coming, waiting } = await view();
  return [...waiting, ...coming]
    .map(({ party, table }) => `${party} at ${tables.find(({ id }) => id === table)?.name ?? 'none'}`)
    .toSorted();
}
async function seat(party: number, name: string) {
  const { tables, coming } = await view();
  const table = tables.find((each) => each.name === name)?.id ?? 'bta_nobodys';
  const id = coming.find((each) => each.party === party)?.id ?? '';
  await seatBooking(site().ctx(), { by: await by(), id, table });
}
const FULL = { code: 'booking.time-taken', status: 409 };
const NOT_FREE = { code: 'booking.table-not-free', status: 409 };

describe('tables', () => {
  beforeEach(async () => {
    await set({ kind: 'table', mode: 'instant', covers: 200, party_most: 30, party_instant: 30 });
    await open();
  });

  it('are given the smallest first, none twice, none to a party that it is too small for; times are free as the verb says [P9]', async () => {
    const table = fc.record({ from: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 0, max: 4 }) });
    const wish = fc.record({ party: fc.integer({ min: 1, max: 9 }), nth: fc.nat(5) });
    const minutes = (await view()).services[0]?.minutes ?? 0;
    const times = (await free(1)).slice(0, 6);
    const overlaps = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) < minutes * 60_000;
    const given = fc.tuple(
      fc.array(table, { minLength: 1, maxLength: 5 }),
      fc.array(wish, { minLength: 4, maxLength: 14 }),
    );
    const property = fc.asyncProperty(given, async ([sizes, wishes]) => {
      for (const of of ['bookings', 'booking_loads'])
        await product().rows(`delete from ${of} where site_id = $1`, [site().id]);
      const tables = sizes.map(({ from, more }, n) => ({ name: `T${n}`, from, to: from + more }));
      await enter(...tables.map(({ name, from, to }): Row => [name, from, to]));
      const held: { name: string; at: string; party: number }[] = [];
      for (const { party, nth } of wishes) {
        const at = times[nth] ?? '';
        const fitting = tables.filter(
          ({ from, to, name }) =>
            from <= party && party <= to && !held.some((each) => each.name === name && overlaps(each.at, at)),
        );
        const smallest = Math.min(...fitting.map(({ to }) => to));
        const expected = fitting.find(({ to }) => to === smallest);
        expect((await free(party)).includes(at)).toBe(expected !== undefined);
        if (expected) {
          await book(at, { party });
          held.push({ name: expected.name, at, party });
        } else await expect(book(at, { party })).rejects.toMatchObject(FULL);
      }
      const shown = held.map(({ name, party }) => `${party} at ${name}`);
      expect(await seated()).toEqual(shown.toSorted());
      await expectTrue();
    });
    await fc.assert(property, { numRuns: 4, endOnFailure: true });
  });

  it('cannot be held twice in the database itself, whatever a program does [P9]', async () => {
    await enter(['A', 1, 4], ['B', 1, 4]);
    const [at = ''] = await free();
    await book(at);
    await book(at, { party: 3 });
    const same = `update booking_claims set person_id = (select max(id) from booking_people where site_id = $1 and seats_to is not null)
      where booking_id in (select id from bookings where site_id = $1)`;
    await expect(product().rows(same, [site().id])).rejects.toMatchObject({ code: '23P01' });
  });

  it('do not let in more than the places that are counted, and without any the places alone count [P9]', async () => {
    await set({ covers: 5 });
    await enter(['A', 1, 4], ['B', 1, 4]);
    const [at = ''] = await free();
    await book(at, { party: 4 });
    expect(await free(2)).not.toContain(at);
    await expect(book(at, { party: 2 })).rejects.toMatchObject(FULL);
    await book(at, { party: 1 });
    await enter();
    expect(await seated()).toEqual(['1 at none', '4 at none']);
    expect(
      await product().rows(
        'select c.* from booking_claims c join bookings b on b.id = c.booking_id where b.site_id = $1',
        [site().id],
      ),
    ).toEqual([]);
    await set({ covers: 6 });
    await book(at, { party: 1 });
    await expectTrue();
  });

  it('are given back by who cancels or is missing, and taken again by who comes after all [P9]', async () => {
    await enter(['A', 1, 4]);
    const [at = ''] = await free();
    const { key } = await book(at);
    expect(await free()).not.toContain(at);
    await cancelBooking(product().as(null), { siteId: site().id, key });
    expect(await free()).toContain(at);
    await book(at, { party: 3 });
    const [row] = await product().rows<{ starts_at: Date }>(
      "select starts_at from bookings where site_id = $1 and state = 'confirmed'",
      [site().id],
    );
    product().later((row?.starts_at.getTime() ?? 0) - product().clock.now().getTime() + HOUR / 4);
    const [here] = (await view()).coming;
    await act(here?.id ?? '', 'no-show');
    expect(await seated()).toEqual(['3 at none']);
    await act(here?.id ?? '', 'arrived');
    expect(await seated()).toEqual(['3 at A']);
    await expectTrue();
  });

  it('go with who moves where they are free then, and give way to another where not [P9]', async () => {
    await enter(['A', 1, 2], ['B', 1, 4]);
    const times = await free();
    const [at = '', later = ''] = [times[0], times.at(-1)];
    const first = await book(at);
    await seat(2, 'B');
    const move = (key: string, to: string) => moveBooking(product().as(null), { siteId: site().id, key, at: to });
    await move(first.key, later);
    expect(await seated()).toEqual(['2 at B']);
    await book(at, { party: 4 });
    await move(first.key, at);
    expect(await seated()).toEqual(['2 at A', '4 at B']);
    const last = await book(later);
    const given = { by: await by(), id: (await view()).coming.find((each) => each.at === later)?.id ?? '' };
    const { days } = await timesForMove(site().ctx(), { ...given, from: at.slice(0, 10) });
    expect(days.flatMap((day) => day.times.map((each) => each.at))).not.toContain(at);
    await expect(move(last.key, at)).rejects.toMatchObject(FULL);
    expect(await seated()).toContain('2 at A');
    await expectTrue();
  });

  it('are given to the telephone as to the site, and to whoever asked for a day once they get a time [P9]', async () => {
    await enter(['A', 1, 2], ['B', 3, 6]);
    const [at = ''] = await free();
    const take = async (party: number) =>
      takeBooking(site().ctx(), {
        by: await by(),
        key: newKey(),
        service: await service(),
        party,
        at,
        name: 'Ugo',
        phone: '1',
        mail: '',
        note: '',
      });
    await take(5);
    expect(await seated()).toEqual(['5 at B']);
    await expect(take(3)).rejects.toMatchObject(FULL);
    await take(2);
    expect(await free(1)).not.toContain(at);
  });

  it('are chosen by their owner among those that are free then and large enough [P9]', async () => {
    await enter(['A', 1, 2], ['B', 1, 3], ['C', 4, 6], ['D', 1, 9, false]);
    const [at = ''] = await free();
    await book(at);
    await book(at, { party: 3 });
    expect(await seated()).toEqual(['2 at A', '3 at B']);
    for (const [party, name] of [
      [2, 'B'],
      [3, 'A'],
      [2, 'D'],
      [2, 'Z'],
    ] as const)
      await expect(seat(party, name), `${party} at ${name}`).rejects.toMatchObject(NOT_FREE);
    // Fewer than it is kept for: their owner knows.
    await seat(3, 'C');
    await seat(3, 'C');
    await seat(2, 'B');
    expect(await seated()).toEqual(['2 at B', '3 at C']);
    const [ended] = (await view()).coming;
    await act(ended?.id ?? '', 'cancel');
    await expect(
      seatBooking(site().ctx(), { by: await by(), id: ended?.id ?? '', table: (await view()).tables[0]?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'booking.changed', status: 409 });
  });

  it('are given to who is booked already when they are entered, the largest party first; who finds none keeps the places [P9]', async () => {
    const [at = ''] = await free();
    for (const party of [2, 4, 8]) await book(at, { party });
    await enter(['A', 1, 4], ['B', 1, 4]);
    expect(await seated()).toEqual(['2 at B', '4 at A', '8 at none']);
    await enter(['A', 1, 4], ['B', 1, 4], ['C', 6, 10]);
    expect(await seated()).toEqual(['2 at B', '4 at A', '8 at C']);
    await expectTrue();
  });

  it('go or become smaller once their guests sit at another, and not where there is none [P9]', async () => {
    await enter(['A', 1, 2], ['B', 1, 4]);
    const [at = ''] = await free();
    await book(at);
    await enter(['B', 1, 4]);
    expect(await seated()).toEqual(['2 at B']);
    await enter(['A', 1, 1], ['B', 1, 4]);
    const booked = { code: 'booking.table-booked', status: 409 };
    await expect(enter(['A', 1, 1])).rejects.toMatchObject(booked);
    await expect(enter(['A', 1, 1], ['B', 1, 1])).rejects.toMatchObject(booked);
    await expect(enter(['B', 1, 4, false])).rejects.toMatchObject({ code: 'booking.one-needed', status: 409 });
    expect((await view()).tables.map(({ name }) => name)).toEqual(['A', 'B']);
    // Out of use, it keeps who is booked, and nobody new.
    await enter(['A', 1, 2], ['B', 1, 4, false]);
    expect(await seated()).toEqual(['2 at B']);
    await book(at);
    await expect(book(at)).rejects.toMatchObject(FULL);
  });

  it('are sixty together with the people, of whom neither list knows the other [P9]', async () => {
    const rows = Array.from({ length: LIMITS.people }, (_, n): Row => [`T${n}`, 1, 4]);
    await expect(enter(...rows)).rejects.toMatchObject({ code: 'booking.too-many', status: 429 });
    await enter(...rows.slice(1));
    const people = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `P${n}`, active: true }));
    const save = async (count: number) => savePeople(site().ctx(), { by: await by(), people: people(count) });
    await expect(save(2)).rejects.toMatchObject({ code: 'booking.too-many', status: 429 });
    await save(1);
    const { tables, people: shown } = await view();
    expect([tables.length, shown.map(({ name }) => name)]).toEqual([LIMITS.people - 1, ['P0']]);
  });

  it('stand in the export of their owner, with each booking its own [P9]', async () => {
    await enter(['Finestra', 1, 4]);
    const [at = ''] = await free();
    await book(at);
    const own = await disposeOrder(owner());
    const read: Record<string, unknown> = {};
    for await (const { path, bytes } of exportBookings(owner().ctx(), { by: own }))
      read[path] = JSON.parse(Buffer.from(bytes).toString());
    expect(read).toMatchObject({
      'data/bookings.json': [{ party: 2, table: 'Finestra' }],
      'data/booking-tables.json': [{ name: 'Finestra', seatsFrom: 1, seatsTo: 4 }],
    });
  });
});
