/**
 * Many at once, and many in all. `BOOKING_TRIES=10000 BOOKING_ROWS=10000` for the figures of docs/bookings.md, which are printed; `npm test`
 * does it with fewer.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { and, gt, inArray, lt } from 'drizzle-orm';
import { newDraft } from '../../tests/support/draft.ts';
import { holdTimes } from '../../tests/support/held-times.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { HOUR, newSubscriber } from '../../tests/support/subscriber.ts';
import { AppError } from '../../platform/errors.ts';
import { proveSite } from '../access/index.server.ts';
import { bookingsOfSite } from './bookings-of-site.ts';
import { findCalendar } from './calendar.ts';
import { answerBooking, cancelBooking, moveBooking } from './change-booking.ts';
import { addDays } from './clock-zone.ts';
import { newKey } from './guest.ts';
import { listTimes, timesForOwner } from './list-times.ts';
import { placeBooking } from './place-booking.ts';
import { addSession, changePlaces } from './save-session.ts';
import { savePeople, saveServices, saveSettings } from './save-settings.ts';
import { saveTables } from './save-seating.ts';
import type { SettingsInput } from './schemas.ts';
import { setStatus } from './set-status.ts';
import { bookingClaims } from './tables.ts';

const TRIES = Number(process.env['BOOKING_TRIES'] ?? 160);
const ROWS = Number(process.env['BOOKING_ROWS'] ?? 400);
/** Beside which the many are measured. */
const FEW = Math.min(100, ROWS / 4);
const PEOPLE_OF_MANY = 10;
/** Hours between two bookings of one of them, so that all of them fill a year. */
const YEAR_APART = Math.max(1, Math.floor((PEOPLE_OF_MANY * 365 * 24) / ROWS));
/** Rounds that the compiler takes. */
const WARM = 10;
const CLIENTS = 16;
const COVERS = 12;
const PEOPLE = 3;
const NOT_HAD = new Set(['booking.time-taken', 'booking.changed', 'booking.not-found', 'booking.places-taken']);

let product: TestProduct;
/** Each has one of its own: thousands of bookings leave thousands of mails to be sent. */
beforeEach(async () => {
  product = await startTestProduct();
});
afterEach(() => product.close());

