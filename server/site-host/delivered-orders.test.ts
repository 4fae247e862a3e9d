/** A buyer has an order brought: plain forms without a script, in Italian and in Greek; no price is taken that was not read. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundElsewhere } from '../../modules/shop/refund-order.ts';
import { removeDelivery, saveDelivery } from '../../modules/shop/save-delivery.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import { countryName } from '../../site-kit/shop/country-name.ts';
import { DELIVERY_WORDS } from '../../site-kit/shop/delivery-words.ts';
import { PAID_WORDS } from '../../site-kit/shop/paid-words.ts';
import { SHOP_WORDS } from '../../site-kit/shop/words.ts';
import { CARD, posted } from '../../tests/support/owners-account.ts';
import { fieldsOf } from '../../tests/support/page-fields.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { HOME, IN_TOWN } from '../../tests/support/shop-site.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const WHO = { name: 'Anna Verdi', phone: '051 123456', note: '' };
let site: SpokenSite;
let way: string;
let buyers = 0;
beforeAll(async () => {
  site = await openSpokenSite({ pieces: 90 });
  way = await site.shop.delivers();
  await site.publish();
});
afterAll(() => site.close());
beforeEach(() => {
  site.product.later(60_000);
});
const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('&#x27;', '’');
const newMail = () => `brought${(buyers += 1)}@example.it`;
const roses = (n: number) => ({ [`q_${site.roses}`]: String(n) });

describe.each([
  ['it', ''],
  ['el', '/el'],
] as const)('in %s', (lang, prefix) => {
  const [words, own] = [SHOP_WORDS[lang], DELIVERY_WORDS[lang]];
  const review = (form: Record<string, string>) => site.send(`/_${prefix}/shop/review`, form);
  const order = (html: string, form: Record<string, string>) =>
    site.send(`/_${prefix}/shop/order`, { ...fieldsOf(html), ...WHO, mail: newMail(), ...form });

  it('the page of the shop says who is delivered to and at what price; the review asks how before any name [P8]', async () => {
    const shop = plain((await site.send(`${prefix}/shop`)).text);
    for (const said of [own.lead, IN_TOWN.name, '4,00 €', '40033, 401…']) expect(shop).toContain(said);
    const { text } = await review(roses(1));
    const page = plain(text);
    expect(page.indexOf('name="way"')).toBeGreaterThan(0);
    expect(page.indexOf('name="way"')).toBeLessThan(page.indexOf('name="name"'));
    for (const said of ['25,00 €', words.send, words.noDuty]) expect(page).toContain(said);
    // Whoever collects is asked no address.
    expect(page).not.toContain('name="street"');
    const brought = plain((await review({ ...fieldsOf(text), ...roses(1), way })).text);
    for (const said of ['29,00 €', own.send, own.noDuty, own.doorWithdraw, own.addressTitle])
      expect(brought).toContain(said);
    for (const [field, fill] of Object.entries({
      street: 'address-line1',
      zip: 'postal-code',
      town: 'address-level2',
    }))
      expect(brought.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${field}"`))).toMatch(
        new RegExp(`autocomplete="${fill}"`, 'i'),
      );
    expect(brought).not.toContain(words.where);
  });

  it('whoever changes how they get it reads the new total first, and nothing is ordered meanwhile [P8]', async () => {
    const collected = (await review(roses(1))).text;
    const changed = await order(collected, { ...roses(1), way });
    expect(changed.status).toBe(422);
    const page = plain(changed.text);
    for (const said of [own.error.changed, '29,00 €', 'Anna Verdi', 'href="#f-way"']) expect(page).toContain(said);
    // What was not asked yet is not missed.
    expect(page).not.toContain(own.error.street);
    expect((await site.shop.view()).orders).toHaveLength(0);
    // And back again: what was typed of an address stays.
    const again = await order(changed.text, { ...roses(1), way: '', ...HOME });
    expect(again.status).toBe(422);
    expect(plain(again.text)).toContain('25,00 €');
    expect(fieldsOf(again.text)).toMatchObject(HOME);
    expect((await site.shop.view()).orders).toHaveLength(0);
  });

  it('is told at its field what is no address, and where the way does not go [P8]', async () => {
    const brought = (await review({ ...roses(1), way })).text;
    const wrong = await order(brought, { ...roses(1), way, street: '', zip: '12', town: 'www.spam.example' });
    expect(wrong.status).toBe(422);
    for (const field of ['street', 'zip', 'town'] as const) {
      expect(wrong.text).toContain(`href="#f-${field}"`);
      expect(plain(wrong.text)).toContain(own.error[field].replace('{name}', countryName('IT', lang)));
    }
    const abroad = await order(brought, { ...roses(1), way, ...HOME, zip: 'D-80331' });
    expect(abroad.status).toBe(422);
    expect(plain(abroad.text)).toContain(own.error.zip.replace('{name}', countryName('IT', lang)));
    const far = await order(wrong.text, { ...roses(1), way, ...HOME, zip: '20121' });
    expect(far.status).toBe(422);
    expect(plain(far.text)).toContain(own.error.reach.replace('{name}', IN_TOWN.name));
    for (const kept of ['value="20121"', `value="${HOME.street}"`]) expect(far.text).toContain(kept);
    expect((await site.shop.view()).orders).toHaveLength(0);
  });

  it('is ordered, shown with its address to whoever has the key, and cancelled [P8]', async () => {
    const brought = (await review({ ...roses(3), way })).text;
    // Free from its amount on.
    expect(plain(brought)).toContain(own.free);
    const ordered = await order(brought, { ...roses(3), way, ...HOME, zip: ' 401 25' });
    expect(ordered.status).toBe(303);
    const path = String(ordered.headers['location']);
    const page = plain((await site.send(path)).text);
    for (const said of [own.stateText.placed, IN_TOWN.name, 'Via del Nido 8, 40125 Bologna', '75,00 €'])
      expect(page).toContain(said);
    expect(page).not.toContain(words.where);
    expect((await site.send(path, { act: 'cancel' })).status).toBe(303);
  });
});

describe.each([
  ['it', ''],
  ['el', '/el'],
] as const)('paid at the door, in %s', (lang, prefix) => {
  const [words, own, law] = [SHOP_WORDS[lang], DELIVERY_WORDS[lang], PAID_WORDS[lang]];
  const card = /\b(?:sulla tua carta|stessa carta)\b|κάρτα/u;
  async function ordered(given: { mail: string }) {
    const brought = (await site.send(`/_${prefix}/shop/review`, { ...roses(2), way })).text;
    expect(plain(brought)).toContain(own.doorWithdraw);
    const typed = { ...fieldsOf(brought), ...roses(2), way, ...WHO, ...HOME, ...given };
    const path = String((await site.send(`/_${prefix}/shop/order`, typed)).headers['location']);
    const id = (await site.shop.view()).orders.at(-1)?.id ?? '';
    await site.shop.act(id, 'accept');
    const page = async () => plain((await site.send(path)).text);
    return { path, id, page };
  }

  it('one of two pieces is taken back in two steps without a script, and its page says what becomes of the money [P8]', async () => {
    const mail = newMail();
    const { path, id, page } = await ordered({ mail });
    expect(await page()).not.toContain(law.withdrawHere);
    expect((await site.send(path, { act: 'withdraw' })).status).toBe(409);
    await site.shop.act(id, 'sent');
    await site.shop.act(id, 'delivered');
    const shown = await page();
    for (const said of [law.withdrawHere, law.withdrawPart, law.withdrawUntil.split('{')[0] ?? ''])
      expect(shown).toContain(said);
    const step = await site.send(path, { act: 'withdraw', back_0: '1' });
    for (const said of [law.withdrawYes, '25,00 €', law.withdrawRest, mail]) expect(plain(step.text)).toContain(said);
    for (let press = 0; press < 2; press++) expect((await site.send(path, fieldsOf(step.text))).status).toBe(303);
    const waits = await page();
    for (const said of ['1 × Mazzo di rose', '25,00 €', own.bringBack, words.state.delivered])
      expect(waits).toContain(said);
    expect(waits).not.toMatch(card);
    const by = await site.shop.site.dispose();
    await refundElsewhere(site.shop.site.ctx(), { by, id, refund: 'withdrawal', how: 'Contanti' });
    const gone = await page();
    expect(gone).toContain(own.givenBack.replace('{price}', '25,00 €'));
    expect(gone).not.toContain(own.bringBack);
    expect(gone).not.toMatch(card);
    const told = await site.mailsTo(mail);
    expect(told.some(({ text }) => text.includes('Contanti'))).toBe(true);
    for (const { text } of told) expect(text).not.toMatch(card);
  });

  it('on its way it is taken back by whoever left no address: the page is the receipt, and says that nothing is owed [P8]', async () => {
    const { path, id, page } = await ordered({ mail: '' });
    await site.shop.act(id, 'sent');
    const step = plain((await site.send(path, { act: 'withdraw', back_0: '1' })).text);
    for (const said of [own.receiptHere, own.unpaidSum.split('{name}.')[1] ?? '']) expect(step).toContain(said);
    expect(step).not.toContain('25,00 €');
    await site.send(path, { act: 'withdraw-yes', nth: '1', back_0: '1' });
    const part = await page();
    for (const said of [own.leftAtDoor.replace('{price}', '29,00 €'), own.unpaid.split('{name}')[0] ?? ''])
      expect(part).toContain(said);
    await site.send(path, { act: 'withdraw-yes', nth: '2' });
    const whole = await page();
    expect(whole).toContain(words.state.withdrawn);
    expect(whole).not.toContain(own.leftAtDoor.replace('{price}', '29,00 €'));
  });

  it('its page of the shop leads to the function, as long as it delivers, and after it for whoever had it brought [P8]', async () => {
    const link = `href="/_${prefix}/shop/withdraw"`;
    expect((await site.send(`${prefix}/shop`)).text).toContain(link);
    const by = await proveSite(site.shop.site.ctx(), 'publish', site.shop.site.id);
    await removeDelivery(site.shop.site.ctx(), { by, id: way });
    await site.anew();
    const collected = (await site.send(`${prefix}/shop`)).text;
    expect(plain(collected)).toContain(words.lead);
    expect(collected).toContain(link);
    way = await site.shop.delivers();
    await site.anew();
  });
});

it('a way that is gone, or asks for more meanwhile, is said at the choice; the price of then is not taken [P8]', async () => {
  const own = DELIVERY_WORDS.it;
  const brought = (await site.send('/_/shop/review', { ...roses(1), way })).text;
  const by = await proveSite(site.shop.site.ctx(), 'publish', site.shop.site.id);
  const typed = { ...fieldsOf(brought), ...roses(1), way, ...WHO, ...HOME, mail: newMail() };
  await saveDelivery(site.shop.site.ctx(), { by, ...IN_TOWN, id: way, price: 500 });
  const dearer = await site.send('/_/shop/order', typed);
  expect(dearer.status).toBe(422);
  for (const said of [SHOP_WORDS.it.error.changed, '30,00 €']) expect(plain(dearer.text)).toContain(said);
  // Another area at the same price is another agreement.
  await saveDelivery(site.shop.site.ctx(), { by, ...IN_TOWN, id: way, area: null });
  const wider = await site.send('/_/shop/order', typed);
  expect([wider.status, plain(wider.text)]).toEqual([422, expect.stringContaining(SHOP_WORDS.it.error.terms)]);
  await saveDelivery(site.shop.site.ctx(), { by, ...IN_TOWN, id: way, least: 9000 });
  expect(plain((await site.send('/_/shop/review', { ...roses(1), way })).text)).toContain(
    own.error.least.replace('{name}', IN_TOWN.name).replace('{price}', '90,00 €'),
  );
  const gone = await site.send('/_/shop/order', { ...typed, way: 'shd_gone', shown: 'shd_gone' });
  expect([gone.status, plain(gone.text)]).toEqual([422, expect.stringContaining(own.error.gone)]);
  await saveDelivery(site.shop.site.ctx(), { by, ...IN_TOWN, id: way });
  expect((await site.shop.view()).orders).toHaveLength(0);
});

it('the privacy page names the address and who brings it, once something is delivered [P8] [X5]', async () => {
  expect(plain((await site.send('/privacy')).text)).toContain('il corriere o la persona che incarica');
});

it('is paid on the site with its delivery, sent, delivered and taken back in Greek [P8]', async () => {
  const paid = paidShop(site.product, site.shop);
  await paid.connect();
  const own = DELIVERY_WORDS.el;
  const reviewed = (await site.send('/_/el/shop/review', { ...roses(1), way })).text;
  for (const said of [own.withdraw, own.duty.replace('{price}', '29,00 €')]) expect(plain(reviewed)).toContain(said);
  const mail = newMail();
  const typed = { ...fieldsOf(reviewed), ...roses(1), way, ...WHO, ...HOME, mail };
  const ordered = await site.send('/_/el/shop/order', typed);
  expect(ordered.status).toBe(303);
  await posted(String(ordered.headers['location']), CARD);
  await paid.heard();
  const [copy] = await site.mailsTo(mail);
  for (const said of [own.withdraw, IN_TOWN.name, HOME.street, '29,00']) expect(copy?.text).toContain(said);
  const [path = ''] = /\/_\/shop\/o\/[\w-]{22}/.exec(copy?.text ?? '') ?? [];
  const page = async () => plain((await site.send(path)).text);
  expect(await page()).toContain(own.stateText.paid);
  const id = (await site.shop.view()).orders[0]?.id ?? '';
  await site.shop.act(id, 'sent');
  expect(await page()).toContain(SHOP_WORDS.el.state.sent);
  await site.shop.act(id, 'delivered');
  expect(await page()).toContain(SHOP_WORDS.el.state.delivered);
  expect((await site.send(path, { act: 'withdraw' })).text).toContain('29,00');
  await site.send(path, { act: 'withdraw-yes' });
  expect(await page()).toContain(own.bringBack);
});
