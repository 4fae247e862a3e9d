/** Social pages that are missing, empty, hostile or odd: a site or a clear message, and never a foreign script. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPages } from '../fixtures/pages.ts';
import { eventually } from './support/eventually.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { words } from './support/words.ts';

const { errors, vetrina } = words('it');
const LONG = demoPages().find((page) => page.name.length > 70);

let stage: Stage;
let browser: Browser;
let visitor: Visitor;
const dialogs: string[] = [];
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
  visitor = await newVisitor(browser);
  // An error's answer is part of these stories.
  visitor.expectComplaints(/status of (404|502|503)/);
  visitor.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [visitor]);

/** As a shared link does [L4]. */
const open = (link: object) =>
  visitor.page.goto(`${stage.origin}/vetrina?yr_preview=${encodeURIComponent(JSON.stringify(link))}`);
const siteFrame = () => visitor.page.locator('iframe[title^="Sito di"]').contentFrame();

describe('pages that give no site say why', () => {
  it.each([
    ['nobody knows', '123456789', errors.previews['page-missing']],
    ['has gone', '900100000000006', errors.previews['page-missing']],
    ['is not published', '900100000000007', errors.previews['page-missing']],
    ['holds nothing but a name', '900100000000008', errors.previews['page-empty']],
    ['breaks on reading', '900100000000001', errors.previews['network-unavailable']],
    ['answers rubbish', '900100000000003', errors.previews['network-unavailable']],
  ])('a page that %s [L3]', async (_what, fb, message) => {
    const { page } = visitor;
    await open({ name: 'Una pagina', fb });
    await page.getByRole('alert').getByText(message).waitFor();
    // Nobody pays for a page that gives no site.
    expect(await page.getByRole('button', { name: vetrina.plans.action, exact: true }).isDisabled()).toBe(true);
    await visitor.expectAccessible('a preview that failed');
  });

  it('a link to a foreign address is refused [L4]', async () => {
    await open({ name: 'Truffa', uri: 'https://evil.example/', fb: '900000000000101' });
    await visitor.page.getByRole('alert').getByText(errors.previews['link-refused']).waitFor();
    expect(await visitor.page.locator('iframe').count()).toBe(0);
  });
});

describe('odd pages give a site', () => {
  it.each([
    ['without any photo, in Greek', '900000000000606', 'Οδοντιατρείο Άσπρη Πέτρα'],
    ['with a very long name', LONG?.id ?? '', LONG?.name ?? ''],
    ['whose photos cannot be fetched', '900100000000011', 'Foto guaste'],
    ['whose network says no to half the questions', '900100000000009', 'Permesso negato'],
  ])('a page %s [L2] [P1]', async (_what, fb, name) => {
    await open({ name, fb });
    const frame = siteFrame();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => frame.locator('body').innerText()).toContain(name);
    const wider = await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(wider, 'nothing runs out of the page').toBeLessThanOrEqual(0);
    for (const picture of await frame.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await eventually(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });

  it('a hostile page is harmless text [L2]', async () => {
    const { page } = visitor;
    const search = page.getByRole('combobox', { name: vetrina.search.label });
    await page.goto(`${stage.origin}/vetrina`);
    await search.fill('ostile');
    await page.getByRole('option', { name: /<script>alert\("Ostile"\)<\/script> & Figli/ }).click();
    const frame = siteFrame();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    // Long words carry invisible places to break.
    const shown = async () => (await frame.locator('body').innerText()).replaceAll('\u200b', '');
    await eventually(shown).toContain('<script>alert(«Ostile»)</script> & Figli');
    const found = await frame.locator('html').evaluate((html) => ({
      foreign: [...html.querySelectorAll('script[src], iframe, object, embed, form, base, [onerror], [onload]')].length,
      links: [...html.querySelectorAll('a')].map((a) => a.protocol).filter((p) => !/^(https?|tel|mailto):$/.test(p)),
      hidden: getComputedStyle(html).display,
    }));
    expect(found).toEqual({ foreign: 0, links: [], hidden: 'block' });
    expect(dialogs).toEqual([]);
    await visitor.leave();
  });
});
