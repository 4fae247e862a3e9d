/** The life of an owner with their site, from the mail that says that it is online to the letter they answer: one text, whoever lives it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawnPhoto } from '../../support/drawn-photo.ts';
import { alive } from './alive.ts';
import { ask } from './ask.ts';
import { eventually } from './eventually.ts';
import type { Hands } from './hands.ts';
import type { OwnerWords } from './owner-words.ts';
import type { Stage } from './stage.ts';
import type { Visitor } from './visitor.ts';
import { say } from './words.ts';

export interface Life {
  stage: Stage;
  visitor: Visitor;
  hands: Hands;
  words: OwnerWords;
  /** Of the order's person. */
  mail: string;
  /** Name of the business, and of its page at the network. */
  business: string;
  pageId: string;
  /** Where the site answers. */
  site: string;
  /** Runs a statement on the product's database: days pass. */
  sql: (text: string, values: unknown[]) => Promise<unknown>;
  headline: string;
}

const PHOTOS = 12;
const LAYOUT = 'notte';
const POST = 'Domani zuppa inglese della Nives.\nVi aspettiamo dalle 19:30!';
const NUMBER = { typed: '051 000 2287', dialled: 'tel:+390510002287' };
/** The first of these days that is still to come. */
const christmas = (now = new Date()) => now.getFullYear() + (now >= new Date(now.getFullYear(), 11, 24) ? 1 : 0);

/** As visitors read it: without the places where a line may break, whatever letters a layout sets it in. */
const plain = (html: string) =>
  html
    .replaceAll(/[\u00ad\u200b]/gu, '')
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
    .toLowerCase();
