/** Sees everything that foreign script could do in a page: run, ask, leave, call out, open frames and windows. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Browser } from 'playwright-core';

export interface Watch {
  page: Page;
  /** What happened since the last `go`, one sentence each. */
  seen: string[];
  go: (url: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The site's own single script and its data may run; every other sign is written down. */
export async function watch(browser: Browser): Promise<Watch> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const seen: string[] = [];
  await context.exposeBinding('tellWatch', (_source, what: string) => void seen.push(what));
  await context.addInitScript(plantAlarms);
  const page = await context.newPage();
  let origin = '';
  context.on('page', (other) => void seen.push(`window ${other.url()}`));
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => void seen.push(`error ${error.message}`));
  page.on('frameattached', () => void seen.push('frame'));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin)) seen.push(`left for ${frame.url()}`);
  });
  page.on('download', (download) => void seen.push(`download ${download.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:image/svg+xml,'))
      seen.push(`request ${request.url().slice(0, 120)}`);
  });
  return {
    page,
    seen,
    async go(url) {
      // What the page before still had under way, such as a refresh, ends here and is not told of the next.
      await page.goto('about:blank');
      seen.length = 0;
      ({ origin } = new URL(url));
      await page.goto(url, { waitUntil: 'load' });
      // Handlers of pictures that do not exist run after the page has loaded.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
    },
    close: async () => context.close(),
  };
}

/** Runs in every frame before anything else. */
function plantAlarms(): void {
  const { tellWatch: tell } = globalThis as unknown as { tellWatch: (what: string) => void };
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'importScripts'])
    Object.defineProperty(globalThis, name, { value: (what: unknown) => tell(`${name} ${String(what)}`) });
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
}

export interface Markup {
  /** Element names with how often they occur. */
  elements: Record<string, number>;
  /** Event handlers, style attributes, addresses that are neither ours nor harmless. */
  foreign: string[];
}

/** Runs in the page: its real structure, as the browser's parser understood it. */
export function readMarkup(): Markup {
  const elements: Record<string, number> = {};
  const foreign: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    elements[element.tagName] = (elements[element.tagName] ?? 0) + 1;
    for (const { name, value } of element.attributes) {
      const address = /^(?:href|src|action|formaction|data|poster|background|xlink:href)$/.test(name);
      const safe = /^(?:#|\/|tel:|mailto:|https?:\/\/|data:image\/svg\+xml,)/.test(value);
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc' || (address && !safe))
        foreign.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
    }
  }
  return { elements, foreign };
}
