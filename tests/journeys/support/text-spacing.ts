import type { Page } from 'playwright-core';

/** What WCAG 2.2 lets a reader set (1.4.12, Text Spacing). */
const WIDER =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';

/** Sets letters, words and lines wider, and tells what the page cuts off by that, its own width included. */
export async function cutByWiderText(page: Page): Promise<string[]> {
  const before = await cut(page);
  await page.addStyleTag({ content: WIDER });
  return (await cut(page)).filter((part) => !before.includes(part));
}

const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const lost = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, label, a, button, legend')].filter(
      (at) =>
        at.checkVisibility() &&
        at.clientWidth > 1 &&
        getComputedStyle(at).overflow !== 'visible' &&
        (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 1),
    );
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...lost.map((at) => at.outerHTML.slice(0, 100))];
  });
