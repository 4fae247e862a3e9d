/** Somebody whom the owner has blocked, at the forms of a site: asked to call, told nothing of why, and left all that is theirs. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { blockPerson, liftBlock } from '../../modules/blocklist/block-person.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { timesForOwner } from '../../modules/booking/list-times.ts';
import { takeBooking } from '../../modules/booking/place-booking.ts';
import { BLOCK_PRIVACY } from '../../site-kit/render/block-privacy.ts';
import { LANGS } from '../../site-kit/names.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const ANNA = { name: 'Anna Verdi', mail: 'anna@example.it', phone: '333 123 4567' };
const SAYS = 'This request cannot be completed online. Please call us';
let rooms: SpokenSite;
const send = (path: string, form?: Record<string, string>) => rooms.send(path, form);
const manager = () => rooms.shop.site.dispose();
const block = async () => blockPerson(rooms.shop.site.ctx(), { by: await manager(), ...ANNA });
const lift = async () => liftBlock(rooms.shop.site.ctx(), { by: await manager(), ...ANNA });
beforeAll(async () => {
  rooms = await openSpokenSite({ pieces: 40 });
});
afterAll(() => rooms.close());
// The budget of one network is that of a minute.
beforeEach(() => rooms.product.later(60_000));

async function order(given: Record<string, string>) {
  const lines = { [`q_${rooms.roses}`]: '1' };
  const reviewed = await send('/_/en/shop/review', lines);
  return send('/_/en/shop/order', { ...fieldsOf(reviewed.text), ...lines, name: 'A', note: 'Alle sei', ...given });
}
/** The form for the first free time of the day after tomorrow. */
async function bookingForm(): Promise<Record<string, string>> {
  const { s = '' } = fieldsOf((await send('/en/book')).text);
  const from = new Date(rooms.product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const times = await send(`/_/en/book/times?s=${s}&n=2&from=${from}`);
  const [, href = ''] = /href="(\/_\/en\/book\/new\?[^"]+)"/.exec(times.text) ?? [];
  return fieldsOf((await send(decoded(href))).text);
}
const book = async (given: Record<string, string>) =>
  send('/_/en/book/new', { ...(await bookingForm()), name: 'A', note: 'Alle sei', ...given });
const count = async (table: string) => (await rooms.product.rows(`select 1 from ${table}`)).length;
const typed = { mail: 'other@example.it', phone: '+39 333 1234567' };

it('an order is refused by the address or the number, with a sentence that says to call and all that was typed [P8]', async () => {
  await block();
  const before = await count('shop_orders');
  for (const given of [{ mail: 'ANNA@example.it', phone: '' }, typed]) {
    const refused = await order(given);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(SAYS);
    expect(refused.text.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/blocked|blacklist|no longer/i);
    for (const kept of ['Alle sei', given.mail]) expect(refused.text).toContain(kept);
  }
  expect(await count('shop_orders')).toBe(before);
  const [free] = await rooms.product.rows<{ reserved: number }>('select reserved from shop_variants where id = $1', [
    rooms.roses,
  ]);
  expect(free?.reserved).toBe(0);
  await lift();
  expect((await order(typed)).status).toBe(303);
});

it('a booking is refused alike, and stands where its owner enters it by telephone [P9]', async () => {
  await block();
  const before = await count('bookings');
  for (const given of [{ mail: 'ANNA@example.it', phone: '' }, typed]) {
    const refused = await book(given);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(SAYS);
    expect(refused.text.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/blocked|blacklist|no longer/i);
    for (const kept of ['Alle sei', given.mail]) expect(refused.text).toContain(kept);
  }
  expect(await count('bookings')).toBe(before);
  const { site } = rooms.shop;
  const by = await proveSite(site.ctx(), 'draft', site.id);
  const service = (await bookingsOfSite(site.ctx(), { by })).services[0]?.id ?? '';
  const { days } = await timesForOwner(site.ctx(), { by, service, party: 2 });
  const at = days.flatMap(({ times }) => times)[0]?.at ?? '';
  await takeBooking(site.ctx(), { by, key: 'd'.repeat(26), service, party: 2, at, ...ANNA, note: '' });
  const { coming } = await bookingsOfSite(site.ctx(), { by });
  expect(coming.map(({ guest }) => guest.blocked)).toEqual([true]);
  await lift();
  expect((await book(typed)).status).toBe(303);
});

it('asking for letters answers as always and mails nothing [P10]', async () => {
  await block();
  const join = (mail: string) => send('/_/en/news/join', { ...formOfNews, mail });
  const formOfNews = fieldsOf((await send('/en/news')).text);
  const before = (await rooms.mailsTo(ANNA.mail)).length;
  const [one, other] = [await join(ANNA.mail), await join('reader@example.it')];
  expect([one.status, one.headers.location?.length]).toEqual([other.status, other.headers.location?.length]);
  const anonymous = (text: string) => text.replaceAll(/[\w-]{22}|[\w.]+@example\.it/g, '');
  expect(anonymous(one.text)).toBe(anonymous(other.text));
  expect(await rooms.mailsTo('reader@example.it')).toHaveLength(1);
  expect(await rooms.mailsTo(ANNA.mail)).toHaveLength(before);
  await lift();
  await join(ANNA.mail);
  expect(await rooms.mailsTo(ANNA.mail)).toHaveLength(before + 1);
});

it('what was ordered and booked before stays theirs: seen, sent again, downloaded, cancelled [P8] [P9]', async () => {
  const given = { mail: 'bruno@example.it', phone: '' };
  const [ordered, booked] = [await order(given), await book(given)];
  const pages = [ordered, booked].map(({ headers }) => String(headers['location']));
  await blockPerson(rooms.shop.site.ctx(), { by: await manager(), name: '', ...given });
  for (const page of pages) {
    expect((await send(page)).status, page).toBe(200);
    expect((await send(`${page}.json`)).status, page).toBe(200);
    expect((await send(page, { act: 'cancel' })).status, page).toBe(303);
  }
});

it('the privacy page says who may be refused, for how long and on what ground, in five languages [P8] [P9] [P10]', async () => {
  const { text } = await send('/en/privacy');
  expect(decoded(text)).toContain(BLOCK_PRIVACY.en.heading);
  for (const lang of LANGS) {
    const { text } = BLOCK_PRIVACY[lang];
    for (const said of ['24 ', '{name}', '{processor}']) expect(text, lang).toContain(said);
    expect(text, lang).toMatch(/6/);
    if (lang === 'fr') expect(text).not.toMatch(/\S [:;!?](?:\s|$)/);
  }
});
