/** Signing in for customers: by a key that is mailed, and by the pages a person manages. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderLinkPath } from '../../modules/ordering/index.server.ts';
import { AppError } from '../../platform/errors.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper, nives, type Shopper } from '../../tests/support/shopper.ts';

const MINUTE = 60_000;
const DIALOG = 'https://network.example/dialog';
let product: TestProduct;
/** What the social network says of whoever logs in. */
let managed: () => string[];
let bought: Shopper;
let alsoBought: Shopper;
let others: Shopper;
let callers = 0;

beforeAll(async () => {
  product = await startTestProduct({
    ports: () => ({
      pageLogin: {
        startUrl: (state, back) => `${DIALOG}?${new URLSearchParams({ state, redirect_uri: back }).toString()}`,
        personToErase: (signed) => (signed === 'genuine' ? ['mark'] : null),
        pagesOf: (code) => Promise.resolve().then(() => ({ pageIds: code === 'good' ? managed() : [] })),
        ownerOf: () => Promise.reject(new Error('nobody asks who it is')),
      },
    }),
  });
  bought = newShopper(product, nives({ mail: 'Nives.Owner@SetteGufi.example' }));
  alsoBought = newShopper(product, nives({ mail: 'nives.owner@settegufi.example' }));
  others = newShopper(product);
  for (const shopper of [bought, alsoBought, others]) await shopper.buy();
  await newShopper(product, nives({ mail: 'nives.owner@settegufi.example' })).start();
});
afterAll(() => product.close());
beforeEach(() => {
  managed = () => [bought, alsoBought, others].map(({ page }) => page);
  // The mails of one test are not the recent ones of the next.
  product.later(61 * MINUTE);
});

/** Each call from an address of its own, so that no budget is used up. */
function call(method: 'GET' | 'POST', path: string, body?: object, cookie = '') {
  callers += 1;
  const headers = { 'content-type': 'application/json', cookie };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  return product.app.request(path, init, { incoming: { socket: { remoteAddress: `198.18.9.${callers % 250}` } } });
}
const api = '/buy_yr/api/manager';
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .filter((each) => !each.endsWith('='))
    .join('; ');
const links = () => product.mail.messages().filter(({ text }) => text.includes('/manager/enter#'));
const keyIn = (mail: { text: string } | undefined) => /\/manager\/enter#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
async function ask(mail: string, lang = 'it') {
  const before = links().length;
  const answer = await call('POST', `${api}/link`, { mail, lang });
  await product.drain();
  return { answer, written: links().length - before, key: keyIn(links()[0]) };
}
const enter = (key: string, cookie = '') => call('POST', `${api}/enter`, { key }, cookie);
const opens = async (cookie: string, shopper: Shopper) =>
  (await call('GET', `/buy_yr/api/order/check/${shopper.id()}`, undefined, cookie)).status === 200;

