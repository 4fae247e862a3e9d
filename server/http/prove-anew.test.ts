/** Money and people’s data ask who somebody is once more: which calls, of whom, and for how long it holds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '../../modules/access/index.server.ts';
import { orderLinkPath } from '../../modules/ordering/index.server.ts';
import { filled, meetEverybody, type Everybody } from '../../tests/support/everybody.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { provedByPage } from '../../tests/support/prove-anew.ts';
import { ROUTES, type RouteRow } from '../../tests/support/route-matrix.ts';
import { newShopper, nives, type Shopper } from '../../tests/support/shopper.ts';
import { OF_SITE } from '../../tests/support/site-routes.ts';
import { CALLS } from './calls.ts';

const MINUTE = 60_000;
const rightOf = new Map<string, string>([
  ...OF_SITE.map(([route, , right]): [string, string] => [route, right]),
  ...ROUTES.flatMap(([route, , , right]): [string, string][] => (right ? [[route, right]] : [])),
]);
const asksAnew = (route: string): boolean => rightOf.get(route) === 'dispose';
const cookieIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .find((each) => each.startsWith('vetrina_order=')) ?? '';

describe('of all calls', () => {
  /** What is told of a call by its name, and the files of a site. */
  const NAMED = /refund|elsewhere|account|erase|block|lift|export|people-file|-mode$/;
  const OURS = /^\/buy_yr\/api\/(?:site\/\{id\}\/|order\/check\/\{id\}\/export)/;
  /** Sums by day that name nobody, and the words of the agreement. */
  const NOBODYS = ['register.csv', 'register.pdf', 'agreement/file'];

  it('those that move money or hand out, erase and block people ask for it, and a new one is not forgotten [P8] [P9] [P10]', () => {
    const guarded = CALLS.filter(({ path }) => OURS.test(path)).filter(
      ({ id, answer, path }) =>
        NAMED.test(id) || ('file' in answer && !NOBODYS.some((nobodys) => path.endsWith(nobodys))),
    );
    const route = ({ method, path }: (typeof CALLS)[number]) =>
      `${method.toUpperCase()} ${path.replace('/site/{id}', '/site/:site').replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const expected = guarded.map(route).toSorted();
    expect([...rightOf.keys()].filter(asksAnew).toSorted()).toEqual(expected);
    expect(expected).toHaveLength(14);
    // Each file leads a browser that follows its link to the screen that asks.
    for (const { id, method, screen } of guarded) expect([id, screen !== undefined]).toEqual([id, method === 'get']);
  });
});

describe('on a site with something of everything', () => {
  let everybody: Everybody;
  beforeAll(async () => {
    everybody = await meetEverybody();
  });
  afterAll(() => everybody?.product.close());

  const rows = [
    ...OF_SITE.map(([route, body]) => [route, body] as const),
    ...ROUTES.filter(([, , , right]) => right === 'dispose'),
  ];
  let calls = 0;
  async function press(
    [route, body]: readonly [string, unknown, ...unknown[]] | RouteRow,
    headers: Record<string, string>,
  ) {
    const [method = '', path = ''] = route.split(' ');
    const values = { ...everybody.names, call: `p${(calls += 1)}` };
    const sent = body === null ? null : (JSON.parse(filled(JSON.stringify(body), values)) as unknown);
    return everybody.call(method, filled(path, everybody.names), sent, headers);
  }

  it('an hour after the purchase each of them is refused to its owner with a sentence, and nothing else is [P8] [P9] [P10]', async () => {
    everybody.product.later(60 * MINUTE);
    for (const row of rows) {
      const answer = await press(row, everybody.headers.holder);
      expect(answer.status === 403, `${row[0]} answers ${answer.status}`).toBe(asksAnew(row[0]));
      if (answer.status !== 403) continue;
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      expect([row[0], error.code]).toEqual([row[0], 'access.prove-again']);
      expect(error.message).toContain('we ask once more who you are');
    }
  });

  it('whoever helps, and whoever holds nothing, is told what they were before: there is no such site [X5]', async () => {
    const { names, headers } = everybody;
    for (const row of rows.filter(([route]) => asksAnew(route)))
      for (const person of ['visitor', 'writer', 'publisher', 'other holder'] as const)
        expect((await press(row, headers[person])).status, `${person}: ${row[0]}`).toBe(404);
    expect(names['site']).toMatch(/^sit_/);
    for (const role of ['writer', 'publisher', 'operator', 'copywriter', 'system'] as const)
      expect(rightsOf(role), role).not.toContain('dispose');
  });

  it('each of them works again once they have proved who they are [P8] [P9] [P10]', async () => {
    const { product, headers, holder } = everybody;
    const secret = /=(.*)$/.exec(headers.holder['cookie'] ?? '')?.[1] ?? '';
    const cookie = `vetrina_order=${await provedByPage(product.as(secret), holder.page)}`;
    for (const row of rows.filter(([route]) => asksAnew(route))) {
      const { status } = await press(row, { cookie });
      expect([401, 403, 404].includes(status) || status >= 500, `${row[0]} answers ${status}`).toBe(false);
    }
  });
});

describe('what proves it', () => {
  let product: TestProduct;
  let owner: Shopper;
  let site = '';
  let pages: string[] = [];
  let callers = 0;
  beforeAll(async () => {
    product = await startTestProduct({
      ports: () => ({
        pageLogin: {
          startUrl: (state, back) => `https://network.example/dialog?${new URLSearchParams({ state, back })}`,
          personToErase: () => null,
          pagesOf: () => Promise.resolve({ pageIds: pages }),
          ownerOf: () => Promise.reject(new Error('nobody asks who it is')),
        },
      }),
    });
    owner = newShopper(product, nives({ mail: 'Nives.Proof@SetteGufi.example' }));
    await owner.buy({ plan: 'pro' });
    const [row] = await product.rows<{ id: string }>('select id from sites where order_id = $1', [owner.id()]);
    site = row?.id ?? expect.fail('nothing was built');
  });
  afterAll(() => product.close());

  function call(method: 'GET' | 'POST', path: string, given: { cookie?: string; body?: object; accept?: string } = {}) {
    callers += 1;
    const { cookie = `vetrina_order=${owner.secret}`, body, accept = 'application/json' } = given;
    const headers = { 'content-type': 'application/json', cookie, accept };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return product.app.request(path, init, { incoming: { socket: { remoteAddress: `198.19.9.${callers % 250}` } } });
  }
  const csv = (given: { cookie?: string; accept?: string } = {}) =>
    call('GET', `/buy_yr/api/site/${site}/shop/orders.csv`, given);
  const status = async (cookie?: string) => (await csv(cookie ? { cookie } : {})).status;
  const back = () => `/manager/sites/${site}/shop`;
  const proof = '/buy_yr/api/manager/proof';
  const ways = async (path = back()) => call('GET', `${proof}?${new URLSearchParams({ back: path })}`);
  const links = () => product.mail.messages().filter(({ text }) => text.includes('/manager/enter'));
  async function mailed(): Promise<{ path: string; key: string; to: string[] }> {
    const [mail] = links();
    const [, path = '', key = ''] = /(\/manager\/enter\S*?)#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    return { path, key, to: mail?.to ?? [] };
  }

  it('the purchase in this browser, for an hour and not a moment longer [P8]', async () => {
    expect(await status()).toBe(200);
    const [bought] = await product.rows<{ at: Date }>('select max(proved_at) at from order_sessions');
    product.later(60 * MINUTE - 1 - (product.clock.now().getTime() - (bought?.at.getTime() ?? 0)));
    expect(await status()).toBe(200);
    product.later(1);
    expect(await status()).toBe(403);
  });

  it('not the lasting link of the order, nor what a session was before [P8] [X5]', async () => {
    const path = orderLinkPath(product.system(), { id: owner.id(), mail: owner.billing.mail });
    const copied = cookieIn(await call('GET', path, { cookie: '' }));
    expect(await status(copied)).toBe(403);
    const carried = cookieIn(await call('GET', path));
    expect(await status(carried)).toBe(403);
    await product.rows('update order_sessions set proved_at = null');
    expect(await status()).toBe(403);
    const [kept] = await product.rows<{ n: number }>(
      'select count(*)::int n from order_sessions where proved_at is not null',
    );
    expect(kept?.n).toBe(0);
  });

  it('a link in the order’s own mail, which leads back; the address is told in part [P8]', async () => {
    expect(await (await ways()).json()).toEqual({ fresh: false, mail: 'n•••@settegufi.example', social: true });
    const asked = await call('POST', proof, { body: { back: back(), lang: 'en' } });
    expect([asked.status, await asked.json()]).toEqual([200, {}]);
    await product.drain();
    const { path, key, to } = await mailed();
    expect(to).toEqual(['nives.proof@settegufi.example']);
    expect(path).toBe(`/manager/enter?${new URLSearchParams({ back: back() })}`);
    const entered = await call('POST', '/buy_yr/api/manager/enter', { body: { key } });
    owner.secret = cookieIn(entered).split('=')[1] ?? '';
    expect(await status()).toBe(200);
    expect(await (await ways()).json()).toMatchObject({ fresh: true });
    // What is carried over keeps its moment: a later sign-in to another order proves nothing of this one.
    product.later(59 * MINUTE);
    const path2 = orderLinkPath(product.system(), { id: owner.id(), mail: owner.billing.mail });
    const carried = cookieIn(await call('GET', path2));
    expect(await status(carried)).toBe(200);
    product.later(MINUTE);
    expect([await status(carried), await status()]).toEqual([403, 403]);
  });

  it('within the limits of every such link: one in a minute, five an hour [P8]', async () => {
    const before = links().length;
    for (let n = 0; n < 7; n++) {
      product.later(2 * MINUTE);
      await call('POST', proof, { body: { back: back() } });
      await call('POST', proof, { body: { back: back() } });
      await product.drain();
    }
    expect(links().length - before).toBe(5);
  });

  it('leads to screens of ours alone, and to a site for its owner alone [P8] [X5]', async () => {
    for (const path of [
      '',
      '/',
      '/manager',
      'https://evil.example/manager/sites/x/shop',
      `//evil.example${back()}`,
      `${back()}/..`,
      `${back()}?next=//evil.example`,
      `/manager/sites/${'x'.repeat(65)}/shop`,
      `/manager/sites/${site}/edit`,
      `/manager/orders/..`,
      `/manager/orders/a\n`,
    ]) {
      // A browser has a budget of its own.
      product.later(MINUTE);
      expect((await ways(path)).status, path).toBe(400);
      expect((await call('POST', proof, { body: { back: path } })).status, path).toBe(400);
    }
    const other = newShopper(product);
    await other.buy();
    const cookie = `vetrina_order=${other.secret}`;
    for (const path of [back(), `/manager/orders/${owner.id()}`]) {
      expect((await call('POST', proof, { cookie, body: { back: path } })).status).toBe(404);
      expect((await call('GET', `${proof}?${new URLSearchParams({ back: path })}`, { cookie })).status).toBe(404);
    }
  });

  it('the login at the social network, where the page of this order is theirs [P8]', async () => {
    const subject = `sites~${site}~shop`;
    async function login() {
      const begun = await call(
        'GET',
        `/buy_yr/api/manager/social?${new URLSearchParams({ purpose: 'prove', subject })}`,
      );
      const { searchParams } = new URL(begun.headers.get('location') ?? '');
      const cookie = `${begun.headers.getSetCookie()[0]?.split(';')[0]}; vetrina_order=${owner.secret}`;
      const given = new URLSearchParams({ code: 'good', state: searchParams.get('state') ?? '' });
      return call('GET', `/manager/social/return?${given}`, { cookie });
    }
    for (const theirs of [[], ['900000000000999']]) {
      pages = theirs;
      const refused = await login();
      expect(refused.headers.get('location')).toBe('/manager?problem=no-order#');
      expect(await status()).toBe(403);
    }
    pages = [owner.page];
    const proved = await login();
    expect(proved.headers.get('location')).toBe(`${back()}#`);
    owner.secret = cookieIn(proved).split('=')[1] ?? '';
    expect(await status()).toBe(200);
    const foreign = await call('GET', `/buy_yr/api/manager/social?purpose=prove&subject=sites~..~evil`);
    expect(foreign.status).toBe(404);
  });

  it('a file that a browser is led to leads it to the screen that asks; a program is told in JSON [P8]', async () => {
    product.later(61 * MINUTE);
    const followed = await csv({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([followed.status, followed.headers.get('location')]).toEqual([303, `${back()}?prove`]);
    const whole = await call('GET', `/buy_yr/api/order/check/${owner.id()}/export`, { accept: 'text/html' });
    expect(whole.headers.get('location')).toBe(`/manager/orders/${owner.id()}?prove`);
    expect(await (await csv()).json()).toMatchObject({ error: { code: 'access.prove-again' } });
  });

  it('an order that was never paid asks for nothing: no money and no visitors are in it [K13]', async () => {
    const draft = newShopper(product);
    await draft.start();
    product.later(61 * MINUTE);
    const cookie = `vetrina_order=${draft.secret}`;
    expect((await call('GET', `/buy_yr/api/order/check/${draft.id()}/export`, { cookie })).status).toBe(200);
  });
});
