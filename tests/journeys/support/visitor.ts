/** A person with a browser. What their console or network complains about fails the journey unless it was expected. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { storedUnlisted } from './stored.ts';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Started by the first file of a process, and gone with the process: its windows know nothing of each other. */
let shared: ReturnType<typeof chromium.launch> | undefined;

/** What a journey has of the browser. */
export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Windows of the browser that the files of this process share; `close` closes those of this file. */
export async function openBrowser() {
  const executablePath = browserPath();
  if (!executablePath) throw new Error('no browser: see scripts/browser.ts');
  shared ??= chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const browser = await shared;
  const windows: BrowserContext[] = [];
  return {
    async newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      const window = await browser.newContext(options);
      windows.push(window);
      return window;
    },
    async close(): Promise<void> {
      await Promise.all(windows.map((window) => window.close()));
    },
  };
}

/** How long a browser is waited for: on a loaded machine every step is slow, so this ends only what hangs. */
const PATIENCE_MS = 240_000;

export interface Visitor {
  page: Page;
  /** Complaints of the browser so far. */
  complaints: string[];
  /** From now on complaints that match are part of the story: a declined card answers 402, a killed server nothing. */
  expectComplaints: (pattern: RegExp) => void;
  /** No accessibility violation on the page as it stands. */
  expectAccessible: (screen: string) => Promise<void>;
  /** Closes the browser window and fails on every unexpected complaint, and on anything stored that the policy does not list. */
  leave: () => Promise<void>;
}

export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request given up because its page was left is how browsers work.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  });
  /** What is wrong for who cannot see or point; empty: nothing. */
  const judged = async (): Promise<string> => {
    // What is still fading in or out is judged as it will stand; what moves without end is judged as it is.
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map((each) => each.finished));
    });
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            o: object,
          ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }>;
        };
      };
      const result = await axe.run({ iframes: false });
      return result.violations.map(
        (v) => `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary ?? ''}`).join(' | ')}`,
      );
    });
    return violations.join('\n');
  };
  return {
    page,
    complaints,
    expectComplaints: (pattern) => void expected.push(pattern),
    async expectAccessible(screen) {
      await page.evaluate(AXE);
      // What came while it was judged may have faded in: it is judged once more.
      const violations = (await judged()) && (await judged());
      expect(violations, `accessibility of ${screen}`).toBe('');
    },
    async leave() {
      const unlisted = await storedUnlisted(context);
      await context.close();
      expect(unlisted, 'stored in the browser and not listed in the cookie policy [R4]').toEqual([]);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
  };
}
