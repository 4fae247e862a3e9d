/** Whatever a social page says, it arrives as text: judged by a real HTML parser, the browser's. */
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../document.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { safeHref } from './kit.tsx';
import { SITE_PAGES } from './options.ts';
import { renderSitePage } from './render-site-page.tsx';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover=alert(1) x='",
  '</title></style></script><h1>x</h1>',
  '<!--<script>-->',
  '&lt;b&gt; &#60;i&#62; ]]>',
  '{name} $& $1 ${x}',
];

/** Every printed text of a document becomes `make(length)`; all else stays. */
function withTexts(value: unknown, make: (old: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, make));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  if ('value' in value && 'source' in value) return { ...value, value: make(String(value.value)) };
  return Object.fromEntries(entries.map(([key, entry]) => [key, withTexts(entry, make)]));
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath() ?? '', args: BROWSER_FLAGS });
  page = await browser.newPage();
});
afterAll(async () => browser.close());

/** Elements and attribute names in document order, without the values. */
const skeleton = async (html: string): Promise<string[]> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return [...parsed.querySelectorAll('*')].map((e) => `${e.tagName} ${e.getAttributeNames().join(' ')}`);
  }, html);

const OPTIONS = {
  mode: 'free' as const,
  origin: 'https://site.example',
  photoUrl: (id: string) => `/photos/${id}`,
  fontUrl: (file: string) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};

it.each(READY_LAYOUTS.map(({ name }) => name))('no text of a page becomes markup in layout %s', async (layout) => {
  const doc = await demoDocument('900000000000101', layout);
  for (const attack of HOSTILE) {
    const fill = (mark: string) => (old: string) => (attack.length < old.length ? old.slice(attack.length) : '') + mark;
    const hostile = withTexts(doc, fill(attack)) as SiteDocument;
    const harmless = withTexts(doc, fill(attack.replaceAll(/[<>"'&]/g, 'x'))) as SiteDocument;
    hostile.meta.jsonLd = { name: attack };
    harmless.meta.jsonLd = { name: 'x' };
    for (const name of SITE_PAGES) {
      const [attacked, calm] = [renderSitePage(hostile, name, OPTIONS), renderSitePage(harmless, name, OPTIONS)];
      expect(await skeleton(attacked), `${attack} on ${name}`).toEqual(await skeleton(calm));
    }
    const title = await page.evaluate(
      (source) => new DOMParser().parseFromString(source, 'text/html').title,
      renderSitePage(hostile, 'home', OPTIONS),
    );
    expect(title.replaceAll(/\s+/g, ' ')).toBe(hostile.meta.title.value.replaceAll(/\s+/g, ' ').trim());
  }
});

it('JSON-LD survives as data and cannot close its element', async () => {
  const doc = await demoDocument('900000000000101', 'tavola');
  const jsonLd = { name: '</script><script>alert(1)</script><!--' };
  const html = renderSitePage({ ...doc, meta: { ...doc.meta, jsonLd } }, 'home', OPTIONS);
  const read = await page.evaluate(
    (source) =>
      new DOMParser().parseFromString(source, 'text/html').querySelector('script[type="application/ld+json"]')
        ?.textContent,
    html,
  );
  expect(JSON.parse(read ?? '')).toMatchObject(jsonLd);
});

it('an address that is neither of the web, tel, mailto nor a fragment leads nowhere', () => {
  const bad = [
    'javascript:alert(1)',
    ' javascript:x',
    'JaVaScRiPt:x',
    'data:text/html,x',
    '//x.example',
    'vbscript:x',
    '/path',
    '',
  ];
  for (const address of bad) expect(safeHref(address), address).toBeUndefined();
  for (const address of ['https://x.example/a', 'http://x.example', 'tel:+39051', 'mailto:a@b.example', '#menu'])
    expect(safeHref(address)).toBe(address);
});
