/** What visitors find on a site once its plan holds no shop, no bookings and no newsletter any more, and what its owner does about it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { setStatus as setBooking } from '../../modules/booking/set-status.ts';
import { followPlan as followBooking } from '../../modules/booking/prefill.ts';
import { followPlan } from '../../modules/shop/prefill.ts';
import { requestPublish, setSiteTier } from '../../modules/sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { el as shopEl } from '../../site-kit/shop/words-el.ts';
import { en as bookEn } from '../../site-kit/booking/words-en.ts';
import { it as bookIt } from '../../site-kit/booking/words-it.ts';
import { it as shopIt } from '../../site-kit/shop/words-it.ts';
import { KEPT_SENTENCE } from '../../site-kit/render/kept-sentence.ts';
import { BOOKING_PRIVACY } from '../../site-kit/render/booking-privacy.ts';
import { DELIVERY_PRIVACY, SHOP_PRIVACY } from '../../site-kit/render/shop-privacy.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

let site: SpokenSite;
/** Of an order that was placed before. */
let order: string;
beforeAll(async () => {
  site = await openSpokenSite();
  const { key } = await site.shop.order([[site.roses, 1]]);
  order = `/_/shop/o/${key}`;
});
afterAll(() => site.close());
const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ');
async function under(tier: 'premium' | 'pro'): Promise<void> {
  const { product, shop } = site;
  const orderId = shop.owner.id();
  await inTransaction(product.system(), (ctx) => setSiteTier(ctx, { orderId, tier }));
  await followPlan(product.system(), { orderId });
  await followBooking(product.system(), { orderId });
  await site.anew();
}
// Pages have a button that opens their menu.
const ACTS = /<form|<button[^>]*type="submit"|<input|<select/;

it('the page of the shop stays as a list of prices, the one of bookings says how to ask, in each language [P8] [P9] [K3]', async () => {
  expect((await site.send('/shop')).text).toMatch(ACTS);
  await under('premium');
  const shop = plain((await site.send('/shop')).text);
  for (const said of [shopIt.plainTitle, shopIt.plainLead, 'Mazzo di rose', '25,00 €', 'href="tel:'])
    expect(shop).toContain(said);
  expect(shop).not.toMatch(ACTS);
  // Nothing of what is left of the pieces: nobody can order them.
  expect(shop).not.toContain(shopIt.soldOut);
  expect((await site.send('/el/shop')).text).toContain(shopEl.plainLead);
  const book = (await site.send('/book')).text;
  for (const said of [bookIt.plainLead, 'href="tel:']) expect(book).toContain(said);
  // Neither its heading nor its title promises what it does not do.
  for (const tag of ['title', 'h1']) {
    const [, titled] = new RegExp(`<${tag}[^>]*>([^<]*)`).exec(book) ?? [];
    expect(titled, tag).toContain(bookIt.plainTitle);
  }
  expect(book).not.toMatch(ACTS);
  const english = (await site.send('/en/book')).text;
  for (const said of [bookEn.plainTitle, bookEn.plainLead]) expect(english).toContain(said);
  expect((await site.send('/news')).status).toBe(404);
});

it('no page leads to an order or a booking any more, and the map has what is read [P8] [P9] [P10]', async () => {
  const home = (await site.send('/')).text;
  for (const gone of ['href="/shop"', 'href="/book"', 'action="/_/']) expect(home).not.toContain(gone);
  const map = (await site.send('/sitemap.xml')).text;
  for (const path of ['/shop', '/book']) expect(map).toContain(`${path}</loc>`);
  expect(map).not.toMatch(/\/shop\/|\/news/);
  expect((await site.send('/shop/mazzo-di-rose')).status).toBe(404);
  const late = await site.send('/_/shop/review', { [`q_${site.roses}`]: '1' });
  expect(plain(late.text)).toContain(shopIt.error.closed);
  expect((await site.send(order)).text).toContain('1 × Mazzo di rose');
  expect((await site.send(order, { act: 'cancel' })).status).toBe(303);
});

it('its owner takes both pages away, and the plan brings all of it back [P8] [P9]', async () => {
  const { shop } = site;
  await shop.set('paused');
  const by = await proveSite(shop.site.ctx(), 'publish', shop.site.id);
  await setBooking(shop.site.ctx(), { by, status: 'paused' });
  await site.anew();
  for (const path of ['/shop', '/book']) expect((await site.send(path)).status, path).toBe(404);
  await under('pro');
  await shop.set('open');
  await site.anew();
  const again = (await site.send('/shop')).text;
  expect(again).toMatch(ACTS);
  expect(again).toContain(shopIt.lead);
});

it('the privacy page names what is kept of buyers for as long as it is kept, and who handles it [P8] [P9]', async () => {
  await under('premium');
  const { product, shop } = site;
  const says = async (path: string) => plain((await site.send(path)).text);
  const publish = async () => {
    await inTransaction(product.system(), (ctx) => requestPublish(ctx, shop.site.id));
    await site.anew();
  };
  const page = await says('/privacy');
  expect(page).toContain(`${KEPT_SENTENCE.it} ${SHOP_PRIVACY.it.text.slice(0, 60)}`);
  expect(page).toContain('Vetrina (');
  // Nobody has booked, nothing was brought, and nothing can be done here any more.
  expect(page).not.toContain(BOOKING_PRIVACY.it.usual.heading);
  expect(page).not.toContain(DELIVERY_PRIVACY.it.heading);
  expect(page).toContain('Questo sito non ha moduli');
  expect(await says('/en/privacy')).toContain(`${KEPT_SENTENCE.en} ${SHOP_PRIVACY.en.text.slice(0, 60)}`);
  // The last way of delivery is gone: what was brought is kept.
  await product.rows(`update shop_orders set delivery = '{}' where site_id = $1`, [shop.site.id]);
  await publish();
  expect(await says('/privacy')).toContain(`${KEPT_SENTENCE.it} ${DELIVERY_PRIVACY.it.text.slice(0, 60)}`);
  await product.rows('delete from shop_orders where site_id = $1', [shop.site.id]);
  await publish();
  expect(await says('/privacy')).not.toContain(KEPT_SENTENCE.it);
});
