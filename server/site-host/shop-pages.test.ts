/** A buyer orders on the site itself: plain forms, no script, no cookie; on the wire, as a browser without JavaScript sends them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveSettings, setPrice } from '../../modules/shop/save-product.ts';
import { setStock } from '../../modules/shop/set-stock.ts';
import { setSiteState } from '../../modules/sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { fieldsOf } from '../../tests/support/page-fields.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { expectTrueStock, newShopSite, type ShopSite } from '../../tests/support/shop-site.ts';

let product: TestProduct;
let wire: OpenSiteHost;
let shop: ShopSite;
let name: string;
let roses: string;
let wine: string;
beforeAll(async () => {
  product = await startTestProduct();
  wire = await openSiteHost(product);
});
afterAll(async () => {
  wire.close();
  await product.close();
});
beforeEach(async () => {
  // The budget of one network is that of a minute.
  product.later(60_000);
  // A trattoria in Bologna: what its menu offers waits for its allergens.
  shop = await newShopSite(product, '900000000000101');
  [roses = ''] = await shop.add({}, 5);
  [wine = ''] = await shop.add({
    name: 'Sangiovese',
    kind: 'alcohol',
    allergens: ['sulphites'],
    content: { amount: 750, unit: 'ml' },
    variants: [{ id: null, name: '', price: 1500, reduced: false, most: 2 }],
  });
  await shop.set('open');
  await product.drain();
  wire.host.invalidateAll();
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [shop.site.id]);
  name = `${row?.slug}.localhost`;
});
const send = (path: string, form?: Record<string, string>, headers?: Record<string, string>) =>
  wire.send(name, path, form, headers);
const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ');
const BUYER = { name: 'Anna Verdi', phone: '051 123456', mail: 'anna@example.it', note: 'Passo alle sei' };
const review = (chosen: Record<string, string>) => send('/_/shop/review', chosen);
/** The order of what was reviewed. */
const order = (reviewed: string, chosen: Record<string, string>, more: Record<string, string> = {}) =>
  send('/_/shop/order', { ...fieldsOf(reviewed), ...chosen, ...BUYER, ...more });

