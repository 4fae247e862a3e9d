import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Frame, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.ts';
import { buyer, keys, paymentsAt, startSandbox } from './stripe-fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let sandbox: StripeSandbox;
let browser: Browser;
let shop: Server;
let shopUrl: string;
let secret = '';

/** A shop on another origin, as the product is: it frames the form with the sandbox's own script. */
const shopPage = (scheme: string) => `<!doctype html><html lang="it" style="color-scheme:${scheme}"><title>Shop</title>
  <div id="here"></div><script src="${sandbox.url}/stripe.js"></script><script>
  window.completed = 0;
  Stripe('${keys.publishableKey}').createEmbeddedCheckoutPage({
    fetchClientSecret: async () => '${secret}', onComplete: () => { window.completed += 1; },
  }).then((page) => { window.page = page; page.mount('#here'); });
  </script></html>`;

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pathname === '/paid' ? 'paid' : shopPage(searchParams.get('scheme') ?? 'light'));
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: browserPath() ?? '', args: BROWSER_FLAGS });
});
afterAll(async () => {
  await browser.close();
  shop.close();
  await sandbox.close();
});

let order = 0;
async function openShop(locale: string, size = { width: 1100, height: 900 }, scheme = 'light') {
  order += 1;
  const payments = paymentsAt(sandbox.url);
  const { id } = await payments.createCustomer(buyer, `cust:${order}`);
  const session = await payments.createCheckoutSession(
    {
      customerId: id,
      lines: [{ priceId: 'price_VetrinaProYear' }],
      returnUrl: `${shopUrl}/paid?session_id={CHECKOUT_SESSION_ID}`,
      locale,
      orderId: `ord_${order}`,
      metadata: {},
    },
    `session:${order}`,
  );
  secret = session.clientSecret ?? '';
  const page = await browser.newPage({ viewport: size });
  await page.goto(`${shopUrl}/?scheme=${scheme}`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error('the form has no frame');
  await frame.waitForSelector('#pay');
  return { session, page, frame };
}

async function fill(frame: Frame, number: string) {
  await frame.fill('#number', number);
  await frame.fill('#expiry', '1239');
  await frame.fill('#cvc', '123');
  await frame.fill('#name', 'Giulia Bianchi');
}
async function violations(frame: Frame | Page): Promise<string[]> {
  await frame.evaluate(axe);
  return frame.evaluate('axe.run().then((result) => result.violations.map((each) => each.id))');
}

describe('the card form, in a browser', () => {
  it('declines with a reason, takes another card, pays once and tells the shop once', async () => {
    const { page, frame } = await openShop('it');
    await fill(frame, '4000 0000 0000 9995');
    await frame.click('#pay');
    await frame.waitForSelector('#alert:not([hidden])');
    expect(await frame.textContent('#alert')).toContain('fondi sufficienti');
    await fill(frame, '4242424242424242');
    expect(await frame.inputValue('#expiry')).toBe('12 / 39');
    const charges = sandbox.state.charges.size;
    await frame.dblclick('#pay');
    await frame.waitForSelector('#done:not([hidden])');
    expect(await page.evaluate('window.completed')).toBe(1);
    expect(sandbox.state.charges.size - charges).toBe(1);
    expect(page.url()).toBe(`${shopUrl}/?scheme=light`);
    await page.close();
  });

  it('goes to the return address with the session filled in when the session says always', async () => {
    const { session, page, frame } = await openShop('es');
    const stored = sandbox.state.sessions.get(session.id);
    if (stored !== undefined) stored.redirect_on_completion = 'always';
    await fill(frame, '4242424242424242');
    await frame.click('#pay');
    await page.waitForURL(`${shopUrl}/paid?session_id=${session.id}`);
    await page.close();
  });

  it('asks the bank, and a refusal there can be mended', async () => {
    const { page, frame } = await openShop('en', { width: 390, height: 844 });
    await fill(frame, '4000002500003155');
    await frame.click('#pay');
    await frame.click('[data-bank="fail"]');
    await frame.waitForSelector('#alert:not([hidden])');
    await frame.click('#pay');
    await frame.click('[data-bank="complete"]');
    await page.waitForFunction('window.completed === 1');
    await page.close();
  });

  it('takes a bank debit, which the bank settles later', async () => {
    const { session, page, frame } = await openShop('it');
    await frame.check('input[value="sepa_debit"]');
    expect(await frame.isVisible('#number')).toBe(false);
    await frame.fill('#iban', 'AT61 1904 3002 3457 3201');
    await frame.fill('#name', 'Giulia Bianchi');
    await frame.click('#pay');
    await frame.waitForSelector('#done:not([hidden])');
    expect(await frame.textContent('#done h1')).toContain('Addebito avviato');
    const stored = sandbox.state.sessions.get(session.id);
    expect(stored).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    sandbox.clock.moveTo(sandbox.clock.now() + 60_000);
    expect(stored?.payment_status).toBe('paid');
    await page.close();
  });

  it('says that a session has expired', async () => {
    const { session, page, frame } = await openShop('fr');
    await paymentsAt(sandbox.url).expireCheckoutSession(session.id);
    await fill(frame, '4242424242424242');
    await frame.click('#pay');
    await frame.waitForSelector('#expired:not([hidden])');
    expect(await frame.textContent('#expired')).toContain('expiré');
    await page.close();
  });

  it.each([
    [1100, 'light', 'es'],
    [390, 'dark', 'el'],
  ])('is accessible and fits its frame at %i px, %s', async (width, scheme, locale) => {
    const { page, frame } = await openShop(locale, { width, height: 844 }, scheme);
    expect(await frame.getAttribute('html', 'data-scheme')).toBe(scheme);
    expect(await frame.getAttribute('html', 'lang')).toBe(locale);
    expect(await violations(frame)).toEqual([]);
    await frame.click('#pay');
    await frame.waitForSelector('#number-error:not([hidden])');
    expect(await violations(frame)).toEqual([]);
    await fill(frame, '4000002760003184');
    await frame.click('#pay');
    await frame.waitForSelector('#bank:not([hidden])');
    expect(await violations(frame)).toEqual([]);
    expect(await frame.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await page.getAttribute('iframe', 'title')).toBe(await frame.title());
    await page.evaluate('window.page.destroy()');
    expect(await page.$('iframe')).toBeNull();
    await page.close();
  });

  it('the control page is accessible', async () => {
    const page = await browser.newPage();
    await page.goto(sandbox.url);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});
