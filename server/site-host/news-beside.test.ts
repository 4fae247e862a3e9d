/** The box for letters beside an order or a booking: asked by mail, and what was ordered or booked stands whatever becomes of it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { setStatus as setNews } from '../../modules/newsletter/settings.ts';
import { LIMITS } from '../../modules/newsletter/schemas.ts';
import { WORDS } from '../../site-kit/copy/words.ts';
import { PAID_WORDS } from '../../site-kit/shop/paid-words.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const BUYER = { name: 'Anna Verdi', phone: '', note: '' };
let rooms: SpokenSite;
let product: SpokenSite['product'];
const send = (path: string, form?: Record<string, string>) => rooms.send(path, form);
const mailsTo = (mail: string) => rooms.mailsTo(mail);
beforeAll(async () => {
  rooms = await openSpokenSite({ pieces: 40 });
  ({ product } = rooms);
});
afterAll(() => rooms.close());
// Whoever asks now asked last, and the budget of one network is that of a minute.
beforeEach(() => product.later(60_000));

/** Whoever asked last, and by what. */
const asked = () =>
  product.rows<{ state: string; text: string; page: string; kind: string; code: string | null }>(
    `select s.state, c.kind, c.text, c.page, s.code_hash code from news_subscribers s join news_consents c
     on c.subscriber_id = s.id where s.asked_at = (select max(asked_at) from news_subscribers)`,
  );
const count = async () => (await product.rows('select 1 from news_subscribers')).length;
const status = async (next: 'open' | 'paused') => {
  const ctx = rooms.shop.site.ctx();
  await setNews(ctx, { by: await proveSite(ctx, 'publish', rooms.shop.site.id), status: next });
  await product.drain();
};
async function order(given: Record<string, string>, meanwhile: () => Promise<unknown> = async () => undefined) {
  const lines = { [`q_${rooms.roses}`]: '1' };
  const reviewed = await send('/_/en/shop/review', lines);
  await meanwhile();
  return send('/_/en/shop/order', { ...fieldsOf(reviewed.text), ...lines, ...BUYER, ...given });
}
/** The form for the first free time of the day after tomorrow. */
async function bookingForm(): Promise<Record<string, string>> {
  const { s = '' } = fieldsOf((await send('/en/book')).text);
  const from = new Date(product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const times = await send(`/_/en/book/times?s=${s}&n=8&from=${from}`);
  const [, href = ''] = /href="(\/_\/en\/book\/new\?[^"]+)"/.exec(times.text) ?? [];
  return fieldsOf((await send(decoded(href))).text);
}

it('beside an order it is asked by mail, and gets none before saying yes; an empty box asks nothing [P10]', async () => {
  expect((await send('/_/en/shop/review', { [`q_${rooms.roses}`]: '1' })).text).toMatch(
    /<input id="f-news" type="checkbox" name="news" value="1"\/>/,
  );
  const before = await count();
  expect((await order({ mail: 'silent@example.it' })).status).toBe(303);
  expect(await count()).toBe(before);
  const mail = 'ticked@example.it';
  expect((await order({ mail, news: '1' })).status).toBe(303);
  expect(await count()).toBe(before + 1);
  const page = { text: WORDS['newsletter.tick'].en, page: '/_/en/shop/order' };
  expect(await asked()).toMatchObject([{ state: 'pending', kind: 'asked', code: null, ...page }]);
  // No page awaits a code: its mail has a link alone, and says what it comes from.
  const question = (await mailsTo(mail)).find(({ text }) => text.includes('/_/news/yes/'));
  expect(question?.subject).toContain('confirm');
  expect(`${question?.subject} ${question?.text}`).not.toMatch(/\b\d{6}\b/);
  expect(question?.text).toContain('an order or a booking');
});

it('beside a booking it is asked alike, and stays ticked where the time is gone meanwhile [P9] [P10]', async () => {
  const mail = 'guest.ticked@example.it';
  const fields = await bookingForm();
  const other = await bookingForm();
  const booked = await send('/_/en/book/new', { ...fields, ...BUYER, mail, news: '1' });
  expect(booked.status).toBe(303);
  const page = { text: WORDS['newsletter.tick'].en, page: '/_/en/book/new' };
  expect(await asked()).toMatchObject([{ state: 'pending', kind: 'asked', ...page }]);
  expect(await mailsTo(mail)).toHaveLength(2);
  const late = await send('/_/en/book/new', { ...other, ...BUYER, mail: 'late@example.it', news: '1' });
  expect(late.status).toBe(409);
  const again = await send('/_/en/book/new', fieldsOf(late.text));
  expect(again.text).toMatch(/name="news"[^>]*checked/);
});

it('without an address it says so, and nothing typed is lost [P10]', async () => {
  const refused = await order({ mail: '', phone: '051 123456', news: '1' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(WORDS['newsletter.tick-mail'].en);
  expect(refused.text).toMatch(/name="news"[^>]*checked/);
  expect(refused.text).toContain('value="051 123456"');
});

it('the order stands where no letter can be asked for: paused meanwhile, full, or broken [P8] [P10]', async () => {
  const before = await count();
  const stands = async (mail: string, meanwhile: () => Promise<unknown>) => {
    expect((await order({ mail, news: '1' }, meanwhile)).status, mail).toBe(303);
    const [own, ...more] = await mailsTo(mail);
    expect(own?.subject, mail).toBeDefined();
    expect(more, mail).toEqual([]);
  };
  // The page that was published before still has the box.
  const closed = `update news_settings set status = $2 where site_id = $1`;
  const { id } = rooms.shop.site;
  await stands('paused@example.it', () => product.rows(closed, [id, 'paused']));
  await product.rows(closed, [id, 'open']);
  await stands('crowded@example.it', () =>
    product.rows(
      `insert into news_subscribers (id, site_id, person, mark, key_hash, state, lang, asked_at)
       select 'sub_full_' || n, $1, '', null, 'full' || n, 'confirmed', 'it', '2020-01-01' from generate_series(1, $2::int) n`,
      [id, LIMITS.subscribers],
    ),
  );
  await product.rows(`delete from news_subscribers where id like 'sub\\_full\\_%'`);
  await stands('broken@example.it', () => product.rows('alter table news_suppressions rename to news_away'));
  await product.rows('alter table news_away rename to news_suppressions');
  expect(await count()).toBe(before);
});

it('a site without the newsletter shows no box, and asks nobody who posts one [P10]', async () => {
  await status('paused');
  const before = await count();
  expect((await send('/_/en/shop/review', { [`q_${rooms.roses}`]: '1' })).text).not.toContain('f-news');
  expect((await order({ mail: 'nobox@example.it', news: '1' })).status).toBe(303);
  expect(await count()).toBe(before);
  await status('open');
});

it('an order to be paid by card says once that its address is missing [P8] [P10]', async () => {
  await paidShop(product, rooms.shop).connect();
  const refused = await order({ mail: '', phone: '051 123456', news: '1' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(PAID_WORDS.en.mailNeeded);
  expect(refused.text).not.toContain(WORDS['newsletter.tick-mail'].en);
});