async function opened(given: Partial<SettingsInput>, people: number) {
  const site = await newDraft(product, await newSubscriber(product, { choice: { plan: 'pro' } }));
  const by = await proveSite(site.ctx(), 'draft', site.id);
  const { settings } = await bookingsOfSite(site.ctx(), { by });
  await saveSettings(site.ctx(), { by, ...settings, mode: 'instant', horizon_days: 365, ...given });
  await savePeople(site.ctx(), {
    by,
    people: Array.from({ length: people }, (_, n) => ({ name: `Persona ${n}`, active: true })),
  });
  const services = [{ name: 'Ora', minutes: 45, price: null, active: true }];
  await saveServices(site.ctx(), { by, services });
  await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  const view = await bookingsOfSite(site.ctx(), { by });
  return { site, by, service: view.services[0]?.id ?? '' };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const timesOf = async ({ site, by, service }: Opened, party: number, from: string): Promise<string[]> => {
  const { days } = await timesForOwner(site.ctx(), { by, service, party, from });
  return days.flatMap((day) => day.times.map(({ at }) => at));
};
let guests = 0;
const guestOf = (key: string) => ({
  name: 'Ospite',
  phone: '',
  mail: `guest${(guests += 1)}@guests.example`,
  note: '',
  key,
});

/** Sixteen who book, move, cancel and are cancelled, in no order; whatever is refused is refused in words. */
async function storm(given: Opened, times: readonly string[], most: number): Promise<number> {
  const { site, by, service } = given;
  const keys: string[] = [];
  let left = TRIES;
  let had = 0;
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const one = async (): Promise<void> => {
    const at = times[random(times.length)] ?? '';
    const known = keys[random(keys.length + 1)];
    const what = random(10);
    const guest = product.as(null);
    if (known && what === 0) return cancelBooking(guest, { siteId: site.id, key: known });
    if (known && what === 1) return moveBooking(guest, { siteId: site.id, key: known, at });
    if (what === 2) {
      const { coming } = await bookingsOfSite(site.ctx(), { by });
      const id = coming[random(coming.length || 1)]?.id;
      if (id) await answerBooking(site.ctx(), { by, id, act: 'cancel', reason: '' });
      return;
    }
    const key = newKey();
    const party = 1 + random(most);
    await placeBooking(guest, { siteId: site.id, service, party, at, guest: guestOf(key), lang: 'it' });
    keys.push(key);
    had += 1;
  };
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await one().catch((error: unknown) => {
        if (!(error instanceof AppError) || !NOT_HAD.has(error.code)) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return had;
}
/** The same among sessions, whose owner changes the places meanwhile. */
async function stormOfSessions({ site, by }: Pick<Opened, 'site' | 'by'>, ids: readonly string[]): Promise<number> {
  const keys: string[] = [];
  let left = TRIES;
  let had = 0;
  const one = async (n: number): Promise<void> => {
    const session = ids[n % ids.length] ?? '';
    const known = keys[n % (keys.length + 1)];
    if (known && n % 7 === 0) return cancelBooking(product.as(null), { siteId: site.id, key: known });
    if (n % 11 === 0) return changePlaces(site.ctx(), { by, id: session, places: COVERS + (n % 5) });
    const key = newKey();
    const wish = { siteId: site.id, session, party: 1 + (n % 3) };
    await placeBooking(product.as(null), { ...wish, guest: guestOf(key), lang: 'it' });
    keys.push(key);
    had += 1;
  };
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await one(left).catch((error: unknown) => {
        if (!(error instanceof AppError) || !NOT_HAD.has(error.code)) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return had;
}
/** Whoever comes now gets every place that is still free, one by one; `within`: that begins so. */
async function sellOut(given: Opened, from: string, party = 1, within = ''): Promise<void> {
  for (;;) {
    const at = (await timesOf(given, party, from)).find((each) => each.startsWith(within));
    if (at === undefined) return;
    const { site, service } = given;
    await placeBooking(product.as(null), {
      siteId: site.id,
      service,
      party,
      at,
      guest: guestOf(newKey()),
      lang: 'it',
    });
  }
}
/** Bookings of somebody, or of a table, whose hours meet. */
const twice = () =>
  product.rows(
    `select a.booking_id from booking_claims a join booking_claims b on a.person_id = b.person_id
       and a.booking_id < b.booking_id and a.from_at < b.to_at and b.from_at < a.to_at`,
  );

it('of thousands at once no place at a table is given twice, and every free one is sold in the end [P9]', async () => {
  const given = await opened({ kind: 'table', covers: COVERS, party_most: 3, party_instant: 3 }, 1);
  const from = new Date(product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const times = (await timesOf(given, 1, from)).slice(0, 24);
  const had = await storm(given, times, 3);
  const wrong = () =>
    product.rows(
      `select l.slot from booking_loads l where l.site_id = $1 and (l.taken > $2 or l.taken <> (
         select coalesce(sum(b.party), 0) from bookings b where b.site_id = l.site_id and b.state = 'confirmed'
         and b.starts_at < l.slot + interval '15 minutes' and b.ends_at > l.slot))`,
      [given.site.id, COVERS],
    );
  expect(await wrong()).toEqual([]);
  console.log(`tables: ${TRIES} tries by ${CLIENTS}, ${had} booked, 0 beyond the room`);
  if (TRIES <= 1000) return;
  await sellOut(given, from);
  expect(await wrong()).toEqual([]);
});

it('of thousands at once nobody’s time is given twice, and every free hour is sold in the end [P9]', async () => {
  const given = await opened({ kind: 'appointment' }, PEOPLE);
  const from = new Date(product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const times = await timesOf(given, 1, from);
  const had = await storm(given, times, 1);
  expect(await twice()).toEqual([]);
  await sellOut(given, from);
  expect(await twice()).toEqual([]);
  expect(await timesOf(given, 1, from)).toEqual([]);
  console.log(`appointments: ${TRIES} tries by ${CLIENTS}, ${had} booked, 0 twice`);
});

it('of thousands at once no table is given twice or to a party that is too large, and every free one is sold in the end [P9]', async () => {
  const given = await opened({ kind: 'table', covers: 200, party_most: 6, party_instant: 6 }, 1);
  const { site, by } = given;
  const sizes = [
    [1, 2],
    [1, 2],
    [2, 4],
    [4, 6],
  ] as const;
  const tables = sizes.map(([from, to], n) => ({ name: `T${n}`, seats_from: from, seats_to: to, active: true }));
  await saveTables(site.ctx(), { by, tables });
  const from = new Date(product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const times = (await timesOf(given, 2, from)).slice(0, 12);
  const [day = ''] = times[0]?.split('T') ?? [];
  const had = await storm(given, times, 6);
  const wrong = () =>
    product.rows(
      `select b.id from bookings b left join booking_claims c on c.booking_id = b.id left join booking_people t on t.id = c.person_id
       where (b.state = 'confirmed') <> (t.id is not null) or b.party not between t.seats_from and t.seats_to
         or c.from_at <> b.starts_at or c.to_at <> b.ends_at`,
    );
  expect([...(await twice()), ...(await wrong())]).toEqual([]);
  for (const party of [5, 3, 2, 1]) await sellOut(given, from, party, day);
  expect([...(await twice()), ...(await wrong())]).toEqual([]);
  for (let party = 1; party <= 6; party += 1)
    expect(
      (await timesOf(given, party, from)).filter((at) => at.startsWith(day)),
      `for ${party}`,
    ).toEqual([]);
  console.log(`tables as rows: ${TRIES} tries by ${CLIENTS}, ${had} booked, 0 twice, all of ${day} sold in the end`);
});

it('of thousands at once no place of a session is given twice, and every free one is sold in the end [P9]', async () => {
  const { site, by } = await opened({ kind: 'session', party_most: 3 }, 1);
  const [day] = product.clock.now().toISOString().split('T');
  const at = `${addDays(day ?? '', 2)}T18:30`;
  const places = Math.max(COVERS, Math.ceil(TRIES / 40));
  await addSession(site.ctx(), { by, title: 'Yoga', at, minutes: 60, places, price: null, weeks: 6 });
  const { sessions } = await bookingsOfSite(site.ctx(), { by });
  const had = await stormOfSessions(
    { site, by },
    sessions.map(({ id }) => id),
  );
  const wrong = () =>
    product.rows(
      `select s.id from booking_sessions s where s.taken > s.places or s.taken <> (select coalesce(sum(b.party), 0) from bookings b
         where b.session_id = s.id and b.state in ('asked', 'confirmed'))`,
    );
  expect(await wrong()).toEqual([]);
  for (const { id } of sessions) {
    const left = async () => (await bookingsOfSite(site.ctx(), { by })).sessions.find((each) => each.id === id);
    for (let each = await left(); each && each.taken < each.places; each = await left())
      await placeBooking(product.as(null), {
        siteId: site.id,
        session: id,
        party: 1,
        guest: guestOf(newKey()),
        lang: 'it',
      });
  }
  expect(await wrong()).toEqual([]);
  const sold = (await bookingsOfSite(site.ctx(), { by })).sessions;
  expect(sold.every((each) => each.taken === each.places)).toBe(true);
  console.log(`sessions: ${TRIES} tries by ${CLIENTS}, ${had} booked, 0 beyond the places, all sold in the end`);
});

it('free times are as quick where much is booked as where little is [P9]', async () => {
  const site = () => opened({ kind: 'appointment' }, PEOPLE_OF_MANY);
  const [few, year, dense] = [await site(), await site(), await site()];
  await fill(few, { rows: FEW, apart: 1 });
  await fill(year, { rows: ROWS, apart: YEAR_APART });
  await fill(dense, { rows: ROWS, apart: 1 });
  const [room, fewTables] = [await roomOfTables(), await roomOfTables()];
  await fill(room, { rows: ROWS, apart: YEAR_APART });
  await fill(fewTables, { rows: FEW, apart: 1 });
  for (const each of [room, fewTables]) await countGuests(each);
  const found = await measured({
    few: await asking(few),
    year: await asking(year),
    dense: await asking(dense),
    tables: await asking(room),
    fewTables: await asking(fewTables),
  });
  const text = (name: string, { p99, ratio }: Found) =>
    `${name}: p99 ${p99.toFixed(1)} ms, ${ratio.toFixed(2)} of the bare statement in calls a second`;
  const beside = ({ middle }: Found, few = found.few) => (middle / few.middle).toFixed(2);
  console.log(
    [
      text(`free times, ${FEW} booked`, found.few),
      `${text(`${ROWS} in a year`, found.year)}, ${beside(found.year)} of the few`,
      `${text(`${ROWS} one after the other`, found.dense)}, ${beside(found.dense)} of the few`,
      `${text(`${ROWS} in a year at tables`, found.tables)}, ${beside(found.tables, found.fewTables)} of the few there, ${beside(found.tables)} of the others`,
    ].join('; '),
  );
  expect(found.dense.free).toBeLessThan(found.few.free);
  // In the middle a year of bookings costs about what a few do: three times would be a reading of all of them.
  expect(found.year.middle / found.few.middle).toBeLessThan(3);
});

async function roomOfTables(): Promise<Opened> {
  const room = await opened({ kind: 'table', covers: 200 }, 1);
  const names = Array.from({ length: PEOPLE_OF_MANY }, (_, n) => `T${n}`);
  const tables = names.map((name) => ({ name, seats_from: 1, seats_to: 4, active: true }));
  await saveTables(room.site.ctx(), { by: room.by, tables });
  return room;
}

/** Rows that a program writes: of each of the people, or of the tables of a room, one after so many hours. */
async function fill({ site, service }: Opened, { rows, apart }: { rows: number; apart: number }): Promise<void> {
  const people = await product.rows<{ id: string }>(
    `select id from booking_people where site_id = $1 and not gone
       and (seats_to is null) = (select kind <> 'table' from booking_settings where site_id = $1) order by id`,
    [site.id],
  );
  const first = Math.floor(product.clock.now().getTime() / HOUR) * HOUR;
  const held = Array.from({ length: rows }, (_, n) => {
    const from = first + Math.floor(n / people.length) * apart * HOUR;
    return { person: people[n % people.length]?.id ?? '', from: new Date(from), to: new Date(from + 45 * 60_000) };
  });
  await holdTimes(product, { siteId: site.id, service, held });
}

/** The places that such rows take. */
const countGuests = ({ site }: Opened) =>
  product.rows(
    `insert into booking_loads select site_id, to_timestamp(n * 900), sum(party), 200
     from bookings, generate_series(floor(extract(epoch from starts_at) / 900)::bigint, ceil(extract(epoch from ends_at) / 900)::bigint - 1) n
     where site_id = $1 group by 1, 2`,
    [site.id],
  );

/** The question of a visitor, and the bare statement that reads the same claims. */
async function asking({ site, service }: Opened) {
  const ctx = product.as(null);
  const calendar = await findCalendar(ctx, site.id);
  const chosen = calendar?.services.find(({ id }) => id === service);
  if (!calendar || !chosen) throw new Error('nothing can be booked');
  const people = [...calendar.people, ...calendar.tables].map(({ id }) => id);
  const [from, to] = [product.clock.now(), new Date(product.clock.now().getTime() + 9 * 86_400_000)];
  const ours = async () => {
    const found = await findCalendar(ctx, site.id);
    return found ? listTimes(ctx, found, { service: chosen, party: 1 }) : null;
  };
  const bare = () =>
    ctx.db
      .select()
      .from(bookingClaims)
      .where(and(inArray(bookingClaims.personId, people), lt(bookingClaims.fromAt, to), gt(bookingClaims.toAt, from)));
  return { ours, bare };
}
type Asking = Awaited<ReturnType<typeof asking>>;
interface Found {
  p99: number;
  middle: number;
  ratio: number;
  free: number;
}

/** In turn, round after round: whatever else the machine does slows all of them down. */
async function measured<Name extends string>(asked: Record<Name, Asking>): Promise<Record<Name, Found>> {
  const rounds = Math.min(400, Math.max(20, ROWS / 20));
  const spent = new Map<string, number[]>();
  const timed = async (name: string, ask: () => Promise<unknown>) => {
    const start = performance.now();
    await ask();
    const all = spent.get(name) ?? [];
    all.push(performance.now() - start);
    spent.set(name, all);
  };
  const names = Object.keys(asked) as Name[];
  for (let n = 0; n < rounds + WARM; n += 1) {
    if (n === WARM) spent.clear();
    for (const name of names) {
      await timed(`${name} ours`, asked[name].ours);
      await timed(`${name} bare`, asked[name].bare);
    }
  }
  const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);
  const found = names.map(async (name) => {
    const [ours, bare] = [spent.get(`${name} ours`) ?? [], spent.get(`${name} bare`) ?? []];
    const sorted = ours.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    const times = await asked[name].ours();
    const free = times?.days.reduce((total, day) => total + day.times.length, 0) ?? 0;
    return [name, { p99: at(0.99), middle: at(0.5), ratio: sum(bare) / sum(ours), free }] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Record<Name, Found>;
}
