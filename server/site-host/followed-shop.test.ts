/** The whole way by the wire: a page's list changes, its owner answers on the screen's calls, and buyers pay what was agreed to. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../modules/shop/schemas.ts';
import { shopView, type QuestionView, type ShopView } from '../../modules/shop/views/schemas.ts';
import { openFollowedPage, type FollowedPage } from '../../tests/support/followed-page.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { fieldsOf } from '../../tests/support/page-fields.ts';

/** A page is read at its owner's wish every five minutes. */
const READ_MS = 6 * 60_000;
const SOUP = 'Zuppa inglese';
const DISH = 'Tortellini in brodo';
const RAGU = 'Tagliatelle al ragù';
const TART = 'Torta di riso';
let page: FollowedPage;
let wire: OpenSiteHost;
let name: string;
let buyers = 0;
beforeAll(async () => {
  page = await openFollowedPage({ plan: 'pro' });
  wire = await openSiteHost(page.product);
  const [row] = await page.rows<{ slug: string }>('select slug from sites where id = $1', [page.draft.id]);
  name = `${row?.slug}.localhost`;
  expect((await call('following/settings', { kind: 'prices', mode: 'follow' })).status).toBe(200);
  await opens();
});
afterAll(async () => {
  wire.close();
  await page.close();
});

function call(what: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: `vetrina_order=${page.owner.secret}` };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return Promise.resolve(page.product.app.request(`/buy_yr/api/site/${page.draft.id}/${what}`, init));
}
async function shop(what = 'shop', body?: object): Promise<ShopView> {
  const answer = await call(what, body);
  expect(answer.status, what).toBe(200);
  await settled();
  return shopView.parse(await answer.json());
}
async function settled(): Promise<void> {
  await page.product.drain();
  wire.host.invalidateAll();
}
const answered = (question: QuestionView, answer: Answer) => shop(`shop/questions/${question.id}/answer`, { answer });
const asked = async () => (await shop()).questions;
const about = async (kind: QuestionView['kind'], of: string): Promise<QuestionView> => {
  const found = (await asked()).find((each) => each.kind === kind && (each.product ?? each.said).name === of);
  return found ?? expect.fail(`nothing is asked about ${of}`);
};
/** The page says so from now on, and its owner has it read. */
async function lists(prices: Record<string, string>): Promise<void> {
  const lines = Object.entries(prices).map(([item, price]) => `${item} — ${price}`);
  await page.change({ products: lines.join('\n') });
  page.product.later(READ_MS);
  expect((await call('following/read', {})).status).toBe(202);
  await settled();
}
const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ');
const shown = async (path = '/shop') => plain((await wire.send(name, path)).text);

/** One piece as a buyer orders it: whether the review names this price, and what the order comes to in cents. */
async function ordered(of: string, price: string): Promise<{ told: boolean; total: number | undefined }> {
  const { products } = await shop();
  const chosen = { [`q_${products.find((each) => each.name === of)?.variants[0]?.id}`]: '1' };
  const { text } = await wire.send(name, '/_/shop/review', chosen);
  buyers += 1;
  const buyer = { name: 'Anna Verdi', phone: '', mail: `anna${buyers}@example.it`, note: '' };
  const placed = await wire.send(name, '/_/shop/order', { ...fieldsOf(text), ...chosen, ...buyer });
  expect(placed.status, plain(placed.text)).toBe(303);
  await settled();
  const [order] = await page.rows<{ total: number }>('select total from shop_orders order by number desc limit 1');
  return { told: plain(text).includes(price), total: order?.total };
}

const SOLD = { [RAGU]: '14 €', [DISH]: '16 €', [SOUP]: '6 €' };
/** A shop that sells these three, open. */
async function opens(): Promise<void> {
  await lists(SOLD);
  for (const question of await asked()) await answered(question, 'take');
  for (const { gaps: _gaps, from_page: _page, variants, ...product } of (await shop()).products) {
    const kept = variants.map(({ before: _before, free: _free, reserved: _reserved, ...variant }) => variant);
    // Food is offered once its allergens are known.
    await shop('shop/products', { ...product, allergens: ['gluten', 'eggs'], variants: kept });
  }
  await shop('shop/state', { status: 'open' });
}

it('another price, a new item and one that is gone: nothing is sold otherwise before its owner says so [P8] [P2]', async () => {
  expect(await ordered(DISH, '16,00 €')).toEqual({ told: true, total: 1600 });
  await lists({ [RAGU]: '15 €', [DISH]: '17 €', [TART]: '5 €' });
  const questions = (await asked()).map(({ kind, product, said }) => `${kind} ${product?.name ?? said.name}`);
  expect(questions.toSorted()).toEqual([`gone ${SOUP}`, `new ${TART}`, `price ${RAGU}`, `price ${DISH}`].toSorted());
  const before = await shown();
  for (const part of ['14,00 €', '16,00 €', SOUP]) expect(before).toContain(part);
  for (const part of ['15,00 €', '17,00 €', TART]) expect(before).not.toContain(part);
  expect(await ordered(DISH, '16,00 €')).toEqual({ told: true, total: 1600 });

  await answered(await about('price', DISH), 'take');
  await answered(await about('price', RAGU), 'keep');
  await answered(await about('new', TART), 'keep');
  await answered(await about('gone', SOUP), 'take');
  const after = await shown();
  for (const part of ['14,00 €', '17,00 €']) expect(after).toContain(part);
  for (const part of ['15,00 €', '16,00 €', SOUP, TART]) expect(after).not.toContain(part);
  // The first page says what is paid.
  expect(await shown('/')).toMatch(/14,00 €[^]*17 €/);
  expect(await ordered(DISH, '17,00 €')).toEqual({ told: true, total: 1700 });
  expect(await ordered(RAGU, '14,00 €')).toEqual({ told: true, total: 1400 });

  // Read once more, the page brings up nothing that was answered.
  await lists({ [RAGU]: '15 €', [DISH]: '17 €', [TART]: '5 €', Acqua: '2 €' });
  expect((await asked()).map(({ said }) => said.name)).toEqual(['Acqua']);
});

it('of two devices that answer at once one is heard, and the other is told [P8]', async () => {
  await lists({ [RAGU]: '15 €', [DISH]: '18 €', [TART]: '5 €' });
  const { id } = await about('price', DISH);
  const both = await Promise.all(
    (['take', 'keep'] as const).map((answer) => call(`shop/questions/${id}/answer`, { answer })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await settled();
  const isTaken = both[0]?.status === 200;
  expect(await asked()).toEqual([]);
  expect(await ordered(DISH, isTaken ? '18,00 €' : '17,00 €')).toEqual({ told: true, total: isTaken ? 1800 : 1700 });
  expect((await call(`shop/questions/${id}/answer`, { answer: 'take' })).status).toBe(409);
  expect((await call(`shop/questions/${id}/answer`, { answer: 'sold' })).status).toBe(400);
});
