/** The whole first story as a person lives it, from three letters typed to a site that answers on its own domain. */
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { CARDS, wizard, type Wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

const { vetrina, order: order_ } = words('it');
const GUFI = 'Trattoria Sette Gufi';
const HEADLINE = 'Cucina bolognese di casa, ventotto coperti.';
const DOMAIN = 'trattoriasettegufi.it';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});

describe('a trattoria buys its site', () => {
  let nives: Visitor;
  let steps: Wizard;
  let orderPath = '';
  keepPictures(() => [nives]);
  beforeAll(async () => {
    nives = await newVisitor(browser);
    steps = wizard(nives.page);
  });

  it('three letters bring pages with picture, name and city; arrows and Enter choose one [R6] [L1] [K6]', async () => {
    const { page } = nives;
    await page.goto(`${stage.origin}/vetrina`);
    await nives.expectAccessible('the landing page');
    await eventually(() => page.getByRole('button', { name: vetrina.plans.action, exact: true }).isDisabled()).toBe(
      true,
    );
    const field = page.getByRole('combobox', { name: vetrina.search.label });
    await field.pressSequentially('set');
    const list = page.getByRole('listbox');
    await list.waitFor();
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(180);
    const gufi = page.getByRole('option', { name: GUFI });
    await gufi.scrollIntoViewIfNeeded();
    expect(await gufi.innerText()).toContain('Bologna');
    await eventually(() => gufi.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
      0,
    );
    await nives.expectAccessible('the search results');
    for (let presses = 0; presses < 10; presses++) {
      await field.press('ArrowDown');
      if ((await gufi.getAttribute('aria-selected')) === 'true') break;
    }
    expect(await gufi.getAttribute('aria-selected')).toBe('true');
    await field.press('Enter');
    expect(await field.inputValue()).toBe(GUFI);
    expect(await list.isVisible()).toBe(false);
  });

  it('the generated site is real: name, dishes, photographs [L2] [L3]', async () => {
    const { page } = nives;
    const frame = page.frameLocator(`iframe[title="${say(vetrina.stage.frame, { name: GUFI })}"]`);
    await frame.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
    await frame.getByText('Tagliatelle al ragù').first().waitFor();
    const photo = frame.locator('img').first();
    await photo.scrollIntoViewIfNeeded();
    await eventually(() =>
      photo.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)),
    ).toBeGreaterThan(100);
    await nives.expectAccessible('the preview');
  });

  it('every text says where it comes from, and what was measured can be read [P1]', async () => {
    const { page } = nives;
    const frame = page.frameLocator(`iframe[title="${say(vetrina.stage.frame, { name: GUFI })}"]`);
    await page.getByRole('radio', { name: vetrina.views.sources }).check({ force: true });
    await frame
      .getByText(/^Dal tuo post del \d+ \p{L}+/u)
      .first()
      .waitFor();
    await nives.expectAccessible('the sources of the preview');
    await page.getByRole('radio', { name: vetrina.views.quality }).check({ force: true });
    await frame.getByText(/\d kB per la prima pagina/).waitFor();
    await nives.expectAccessible('the quality of the preview');
    await page.getByRole('radio', { name: vetrina.views.site }).check({ force: true });
    await frame.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
  });

  it('another layout is worn at once, and the site opens in a tab of its own [L2] [P1]', async () => {
    const { page } = nives;
    const choices = page.getByRole('group', { name: vetrina.layouts.title }).getByRole('radio');
    expect(await choices.count()).toBeGreaterThan(1);
    const shown = page.locator(`iframe[title="${say(vetrina.stage.frame, { name: GUFI })}"]`);
    const before = await shown.getAttribute('src');
    await page.getByRole('group', { name: vetrina.layouts.title }).getByText('Bottega', { exact: true }).click();
    await eventually(() => shown.getAttribute('src')).toMatch(/\/bottega\/$/);
    expect(await shown.getAttribute('src')).not.toBe(before);
    await page
      .frameLocator(`iframe[src$="/bottega/"]:not([inert])`)
      .getByRole('heading', { level: 1, name: HEADLINE })
      .waitFor();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: new RegExp(vetrina.stage.open) }).click();
    const tab = await opened;
    await tab.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
    expect(tab.url()).toMatch(/\/\/preview\.localhost:\d+\/prv_[\w-]{22}\/bottega\/$/);
    await tab.close();
  });

  it('Next on an empty form lists what is missing, takes the focus and loses nothing [L5] [B2] [B4] [W1] [K7]', async () => {
    const { page } = nives;
    await page.getByRole('link', { name: vetrina.plans.action, exact: true }).click();
    await steps.heading('billing').waitFor();
    expect(await page.getByRole('main').innerText()).toContain('1 di 4');
    await nives.expectAccessible('the billing step');
    await steps.text('first_name').fill(NIVES.first_name);
    await steps.next.click();
    await steps.summary.waitFor();
    expect(await steps.summary.evaluate((box) => box === document.activeElement)).toBe(true);
    const said = await steps.summary.getByRole('link').allInnerTexts();
    expect(said).toHaveLength(8);
    expect(await steps.text('first_name').inputValue()).toBe(NIVES.first_name);
    await nives.expectAccessible('the billing step with errors');
    await steps.summary.getByRole('link').first().click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing-last_name');
  });

  it('a wrong tax code is told, and a reload keeps everything typed [B2] [W2]', async () => {
    const { page } = nives;
    await steps.fillPerson({ ...NIVES, ssn: 'RSSMRA85T10A562T' });
    await steps.next.click();
    await steps.summary.getByRole('link', { name: order_.errors.ssn }).waitFor();
    await page.reload();
    await eventually(() => steps.text('ssn').inputValue()).toBe('RSSMRA85T10A562T');
    for (const field of ['first_name', 'last_name', 'address', 'zip', 'city', 'province', 'mail', 'phone'] as const)
      expect(await steps.text(field).inputValue(), field).toBe(NIVES[field]);
    await steps.text('ssn').fill(NIVES.ssn);
    await steps.next.click();
    await steps.heading('service').waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBe('1');
    orderPath = new URL(page.url()).pathname;
  });

  it('no plan and no domain are told by name; the free addresses are found and chosen [W3] [W4] [W5] [C1]', async () => {
    const { page } = nives;
    await steps.next.click();
    await steps.summary.getByRole('link', { name: 'Selezionare un piano' }).waitFor();
    await steps.summary.getByRole('link', { name: 'Aggiungere un dominio' }).waitFor();
    await nives.expectAccessible('the service step with errors');
    await steps.plan('Premium').check();
    await steps.search.fill('trattoria sette gufi');
    await steps.domain(DOMAIN).check();
    await page.reload();
    await eventually(() => steps.domain(DOMAIN).isChecked()).toBe(true);
    expect(await steps.plan('Premium').isChecked()).toBe(true);
    await nives.expectAccessible('the service step');
    await steps.next.click();
    await steps.heading('checkout').waitFor();
  });

  it('a declined card says why, the bank’s refusal too, and a confirmed one pays [W1] [W7] [X3]', async () => {
    const { page } = nives;
    expect(await steps.complete.isDisabled()).toBe(true);
    await nives.expectAccessible('the payment step');
    await steps.terms.check();
    await steps.card.locator('#pay').waitFor();
    expect(await steps.card.locator('.total').innerText()).toContain('111,00');
    await nives.expectAccessible('the payment step with the card form');
    await steps.pay(CARDS.poor);
    await eventually(() => steps.card.locator('#alert').innerText()).toMatch(/fondi/i);
    await steps.pay(CARDS.bankAsks);
    await steps.answerBank('fail');
    await steps.card.locator('#alert').waitFor();
    expect([...stage.stripe.state.subscriptions.values()].filter((each) => each.status === 'active')).toHaveLength(0);
    await steps.pay(CARDS.bankAsks);
    await steps.answerBank('complete');
    await eventually(() => steps.complete.isEnabled()).toBe(true);
    await steps.complete.click();
    await page.waitForURL(/\/complete/);
  });

  it('the success page follows what happens until everything is done, and leads to the manager [R12] [S1] [E7]', async () => {
    const { page } = nives;
    for (const step of ['payment', 'domain', 'site', 'mail'] as const)
      await eventually(() => steps.progress(step).innerText()).toContain(order_.states.done);
    await page.getByRole('heading', { level: 1, name: order_.complete['title-done'] }).waitFor();
    await page.getByText(DOMAIN).first().waitFor();
    await page.getByRole('link', { name: /\/admin$/ }).waitFor();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: order_.complete.open }).click();
    const site = await opened;
    await site.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
    await site.close();
    await nives.expectAccessible('the success page');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: order_.complete['title-done'] }).waitFor();
    const flag = () => page.evaluate(() => sessionStorage.getItem('vetrina.orderPaymentComplete'));
    expect(await flag()).toMatch(/^ord_/);
    await page.getByRole('link', { name: order_.complete.manager }).click();
    await page.waitForURL(/\/manager\/orders\/ord_/);
    expect(await flag()).toBeNull();
    await page.getByRole('heading', { level: 1, name: GUFI }).waitFor();
  });

  it('a closed tab finds the order again; a stranger does not; the link of the mail does [S1] [X5]', async () => {
    const { page } = nives;
    const again = await page.context().newPage();
    await again.goto(`${stage.origin}${orderPath}/complete`);
    await again.getByRole('heading', { level: 1, name: order_.complete['title-done'] }).waitFor();
    await again.close();

    const confirmation = stage.mail.messages().find((mail) => mail.subject.startsWith('Pagamento ricevuto'));
    const link = /http:\/\/localhost:\d+\/api\/vetrina\/payment\/(ord_[\w-]+)\/open\?k=[\w-]+/.exec(
      confirmation?.text ?? '',
    );
    const stranger = await newVisitor(browser);
    stranger.expectComplaints(/404/);
    await stranger.page.goto(`${stage.origin}/api/vetrina/payment/${link?.[1]}/complete`);
    await stranger.page.getByRole('heading', { level: 1, name: order_.closed.title }).waitFor();
    await stranger.expectAccessible('the closed order');
    await stranger.page.goto(link?.[0] ?? '');
    await stranger.page.getByRole('heading', { level: 1, name: order_.complete['title-done'] }).waitFor();
    expect(stranger.page.url(), 'the key stays in no history').not.toContain('k=');
    await stranger.leave();
  });

  it('the site answers on its domain: compressed, cached, with hashed files [P1] [P3] [P7]', async () => {
    const site = await ask(stage.port, `${DOMAIN}:${stage.port}`, '/', { 'accept-encoding': 'br, gzip' });
    expect(site.status).toBe(200);
    expect(site.headers['content-encoding']).toBe('br');
    const html = brotliDecompressSync(site.body).toString();
    expect(html).toContain(GUFI);
    expect(html).toContain('Tagliatelle al ragù');
    expect(html, 'an owned site is indexed').not.toMatch(/noindex/);
    const known = await ask(stage.port, DOMAIN, '/', {
      'accept-encoding': 'br',
      'if-none-match': String(site.headers.etag),
    });
    expect([known.status, known.body.length]).toEqual([304, 0]);

    const files = [...html.matchAll(/(?:src|href)="(\/[pf]\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const answer = await ask(stage.port, DOMAIN, file);
      expect([file, answer.status, answer.headers['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await ask(stage.port, `www.${DOMAIN}`, '/x?y=1')).headers.location).toBe(
      `http://${DOMAIN}:${stage.port}/x?y=1`,
    );
    expect((await ask(stage.port, DOMAIN, '/admin')).status).toBe(302);
    expect((await ask(stage.port, DOMAIN, '/not-there')).status).toBe(404);
    const unknown = await ask(stage.port, 'somebody-else.it');
    expect([unknown.status, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(unknown.body.toString()).toContain('cerca l’attività per nome');
  });

  it('the free address shows the same site in a browser, in the layout that was chosen', async () => {
    const guest = await newVisitor(browser);
    await guest.page.goto(`http://trattoria-sette-gufi.localhost:${stage.port}/`);
    await guest.page.getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
    expect(
      await guest.page
        .locator('body, html')
        .first()
        .evaluate(() => document.documentElement.outerHTML),
    ).toMatch(/bottega/i);
    await guest.expectAccessible('the published site');
    expect(await guest.page.context().cookies()).toEqual([]);
    await guest.leave();
  });

  it('four mails came, once each, in Italian, as HTML and as text', async () => {
    const mails = stage.mail.messages().filter((mail) => mail.to.includes(NIVES.mail));
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual([
      `Il tuo ordine per ${GUFI}: riprendi quando vuoi`,
      expect.stringMatching(/^La fattura \d+\/\d{4} per Trattoria Sette Gufi$/),
      expect.stringMatching(/^Pagamento ricevuto: 111,00\s€ per Trattoria Sette Gufi$/),
      `${GUFI} è in linea`,
    ]);
    for (const mail of mails) {
      expect(mail.lang).toBe('it');
      expect(mail.html).toMatch(/<html[^>]* lang="it"/);
      expect(mail.text).toContain('Ricevi questa e-mail perché');
      expect(mail.messageId).not.toBe('');
    }
    await nives.leave();
  });
});
