/** Appointments: somebody's time is given once, by the verbs and by the database; and what a time means where the clock changes. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookedSite } from '../../tests/support/booked-site.ts';
import { holdTimes } from '../../tests/support/held-times.ts';
import { instantOf } from './clock-zone.ts';
import { timesForOwner } from './list-times.ts';
import { savePeople, saveServices } from './save-settings.ts';

const MINUTE = 60_000;
const { product, site, by, view, set, open, service, free, book } = bookedSite();

describe('appointments', () => {
  beforeEach(async () => {
    await set({ kind: 'appointment', mode: 'instant' });
    const services = [{ name: 'Taglio', minutes: 45, price: '25 €', active: true }];
    await saveServices(site().ctx(), { by: await by(), services });
    await open();
  });

  it('are given to whoever is free, and to nobody twice, however many ask at once [P9]', async () => {
    const people = [
      { name: 'Ada', active: true },
      { name: 'Ugo', active: true },
      { name: 'Ira', active: false },
    ];
    await savePeople(site().ctx(), { by: await by(), people });
    const [at = '', next = ''] = await free(1);
    const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => book(n % 2 ? at : next, { party: 1 })));
    // Half an hour apart, and each takes longer: two people have time for two of all.
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const { coming } = await view();
    expect(new Set(coming.map(({ person }) => person))).toEqual(new Set(['Ada', 'Ugo']));
    const gone = (await view()).people.filter(({ name }) => name !== 'Ada');
    await expect(savePeople(site().ctx(), { by: await by(), people: gone })).rejects.toMatchObject({
      code: 'booking.person-booked',
      status: 409,
    });
  });

  it('are free where nothing that is held lies within them, however close the held ones stand [P9]', async () => {
    const steps = (from: number, to: number) => fc.integer({ min: from, max: to }).map((each) => each * 5);
    const held = fc.array(fc.record({ gap: steps(0, 24), minutes: steps(1, 36) }), { maxLength: 40 });
    const property = fc.asyncProperty(held, fc.constantFrom(15, 30, 45, 60, 90), async (all, minutes) => {
      const cut = { id: await service(), name: 'Taglio', minutes, price: '', active: true };
      await saveServices(site().ctx(), { by: await by(), services: [cut] });
      await product().rows('delete from bookings where site_id = $1', [site().id]);
      const every = await free(1);
      let end = Date.parse(`${every[0] ?? ''}Z`);
      const spans = all.map(({ gap, minutes: length }) => {
        const from = end + gap * MINUTE;
        end = from + length * MINUTE;
        return { from, to: end };
      });
      // By the clock of the place, as they are compared with what is offered.
      const instant = (at: number) => instantOf(new Date(at).toISOString().slice(0, 16), 'Europe/Rome') ?? new Date(at);
      const person = (await view()).people[0]?.id ?? '';
      const times = spans.map((span) => ({ person, from: instant(span.from), to: instant(span.to) }));
      await holdTimes(product(), { siteId: site().id, service: await service(), held: times });
      const isFree = (at: string) => {
        const start = Date.parse(`${at}Z`);
        return spans.every((span) => span.to <= start || start + minutes * MINUTE <= span.from);
      };
      expect(await free(1)).toEqual(every.filter(isFree));
    });
    await fc.assert(property, { numRuns: 25, endOnFailure: true });
  });

  it('cannot overlap in the database itself, whatever a program does [P9]', async () => {
    const [at = ''] = await free(1);
    await book(at, { party: 1 });
    const insert = (minutes: number) =>
      product().rows(
        `with twin as (insert into bookings select 'bkg_twin' || $1::text, site_id, state, service_id, service, minutes, party, starts_at,
           ends_at, wall, zone, guest, contacts, 'hash' || $1::text, lang, by, reason, sequence, asked_at, reminded_at, ended_at
           from bookings where site_id = $2 limit 1 returning id)
         insert into booking_claims select twin.id, person_id, from_at + $1::int * interval '1 minute', to_at + $1::int * interval '1 minute'
         from twin, booking_claims c join bookings b on b.id = c.booking_id where b.site_id = $2 limit 1`,
        [minutes, site().id],
      );
    await expect(insert(44)).rejects.toMatchObject({ code: '23P01' });
    // One may begin as the other ends.
    await insert(45);
  });
});

describe('times', () => {
  beforeEach(async () => {
    await set({ kind: 'table' });
    await open();
  });

  it('mean the clock of the place on both sides of the night on which it changes [P9]', async () => {
    await set({ mode: 'instant' });
    // Italy goes back to winter time in the night to 25 October 2026.
    product().later(new Date('2026-10-20T10:00:00Z').getTime() - product().clock.now().getTime());
    const times = await timesForOwner(site().ctx(), { by: await by(), service: await service(), party: 2 });
    const at = (day: string) =>
      times.days.find((each) => each.day === day)?.times.find(({ label }) => label === '12:30')?.at ?? '';
    for (const day of ['2026-10-24', '2026-10-25']) await book(at(day));
    const rows = await product().rows<{ wall: string; starts_at: Date }>(
      'select wall, starts_at from bookings where site_id = $1 order by starts_at',
      [site().id],
    );
    expect(rows.map(({ wall, starts_at: instant }) => [wall, instant.toISOString()])).toEqual([
      ['2026-10-24T12:30', '2026-10-24T10:30:00.000Z'],
      ['2026-10-25T12:30', '2026-10-25T11:30:00.000Z'],
    ]);
    expect((await view()).coming.map(({ at: shown }) => shown.slice(11))).toEqual(['12:30', '12:30']);
  });
});
