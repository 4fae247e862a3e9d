/** The link that an agent shares, opened by the owner of the business: their site first, on a phone and on a large screen. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, setPassword, signIn } from '../../modules/identity/index.server.ts';
import type { Preview, PreviewLinkMade } from '../../modules/previews/schemas.ts';
import { readConfig } from '../../platform/config.ts';
import { openDesk } from '../../scripts/staff/open-desk.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Browser } from './support/visitor.ts';
import { say, words } from './support/words.ts';

const { vetrina, errors } = words('it');
const SHOP = 'Trattoria Sette Gufi';
const PAGE = '900000000000101';
const PASSWORD = 'dodici lettere e più';
const MAIL = 'ada@vetrina.example';

let stage: Stage;
let browser: Browser;
let link: PreviewLinkMade;
let headers: Record<string, string>;
async function call<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${stage.origin}/buy_yr/api${path}`, init)).json() as Promise<T>;
}
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
  const desk = await openDesk(readConfig(stage.env));
  const { id: ada } = await addStaff(desk.ctx, { email: MAIL, name: 'Ada Agente', role: 'agent' });
  await setPassword(desk.ctx, { userId: ada, password: PASSWORD });
  const { token } = await signIn(desk.ctx, { email: MAIL, password: PASSWORD, address: null });
  await desk.close();
  headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  let id = '';
  await eventually(async () => {
    const preview = await call<Preview>('/page/preview', { id: PAGE, locale: 'it' });
    // oxlint-disable-next-line no-underscore-dangle -- the specification's spelling
    id = preview._id;
    return preview.status;
  }).toBe('ready');
  link = await call<PreviewLinkMade>(`/page/preview/${id}/share`, { layout: 'notte' });
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

it('on the landing, too, a phone shows the preview before what can be done with it [L2] [L6]', async () => {
  const owner = await newVisitor(browser);
  const { page } = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${stage.origin}/vetrina?yr_preview=${encodeURIComponent(JSON.stringify({ name: SHOP, fb: PAGE }))}`);
  const frame = page.getByTitle(say(vetrina.stage.frame, { name: SHOP })).first();
  await frame.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const top = async (what: Locator) => ((await what.boundingBox()) ?? expect.fail('not there')).y;
  expect(await top(frame)).toBeLessThan(0.85 * 844);
  for (const name of [vetrina.stage.mail, vetrina.stage.share, vetrina.stage.cancel])
    expect(await top(page.getByRole('button', { name, exact: true }))).toBeGreaterThan(await top(frame));
  await page.getByRole('button', { name: vetrina.stage.goTo, exact: true }).click();
  const stand = page.getByRole('region', { name: vetrina.stage.label, exact: true });
  await eventually(async () => Math.abs(await top(stand)) < 60).toBe(true);
  await owner.leave();
});

describe('the link that an agent shares', () => {
  it('is short, and tells messengers title and picture of the business, and search engines nothing [A3] [L4]', async () => {
    expect(link.url.length).toBeLessThanOrEqual(`${stage.origin}/v/`.length + 10);
    // A browser that kept where it leads would open it after it was revoked.
    expect((await fetch(link.url, { redirect: 'manual' })).headers.get('cache-control')).toBe('no-store');
    const answer = await fetch(link.url);
    const html = await answer.text();
    expect(html).toContain(`<title>${say(vetrina.stage.shareTitle, { name: SHOP })}</title>`);
    expect(html).toMatch(/<meta name="robots" content="noindex"\/>/);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { host, pathname, port } = new URL(picture);
    const { status, headers: told } = await ask(Number(port), host, pathname);
    expect([status, told['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it.each(WINDOWS)(
    'shows the site on 85 hundredths of a first screen of $width × $height, and who prepared it [A3]',
    async (window) => {
      const owner = await newVisitor(browser);
      const { page } = owner;
      await page.setViewportSize(window);
      await page.goto(link.url);
      const frame = page.getByTitle(say(vetrina.stage.frame, { name: SHOP }));
      await frame.waitFor();
      const box = (await frame.boundingBox()) ?? expect.fail('no frame');
      expect(box.width).toBe(window.width);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(Math.min(box.y + box.height, window.height) - box.y).toBeGreaterThanOrEqual(0.85 * window.height);
      expect(await frame.getAttribute('src')).toMatch(/\/notte\/$/);
      await page.getByRole('heading', { level: 1, name: /Ada Agente.*Trattoria Sette Gufi/ }).waitFor();
      const take = page.getByRole('link', { name: say(vetrina.shared.take, { price: '99 €' }) });
      const at = (await take.boundingBox()) ?? expect.fail('no way to the order');
      expect(at.y + at.height).toBeLessThanOrEqual(window.height);
      await owner.expectAccessible('a shared preview');
      await page.getByRole('button', { name: vetrina.shared.more, exact: true }).click();
      await page.getByRole('heading', { name: say(vetrina.shared.noteTitle, { name: SHOP }) }).waitFor();
      await page.getByRole('link', { name: vetrina.plans.action }).waitFor();
      await owner.leave();
    },
  );

  it('says so once it opens nothing, and a code that never was says so too [L4]', async () => {
    await call(`/page/preview-link/${link._id}/revoke`, {});
    const late = await newVisitor(browser);
    await late.page.goto(link.url);
    await late.page.getByText(errors.previews['link-ended']).waitFor();
    await late.page.goto(`${stage.origin}/v/0000000000`);
    await late.page.getByText(errors.previews['link-refused']).waitFor();
    await late.leave();
  });
});
