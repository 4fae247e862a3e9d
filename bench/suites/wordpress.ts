/** A bare WordPress with the same words and photos as one of our published sites, on Lighthouse's phone, in turn. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../scripts/browser.ts';
import { originalKey } from '../../modules/sites/publishing/manifest.ts';
import { demoPage } from '../../tests/fixtures/pages.ts';
import type { Suite } from '../lib/bench.ts';
import { openClient, textOf } from '../lib/http.ts';
import { line } from '../lib/report.ts';
import { buySite } from '../lib/shop.ts';
import { findTool, missingTool } from '../lib/tools.ts';
import { ratio } from '../lib/turns.ts';
import { startWordPress, type Part } from '../lib/wordpress.ts';

const SUITE = 'wordpress';
const WHAT = 'first load ÷ a bare WordPress’s';
const PAGE = 'trattoriasettegufi';

interface Load {
  first: number;
  largest: number;
  shift: number;
  bytes: number;
}

export const wordpressSuite: Suite = async ({ product, quick, say }) => {
  const missing = missingTool('nginx', 'dpkg', 'apt-get');
  if (missing || !findTool('apt-get')) return [{ suite: SUITE, what: WHAT, skipped: missing ?? 'no apt-get' }];
  const chromePath = wholeBrowserPath();
  if (!chromePath) return [{ suite: SUITE, what: WHAT, skipped: 'no whole Chromium: see scripts/browser.ts' }];
  const host = await buySite(product, demoPage(PAGE).id, 'tavola');
  const client = openClient(product.port);
  const html = textOf(await client.get(host, '/'));
  client.close();
  const ours = `http://${host}/`;
  const name = /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? 'Sette Gufi';
  const parts = partsOf(html, product.folder);
  let wordpress;
  try {
    say(
      `unpacking WordPress for ${parts.length} parts, ${parts.filter(({ kind }) => kind === 'photo').length} of them photos …`,
    );
    wordpress = await startWordPress({ name: plain(name), parts });
  } catch (error) {
    return [{ suite: SUITE, what: WHAT, skipped: `WordPress could not be set up: ${String(error).slice(0, 300)}` }];
  }
  const chrome = await launch({ chromePath, chromeFlags: BROWSER_FLAGS, logLevel: 'silent' });
  const found: Record<'ours' | 'theirs', Load[]> = { ours: [], theirs: [] };
  try {
    await fetch(wordpress.url);
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      found.ours.push(await load(ours, chrome.port));
      found.theirs.push(await load(wordpress.url, chrome.port));
    }
  } finally {
    chrome.kill();
    await wordpress.stop();
  }
  const of = (whose: 'ours' | 'theirs', what: keyof Load) => found[whose].map((one) => one[what]);
  const against = (what: keyof Load) => ratio(of('ours', what), of('theirs', what));
  return [
    line(SUITE, 'first paint ÷ a bare WordPress’s', '', against('first'), { most: 0.7 }),
    line(SUITE, 'largest paint ÷ a bare WordPress’s', '', against('largest'), { most: 0.95 }),
    line(SUITE, 'largest paint', 'ms', of('ours', 'largest'), { most: 1400 }),
    line(SUITE, 'bytes of the first load ÷ a bare WordPress’s', '', against('bytes'), { most: 0.75 }),
    line(SUITE, 'layout shift', '', of('ours', 'shift'), { most: 0.01 }),
    line(SUITE, 'a bare WordPress: largest paint', 'ms', of('theirs', 'largest')),
    line(SUITE, 'a bare WordPress: bytes of the first load', 'kB', of('theirs', 'bytes')),
  ];
};

async function load(url: string, port: number): Promise<Load> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'silent' });
  const number = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? NaN;
  return {
    first: number('first-contentful-paint'),
    largest: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight') / 1000,
  };
}

/** Headings, texts and photos of a page in their order, as somebody would paste them into WordPress. */
function partsOf(html: string, folder: string): Part[] {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? html;
  const seen = new Set<string>();
  return [
    ...main.matchAll(/<img\b[^>]*>|<h[1-4][^>]*>[^]*?<\/h[1-4]>|<(p|li|address|dd)\b[^>]*>(?:(?!<img)[^])*?<\/\1>/g),
  ].flatMap(([part]): Part[] => {
    if (!part.startsWith('<img')) {
      const text = plain(part);
      return text === '' ? [] : [{ kind: part.startsWith('<h') ? 'heading' : 'text', text }];
    }
    const id = /\/p\/([a-z0-9]+)-/.exec(part)?.[1];
    const file = id && join(folder, 'files', originalKey(id));
    if (!id || !file || seen.has(id) || !existsSync(file)) return [];
    seen.add(id);
    return [{ kind: 'photo', file, alt: /\balt="([^"]*)"/.exec(part)?.[1] ?? '' }];
  });
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