describe('a key that is mailed', () => {
  it('opens every order that was paid under the address, however it is written, and nobody else’s [S3] [X5]', async () => {
    const { key, written } = await ask('  NIVES.owner@settegufi.example ');
    expect(written).toBe(1);
    const cookie = cookieOf(await enter(key));
    expect([await opens(cookie, bought), await opens(cookie, alsoBought), await opens(cookie, others)]).toEqual([
      true,
      true,
      false,
    ]);
    const held = await product.rows(
      'select order_id from order_sessions s join orders o on o.id = s.order_id where s.session_hash = encode(sha256($1), $2) and o.paid_at is null',
      [Buffer.from(cookie.split('=')[1] ?? ''), 'hex'],
    );
    expect(held).toEqual([]);
  });

  it('goes to the order’s own address, in the language that was asked for, with its key behind the number sign', async () => {
    await ask(others.billing.mail, 'el');
    const [mail] = links();
    expect(mail?.to).toEqual([others.billing.mail]);
    expect(mail?.subject).toBe('Ο σύνδεσμος για την είσοδό σας στη Vetrina');
    expect(mail?.text).toContain('30');
  });

  it('works once: a second press, and whoever finds the mail later, are refused with a clear code', async () => {
    const { key } = await ask(others.billing.mail);
    const twice = await Promise.all([enter(key), enter(key)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const again = await enter(key);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await again.json()).toMatchObject({ error: { code: 'ordering.manager-link-invalid' } });
  });

  it('works for thirty minutes and not a moment longer', async () => {
    const { key } = await ask(others.billing.mail);
    product.later(30 * MINUTE);
    expect((await enter(key)).status).toBe(404);
    const fresh = await ask(others.billing.mail);
    product.later(30 * MINUTE - 1);
    expect((await enter(fresh.key)).status).toBe(200);
  });

  it('is stored as a hash, and not spent by programs that only look at the link', async () => {
    const { key } = await ask(others.billing.mail);
    const [kept] = await product.rows<{ hash: string; mail: string }>(
      'select * from manager_keys order by created_at desc limit 1',
    );
    expect(JSON.stringify(kept)).not.toContain(key);
    for (const method of ['GET', 'HEAD']) {
      await product.app.request('/manager/enter', { method });
      expect((await product.app.request(`${api}/enter?key=${key}`, { method })).status).toBe(404);
    }
    expect((await enter(key)).status).toBe(200);
    expect(product.lines.join('\n')).not.toContain(key);
  });

  it('asked for again within a minute is the same mail, and an address gets five in an hour at most', async () => {
    const mail = others.billing.mail;
    const [first, second] = [await ask(mail), await ask(mail)];
    expect([first.written, second.written, second.key]).toEqual([1, 0, first.key]);
    const written: number[] = [];
    for (let n = 0; n < 6; n++) {
      product.later(2 * MINUTE);
      written.push((await ask(mail)).written);
    }
    expect(written).toEqual([1, 1, 1, 1, 0, 0]);
    product.later(60 * MINUTE);
    expect((await ask(mail)).written).toBe(1);
  });

  it('is forgotten a day later', async () => {
    await ask(others.billing.mail);
    product.later(25 * 60 * MINUTE);
    const { purgeAll } = await import('../retention/purge-all.ts');
    expect((await purgeAll(product.system()))['managerKeys']).toBeGreaterThan(0);
    expect(await product.rows('select id from manager_keys')).toEqual([]);
  });
});

describe('asking for a key', () => {
  it('is answered alike for a customer’s address, a stranger’s, and one whose order was never paid [X5]', async () => {
    const unpaid = newShopper(product);
    await unpaid.start();
    const answers: string[] = [];
    let written = 0;
    for (const mail of [others.billing.mail, 'stranger@example.org', unpaid.billing.mail]) {
      const asked = await ask(mail);
      const { status, headers } = asked.answer;
      const shown = [...headers].filter(([name]) => name !== 'x-request-id');
      answers.push(JSON.stringify([status, shown, await asked.answer.text()]));
      written += asked.written;
    }
    expect(new Set(answers).size).toBe(1);
    expect(written).toBe(1);
  });

  it('does the same work for both: whose address it is, is looked up behind the answer', async () => {
    for (const mail of [others.billing.mail, 'nobody@example.org']) {
      const keys = () => product.rows('select id from manager_keys');
      const waiting = () =>
        product.rows("select id from pgboss.job where name like 'ordering.%' and state = 'created'");
      const [keysBefore, waitingBefore] = [await keys(), await waiting()];
      await call('POST', `${api}/link`, { mail });
      expect((await keys()).length).toBe(keysBefore.length);
      expect((await waiting()).length).toBe(waitingBefore.length + 1);
    }
    await product.drain();
  });

  it('is refused for what is no address, and after a few calls from one place', async () => {
    for (const mail of ['', 'nives', 'a@b\r\nbcc: x@y', `${'x'.repeat(260)}@y.example`])
      expect((await call('POST', `${api}/link`, { mail })).status).toBe(400);
    const from = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"mail":"a@b.example"}' };
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await product.app.request(`${api}/link`, init, from)).status);
    expect(statuses).toContain(429);
    const foreign = { ...init, headers: { ...init.headers, origin: 'https://evil.example' } };
    expect((await product.app.request(`${api}/link`, foreign)).status).toBe(403);
  });
});

