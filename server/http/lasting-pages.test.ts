/** Whoever bought, booked or subscribed keeps every right on our own host when the site is over: on the wire, as a browser without JavaScript asks. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { joinNews } from '../../modules/newsletter/join.ts';
import { setStatus } from '../../modules/newsletter/settings.ts';
import { refundElsewhere } from '../../modules/shop/refund-order.ts';
import { setMode } from '../../modules/shop/set-mode.ts';
import { newVisitorKey, setSiteState, setSiteTier } from '../../modules/sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { CARD, posted } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { HOME, newShopSite, type ShopSite } from '../../tests/support/shop-site.ts';
import { purgeAll } from '../retention/purge-all.ts';

const DAY = 86_400_000;
const MONTH = 31 * DAY;
let product: TestProduct;
let shop: ShopSite;
let paid: ReturnType<typeof paidShop>;
let roses: string;
let url: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  // The budget of one network is that of a minute.
  product.later(60_000);
  // A trattoria in Bologna.
  shop = await newShopSite(product, '900000000000101');
  [roses = ''] = await shop.add({}, 5);
  await shop.set('open');
  paid = paidShop(product, shop);
  await paid.connect();
  url = (await shop.view()).site.url;
});

/** As a browser posts from a page that names no referrer. */
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  origin: 'null',
};
async function ask(path: string, form?: Record<string, string> | string, headers: Record<string, string> = FORM) {
  const body = typeof form === 'string' ? form : form && new URLSearchParams(form).toString();
  const answer = await product.app.request(path, body === undefined ? {} : { method: 'POST', headers, body });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const setState = (state: 'on' | 'suspended' | 'closed') =>
  inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId: shop.owner.id(), state }));
async function bought() {
  const order = await shop.order([[roses, 1]], { mode: 'paid', mail: `${newVisitorKey()}@example.it` });
  await posted(await paid.page(order.key), CARD);
  await paid.heard();
  return order;
}
const linkIn = (mail: string, subject: RegExp) =>
  /http\S+(\/o\/[\w-]{22})\b/.exec(
    product.mail.messages().find((each) => each.to.includes(mail) && subject.test(each.subject))?.text ?? '',
  )?.[1];

describe('a buyer whose shop has closed', () => {
  it('is mailed the lasting link, takes back there what was paid, and has the money back [P8]', async () => {
    const { key, mail } = await bought();
    expect(linkIn(mail, /pagato/), 'what a buyer keeps names it from the start').toBe(`/o/${key}`);
    await setState('closed');
    expect(await shop.mailsTo(mail)).toEqual(['shop-closed', 'shop-paid']);
    const link = linkIn(mail, /dove lo trovi/) ?? '';
    expect(link).toBe(`/o/${key}`);

    const shown = await ask(link);
    expect(shown.status).toBe(200);
    for (const said of ['Mazzo di rose', 'Anna Verdi', 'Recedere dal contratto qui', `href="${link}/privacy"`])
      expect(shown.text).toContain(said);
    expect(shown.text).not.toContain(url);
    expect(shown.text).not.toContain('ping=');
    expect(shown.headers.get('set-cookie')).toBeNull();
    for (const [name, value] of [
      ['x-robots-tag', 'noindex'],
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
    ] as const)
      expect(shown.headers.get(name)).toBe(value);
    expect((await ask(`${link}/privacy`)).text).toContain('26 mesi');
    const [font = ''] = /\/o\/f\/[\w.-]+woff2/.exec(shown.text) ?? [];
    expect((await ask(font)).headers.get('content-type')).toBe('font/woff2');

    const second = await ask(link, { act: 'withdraw' });
    expect(second.text).toContain(`action="${link}"`);
    expect((await paid.books()).refunded, 'the first step takes nothing back').toBe(0);
    const done = await ask(link, { act: 'withdraw-yes' });
    expect([done.status, done.headers.get('location')]).toEqual([303, link]);
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 2500, refunded: 2500 });
    expect((await ask(link)).text).toContain('25,00');
    expect(await shop.mailsTo(mail)).toEqual(['shop-closed', 'shop-paid', 'shop-refunded', 'shop-withdrawal']);
  });

  it('has the same while it pauses, after its plan has gone, and while it is there as well [P8]', async () => {
    const orders = [await bought(), await bought(), await bought()] as const;
    expect((await ask(`/o/${orders[0].key}`)).text).toContain(`href="${url}/"`);
    await ask(`/o/${orders[0].key}`, { act: 'withdraw-yes' });
    await inTransaction(product.system(), (ctx) => setSiteTier(ctx, { orderId: shop.owner.id(), tier: 'premium' }));
    await product.drain();
    await ask(`/o/${orders[1].key}`, { act: 'withdraw-yes' });
    await setState('suspended');
    await ask(`/o/${orders[2].key}`, { act: 'withdraw-yes' });
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 7500, refunded: 7500 });
  });

  it('is told once, also where it closes twice; nobody without a right is [P8]', async () => {
    const [kept, over] = [await bought(), await shop.order([[roses, 1]], { mode: 'paid' })];
    await setState('closed');
    await product.drain();
    await setState('on');
    await setState('closed');
    expect(await shop.mailsTo(kept.mail)).toEqual(['shop-closed', 'shop-paid']);
    product.later(DAY);
    expect(await shop.mailsTo(over.mail)).not.toContain('shop-paid');
  });

  it('finds it as long as the guarantee lasts, and no day longer is it kept [P8] [K14]', async () => {
    const { id, key } = await bought();
    await shop.act(id, 'collected');
    await setState('closed');
    await product.drain();
    product.later(35 * DAY);
    await purgeAll(product.system());
    expect((await ask(`/o/${key}`)).text).toContain('Mazzo di rose');
    product.later(24 * MONTH);
    await purgeAll(product.system());
    expect((await ask(`/o/${key}`)).status).toBe(200);
    product.later(3 * MONTH);
    await purgeAll(product.system());
    await purgeAll(product.system());
    expect((await ask(`/o/${key}`)).status).toBe(404);
    const [left] = await product.rows<{ n: string }>(
      `select (select count(*) from site_contents where site_id = $1) + (select count(*) from takings_payments where site_id = $1) n`,
      [shop.site.id],
    );
    expect(Number(left?.n)).toBe(0);
  });
});

