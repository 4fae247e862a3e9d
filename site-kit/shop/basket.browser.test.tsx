/** The script of a shop's pages in a real browser, under the policy that its host sends: the sum, and choices that go along in the fragment. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { renderSitePage } from '../render/render-site-page.tsx';
import { contentSecurityPolicy } from '../render/security.ts';
import type { ShownProduct, ShownShop } from './product-facts.tsx';
import { ProductPage } from './product-page.tsx';
import { ShopPage } from './shop-page.tsx';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOP: ShownShop = { currency: 'EUR', lang: 'it', mode: 'reserve' };
const product = (id: string, name: string, cents: number): ShownProduct => ({
  href: `/shop/${id}`,
  name,
  detail: '',
  kind: 'goods',
  photo: null,
  allergens: null,
  ingredients: '',
  amount: null,
  unit: null,
  maker: '',
  identifier: '',
  warnings: '',
  variants: [{ field: `q_${id}`, name: '', cents, before: null, free: null }],
});
const ROSES = product('roses', 'Rose', 2500);
const VASE = product('vase', 'Vaso', 1290);

let doc: SiteDocument;
let server: Server;
let browser: Browser;
let origin: string;
/** What the host was sent, in its order. */
let heard: string[] = [];
const drawn = (draw: (r: Kit) => React.ReactNode): string =>
  renderSitePage(doc, 'shop', {
    mode: 'paid',
    origin: 'https://site.test',
    photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
    fontUrl: (file) => `/f/${file}`,
    now: new Date('2026-05-25T10:00:00Z'),
    room: { title: 'Negozio', description: null, isListed: false, draw },
  });
beforeAll(async () => {
  doc = { ...(await demoDocument('900000000000101', 'tavola')), shop: { mode: 'reserve' } };
  const groups = [{ title: '', products: [ROSES, VASE] }];
  const pages: Record<string, string> = {
    '/shop': drawn((r) => <ShopPage doc={doc} r={r} shop={SHOP} groups={groups} delivery={null} />),
    '/shop/roses': drawn((r) => <ProductPage doc={doc} r={r} shop={SHOP} product={ROSES} />),
    '/shop/vase': drawn((r) => <ProductPage doc={doc} r={r} shop={SHOP} product={VASE} />),
  };
  server = createServer((request, response) => {
    const html = pages[request.url ?? ''];
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      heard.push(`${request.method} ${request.url} ${body}`.trim());
      if (html) response.setHeader('content-security-policy', contentSecurityPolicy(html));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html ?? '<!doctype html><title>x</title><p>sent');
    });
  }).listen(0, '127.0.0.1');
  browser = await chromium.launch({ executablePath: browserPath() ?? '', args: BROWSER_FLAGS });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  server.close();
});

async function opened(path: string, javaScriptEnabled = true): Promise<Page> {
  heard = [];
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
  page.on('console', (message) => message.type() === 'error' && heard.push(`complaint ${message.text()}`));
  await page.goto(origin + path);
  return page;
}
const field = (page: Page, id: string) => page.locator(`[name=q_${id}]`);
const sum = async (page: Page) => ((await page.locator('[aria-live]').textContent()) ?? '').replaceAll('\u00a0', ' ');
const expectSum = (page: Page, text: string) => expect.poll(() => sum(page)).toBe(text);
const chosen = (page: Page) => new URL(page.url()).hash;
const sent = () => heard.filter((each) => each.startsWith('POST') || each.startsWith('complaint'));

it('sums up what is chosen, once the hand rests, and keeps it in the fragment alone [P8]', async () => {
  const page = await opened('/shop');
  expect(await sum(page)).toBe('');
  expect(chosen(page)).toBe('');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const place = document.querySelector('[aria-live]');
    if (place) new MutationObserver(() => said.push(place.textContent ?? '')).observe(place, { childList: true });
  });
  await field(page, 'roses').pressSequentially('12', { delay: 40 });
  await field(page, 'vase').pressSequentially('1', { delay: 40 });
  await expectSum(page, 'In tutto: 312,90 €');
  // One sentence for all that was typed.
  expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.length)).toBe(1);
  expect(chosen(page)).toBe('#q_roses=12&q_vase=1');
  for (const none of ['-1', '½', '0', 'x', '']) {
    await field(page, 'roses').fill(none);
    await expectSum(page, 'In tutto: 12,90 €');
  }
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () =>
    (await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run()).violations.map(({ id }) => id),
  );
  expect(violations).toEqual([]);
  const kept = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
  expect(kept).toEqual(['', 0, 0]);
  await field(page, 'vase').fill('');
  await expectSum(page, '');
  expect(chosen(page)).toBe('');
  expect(heard.filter((each) => each.includes('q_') || each.startsWith('complaint'))).toEqual([]);
  await page.close();
});

it('carries choices from page to page, and sends those of all of them [P8]', async () => {
  const page = await opened('/shop/roses');
  await field(page, 'roses').fill('3');
  await page.getByRole('link', { name: 'Tutti i prodotti' }).click();
  await page.waitForURL('**/shop#q_roses=3');
  expect(await field(page, 'roses').inputValue()).toBe('3');
  await page.getByRole('link', { name: 'Vaso', exact: true }).click();
  await page.waitForURL('**/shop/vase#q_roses=3');
  await field(page, 'vase').fill('2');
  await expectSum(page, 'In tutto: 25,80 € e altri pezzi scelti: 3');
  await page.getByRole('button', { name: 'Vedi il totale' }).click();
  await expect.poll(sent).toEqual(['POST /_/shop/review q_vase=2&q_roses=3']);
  await page.goBack();
  await expectSum(page, 'In tutto: 25,80 € e altri pezzi scelti: 3');
  await page.getByRole('button', { name: 'Vedi il totale' }).click();
  await expect.poll(() => sent().at(-1)).toBe('POST /_/shop/review q_vase=2&q_roses=3');
  expect(heard.filter((each) => each.startsWith('GET') && each.includes('q_'))).toEqual([]);
  await page.close();
});

it('a basket is a link; what is in it that is no choice is left out, and its prices are those of the page [P8]', async () => {
  const odd = '#q_roses=2&q_vase=100&q_gone=1&price=1&q_<b>=1&__proto__=1';
  const page = await opened(`/shop${odd}`);
  await expectSum(page, 'In tutto: 50,00 €');
  expect(chosen(page)).toBe('#q_roses=2');
  expect(await field(page, 'vase').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Vedi il totale' }).click();
  await expect.poll(sent).toEqual(['POST /_/shop/review q_roses=2&q_vase=']);
  await page.close();
});

it('without a script the form is sent as it stands [P8]', async () => {
  const page = await opened('/shop#q_vase=4', false);
  await field(page, 'roses').fill('3');
  expect(await sum(page)).toBe('');
  await page.getByRole('button', { name: 'Vedi il totale' }).click();
  await expect.poll(sent).toEqual(['POST /_/shop/review q_roses=3&q_vase=']);
  await page.close();
});
