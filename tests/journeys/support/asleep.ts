import type { Page } from 'playwright-core';

/** Goes there, where scripts come when the answer is called: until then the page is the server's HTML. */
export async function asleep(page: Page, url: string): Promise<() => void> {
  let wake: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return wake;
}