describe('a buyer who paid at the door of a shop that has closed', () => {
  it('takes one of two pieces back there by the lasting link, and reads there that the money has gone back [P8]', async () => {
    const by = await shop.site.dispose();
    await setMode(shop.site.ctx(), { by, mode: 'reserve' });
    const mail = `${newVisitorKey()}@example.it`;
    const delivery = { way: await shop.delivers(), address: HOME };
    const { id, key } = await shop.order([[roses, 2]], { delivery, mail });
    for (const act of ['accept', 'sent', 'delivered'] as const) await shop.act(id, act);
    await setState('suspended');
    const link = `/o/${key}`;
    expect((await ask(link)).text).toContain('Recedere dal contratto qui');
    await setState('closed');
    const step = await ask(link, { act: 'withdraw', back_0: '1' });
    expect(step.text).toContain('Conferma recesso');
    expect((await ask(link, { act: 'withdraw-yes', nth: '1', back_0: '1' })).headers.get('location')).toBe(link);
    expect((await ask(link)).text).toMatch(/Ti restituiamo 25,00.€ entro/);
    await refundElsewhere(shop.site.ctx(), { by, id, refund: 'withdrawal', how: 'contanti' });
    expect((await ask(link)).text).toMatch(/Ti abbiamo restituito 25,00.€\./);
    expect(await shop.mailsTo(mail)).toContain('shop-given-back');
  });
});

describe('the lasting address', () => {
  it('opens nothing for any other key, says so in the visitor’s language, and is not tried out [P8] [X5]', async () => {
    const { key } = await bought();
    const wrong = await ask(`/o/${newVisitorKey()}`);
    expect(wrong.status).toBe(404);
    for (const path of ['/o/', '/o/x', `/o/${key}x`, `/o/${key}/other`, `/o/${'A'.repeat(400)}`])
      expect((await ask(path)).text).toBe(wrong.text);
    const greek = await product.app.request(`/o/${newVisitorKey()}`, { headers: { 'accept-language': 'el' } });
    expect(await greek.text()).toContain('lang="el"');
    const tries = [];
    for (let n = 0; n < 100; n += 1) tries.push((await ask(`/o/${newVisitorKey()}`)).status);
    expect(tries.filter((status) => status === 429).length).toBeGreaterThan(30);
    expect(tries.filter((status) => status !== 429 && status !== 404)).toEqual([]);
    expect(product.lines.join('')).not.toContain(key);
  });

  it('changes nothing when it is looked at, and for no page of another site [P8] [X5]', async () => {
    const { key } = await bought();
    for (const path of [`/o/${key}`, `/o/${key}?act=withdraw-yes`, `/o/${key}.ics`]) await ask(path);
    const foreign = { ...FORM, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await ask(`/o/${key}`, { act: 'withdraw-yes' }, foreign)).status).toBe(403);
    const nameless = { 'content-type': FORM['content-type'], origin: 'null' };
    expect((await ask(`/o/${key}`, { act: 'withdraw-yes' }, nameless)).status).toBe(403);
    expect((await ask(`/o/${key}`, '{}', { ...FORM, 'content-type': 'application/json' })).status).toBe(415);
    expect((await ask(`/o/${key}`, `act=${'x'.repeat(20_000)}`)).status).toBe(413);
    expect((await paid.find(key)).state).toBe('paid');
  });

  it('lets a reader leave, by the mail program’s one click too, when the site is over [P10]', async () => {
    await setStatus(shop.site.ctx(), { by: await proveSite(shop.site.ctx(), 'publish', shop.site.id), status: 'open' });
    const keys = [];
    for (const mail of ['uno@example.it', 'due@example.it']) {
      const shown = { text: '', page: '/', network: '' };
      await joinNews(product.as(null), { siteId: shop.site.id, mail, lang: 'it', shown });
      await product.drain();
      const text = product.mail.messages().find(({ to }) => to.includes(mail))?.text ?? '';
      keys.push(/\/_\/news\/yes\/([\w-]{22})/.exec(text)?.[1] ?? expect.fail('no link'));
    }
    await bought();
    await setState('closed');
    const [one = '', two = ''] = keys;
    expect((await ask(`/o/${one}`)).text).toContain('<button');
    expect((await ask(`/o/${one}`, {})).text).toContain('Non ti scriveremo più');
    expect((await ask(`/o/${one}`, { act: 'erase' })).text).toContain('Indirizzo cancellato');
    const program = { 'content-type': FORM['content-type'], origin: 'https://mail.example' };
    expect((await ask(`/o/${two}`, 'List-Unsubscribe=One-Click', program)).status).toBe(200);
    const rows = await product.rows<{ state: string }>(
      'select state from news_subscribers where site_id = $1 order by state',
      [shop.site.id],
    );
    expect(rows.map(({ state }) => state)).toEqual(['erased', 'left']);
    // A buyer's right keeps the shop's content; readers have none, and their addresses go with the site.
    await product.rows("update news_subscribers set state = 'confirmed' where site_id = $1", [shop.site.id]);
    product.later(35 * DAY);
    await purgeAll(product.system());
    expect(await product.rows('select 1 from news_subscribers where site_id = $1', [shop.site.id])).toEqual([]);
  });
});
