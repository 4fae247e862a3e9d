/** What the list of a followed page says anew is asked about, and changes what is sold by its owner's word alone. */
import { beforeEach, describe, expect, it } from 'vitest';
import { newShopSite, shopSite } from '../../tests/support/shop-site.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite } from '../access/index.server.ts';
import { setSiteTier } from '../sites/index.server.ts';
import { pollPage, setFollowMode } from '../sync/index.server.ts';
import { answerQuestion } from './answer-question.ts';
import { exportShop } from './export-orders.ts';
import { lookAtList } from './look-at-list.ts';
import { removeProduct, saveProduct, setPrice } from './save-product.ts';
import type { Answer } from './schemas.ts';
import { shopArea } from './shop-area.ts';
import { shopNews } from './shop-news.ts';
import type { QuestionView } from './views/schemas.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const FIRST = ['Butaca Nora — 420 €', 'Taburete Pino — 65 €', 'Lámpara Campana — 89 €', 'Sofá Ebro — 890 €'];
const STOOL = 'Taburete Pino';
const { product, shop } = shopSite();
let pageId: string;
beforeEach(async () => {
  const [site] = await product().rows<{ page_id: string }>('select page_id from sites where id = $1', [shop().site.id]);
  pageId = site?.page_id ?? '';
  const by = await proveSite(shop().site.ctx(), 'decide', shop().site.id);
  await setFollowMode(shop().site.ctx(), { by, kind: 'prices', mode: 'follow' });
  await lists(...FIRST);
  for (const { id, kind } of await asked()) expect(kind, id).toBe('gone');
  for (const { id } of await asked()) await answer(id, 'take');
});

/** The page says so from now on, and is read. */
async function lists(...lines: string[]): Promise<void> {
  product().network.change(pageId, { products: lines.join('\n') });
  product().later(60_000);
  await pollPage(product().system(), { pageId });
  await product().drain();
}
const asked = async (): Promise<QuestionView[]> => (await shop().view()).questions;
const only = async (): Promise<QuestionView> => {
  const [question, ...others] = await asked();
  expect(others).toEqual([]);
  return question ?? expect.fail('nothing is asked');
};
async function answer(id: string, what: Answer): Promise<void> {
  await answerQuestion(shop().site.ctx(), { by: await shop().by(), id, answer: what });
  await product().drain();
}
const stool = async () => (await shop().named(STOOL)).variants[0] ?? expect.fail('it has no price');
const withStool = (line: string) => lists(...FIRST.map((each) => (each.startsWith(STOOL) ? line : each)));
const shown = async () => (await shop().site.shown()).replaceAll('\u00a0', ' ');

describe('another price on the page', () => {
  it('waits for its owner; taken, it is the price of shop and list, with its history [P8] [P2]', async () => {
    await shop().set('open');
    await withStool('Taburete Pino — 72 €');
    const question = await only();
    expect(question).toMatchObject({
      kind: 'price',
      product: { name: STOOL, price: 6500 },
      said: { price: '72 €', cents: 7200 },
      answers: ['take', 'keep'],
    });
    expect((await stool()).price).toBe(6500);
    // One price on the site while it waits.
    expect(await shown()).toContain('65,00 €');
    expect(await shown()).not.toContain('72 €');
    await answer(question.id, 'take');
    expect(await asked()).toEqual([]);
    expect(await stool()).toMatchObject({ price: 7200, reduced: false });
    expect(await shown()).toContain('72 €');
    expect(await shop().site.shown('/shop')).toContain('72,00');
    const rows = await product().rows(
      'select cents, to_at is null as holds from shop_prices where variant_id = $1 order by from_at',
      [(await stool()).id],
    );
    expect(rows).toEqual([
      { cents: 6500, holds: false },
      { cents: 7200, holds: true },
    ]);
    await expect(answer(question.id, 'take')).rejects.toMatchObject({ code: 'shop.changed', status: 409 });
  });

  it('declined is not asked again, also after another one; taken over later it may be [P8]', async () => {
    await withStool('Taburete Pino — 72 €');
    await answer((await only()).id, 'keep');
    await lookAtList(product().system(), { siteId: shop().site.id });
    expect(await asked()).toEqual([]);
    await withStool('Taburete Pino — 65 €');
    expect(await asked()).toEqual([]);
    await withStool('Taburete Pino — 72 €');
    expect(await asked()).toEqual([]);
    await withStool('Taburete Pino — 75 €');
    await answer((await only()).id, 'take');
    await withStool('Taburete Pino — 72 €');
    expect(await only()).toMatchObject({ said: { cents: 7200 } });
    expect((await stool()).price).toBe(7500);
  });

  it('is replaced by a newer one, and dropped where shop or page come to the other [P8]', async () => {
    await withStool('Taburete Pino — 72 €');
    const first = await only();
    await withStool('Taburete Pino — 74 €');
    expect(await only()).toMatchObject({ said: { cents: 7400 } });
    await expect(answer(first.id, 'take')).rejects.toMatchObject({ code: 'shop.changed' });
    await setPrice(shop().site.ctx(), { by: await shop().by(), id: (await stool()).id, price: 7400, reduced: false });
    await lookAtList(product().system(), { siteId: shop().site.id });
    expect(await asked()).toEqual([]);
    // What its owner asks for it is no news of the page.
    await setPrice(shop().site.ctx(), { by: await shop().by(), id: (await stool()).id, price: 9900, reduced: false });
    await lookAtList(product().system(), { siteId: shop().site.id });
    expect(await asked()).toEqual([]);
  });

  it('that is none, is in other money, or is one of several is read and not taken over [P8]', async () => {
    await withStool('Taburete Pino — da 60 €');
    expect(await only()).toMatchObject({ kind: 'price', said: { cents: null }, answers: ['keep'] });
    await expect(answer((await only()).id, 'take')).rejects.toMatchObject({ code: 'shop.changed' });
    await withStool('Taburete Pino — £60');
    expect(await only()).toMatchObject({ said: { price: '£60', cents: null }, answers: ['keep'] });
    await answer((await only()).id, 'keep');
    const { id, variants, gaps: _gaps, from_page: _page, ...same } = await shop().named(STOOL);
    const kept = variants.map(({ id, name, price, reduced, most }) => ({ id, name, price, reduced, most }));
    const large = { id: null, name: 'Alto', price: 8000, reduced: false, most: null };
    await saveProduct(shop().site.ctx(), { by: await shop().by(), ...same, id, variants: [...kept, large] });
    await withStool('Taburete Pino — 70 €');
    expect(await only()).toMatchObject({
      product: { price: null },
      said: { price: '70\u00a0€', cents: null },
      answers: ['keep'],
    });
    expect((await stool()).price).toBe(6500);
  });
});