describe('a buyer', () => {
  it('finds the way from the first page, chooses, sees the total before any name, orders and cancels, without a script [P8]', async () => {
    expect((await send('/')).text).toContain('href="/shop"');
    const begin = plain((await send('/shop')).text);
    for (const said of [
      'action="/_/shop/review"',
      `name="q_${roses}"`,
      '25,00 €',
      'Allergeni: solfiti',
      '20,00 € al litro',
    ])
      expect(begin).toContain(said);
    // Food whose allergens nobody answered is not offered.
    expect(begin).not.toContain('Tagliatelle');
    const chosen = { [`q_${roses}`]: '3', [`q_${wine}`]: '0' };
    const reviewed = await review(chosen);
    expect(reviewed.headers['cache-control']).toBe('no-store');
    expect(String(reviewed.headers['content-security-policy'])).toContain("form-action 'self'");
    const page = plain(reviewed.text);
    expect(page).toContain('75,00 €');
    expect(page.indexOf('non sei obbligato ad acquistare')).toBeGreaterThan(0);
    expect(page.indexOf('non sei obbligato ad acquistare')).toBeLessThan(page.indexOf('name="name"'));
    const ordered = await order(reviewed.text, chosen);
    expect([ordered.status, ordered.text]).toEqual([303, '']);
    const path = String(ordered.headers['location']);
    const shown = await send(path);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    for (const said of ['Ordine ricevuto', 'Ordine n. 1', '3 × Mazzo di rose', 'Anna Verdi'])
      expect(plain(shown.text)).toContain(said);
    expect((await send(path, { act: 'cancel' })).status).toBe(303);
    expect((await send(path)).text).toContain('Hai annullato l’ordine');
    await expectTrueStock(product);
  });

  it('is told at its field what is no quantity, and nothing is guessed [P8]', async () => {
    for (const wrong of ['-1', '½', '1e9', '1.5', '100', 'due']) {
      const answer = await review({ [`q_${roses}`]: wrong });
      expect(answer.text, wrong).toContain(`href="#f-q_${roses}"`);
      expect(plain(answer.text), wrong).toContain('scrivi un numero intero da 1 a 99');
    }
    expect((await review({ [`q_${roses}`]: '', [`q_${wine}`]: '00' })).status).toBe(422);
    expect(plain((await review({ q_shv_foreign: '1', [`q_${roses}`]: '1' })).text)).toContain('non è più in vendita');
    expect(plain((await review({ [`q_${wine}`]: '3' })).text)).toContain('al massimo 2 per ordine');
    expect(plain((await review({ [`q_${roses}`]: '6' })).text)).toContain('la disponibilità è di 5');
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`q_shv_${n}`, '1']));
    expect((await review(many)).status).toBe(422);
    for (const path of ['/_/shop/review', '/_/shop/order']) expect((await send(path)).status).toBe(303);
  });

  it('gets back what they typed with what is wrong, is asked their age for wine, and nothing is ordered meanwhile [P8]', async () => {
    const chosen = { [`q_${wine}`]: '1' };
    const reviewed = await review(chosen);
    const answer = await order(reviewed.text, chosen, { name: '', phone: '12', mail: 'anna@', note: '<b>ciao</b>' });
    expect(answer.status).toBe(422);
    for (const field of ['name', 'phone', 'mail', 'adult']) expect(answer.text).toContain(`href="#f-${field}"`);
    for (const kept of ['value="12"', 'value="anna@"', '&lt;b&gt;ciao&lt;/b&gt;']) expect(answer.text).toContain(kept);
    expect((await order(answer.text, chosen, { extra: 'http://spam' })).status).toBe(422);
    expect(await product.rows('select 1 from shop_orders where site_id = $1', [shop.site.id])).toEqual([]);
    expect((await order(answer.text, chosen, { adult: '1' })).status).toBe(303);
  });

  it('pressing twice orders once, also when it was the last piece; whoever comes second is told which line [P8]', async () => {
    const chosen = { [`q_${roses}`]: '5' };
    const [one, other] = [(await review(chosen)).text, (await review(chosen)).text];
    const both = await Promise.all([1, 2].map(() => order(one, chosen)));
    expect(new Set(both.map(({ headers }) => headers['location'])).size).toBe(1);
    expect((await order(one, chosen)).status).toBe(303);
    const late = await order(other, chosen, { mail: 'ugo@example.it', phone: '' });
    expect(late.status).toBe(422);
    expect(plain(late.text)).toContain('Mazzo di rose: nel frattempo è finito');
    expect(late.text).toContain('value="ugo@example.it"');
    await product.drain();
    wire.host.invalidateAll();
    expect((await send('/shop')).text).toContain('Esaurito');
    await expectTrueStock(product);
  });

  it('sees a new price and confirms it, and is refused below the minimum [P8]', async () => {
    const chosen = { [`q_${roses}`]: '1' };
    const reviewed = await review(chosen);
    await setPrice(shop.site.ctx(), { by: await shop.by(), id: roses, price: 2600, reduced: false });
    const again = await order(reviewed.text, chosen);
    expect(again.status).toBe(422);
    expect(plain(again.text)).toContain('Il totale è cambiato');
    // Other quantities than those of the total are a change as well.
    expect((await order(again.text, { [`q_${roses}`]: '2' })).status).toBe(422);
    await saveSettings(shop.site.ctx(), { by: await shop.by(), keep_days: 3, minimum: 5000, note: 'Suonate' });
    const dear = await order(again.text, chosen);
    expect(plain(dear.text)).toContain('a partire da 50,00 €');
    await saveSettings(shop.site.ctx(), { by: await shop.by(), keep_days: 3, minimum: 0, note: 'Suonate' });
    const ordered = await order(dear.text, chosen);
    expect(plain((await send(String(ordered.headers['location']))).text)).toContain('Suonate');
  });

  it('is told so in words when nothing can be ordered, and keeps what they ordered while the site pauses [P8]', async () => {
    const chosen = { [`q_${roses}`]: '1' };
    const reviewed = (await review(chosen)).text;
    const page = String((await order(reviewed, chosen)).headers['location']);
    await shop.set('paused');
    expect((await review(chosen)).status).toBe(409);
    expect((await order(reviewed, chosen, { key: 'A'.repeat(22) })).status).toBe(409);
    await inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId: shop.owner.id(), state: 'suspended' }));
    wire.host.invalidateAll();
    expect((await review(chosen)).status).toBe(503);
    expect((await send(page)).text).toContain('Ordine ricevuto');
    const flood = await Promise.all(Array.from({ length: 60 }, () => send(page, { act: 'none' })));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(30);
  });

  it('is bound by what was shown: terms that change meanwhile are shown again, with all that was typed [P8]', async () => {
    const chosen = { [`q_${roses}`]: '1' };
    const reviewed = (await review(chosen)).text;
    const settings = { keep_days: 2, minimum: 0, note: 'Solo la mattina' };
    await saveSettings(shop.site.ctx(), { by: await shop.by(), ...settings });
    const again = await order(reviewed, chosen);
    expect(again.status).toBe(422);
    for (const said of ['sono cambiate le condizioni', 'Solo la mattina', 'Anna Verdi', 'Passo alle sei'])
      expect(again.text).toContain(said);
    expect((await shop.view()).orders).toEqual([]);
    expect((await order(again.text, chosen)).status).toBe(303);
    // A page from before there was such a field.
    expect((await order((await review(chosen)).text, chosen, { terms: '' })).status).toBe(422);
  });

  it('asks for the link of an order by number and address, and learns nothing of any other [P8] [X5]', async () => {
    const chosen = { [`q_${roses}`]: '1' };
    await order((await review(chosen)).text, chosen);
    const path = '/_/shop/withdraw';
    expect((await send(path)).text).toContain('Recedere da un contratto');
    const asked = (number: string, mail: string) => send(path, { number, mail });
    const [right, number, mail] = [
      await asked('1', BUYER.mail.toUpperCase()),
      await asked('2', BUYER.mail),
      await asked('1', 'nobody@example.it'),
    ];
    expect([right.status, number.status, mail.status]).toEqual([200, 200, 200]);
    expect([number.text, mail.text]).toEqual([right.text, right.text]);
    await asked('1', BUYER.mail);
    const links = async () => (await shop.mailsTo(BUYER.mail)).filter((kind) => kind === 'shop-link').length;
    expect(await links(), 'once a day').toBe(1);
    expect(await shop.mailsTo('nobody@example.it')).toEqual([]);
    const wrong = await asked('uno', 'Anna');
    expect(wrong.status).toBe(422);
    for (const typed of ['value="uno"', 'value="Anna"']) expect(wrong.text).toContain(typed);
    // While the site pauses it is a right still.
    await inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId: shop.owner.id(), state: 'suspended' }));
    wire.host.invalidateAll();
    expect((await send(path)).status).toBe(200);
  });

  it('is found by the key alone; nobody else posts here; search engines read what is sold [P8] [X5]', async () => {
    const chosen = { [`q_${roses}`]: '1' };
    const page = String((await order((await review(chosen)).text, chosen)).headers['location']);
    expect((await send(`${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await send(page, { act: 'cancel' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const ofRoses = (await send('/shop/mazzo-di-rose')).text;
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(ofRoses) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      name: 'Mazzo di rose',
      offers: [{ price: '25.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStoreOnly' }],
    });
    expect(ofRoses).toMatch(/rel="canonical" href="[^"]+\/shop\/mazzo-di-rose"/);
    await setStock(shop.site.ctx(), { by: await shop.by(), id: roses, free: 0, was: 4 });
    await product.drain();
    wire.host.invalidateAll();
    expect((await send('/shop/mazzo-di-rose')).text).toContain('https://schema.org/SoldOut');
    expect((await send('/privacy')).text).toContain('Se ordini');
    expect((await send('/robots.txt')).text).toContain('/_/');
  });
});
