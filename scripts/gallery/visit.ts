/** Opens a page as a visitor's browser does and notes what it fetched, moved, kept and complained about. */
import type { Browser, Page } from 'playwright-core';

export interface Screen {
  width: number;
  height: number;
  /** Pixels of the screen to one of the style. */
  density: number;
}
/** The density is that of Lighthouse's phone, for which the weights were set. */
export const PHONE: Screen = { width: 390, height: 844, density: 1.75 };
export const DESKTOP: Screen = { width: 1440, height: 900, density: 1 };

export interface Load {
  /** Without photos. */
  requests: number;
  /** Addresses outside the site. */
  foreign: string[];
  /** Bytes on the wire before anybody scrolls, headers included. */
  bytes: {
    all: number;
    html: number;
    fonts: number;
    photos: number;
    firstPhoto: number;
    /** That of every page of the site, and what this one has for itself. */
    script: number;
    ownScript: number;
  };
  /** Cumulative layout shift while loading and while scrolling to the end. */
  shift: number;
  /** What moved, and by how much. */
  moved: string[];
  complaints: string[];
  /** Cookies and entries of every store that the page left behind. */
  kept: string[];
}

const SILENCE_MS = 250;

export interface Visit {
  page: Page;
  load: Load;
  close: () => Promise<void>;
}

export async function visit(browser: Browser, url: string, screen: Screen, now: Date): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.density,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const wire = await listen(page, new URL(url).origin);
  await page.addInitScript(watchShifts);
  await page.clock.setFixedTime(now);
  await page.goto(url, { waitUntil: 'load' });
  await wire.silence();
  const { bytes, requests } = await wire.weigh();
  const { shift, moved } = await page.evaluate(scrollThrough);
  await wire.silence();
  await page.evaluate(settle);
  const stores = await page.evaluate(readStores);
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const load = { requests, foreign: wire.foreign, bytes, shift, moved, complaints, kept: [...cookies, ...stores] };
  return { page, load, close: async () => context.close() };
}

async function listen(page: Page, origin: string) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const known = new Map<string, { type: string; url: string; priority: string }>();
  const sizes = new Map<string, number>();
  const foreign: string[] = [];
  let last = performance.now();
  network.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (request.url.startsWith('data:')) return;
    if (!request.url.startsWith(`${origin}/`)) foreign.push(request.url);
    known.set(requestId, { type, url: request.url, priority: request.initialPriority });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
    last = performance.now();
  });
  return {
    foreign,
    async silence() {
      while (performance.now() - last < SILENCE_MS) await page.waitForTimeout(50);
    },
    async weigh() {
      const all = [...known].map(([id, request]) => ({ ...request, size: sizes.get(id) ?? 0 }));
      const sum = (type?: string) =>
        all.reduce((total, { type: one, size }) => total + (type === undefined || one === type ? size : 0), 0);
      const { first, scripts } = await page.evaluate(() => ({
        first: document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc ?? '',
        scripts: [...document.scripts].filter(({ type }) => type === '').map(({ text }) => text.length),
      }));
      // That of every page stands first.
      const [script = 0, ...own] = scripts;
      const photo = all.find(({ url, type }) => (first ? url === first : type === 'Image'));
      const bytes = { all: sum(), html: sum('Document'), fonts: sum('Font'), photos: sum('Image') };
      return {
        bytes: {
          ...bytes,
          firstPhoto: photo?.size ?? 0,
          script,
          ownScript: own.reduce((n, one) => n + one, sum('Script')),
        },
        // Photos come as the visitor scrolls, as many as the business has.
        requests: all.filter(({ type }) => type !== 'Image').length,
      };
    },
  };
}

/** Runs in the page, before its own scripts. */
function watchShifts(): void {
  const seen = globalThis as unknown as { shift: number; moved: string[] };
  Object.assign(seen, { shift: 0, moved: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Element | null }[] }[]) {
      seen.shift += entry.value;
      const names = entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className ?? ''}`);
      seen.moved.push(`${entry.value.toFixed(4)} ${scrollY === 0 ? 'at the top' : 'below'}: ${names.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: to its end and back, with time to fetch what comes near. */
async function scrollThrough(): Promise<{ shift: number; moved: string[] }> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 15)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  const { shift, moved } = globalThis as unknown as { shift: number; moved: string[] };
  return { shift, moved };
}

/** Runs in the page: every photo there, so that it can be judged. */
async function settle(): Promise<void> {
  const shown = [...document.images].filter((image) => !image.closest('[popover]'));
  for (const image of shown) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.allSettled(shown.map(async (image) => image.decode()));
  // An image that chooses another size while it is decoded gives up its first promise.
  const late = () => shown.some((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0));
  for (let tries = 0; tries < 50 && late(); tries += 1) await new Promise((done) => setTimeout(done, 100));
}

/** Runs in the page. */
async function readStores(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const caches = await globalThis.caches.keys();
  const workers = await navigator.serviceWorker.getRegistrations();
  return [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...databases.map(({ name }) => `indexedDB ${name}`),
    ...caches.map((name) => `cache ${name}`),
    ...workers.map(({ scope }) => `worker ${scope}`),
  ];
}
