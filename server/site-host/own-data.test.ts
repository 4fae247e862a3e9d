/** What is kept of a buyer, a guest and a reader, as a file, by the key of their page: on the site, and on our own host. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { timesForOwner } from '../../modules/booking/list-times.ts';
import { placeBooking } from '../../modules/booking/place-booking.ts';
import { joinNews } from '../../modules/newsletter/join.ts';
import { newVisitorKey, setSiteState } from '../../modules/sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { OWN_WORDS } from '../../site-kit/render/words.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const DAY = 86_400_000;
const READER = 'reader@example.it';
let site: SpokenSite;
const keys: Record<'order' | 'booking' | 'subscription', string> = { order: '', booking: '', subscription: '' };
const PATHS = { order: '/_/shop/o/', booking: '/_/book/b/', subscription: '/_/news/off/' } as const;
const KINDS = ['order', 'booking', 'subscription'] as const;
beforeAll(async () => {
  site = await openSpokenSite();
  const { product, shop } = site;
  const siteId = shop.site.id;
  keys.order = (await shop.order([[site.roses, 2]], { mail: 'anna@example.it' })).key;
  await shop.order([[site.roses, 1]], { mail: 'somebody.else@example.it' });
  const by = await shop.by();
  const [service] = (await bookingsOfSite(shop.site.ctx(), { by })).services;
  const from = new Date(product.clock.now().getTime() + DAY).toISOString().slice(0, 10);
  const wish = { service: service?.id ?? '', party: 2 };
  const { days } = await timesForOwner(shop.site.ctx(), { by, ...wish, from });
  keys.booking = newVisitorKey();
  const guest = { name: 'Ugo Neri', phone: '', mail: 'ugo@example.it', note: 'Un seggiolone', key: keys.booking };
  const at = days.flatMap(({ times }) => times)[0]?.at ?? expect.fail('no time');
  await placeBooking(product.as(null), { siteId, ...wish, at, until: undefined, guest, lang: 'it' });
  const shown = { text: 'Iscrivimi', page: '/news', network: '192.0.2.7' };
  await joinNews(product.as(null), { siteId, mail: READER, lang: 'it', shown });
  const [mail] = await site.mailsTo(READER);
  keys.subscription = /\/_\/news\/yes\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link');
});
afterAll(() => site.close());
const kept = async (kind: (typeof KINDS)[number]) => {
  const answer = await site.send(`${PATHS[kind]}${keys[kind]}.json`);
  return { ...answer, data: JSON.parse(answer.text) as Record<string, unknown> };
};

it.each(KINDS)(
  'of %s it is a file that no cache keeps, with whose site it is and why [P8] [P9] [P10]',
  async (kind) => {
    const { status, headers, data } = await kept(kind);
    expect(status).toBe(200);
    expect(String(headers['content-type'])).toContain('application/json');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(data).toMatchObject({
      controller: expect.arrayContaining([expect.stringContaining('Sette Gufi')]),
      privacy: expect.stringMatching(/\/privacy$/),
      [kind]: expect.anything(),
    });
    const page = await site.send(`${PATHS[kind]}${keys[kind]}`);
    expect(page.text).toContain(`href="${PATHS[kind]}${keys[kind]}.json"`);
    expect(page.text).toContain(OWN_WORDS.it.ownData);
  },
);

it('it has all that was typed, what became of it, and nothing of anybody else [P8] [P9] [P10] [X5]', async () => {
  const order = await kept('order');
  expect(order.data).toMatchObject({
    order: {
      state: 'placed',
      total: 5000,
      lines: [{ name: 'Mazzo di rose', quantity: 2, cents: 2500 }],
      buyer: { name: 'Anna Verdi', mail: 'anna@example.it', note: 'Passo alle sei' },
    },
  });
  expect((await kept('booking')).data).toMatchObject({
    booking: { party: 2, guest: { name: 'Ugo Neri', mail: 'ugo@example.it', note: 'Un seggiolone' } },
  });
  expect((await kept('subscription')).data).toMatchObject({
    subscription: { mail: READER, proofs: [{ kind: 'asked', network: '192.0.2.7', text: 'Iscrivimi' }], letters: [] },
  });
  for (const kind of KINDS) {
    const { text } = await kept(kind);
    // Neither another buyer nor what opens the page.
    for (const foreign of ['somebody.else', keys[kind]]) expect(text, kind).not.toContain(foreign);
  }
});

it('a key that opens nothing gets no file, nor does a post; our own host gives the same one [P8] [P9] [P10]', async () => {
  for (const kind of KINDS) {
    const path = `${PATHS[kind]}${keys[kind]}.json`;
    expect((await site.send(`${PATHS[kind]}${newVisitorKey()}.json`)).status, kind).toBe(404);
    expect((await site.send(path, { act: 'cancel' })).status, kind).toBe(404);
    const away = await site.product.app.request(`/o/${keys[kind]}.json`);
    expect([away.status, away.headers.get('cache-control')], kind).toEqual([200, 'no-store']);
    expect(away.headers.get('content-disposition'), kind).toContain('attachment');
    expect(JSON.parse(await away.text()), kind).toEqual((await kept(kind)).data);
  }
  expect((await site.send(`${PATHS.order}${keys.order}`)).text).toContain('Ordine ricevuto');
  const erased = await site.send(`${PATHS.subscription}${keys.subscription}`, { act: 'erase' });
  expect(erased.status).toBe(200);
  expect((await site.send(`${PATHS.subscription}${keys.subscription}.json`)).status).toBe(404);
});

it('on our own host it names a privacy page that is there, also when the site is over [P8] [P9]', async () => {
  const { product, shop } = site;
  await inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId: shop.owner.id(), state: 'closed' }));
  for (const kind of ['order', 'booking'] as const) {
    const file = await product.app.request(`/o/${keys[kind]}.json`);
    const { privacy } = (await file.json()) as { privacy: string };
    expect(privacy, kind).toBe(`${product.config.publicUrl}/o/${keys[kind]}/privacy`);
    expect((await product.app.request(new URL(privacy).pathname)).status, kind).toBe(200);
  }
});
