/** What WCAG 2.2 asks for and a browser can tell without a person, beyond what axe looks for by itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Rules that axe knows and leaves off: 2.5.3 (the words that are seen stand in the name) and 2.5.8. */
const LEFT_OFF = ['label-content-name-mismatch', 'target-size'];
/** Faster than three times a second is a flash (2.3.1). */
const FLASH_MS = 1000 / 3;

/** On the screen as it stands: nothing heard or filmed, nothing dragged, no keys of its own, nothing that flashes or moves on. */
export async function expectBeyondAxe(page: Page, screen: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run(o: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await axe.run({ iframes: false, runOnly: { type: 'rule', values: rules } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, LEFT_OFF);
  expect(found, `names and sizes of targets: ${screen}`).toEqual([]);
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll('audio, video, track, object, embed, marquee, [draggable="true"], [accesskey]')].map(
      (part) => part.outerHTML.slice(0, 80),
    ),
  );
  expect(parts, `sound, film, dragging, keys: ${screen}`).toEqual([]);
  expect(await movesOn(page, FLASH_MS), `faster than three times a second: ${screen}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesOn(page, Infinity), `moves though less motion is asked for: ${screen}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

/** What moves without an end, in less than so long a time. */
const movesOn = (page: Page, withinMs: number) =>
  page.evaluate(
    (within) =>
      document.getAnimations().flatMap(({ effect }) => {
        const { iterations, duration } = effect?.getTiming() ?? {};
        const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : '';
        return iterations === Infinity && Number(duration) < within ? [`${String(duration)} ms: ${target}`] : [];
      }),
    withinMs,
  );