describe('other words on the page', () => {
  it('of an item of the same name are asked about, and its price stays one [P8]', async () => {
    await shop().set('open');
    await setPrice(shop().site.ctx(), { by: await shop().by(), id: (await stool()).id, price: 7000, reduced: false });
    await withStool('Taburete Pino (pino macizo) — 65 €');
    const question = await only();
    expect(question).toMatchObject({ kind: 'words', product: { name: STOOL, detail: '' } });
    expect(await shown()).toContain('70,00 €');
    expect(await shown()).not.toContain('65 €');
    await answer(question.id, 'take');
    expect((await shop().view()).products.find(({ name }) => name.startsWith(STOOL))).toMatchObject({
      name: question.said.name,
      detail: question.said.detail,
      variants: [{ price: 7000 }],
    });
    expect(await asked()).toEqual([]);
  });

  it('in the place of an item, at its price, may be another name; declined, it is another item [P8]', async () => {
    await withStool('Taburete Abeto — 65 €');
    const question = await only();
    expect(question).toMatchObject({ kind: 'words', product: { name: STOOL }, said: { name: 'Taburete Abeto' } });
    await answer(question.id, 'keep');
    expect((await asked()).map(({ kind, said }) => `${kind} ${said.name}`).toSorted()).toEqual([
      `gone ${STOOL}`,
      'new Taburete Abeto',
    ]);
    await withStool('Taburete Roble — 65 €');
    const other = (await asked()).find(({ kind }) => kind === 'words');
    await answer(other?.id ?? '', 'take');
    expect(await shop().named('Taburete Roble')).toMatchObject({ kind: 'goods', variants: [{ price: 6500 }] });
    expect(await asked()).toEqual([]);
    await withStool('Vino Roble — 65 €');
    await answer((await only()).id, 'take');
    expect(await shop().named('Vino Roble')).toMatchObject({ kind: 'alcohol' });
  });
});

