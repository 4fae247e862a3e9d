/** What must hold on every page of every layout; the list follows the design's criteria that a machine can judge. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [320, 390, 768, 1024, 1440];

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

async function accessibility(page: Page): Promise<string[]> {
  const result = await page.evaluate(async () =>
    (globalThis as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResult> } }).axe.run(
      document,
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    ),
  );
  return result.violations.map(
    ({ id, nodes }) => `axe ${id} at ${nodes[0]?.target.join(' ')} (${nodes.length}): ${nodes[0]?.failureSummary}`,
  );
}

/** Runs in the page. */
function measure(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !element.closest('[popover]'),
    );
    faults.push(
      `scrolls sideways: ${wide
        .map((e) => `${e.tagName}.${e.className}`)
        .slice(0, 4)
        .join(', ')}`,
    );
  }
  const heads = document.querySelectorAll('h1');
  if (heads.length !== 1) faults.push(`${heads.length} h1`);
  const [head] = heads;
  if (head && !document.querySelector('.plain')) {
    const ratio =
      Number.parseFloat(getComputedStyle(head).fontSize) / Number.parseFloat(getComputedStyle(document.body).fontSize);
    const wanted = width >= 1024 ? 3.5 : width >= 390 ? 2.5 : 0;
    if (ratio < wanted) faults.push(`h1 is ${ratio.toFixed(2)} × body, wanted ${wanted}`);
  }
  for (const title of document.querySelectorAll('h1, h2, h3, .name')) {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
        if (tops.size > 1) faults.push(`broken word "${word[0]}" in ${title.tagName}`);
      }
    }
  }
  if (width < 720) {
    for (const target of document.querySelectorAll('a, button, summary')) {
      const { width: w, height: h } = target.getBoundingClientRect();
      const running = target.closest('p') !== null && getComputedStyle(target).display === 'inline';
      if (w > 0 && !running && !target.matches('.skip') && (h < 43.5 || w < 43.5))
        faults.push(`target ${Math.round(w)} × ${Math.round(h)}: ${target.textContent?.slice(0, 30)}`);
    }
  }
  for (const image of document.images) {
    const { width: w } = image.getBoundingClientRect();
    if (w > 0 && image.complete && image.naturalWidth === 0)
      faults.push(`picture without pixels: ${image.src.slice(0, 60)}`);
    const pixels = Number(new URL(image.currentSrc || location.href).searchParams.get('w'));
    const drawn = Math.max(
      w,
      (image.getBoundingClientRect().height * Number(image.getAttribute('width'))) /
        Number(image.getAttribute('height')),
    );
    if (pixels > 0 && drawn > 1.25 * pixels)
      faults.push(`picture of ${pixels} pixels drawn at ${Math.round(drawn)}: ${image.alt}`);
    if (w > 0 && !image.hasAttribute('alt')) faults.push('picture without alt');
  }
  if (/undefined|\[object|\{[a-z]+\}|\bnull\b|NaN/.test(document.body.innerText)) faults.push('raw value in the text');
  return faults;
}

/** @returns one sentence per breach, with the width at which it was seen */
export async function inspect(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // Isolated from the page's own policy: evaluate() is not subject to it.
  await page.evaluate(AXE);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 720 ? 844 : 900 });
    const found = await page.evaluate(measure);
    if (width === 390 || width === 1440) found.push(...(await accessibility(page)));
    faults.push(...found.map((fault) => `${width}px ${fault}`));
  }
  return faults;
}
