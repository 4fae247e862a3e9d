/** An owner writes a page on a phone, publishes it, and gives it another address (owner.md 1, Pages). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import itEditor from '../../app/i18n/messages/it/editor.ts';
import itErrors from '../../app/i18n/messages/it/errors.ts';
import itPages from '../../app/i18n/messages/it/pages.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { say } from './support/words.ts';

const PAGE_ID = '900000000000101';
const PHONE = { width: 390, height: 844 };
let stage: Stage;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [visitor]);

it('a page with a text, a price list, a photo and a PDF goes up from a phone, and its old address leads to the new one [P5]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], { ...NIVES, mail: 'farm@example.org' });
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  visitor = await newVisitor(browser, { viewport: PHONE });
  const { page } = visitor;
  await asOwner(page, stage, client);
  const saved = () => page.getByText(itEditor.save.saved, { exact: true }).waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const publish = async () => {
    await saved();
    await page
      .getByRole('button', { name: /^Pubblica/ })
      .last()
      .click();
    await page.getByRole('region', { name: itEditor.published.text }).waitFor();
  };
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.locator('a[href$="/edit"]').click();
  await page.getByRole('link', { name: itEditor.places.list, exact: true }).click();
  const url = (await page.locator('a[rel="noopener"]').first().getAttribute('href')) ?? '';
  await page.getByRole('link', { name: itEditor['to-pages'] }).click();
  await page.getByText(itPages.empty).waitFor();
  await alive(page);
  await visitor.expectAccessible('no page yet');

  await page.getByLabel(itPages['new-title'], { exact: true }).fill('La nostra fattoria');
  await press(itPages['add-page']);
  await page.getByRole('heading', { level: 1, name: 'La nostra fattoria' }).waitFor();
  await press(say(itPages.text.open, { name: `1. ${itPages.blocks.text}` }));
  await page.locator('.ProseMirror').waitFor();
  await page.keyboard.type('Le galline stanno fuori.');
  await press(itPages.blocks.prices);
  await page.getByLabel(itPages.prices.name, { exact: true }).fill('Sei uova');
  await page.getByLabel(itPages.prices.price, { exact: true }).fill('2,40 €');
  await press(itPages.blocks.photo);
  await page.getByRole('radio').first().check({ force: true });
  await press(itPages.blocks.file);
  const given = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
  const file = page.locator('input[type=file]');
  await page.getByRole('button', { name: itPages.file.new, exact: true }).waitFor();
  visitor.expectComplaints(/422/);
  await file.setInputFiles(given('listino.pdf', 'a photo that is called PDF'));
  await page.getByText(itErrors.editor['file-form'], { exact: true }).waitFor();
  await file.setInputFiles(given('Listino d’inverno.pdf', pdf));
  await page
    .getByRole('combobox', { name: itPages.file.which })
    .getByText('Listino d’inverno.pdf')
    .waitFor({ state: 'attached' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await visitor.expectAccessible('a page with three blocks');
  await saved();
  await publish();

  const { port, host } = { port: Number(new URL(stage.origin).port), host: new URL(url).host };
  const shown = async (path: string) => {
    const { status, headers, body } = await ask(port, host, path);
    return { status, headers, text: body.toString('utf8').replaceAll('\u00ad', '') };
  };
  const written = await shown('/la-nostra-fattoria');
  expect(written.status).toBe(200);
  for (const words of ['Le galline stanno fuori.', 'Sei uova', '<picture']) expect(written.text).toContain(words);
  const [, at = ''] = /ping="\/~file" href="([^"]+)" download/.exec(written.text) ?? [];
  const download = await shown(at);
  expect([download.status, download.text]).toEqual([200, pdf]);
  expect(download.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''Listino%20d%E2%80%99inverno.pdf`,
    'x-content-type-options': 'nosniff',
  });
  expect((await shown('/')).text).toContain('href="/la-nostra-fattoria"');
  expect((await shown('/sitemap.xml')).text).toContain('/la-nostra-fattoria</loc>');

  await page.getByLabel(itPages['page-address'], { exact: true }).fill('fattoria');
  await page.getByLabel(itPages['page-address'], { exact: true }).blur();
  await publish();
  // The word of the publication before is still there.
  await eventually(async () => {
    const { status, headers } = await shown('/la-nostra-fattoria');
    return [status, headers['location']];
  }).toEqual([308, '/fattoria']);
  expect((await shown('/fattoria')).text).toContain('Sei uova');
  await visitor.leave();
});