describe('a new item on the page', () => {
  it('is sold once its owner says so, or never asked about again; without one price as a draft [P8]', async () => {
    const before = (await shop().view()).products.length;
    await lists(...FIRST, 'Perchero Luna — 45 €', 'Espejo Sol — da 30 €', 'Cojín Mar — 12 €');
    const names = ['Perchero Luna', 'Espejo Sol', 'Cojín Mar'];
    const all = await asked();
    expect(all).toHaveLength(names.length);
    const news = names.flatMap((name) => all.find(({ said }) => said.name === name) ?? []);
    expect(news.map(({ kind, product, said }) => [kind, product, said.name, said.cents])).toEqual([
      ['new', null, 'Perchero Luna', 4500],
      ['new', null, 'Espejo Sol', null],
      ['new', null, 'Cojín Mar', 1200],
    ]);
    expect((await shop().view()).products).toHaveLength(before);
    await answer(news[0]?.id ?? '', 'take');
    await answer(news[1]?.id ?? '', 'take');
    await answer(news[2]?.id ?? '', 'keep');
    expect(await shop().named('Perchero Luna')).toMatchObject({
      gaps: [],
      from_page: true,
      variants: [{ price: 4500 }],
    });
    expect(await shop().named('Espejo Sol')).toMatchObject({ gaps: ['price'], variants: [{ price: null }] });
    await lists(...FIRST, 'Perchero Luna — 45 €', 'Espejo Sol — 35 €', 'Cojín Mar — 12 €');
    expect(await only()).toMatchObject({
      kind: 'price',
      product: { name: 'Espejo Sol', price: null },
      answers: ['take', 'keep'],
    });
    // Put away by its owner, it is not new.
    const { id } = await shop().named('Perchero Luna');
    await removeProduct(shop().site.ctx(), { by: await shop().by(), id });
    await lookAtList(product().system(), { siteId: shop().site.id });
    expect((await asked()).map(({ kind }) => kind)).toEqual(['price']);
  });
});

describe('an item that left the page', () => {
  const without = () => lists(...FIRST.filter((line) => !line.startsWith(STOOL)));

  it('is sold until its owner leaves it out, and asked about when it is back [P8] [P10]', async () => {
    await shop().set('open');
    const since = product().clock.now();
    await without();
    const question = await only();
    expect(question).toMatchObject({ kind: 'gone', product: { name: STOOL }, answers: ['take', 'sold-out', 'keep'] });
    expect(await shop().site.shown('/shop')).toContain(STOOL);
    await answer(question.id, 'take');
    expect(await shop().site.shown('/shop')).not.toContain(STOOL);
    await withStool('Taburete Pino — 68 €');
    const back = await only();
    expect(back).toMatchObject({ kind: 'new', product: { name: STOOL }, said: { cents: 6800 } });
    const told = async () =>
      (await shopNews(product().system(), { siteId: shop().site.id, since })).map(({ name, why }) => [why, name]);
    expect(await told()).toEqual([]);
    await answer(back.id, 'take');
    expect(await shop().named(STOOL)).toMatchObject({ active: true, variants: [{ price: 6800 }] });
    expect(await told(), 'it is news that it is back').toEqual([['new', STOOL]]);
  });

  it('is sold out, or goes on being sold: then it is not asked about again [P8]', async () => {
    await without();
    await answer((await only()).id, 'sold-out');
    expect((await stool()).free).toBe(0);
    await lookAtList(product().system(), { siteId: shop().site.id });
    expect(await asked()).toEqual([]);
    await lists(FIRST[0] ?? '', FIRST[1] ?? '', FIRST[2] ?? '');
    const sofa = await only();
    expect(sofa).toMatchObject({ kind: 'gone', product: { name: 'Sofá Ebro' } });
    await answer(sofa.id, 'keep');
    await lookAtList(product().system(), { siteId: shop().site.id });
    expect(await asked()).toEqual([]);
    expect(await shop().named('Sofá Ebro')).toMatchObject({ active: true, variants: [{ free: null }] });
  });

  it('with the whole list says nothing: a page that is emptied stops no shop [P8]', async () => {
    const before = (await shop().view()).products;
    await lists('');
    expect(await asked()).toEqual([]);
    expect((await shop().view()).products).toEqual(before);
  });
});

describe('what is asked', () => {
  it('stands on the first screen once the shop was opened, goes with the plan, and is in the file of the site [P8]', async () => {
    await withStool('Taburete Pino — 72 €');
    const area = async () => shopArea(shop().site.ctx(), { by: await shop().by() });
    expect(await area()).toMatchObject({ asked: 0 });
    await shop().set('open');
    expect(await area()).toMatchObject({ asked: 1 });
    const files = new Map<string, string>();
    const by = await disposeOrder(shop().owner);
    for await (const { path, bytes } of exportShop(shop().site.ctx(), { by }))
      files.set(path, Buffer.from(bytes).toString());
    expect(JSON.parse(files.get('data/shop-questions.json') ?? '')).toMatchObject([
      { kind: 'price', said: { name: STOOL, cents: 7200 } },
    ]);
    await inTransaction(product().system(), (ctx) => setSiteTier(ctx, { orderId: shop().owner.id(), tier: 'premium' }));
    await withStool('Taburete Pino — 80 €');
    expect(await only()).toMatchObject({ said: { cents: 7200 } });
  });

  it('is of its own site alone [P8] [X5]', async () => {
    await withStool('Taburete Pino — 72 €');
    const { id } = await only();
    const other = await newShopSite(product());
    const foreign = answerQuestion(other.site.ctx(), { by: await other.by(), id, answer: 'take' });
    await expect(foreign).rejects.toMatchObject({ code: 'shop.changed', status: 409 });
    expect((await stool()).price).toBe(6500);
  });
});
