/** A first visit to a page over a slow line, and the fonts in which it was first seen. */
import { errors, type Browser, type Page } from 'playwright-core';
import type { NetworkLine } from './networks.ts';

export interface FirstVisit {
  /** Every font of the page was there at the first paint, and every letter that they could hold is drawn in them. */
  designed: boolean;
  firstPaintMs: number;
  largestPaintMs: number;
  shift: number;
  /** What moved, and by how much. */
  moved: string[];
  /** Without pictures. */
  requests: number;
}

/** A phone of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true } as const;
const LONGEST_MS = 120_000;
/** A browser whose line is slowed by the protocol hangs now and then before its first byte; a page that cannot load fails each time. */
const TRIES = 3;
/** After the first paint: what comes late would move by then. */
const SETTLED_MS = 300;
/** Letters that no text font of ours holds: emoji, arrows, other alphabets. */
const OUTSIDE = '[^\\u0000-\\u02ff\\u0370-\\u03ff\\u2000-\\u206f\\u20ac\\u2122\\u2212\\s]';

interface Seen {
  first: number;
  largest: number;
  shift: number;
  moved: string[];
  /** At the first paint. */
  loaded: boolean;
}

/** @throws the browser's error when none of its tries loads the page */
export async function firstVisit(browser: Browser, url: string, line: NetworkLine): Promise<FirstVisit> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await visitOnce(browser, url, line);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || tries === TRIES) throw error;
    }
  }
}

async function visitOnce(browser: Browser, url: string, line: NetworkLine): Promise<FirstVisit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    for (const domain of ['Network', 'DOM', 'CSS'] as const) await protocol.send(`${domain}.enable`);
    const bytesASecond = (line.megabits * 1e6) / 8;
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond,
    });
    let requests = 0;
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && !request.url().startsWith('data:')) requests += 1;
    });
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    // On a busy machine a page is loaded before it is painted.
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.first > 0);
    await page.waitForTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const { root } = await protocol.send('DOM.getDocument');
    const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).reduce((n, { glyphCount }) => n + glyphCount, 0);
    const designed = seen.loaded && foreign <= (await lettersOutside(page));
    const { first: firstPaintMs, largest: largestPaintMs, shift, moved } = seen;
    return { designed, firstPaintMs, largestPaintMs, shift, moved, requests };
  } finally {
    await context.close();
  }
}

const lettersOutside = async (page: Page): Promise<number> =>
  page.evaluate(
    (pattern) => [...(document.body.textContent ?? '').matchAll(new RegExp(pattern, 'gu'))].length,
    OUTSIDE,
  );

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const WAITED = ['loading', 'error'];
  const seen: Seen = { first: 0, largest: 0, shift: 0, moved: [], loaded: false };
  Object.assign(globalThis, { seen });
  type Entry = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  const watch = (type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) note(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('layout-shift', ({ value, sources, startTime }) => {
    seen.shift += value;
    const names = sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ''}`);
    seen.moved.push(`${value.toFixed(4)} after ${startTime.toFixed(0)} ms: ${names.join(', ')}`);
  });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.first = startTime;
    // A face of which the page prints nothing stays unloaded; stand-ins are asked for where the fonts lack a letter.
    const ours = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
    seen.loaded =
      ours.some(({ status }) => status === 'loaded') && ours.every(({ status }) => !WAITED.includes(status));
  });
}
