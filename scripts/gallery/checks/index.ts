/** What must hold at every width, and what is judged closely on one phone and one laptop. */
import type { Page } from 'playwright-core';
import { accessibility } from './accessibility.ts';
import type { Fault, Found } from './fault.ts';
import { judgeBox, judgeBoxes, judgeHeadings, judgePictures, judgeTargets } from './in-page.ts';
import { judgeOverlaps } from './text-on-text.ts';

const here = (page: Page) => page.viewportSize()?.width ?? 0;
const marked = (page: Page, faults: Found[]): Fault[] => faults.map((fault) => ({ ...fault, at: here(page) }));

export async function judgeWidth(page: Page, width: number): Promise<Fault[]> {
  if (here(page) !== width) await page.setViewportSize({ width, height: width < 720 ? 844 : 900 });
  return marked(page, [...(await page.evaluate(judgeBox)), ...(await page.evaluate(judgeHeadings))]);
}

/** At the page's present width. */
export async function judgeClosely(page: Page): Promise<Fault[]> {
  const faults = [
    ...(await page.evaluate(judgePictures)),
    ...(await page.evaluate(judgeBoxes)),
    ...(await page.evaluate(judgeOverlaps)),
    ...(await accessibility(page)),
  ];
  if (here(page) < 720) faults.push(...(await page.evaluate(judgeTargets)));
  return marked(page, faults);
}
