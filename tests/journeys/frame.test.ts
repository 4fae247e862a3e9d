import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../site-kit/names.ts';
import { expectBeyondAxe } from './support/beyond-axe.ts';
import { eventually } from './support/eventually.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Browser } from './support/visitor.ts';

const SCREENS = [
  '/',
  '/developed',
  '/vetrina',
  '/landing/vetrina/grecian',
  '/landing/vetrina/italian',
  '/privacy',
  '/terms',
  '/agreement',
  '/cookie',
  '/pages/privacy',
  '/pages/cookies',
];

/** From before the script runs until the page is alive. */
const [PRESSES, PRESS_STEP_MS] = [Number(process.env['PRESSES'] ?? 12), 20];

describe('the frame around every screen', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage({}, { ownServer: true }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it.each(SCREENS)('%s is accessible, in both schemes, and fits 320 px [R1-R5, R7, R8, R13, F6]', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const visitor = await newVisitor(browser, { colorScheme });
      await visitor.page.goto(stage.origin + path);
      await visitor.page.getByRole('button', { name: 'Accetta', exact: true }).waitFor();
      expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await visitor.expectAccessible(`${path} ${colorScheme}`);
      if (colorScheme === 'light') await expectBeyondAxe(visitor.page, path);
      await visitor.page.setViewportSize({ width: 320, height: 700 });
      const [content, window] = await visitor.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content, `${path} at 320 px`).toBeLessThanOrEqual(window ?? 0);
      await visitor.leave();
    }
  });

  it('has logo, Components disabled, Developed, the builder, and the imprint with its policies [F1] [F2]', async () => {
    const { page, leave } = await newVisitor(browser);
    await page.goto(`${stage.origin}/privacy`);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Vetrina, pagina iniziale' }).waitFor();
    expect(await header.getByRole('button', { name: 'Componenti', exact: true }).isDisabled()).toBe(true);
    const footer = page.getByRole('contentinfo');
    expect(await footer.textContent()).toMatch(/Via del Campanile.*P\. IVA/s);
    await footer.getByRole('link', { name: 'Facebook' }).waitFor();
    await footer.getByRole('link', { name: 'Cookie Policy' }).click();
    await page.waitForURL('**/cookie');
    await page.getByRole('banner').getByRole('link', { name: 'Realizzati' }).click();
    await page.waitForURL('**/developed');
    await page.getByRole('banner').getByRole('link', { name: 'Crea il sito' }).click();
    await page.waitForURL('**/vetrina');
    await leave();
  });

  it('the invitation above the footer stays away from the builder, the order and the legal pages [F3]', async () => {
    const { page, leave } = await newVisitor(browser);
    const shown = async (path: string) => {
      await page.goto(stage.origin + path);
      return page.getByText('Il tuo sito è a una ricerca di distanza.').isVisible();
    };
    expect(await shown('/')).toBe(true);
    for (const path of [
      '/developed',
      '/privacy',
      '/terms',
      '/cookie',
      '/vetrina',
      '/api/vetrina/payment/900000000000101',
    ]) {
      expect(await shown(path), path).toBe(false);
    }
    await leave();
  });

  it('the cookie banner: continue hides it until the next load, accept for good [F4] [E8]', async () => {
    const { page, leave } = await newVisitor(browser);
    const banner = page.getByRole('region', { name: 'Informativa sui cookie' });
    await page.goto(`${stage.origin}/vetrina`);
    await banner.getByRole('button', { name: 'Continua', exact: true }).click();
    await banner.waitFor({ state: 'detached' });
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('yr_site');
    await page.reload();
    await banner.getByRole('button', { name: 'Accetta', exact: true }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await banner.count()).toBe(0);
    expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'yr_site', value: 'true' }));
    await leave();
  });

  it('what the cookie policy does not list cannot be stored unseen: every journey looks when its browser closes [R4]', async () => {
    const { page, leave } = await newVisitor(browser);
    await page.goto(`${stage.origin}/cookie`);
    await page.evaluate(() => sessionStorage.setItem('vetrina.secret', 'x'));
    await expect(leave()).rejects.toThrow('vetrina.secret');
  });

  it('asks nothing of any third party and stores nothing but language, colours and the banner’s answer [F4] [E8]', async () => {
    const { page, leave } = await newVisitor(browser);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost' && !hostname.endsWith('.localhost'))
        foreign.push(request.url());
    });
    await page.goto(`${stage.origin}/vetrina`);
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await page.getByRole('button', { name: 'Cambia tra chiaro e scuro', exact: true }).click();
    expect(foreign).toEqual([]);
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const cookies = (await page.context().cookies()).map((cookie) => cookie.name);
    expect(new Set([...kept, ...cookies])).toEqual(new Set(['yr_site', 'vetrina-theme-mode', 'vetrina-color-scheme']));
    await leave();
  });

  it('mode and colour scheme are kept, and there at once on the next load, readable by day and night [F5] [F6]', async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(`${stage.origin}/vetrina`);
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await page.getByRole('button', { name: 'Cambia tra chiaro e scuro', exact: true }).click();
    await page.getByRole('radio', { name: 'Blu notte' }).check();
    expect(await page.getByRole('radio', { name: 'Scuro' }).isChecked()).toBe(true);
    await visitor.expectAccessible('navy by night');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('html[data-mantine-color-scheme="dark"][data-scheme="navy"]', { state: 'attached' });
    await page.getByRole('radio', { name: 'Chiaro' }).check();
    await visitor.expectAccessible('navy by day');
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      'vetrina-theme-mode': 'light',
      'vetrina-color-scheme': 'navy',
    });
    await visitor.leave();
  });

  it.each(['light', 'dark'] as const)(
    'the eight colours of the palette are on the screens, %s [F6]',
    async (colorScheme) => {
      const { page, leave } = await newVisitor(browser, { colorScheme });
      const token = (name: string) =>
        page.evaluate((variable) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = `var(${variable})`;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }, name);
      const seen = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      const colours: Record<string, string> = {};
      const expectColour = async (role: string, variable: string, selector: string, property: string) => {
        colours[role] = await seen(selector, property);
        expect(colours[role], role).toBe(await token(variable));
      };
      await page.goto(stage.origin);
      const primary = 'main a[href="/developed"]';
      const secondary = 'main a[href$="#contact"]';
      await page.locator(primary).first().waitFor();
      await expectColour('primary purple', '--primary', primary, 'background-color');
      await expectColour('secondary navy', '--navy', secondary, 'color');
      await expectColour('button border', '--control', secondary, 'border-top-color');
      const [ink, paper] = colorScheme === 'light' ? ['dark', 'light'] : ['light', 'dark'];
      await expectColour(ink, '--text', 'body', 'color');
      await expectColour(paper, '--page', 'body', 'background-color');
      await page.goto(`${stage.origin}/vetrina`);
      await expectColour('disabled grey', '--disabled', 'main button:disabled', 'background-color');
      await page.goto(`${stage.origin}/api/vetrina/payment/900000000000101`);
      await expectColour('icon blue', '--icon', '[class*="secure"] > :first-child', 'color');
      await page.goto(`${stage.origin}/operator`);
      await expectColour('power-admin', '--power-admin', '[data-role="operator"]', 'border-top-color');
      expect(new Set(Object.values(colours)).size, JSON.stringify(colours)).toBe(8);
      await leave();
    },
  );

  it('contact opens a drawer with every way to reach the operator, by keyboard too, and has an address [R1]', async () => {
    const { page, leave } = await newVisitor(browser);
    await page.goto(stage.origin);
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await page.getByRole('link', { name: 'Contattami' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Contattami' });
    await drawer.waitFor();
    expect(await drawer.textContent()).toMatch(/Via del Campanile 7.*Bologna/s);
    for (const name of ['+39 051 000 0117', 'ciao@vetrina.example', 'WhatsApp', 'Facebook', 'Instagram', 'LinkedIn'])
      expect(await drawer.getByRole('link', { name }).count(), name).toBe(1);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.goto(`${stage.origin}/developed`);
    await page.getByRole('main').getByRole('link', { name: 'Parliamone' }).click();
    await drawer.waitFor();
    await leave();
  });

  it.each([
    ['grecian', 'el', 'Ο ιστότοπός σας έκλεισε'],
    ['italian', 'it', 'Il sito ce l’hai già'],
  ])(
    'the campaign %s tells its offer in its language to whoever is sent the link [R7] [R8]',
    async (name, lang, words) => {
      const answer = await fetch(`${stage.origin}/landing/vetrina/${name}`, { headers: { 'accept-language': 'en' } });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      for (const tag of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card', 'twitter:image'])
        expect(html, tag).toMatch(new RegExp(`(property|name)="${tag}" content="[^"]+"`));
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
      const { page, leave } = await newVisitor(browser);
      await page.goto(`${stage.origin}/landing/vetrina/${name}`);
      await page.getByRole('heading', { level: 1, name: words }).waitFor();
      await page.locator(`[lang="${lang}"] a[href^="/vetrina?lng="]`).click();
      await page.waitForURL(`**/vetrina?lng=${lang}`);
      await page.waitForSelector(`html[lang="${lang}"]`);
      await leave();
    },
  );

  it('reads well without script: the texts, the offer and the way to reach us are there', async () => {
    const { page, expectComplaints, leave } = await newVisitor(browser, { javaScriptEnabled: false });
    // Scripts that the browser does not fetch.
    expectComplaints(/\.js csp$/);
    await page.goto(`${stage.origin}/terms`);
    expect(await page.getByRole('heading', { name: 'Diritto di recesso' }).isVisible()).toBe(true);
    await page.goto(`${stage.origin}/vetrina`);
    expect(await page.locator('main noscript p').isVisible()).toBe(true);
    await page.goto(`${stage.origin}/#contact`);
    expect(await page.getByRole('link', { name: '+39 051 000 0117' }).isVisible()).toBe(true);
    await leave();
  });

  it('works where storage is forbidden, and hostile parameters change nothing [F5] [L4]', async () => {
    const { page, expectComplaints, leave } = await newVisitor(browser);
    // The router cannot remember where the page was scrolled to, says so, and goes on.
    expectComplaints(/denied/);
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
    });
    await page.goto(`${stage.origin}/vetrina?lng=%3Cscript%3E&layout=../x&utm=%E2%80%AE`);
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await page.getByRole('button', { name: 'Cambia tra chiaro e scuro', exact: true }).click();
    await page.waitForSelector('html[data-mantine-color-scheme="dark"]');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    await page.getByRole('banner').getByRole('combobox').selectOption('fr');
    await page.waitForSelector('html[lang="fr"]');
    await leave();
  });

  it.each(LANGS)('speaks %s from the first byte, whoever asks for it [L7] [I1] [I2]', async (lang) => {
    const byQuery = await fetch(`${stage.origin}/vetrina?lng=${lang}`, {
      headers: { 'accept-language': 'de', cookie: 'i18next=en' },
    });
    const byCookie = await fetch(`${stage.origin}/vetrina`, {
      headers: { 'accept-language': 'de', cookie: `i18next=${lang}` },
    });
    const byBrowser = await fetch(`${stage.origin}/vetrina`, { headers: { 'accept-language': `de, ${lang};q=0.8` } });
    for (const answer of [byQuery, byCookie, byBrowser]) expect(await answer.text()).toContain(`<html lang="${lang}"`);

    const { page, leave } = await newVisitor(browser, { locale: lang });
    await page.goto(`${stage.origin}/vetrina`);
    const selector = page.getByRole('banner').getByRole('combobox');
    expect(await selector.inputValue()).toBe(lang);
    const own = ['Italiano', 'English', 'Español', 'Français', 'Ελληνικά'];
    const options = await selector.locator('option').all();
    const shown = await selector.locator('option').allTextContents();
    expect(await Promise.all(options.map((option) => option.getAttribute('lang')))).toEqual([...LANGS]);
    for (const [index, name] of own.entries()) expect(shown[index]).toContain(name);
    // The specification's names are those of its default language.
    if (lang === 'it')
      expect(shown).toEqual([
        'Italiano',
        'Inglese · English',
        'Spagnolo · Español',
        'Francese · Français',
        'Grecian · Ελληνικά',
      ]);
    expect(await page.locator('body').innerText()).not.toMatch(/\{\{|undefined|\b[a-z]+\.[a-z]+[A-Z]\w+\b/);
    await leave();
  });

  it('a language chosen is kept for the next visit, in storage and for the server [I2]', async () => {
    const { page, leave } = await newVisitor(browser);
    await page.goto(`${stage.origin}/vetrina`);
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await page.getByRole('banner').getByRole('combobox').selectOption('fr');
    await page.waitForSelector('html[lang="fr"]');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr');
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await leave();
  });

  it('a press on a button counts once, in whatever moment of the coming to life of its page it falls [F5]', async () => {
    for (let late = 0; late < PRESSES; late += 1) {
      const { page, leave } = await newVisitor(browser, { colorScheme: 'light' });
      await page.addInitScript((ms) => {
        const press = () => {
          const button = document.querySelector<HTMLElement>('header button[aria-label]');
          if (button) setTimeout(() => button.click(), ms);
          else setTimeout(press);
        };
        press();
      }, late * PRESS_STEP_MS);
      await page.goto(`${stage.origin}/vetrina`);
      await page.waitForFunction(() => window.earlyPress === undefined);
      // As late as the last press, and as long as one that is made again waits.
      await page.waitForTimeout(PRESSES * PRESS_STEP_MS + 150);
      expect(await page.locator('html').getAttribute('data-mantine-color-scheme'), `press ${late}`).toBe('dark');
      await leave();
    }
  });

  it('words that do not come at first are asked for again, five times at most [I3]', async () => {
    const { page, expectComplaints, leave } = await newVisitor(browser);
    expectComplaints(/ERR_FAILED|Failed to fetch/);
    let refused = 0;
    await page.goto(`${stage.origin}/vetrina`);
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await page.route(/\/assets\/common-[^/]+\.js/, async (route) => {
      refused += 1;
      await (refused <= 2 ? route.abort() : route.continue());
    });
    await page.getByRole('banner').getByRole('combobox').selectOption('es');
    await page.waitForSelector('html[lang="es"]');
    expect(refused).toBe(3);
    await leave();
  });

  it('an unknown address is a real 404 with a way on, and the order without an id says so [R14] [R11]', async () => {
    const { page, expectComplaints, leave } = await newVisitor(browser);
    expectComplaints(/404/);
    const answer = await page.goto(`${stage.origin}/nothing/here`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Cerca la tua pagina' }).click();
    await page.waitForURL('**/vetrina');
    await page.goto(`${stage.origin}/api/vetrina/payment`);
    await page.getByText('return no params').waitFor();
    await leave();
  });

  it('when the database is away a page says so with a request id and no inside, and comes back with it [R14]', async () => {
    const { page, expectComplaints, leave } = await newVisitor(browser);
    expectComplaints(/503|ERR_CONNECTION_REFUSED/);
    // Opens the order session: without one the first step is kept, and stands even now.
    await page.goto(`${stage.origin}/api/vetrina/payment/900000000000101`);
    stage.endDatabase();
    await eventually(async () => (await fetch(`${stage.origin}/readyz`)).status).toBe(503);
    const answer = await page.goto(`${stage.origin}/api/vetrina/payment/900000000000101`);
    expect(answer?.status()).toBe(503);
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toMatch(/req_[\w-]{20,}/);
    expect(text).not.toMatch(/ECONN|postgres|select |at .*\.(js|ts)/i);
    await stage.stop();
    await stage.start();
    await page.goto(`${stage.origin}/api/vetrina/payment/900000000000101`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await leave();
  });
});
