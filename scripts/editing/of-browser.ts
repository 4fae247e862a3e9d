/** What an owner sees while writing on the page, in the browser of the tests. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import words from '../../app/i18n/messages/it/editor.ts';
import { openStage } from '../../tests/journeys/support/stage.ts';
import { openBrowser } from '../gallery/browser.ts';
import { asAnother, frameOf, openEditor, openPlain, press } from './editor-in-browser.ts';
import { middle, p95, type Figure } from './figure.ts';

const PHONE = { width: 390, height: 844 };
/** Twelve letters a second, as fast as people type. */
const DELAY_MS = 1000 / 12;
const ROUNDS = 3;
const LETTERS = 'Ventotto coperti, una sfoglia tirata a mano e la domenica il ragù';

export async function browserFigures(): Promise<Figure[]> {
  const [stage, browser] = await Promise.all([openStage({ TRUST_PROXY: '1' }), openBrowser()]);
  try {
    const context = await browser.newContext({ viewport: PHONE, locale: 'it-IT', serviceWorkers: 'block' });
    context.setDefaultTimeout(120_000);
    const { page, url } = await openEditor(stage, context);
    const plain = await openPlain(stage, context, url);
    return [await letters(page, plain)];
  } finally {
    await browser.close();
    await stage.close();
  }
}

/** From the press of a key, as the browser dates it, to the frame that shows the letter. */
const watchLetters = (frame: Frame) =>
  frame.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    let pressed = 0;
    document.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
    document.addEventListener('input', () => {
      const at = pressed;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => seen.push(performance.now() - at));
        port1.start();
        port2.postMessage(null);
      });
    });
  });
const lettersOf = (frame: Frame) => frame.evaluate(() => (window as never as { seen: number[] }).seen.splice(0));

async function letters(page: Page, plain: Page): Promise<Figure> {
  const [ours, bare] = [await frameOf(page), await frameOf(plain)];
  await watchLetters(ours);
  await watchLetters(bare);
  const [here, there]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await asAnother(page);
    for (const [at, frame, all] of [
      [page, ours, here],
      [plain, bare, there],
    ] as const) {
      await at.bringToFront();
      await frame.locator('h1').click();
      await at.keyboard.press('ControlOrMeta+A');
      await lettersOf(frame);
      await at.keyboard.type(LETTERS, { delay: DELAY_MS });
      await sleep(200);
      // The first round is the compiler's.
      if (round > 0) all.push(...(await lettersOf(frame)));
      if (at === page) await press(page, words.typing.done);
    }
  }
  return {
    what: 'a letter seen ÷ plain contenteditable in the same browser, p95',
    value: p95(here) / p95(there),
    unit: '×',
    most: 1.2,
    how: `${here.length} letters on the page that is edited and ${there.length} on the published page, by turns, twelve a second at 390 × 844, from the key to the frame that shows it: p95 ${p95(here).toFixed(1)} and ${p95(there).toFixed(1)} ms, p50 ${middle(here).toFixed(1)} and ${middle(there).toFixed(1)}`,
  };
}
