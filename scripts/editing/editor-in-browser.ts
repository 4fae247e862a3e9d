/** A site that was bought, its editor and its published page in one browser, for the figures of what an owner sees. */
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { ask } from '../../tests/journeys/support/ask.ts';
import { newClient } from '../../tests/journeys/support/client.ts';
import { untilFound } from '../../tests/journeys/support/silence.ts';
import type { Stage } from '../../tests/journeys/support/stage.ts';

const PAGE_ID = '900000000000101';

let callers = 0;
/** The address of the next caller: limits are for callers, and each round is another one. */
const nextCaller = (): string => `198.18.${Math.floor((callers += 1) / 250)}.${callers % 250}`;
export const asAnother = (page: Page): Promise<void> => page.setExtraHTTPHeaders({ 'x-forwarded-for': nextCaller() });
export const frameOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no page is shown');
  return frame;
};
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function openEditor(stage: Stage, context: BrowserContext) {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, []);
  await client.pay(session);
  await untilFound(
    async () => (await client.order(id)).status,
    (status) => {
      if (status !== 'live') throw new Error(`the site is ${status}`);
    },
  );
  await context.addCookies([
    { name: 'vetrina_order', value: client.secret, url: stage.origin },
    { name: 'i18next', value: 'it', url: stage.origin },
    { name: 'yr_site', value: 'true', url: stage.origin },
  ]);
  const page = await context.newPage();
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.locator('a[href$="/edit"]').click();
  await page.frameLocator('iframe').locator('h1').waitFor();
  const url = (await page.locator('header a[rel="noopener"]').first().getAttribute('href')) ?? '';
  return { page, url, client };
}

/** The page as visitors get it, its headline given to the browser's own editing, in the same kind of frame. */
export async function openPlain(stage: Stage, context: BrowserContext, url: string): Promise<Page> {
  const { body } = await ask(stage.port, new URL(url).host);
  const html = body.toString().replaceAll(/<script[^]*?<\/script>|<meta http-equiv[^>]*>/g, '');
  const page = await context.newPage();
  const quoted = html
    .replace('<head>', `<head><base href="${url}/">`)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  await page.setContent(
    `<iframe sandbox="allow-scripts" style="position:fixed;inset:0;border:0;width:100%;height:100%" srcdoc="${quoted}"></iframe>`,
  );
  const frame = await frameOf(page);
  await frame.locator('h1').evaluate((at) => at.setAttribute('contenteditable', 'plaintext-only'));
  return page;
}