const live = async ({ stage, site }: Life, path = '/') =>
  plain((await ask(stage.port, new URL(site).host, path)).body.toString('utf8'));
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const onPage = ({ stage, pageId }: Life, method: string, what: string, body: object) =>
  fetch(new URL(`/_control/pages/${pageId}${what}`, stage.social.homeUrl), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The mail says where to go; this device is not known there, so a second mail brings the key. */
export async function comeInByMail(life: Life): Promise<void> {
  const { stage, visitor, hands, words: of, mail, business, site } = life;
  const { page } = visitor;
  const letters = () => stage.mail.messages().filter(({ to }) => to.includes(mail));
  await eventually(() => letters().some(({ text }) => text.includes('/admin'))).toBe(true);
  await page.goto(`${site}/admin`);
  await page.waitForURL(/\/manager\?site=/);
  await alive(page);
  await hands.write(of.manager.signIn.mail, mail);
  await hands.press('button', of.manager.signIn.send);
  const key = () =>
    letters()
      .map(({ text }) => /\S+\/manager\/enter#\S+/.exec(text)?.[0])
      .find(Boolean);
  await eventually(key).toBeDefined();
  await page.goto(key() ?? '');
  await alive(page);
  await hands.press('button', of.manager.enter.enter);
  await heading(page, of.manager.home.title);
  await alive(page);
  await hands.press('link', new RegExp(business));
  await page.waitForURL(/\/manager\/orders\//);
  await page.goto(`${site}/admin`);
  await page.waitForURL(/\/edit$/);
}

export async function makeItTheirs(life: Life): Promise<void> {
  const { visitor, hands, words: of, headline } = life;
  const { page } = visitor;
  const saved = () => page.getByText(of.editor.save.saved, { exact: true }).waitFor();
  await page.frameLocator('iframe').locator('h1').waitFor();
  await hands.writeOnPage('copy/headline', headline, of.editor.typing.done);
  await saved();

  await hands.press('link', of.editor.places.list);
  await page.getByLabel(of.editor.days.first, { exact: true }).waitFor();
  const year = christmas();
  await hands.day(of.editor.days.first, `${year}-12-24`);
  await hands.day(of.editor.days.last, `${year}-12-26`);
  await hands.press('button', of.editor.days.closed);
  await saved();

  await hands.press('link', of.editor.photos.open);
  await heading(page, of.photos.title);
  await alive(page);
  const tiles = page.locator('ol > li > button').filter({ has: page.locator('img') });
  const before = await tiles.count();
  const buffers = await Promise.all(
    Array.from({ length: PHOTOS }, (_, n) =>
      drawnPhoto(n + 1)
        .jpeg()
        .toBuffer(),
    ),
  );
  await hands.give(
    of.photos.add,
    buffers.map((buffer, n) => ({ name: `foto-${n + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
  );
  await eventually(() => tiles.count()).toBe(before + PHOTOS);
  await hands.press('button', of.photos.mute.begin);
  const alt = page.getByRole('dialog').locator('input');
  await alt.waitFor();
  for (let n = 1; await alt.isVisible(); n += 1) {
    await eventually(() => alt.evaluate((at) => at === document.activeElement)).toBe(true);
    await page.keyboard.type(`Piatto ${n} del giorno`);
    const isLast = await page.getByRole('button', { name: of.photos.sheet.done, exact: true }).isVisible();
    await page.keyboard.press('Enter');
    if (isLast) await alt.waitFor({ state: 'detached' });
    else await eventually(() => alt.inputValue()).toBe('');
  }
  await saved();

  await hands.press('link', of.photos['to-list']);
  const [opens = ''] = of.lists.open.split('{{');
  await hands.press('link', new RegExp(`^${opens.replace('(', '\\(')}`));
  await heading(page, of.lists.title.menu);
  await alive(page);
  const dish = await page.locator('[id$="-name"]').first().inputValue();
  await hands.press('button', say(of.lists['field-of'], { field: of.lists['sold-out'], name: dish }));
  await page.getByText(of.lists['sold-out-until'], { exact: true }).waitFor();
  expect(words(await live(life)), 'sold out is seen before anything is published').toMatch(/oggi esaurito|εξαντλ/);

  await hands.press('link', of.lists['to-editor']);
  await hands.press('link', of.editor['to-pages']);
  await heading(page, of.pages.title);
  await alive(page);
  await hands.write(of.pages['new-title'], 'La nostra fattoria');
  await hands.press('button', of.pages['add-page']);
  await heading(page, 'La nostra fattoria');
  await hands.press('button', of.pages.blocks.prices);
  await hands.write(of.pages.prices.name, 'Sei uova');
  await hands.write(of.pages.prices.price, '2,40 €');
  await saved();

  await page.goto(`${life.site}/admin`);
  await page.frameLocator('iframe').locator('h1').waitFor();
  await alive(page);
  await hands.press('button', of.editor.places.look);
  await hands.press('radio', LAYOUT);
  await page.frameLocator('iframe').locator(`body.l-${LAYOUT}`).waitFor();
  await saved();
  await publish(life);
  const html = await live(life);
  for (const said of [headline.toLowerCase(), `${year}-12-25`]) expect(html).toContain(said);
  expect(html).toContain(`class="l-${LAYOUT}"`);
  expect(words(html)).toContain(headline.toLowerCase());
  expect(await live(life, '/la-nostra-fattoria')).toContain('sei uova');
}

async function publish({ visitor, hands, words: of }: Life): Promise<void> {
  const [name = ''] = of.editor.bar['publish-count'].split('(');
  await hands.press('button', new RegExp(`^${name.trim()}( \\(\\d+\\))?$`));
  await visitor.page.getByRole('region', { name: of.editor.published.text }).waitFor();
}

/** The page posts, changes its number and is deleted: the first appears and is taken back, the second asks, the third harms nothing. */
export async function livesWithThePage(life: Life): Promise<void> {
  const { stage, visitor, hands, words: of, business, pageId, sql } = life;
  const { page } = visitor;
  expect((await onPage(life, 'PATCH', '', { phone: NUMBER.typed })).status).toBe(200);
  expect((await onPage(life, 'POST', '/posts', { message: POST })).status).toBe(200);
  await page.goto(`${stage.origin}/manager`);
  await alive(page);
  await hands.press('link', new RegExp(business));
  await page.waitForURL(/\/manager\/orders\//);
  await alive(page);
  await hands.press('link', of.manager.following);
  await heading(page, of.following.meta.title);
  await page.getByText(of.following.read.waits).first().waitFor();
  expect(await live(life), 'the post is on the site').toContain('zuppa inglese della nives');
  expect(await live(life), 'the number is not').not.toContain(NUMBER.dialled);
  await page.getByRole('heading', { name: of.following.units.phone }).first().waitFor();
  await hands.press('button', of.following.log.undo);
  await page.getByRole('main').getByText(of.following.log.done, { exact: true }).waitFor();
  expect(await live(life), 'the post was taken back').not.toContain('zuppa inglese della nives');

  const before = await live(life);
  await onPage(life, 'PATCH', '', { fault: 'gone' });
  await sql(`update page_monitors set due_at = now() - interval '1 minute', asked_at = null where page_id = $1`, [
    pageId,
  ]);
  const misses = async () =>
    ((await sql('select misses from page_monitors where page_id = $1', [pageId])) as { rows: { misses: number }[] })
      .rows[0]?.misses ?? 0;
  await eventually(misses).toBeGreaterThan(0);
  expect(await live(life), 'the page is gone, and the site is what it was').toBe(before);
}

export async function goesBackToTheBeginning(life: Life): Promise<void> {
  const { visitor, hands, words: of, site, headline } = life;
  const { page } = visitor;
  await page.goto(`${site}/admin`);
  await page.frameLocator('iframe').locator('h1').waitFor();
  await alive(page);
  await hands.press('link', of.editor.places.list);
  await hands.press('button', of.editor.versions.open);
  const [restore = ''] = say(of.editor.named, { what: of.editor.versions.restore, name: '\u0000' }).split('\u0000');
  // The last of the list is the first there was.
  await hands.press('button', new RegExp(`^${restore}`));
  await page.getByText(of.editor.versions.restored, { exact: true }).first().waitFor();
  await publish(life);
  const html = await live(life);
  expect(words(html)).not.toContain(headline.toLowerCase());
  expect(html).toContain('class="l-tavola"');
}

/** It asks about the number; its link shows before and after, and does nothing before it is pressed. */
export async function answersTheLetter(life: Life): Promise<void> {
  const { stage, visitor, hands, words: of, mail, sql, pageId } = life;
  const { page } = visitor;
  await sql(
    `update letter_schedules set due_at = now() - interval '1 minute' where site_id = (select id from sites where page_id = $1)`,
    [pageId],
  );
  const links = () =>
    stage.mail
      .messages()
      .filter(({ to }) => to.includes(mail))
      .flatMap(({ text }) => text.match(/http\S+\/letter\/[\w-]+/g) ?? []);
  await eventually(() => links().length).toBeGreaterThan(0);
  let found = false;
  for (const link of links()) {
    await page.goto(link);
    found = await page.getByRole('heading', { level: 1, name: of.letter.ask.take }).isVisible();
    if (found) break;
  }
  expect(found, 'one of the links asks about the number').toBe(true);
  await page.getByText(NUMBER.typed).first().waitFor();
  await visitor.expectAccessible('a question of the letter');
  expect(await live(life), 'nothing was pressed yet').not.toContain(NUMBER.dialled);
  await alive(page);
  await hands.press('button', of.letter.press.take);
  await heading(page, of.letter.done.take);
  expect(await live(life)).toContain(NUMBER.dialled);
}
