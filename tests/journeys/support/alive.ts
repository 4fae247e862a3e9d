/** Before React has bound a screen, what is typed or pressed there is lost. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** A screen that hears from the server is never idle: its traffic does not tell when it is alive, the properties that React puts there do. */
export const bound = (at: Locator): Promise<void> =>
  eventually(() => at.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))).toBe(
    true,
  );

export const alive = (page: Page): Promise<void> => bound(page.locator('main').first());