describe('the session of whoever signs in', () => {
  it('keeps what the browser held and gets another secret: the old one opens nothing any more', async () => {
    const draft = newShopper(product);
    await draft.start();
    const old = `vetrina_order=${draft.secret}`;
    const { key } = await ask(others.billing.mail);
    const fresh = cookieOf(await enter(key, old));
    expect(fresh).not.toBe(old);
    expect([await opens(fresh, draft), await opens(fresh, others), await opens(old, draft)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('loses nothing when the link of a mail is pressed twice at once, and the old secret gains nothing', async () => {
    const draft = newShopper(product);
    await draft.start();
    const old = `vetrina_order=${draft.secret}`;
    const link = orderLinkPath(product.system(), { id: others.id(), mail: others.billing.mail });
    const twice = await Promise.all([call('GET', link, undefined, old), call('GET', link, undefined, old)]);
    for (const cookie of twice.map(cookieOf))
      expect([cookie === old, await opens(cookie, draft), await opens(cookie, others)]).toEqual([false, true, true]);
    expect(await opens(old, others)).toBe(false);
  });

  it('ends on the server too when they sign out, and the cookie goes', async () => {
    const { key } = await ask(others.billing.mail);
    const cookie = cookieOf(await enter(key));
    const left = await call('POST', `${api}/sign-out`, {}, cookie);
    expect(left.headers.getSetCookie()[0]).toMatch(/^vetrina_order=; Max-Age=0; Path=\//);
    expect(await opens(cookie, others)).toBe(false);
  });
});

describe('the login by the social network', () => {
  /** Presses the button, and comes back as the network leads back. */
  async function login(
    back: Record<string, string>,
    { site = '', state, cookie = '' }: { site?: string; state?: string; cookie?: string } = {},
  ) {
    const begun = await call('GET', `${api}/social?site=${site}`);
    const dialog = new URL(begun.headers.get('location') ?? '');
    const given = new URLSearchParams({ ...back, state: state ?? dialog.searchParams.get('state') ?? '' });
    const answer = await call(
      'GET',
      `/manager/social/return?${given.toString()}`,
      undefined,
      `${cookieOf(begun)}; ${cookie}`,
    );
    return { begun, dialog, answer, to: answer.headers.get('location') };
  }

  it('opens the orders of the pages that the person manages, and no others [S3] [X5]', async () => {
    const { dialog, begun, answer, to } = await login({ code: 'good' }, { site: 'sit_x' });
    expect(dialog.origin + dialog.pathname).toBe(DIALOG);
    expect(dialog.searchParams.get('redirect_uri')).toBe(`${product.config.publicUrl}/manager/social/return`);
    expect(begun.headers.getSetCookie()[0]).toMatch(
      /^vetrina_login=[\w-]{43}\.sit_x; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(to).toBe('/manager?site=sit_x#');
    const cookie = cookieOf(answer);
    expect([await opens(cookie, bought), await opens(cookie, others)]).toEqual([true, true]);
    managed = () => ['900000000000999'];
    const stranger = await login({ code: 'good' });
    expect(stranger.to).toBe('/manager?problem=no-order#');
    expect(cookieOf(stranger.answer)).toBe('');
  });

  it('is told by mail to whoever bought, once a day, and not to a browser that held the order [X5]', async () => {
    const told = () => others.mails().filter(({ subject }) => subject.startsWith('Accesso con Facebook')).length;
    await product.drain();
    product.later(24 * 60 * MINUTE);
    const before = told();
    const { answer } = await login({ code: 'good' });
    await login({ code: 'good' });
    await product.drain();
    expect(told()).toBe(before + 1);
    product.later(24 * 60 * MINUTE);
    await login({ code: 'good' }, { cookie: cookieOf(answer) });
    await product.drain();
    expect(told()).toBe(before + 1);
  });

  it.each([
    ['a refusal', { error: 'access_denied', error_reason: 'user_denied' }, 'denied'],
    ['an error of the network’s', { error: 'server_error' }, 'unavailable'],
    ['nothing at all', {}, 'unavailable'],
    ['a person without pages', { code: 'other' }, 'no-order'],
  ])('tells %s in words', async (_what, back, problem) => {
    expect((await login(back)).to).toBe(`/manager?problem=${problem}#`);
  });

  it.each([
    ['ordering.social-ended', 400, 'ended'],
    ['ordering.social-unavailable', 503, 'unavailable'],
  ])('tells %s in words', async (code, status, problem) => {
    managed = () => {
      throw new AppError(code, { status });
    };
    expect((await login({ code: 'good' })).to).toBe(`/manager?problem=${problem}#`);
  });

  it('ends only in the browser that began it, once, and leads nowhere else', async () => {
    const own = await login({ code: 'good' }, { state: 'x'.repeat(43) });
    expect(own.to).toBe('/manager?problem=strange#');
    expect(cookieOf(own.answer)).toBe('');
    const { begun, dialog, answer } = await login({ code: 'good' });
    const state = dialog.searchParams.get('state') ?? '';
    const elsewhere = await call('GET', `/manager/social/return?code=good&state=${state}`);
    expect(elsewhere.headers.get('location')).toBe('/manager?problem=strange#');
    expect(answer.headers.getSetCookie().some((each) => each.startsWith('vetrina_login=; Max-Age=0'))).toBe(true);
    expect(cookieOf(begun)).toContain('vetrina_login');
    const hostile = await call('GET', `${api}/social?site=${encodeURIComponent('//evil.example/;x')}`);
    expect(hostile.headers.getSetCookie()[0]).toMatch(/^vetrina_login=[\w-]{43}\.; /);
  });

  it('confirms to the network that somebody who removed the app is forgotten, and to nobody else', async () => {
    const remove = (signed: string) =>
      product.app.request('/webhooks/social-removals', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ signed_request: signed }).toString(),
      });
    const answer = await remove('genuine');
    const said = (await answer.json()) as { url: string; confirmation_code: string };
    expect(said.url).toBe(`${product.config.publicUrl}/privacy`);
    expect(said.confirmation_code).toMatch(/^del_[\w-]{22}$/);
    expect((await remove('forged')).status).toBe(400);
    const [kept] = await product.rows('select action from audit_log where subject = $1', [said.confirmation_code]);
    expect(kept).toEqual({ action: 'ordering.social-removal' });
  });

  it('keeps nothing of the network: no code, no token, no person', async () => {
    await login({ code: 'good' });
    expect(product.lines.join('\n')).not.toContain('code=good');
    expect(await product.rows('select id from user_accounts')).toEqual([]);
  });
});
