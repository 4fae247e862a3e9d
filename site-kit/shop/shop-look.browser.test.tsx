/** How the pages of an order lie on a phone: what belongs together stands together, what does not stands apart. */
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import type { RenderOptions } from '../render/options.ts';
import { renderSitePage } from '../render/render-site-page.tsx';
import { OrderPage } from './order-page.tsx';
import { ReviewPage } from './review-page.tsx';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://site.test',
  photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
  fontUrl: (file) => `/f/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const WAY = { id: 'w', name: 'A casa a Bologna', price: 400, freeFrom: 6000, least: 2000, area: ['401'] };
const LAW = ['Puoi recedere entro 14 giorni.', 'Hai la garanzia legale.'];
let browser: Browser;
let doc: SiteDocument;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath() ?? '', args: BROWSER_FLAGS });
  doc = { ...(await demoDocument('trattoriasettegufi', 'tavola')), newsletter: true as const };
});
afterAll(() => browser.close());

async function opened(draw: (r: Kit) => React.ReactNode) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const room = { title: 'x', description: null, isListed: false, draw };
  await page.setContent(renderSitePage(doc, 'shop', { ...options, room }));
  return page;
}

it('texts of the law stand apart, and the box for letters is as large as a thumb needs [P8]', async () => {
  const typed = { name: '', phone: '', mail: '', note: '' };
  const page = await opened((r) => (
    <ReviewPage
      doc={doc}
      r={r}
      currency="EUR"
      lines={[{ field: 'q_1', name: 'Tortellini', typed: '2', sum: 3200, allergens: null }]}
      delivery={{ ways: [WAY], way: WAY, cents: 400, typed: { street: '', zip: '', town: '' }, country: 'IT' }}
      total={3600}
      orderKey="k"
      terms="t"
      faults={[]}
      typed={typed}
      limits={{ name: 80, phone: 40, mail: 200, note: 500 }}
      isNewsTicked={false}
      age={{ isAsked: false, isAdult: false }}
      note=""
      keepDays={3}
      isPaid
      law={LAW}
    />
  ));
  const { gaps, tick } = await page.evaluate(() => {
    const box = (each: Element) => each.getBoundingClientRect();
    const pairs = [...document.querySelectorAll('.ask-note + .ask-note, .ask-choices + .ask-note')];
    return {
      gaps: pairs.map(
        (each) => box(each).top - (each.previousElementSibling ? box(each.previousElementSibling).bottom : 0),
      ),
      tick: document.querySelector('#f-news')?.getBoundingClientRect().width ?? 0,
    };
  });
  expect(gaps).toHaveLength(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  expect(tick).toBe(24);
  await page.close();
});

it('one line stands between what was ordered and what it comes to [P8]', async () => {
  const page = await opened((r) => (
    <OrderPage
      doc={doc}
      r={r}
      state="paid"
      number={1}
      lines={[{ name: 'Tortellini', quantity: 2, sum: 3200, allergens: null }]}
      total={3600}
      delivery={{ name: WAY.name, cents: 400, to: 'Via Roma 1' }}
      currency="EUR"
      name="Ugo Neri"
      ready={null}
      reason={null}
      path="/o"
      isLive
      isShown
      law={LAW}
      note=""
      keepDays={3}
      paid={null}
    />
  ));
  const rule = await page.evaluate(() => {
    const [list, sum] = [document.querySelector('.shop-list'), document.querySelector('.shop-list + .ask-sum')];
    if (!list || !sum) return null;
    return [
      sum.getBoundingClientRect().top - list.getBoundingClientRect().bottom,
      getComputedStyle(sum).borderTopWidth,
    ];
  });
  expect(rule).toEqual([0, '0px']);
  await page.close();
});
