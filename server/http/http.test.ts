import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../modules/ordering/schemas.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { cartInput, freeName, GUFI, newShopper, nives, type Shopper } from '../../tests/support/shopper.ts';
import en from '../../app/i18n/messages/en/errors.ts';
import { createHttpApp } from './app.ts';
import { CALLS } from './calls.ts';
import { contexts } from '../composition.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

interface Refused {
  error: { code: string; message: string; fields?: Record<string, string>; request_id: string };
}
const ORIGIN = 'http://localhost';
const start = '/buy_yr/api/order/subscription';
const check = (id: string, call = '') => `/buy_yr/api/order/check/${id}${call}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  product.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const cookieOf = (shopper: Shopper) => ({ cookie: `vetrina_order=${shopper.secret}` });
const refusal = async (answer: Response) => ((await answer.json()) as Refused).error;
const opening = () => ({ facebook_page_id: GUFI, billing_info: nives(), locale: 'it' });

describe('a call that cannot be carried out', () => {
  it('is 413 when it is too large, whatever it says of its length', async () => {
    const large = JSON.stringify({ ...opening(), filler: 'x'.repeat(70_000) });
    expect((await post(start, large)).status).toBe(413);
    expect((await post(start, large, { 'content-length': String(large.length) })).status).toBe(413);
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(16_384)));
      },
    });
    const request = new Request(`${ORIGIN}${start}`, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    const answer = await product.app.request(request);
    expect(answer.status).toBe(413);
    expect(await refusal(answer)).toMatchObject({ code: 'http.too-large' });
  });

  it('is 400 when it is not JSON or has the wrong shape, and names the field', async () => {
    for (const body of ['', '{', 'null', '[]', '"x"']) {
      const answer = await post(start, body);
      expect(answer.status).toBe(400);
      expect((await refusal(answer)).code).toBe('http.bad-input');
    }
    const wrong = await post(start, { ...opening(), facebook_page_id: '../x', locale: 'de', billing_info: { zip: 5 } });
    expect(wrong.status).toBe(400);
    expect(Object.keys((await refusal(wrong)).fields ?? {}).toSorted()).toEqual([
      'billing_info.zip',
      'facebook_page_id',
      'locale',
    ]);
  });

  it('is 422 with a fault for each billing field', async () => {
    const answer = await post(start, { ...opening(), billing_info: { ...nives(), ssn: 'X', mail: 'no' } });
    expect(answer.status).toBe(422);
    expect(await refusal(answer)).toMatchObject({
      code: 'ordering.billing-invalid',
      fields: { ssn: 'ssn', mail: 'mail' },
    });
  });

  it('is 404 as JSON when there is no such call, and when the id cannot be one', async () => {
    for (const path of ['/buy_yr/api/nothing', '/buy_ba/api/domain', check('ord_none')]) {
      const shopper = newShopper(product);
      const answer = await product.app.request(path, { headers: cookieOf(shopper) });
      expect([path, answer.status]).toEqual([path, 404]);
      expect((await refusal(answer)).code).toMatch(/not-found$/);
    }
    // NUL is no part of any address: a bad request before anybody asks what it names.
    expect((await post(check('ord_%00', '/mail-link'), {})).status).toBe(400);
  });

  it('tells its request id and nothing of our inside', async () => {
    await product.rows('alter table order_sessions rename to order_sessions_away');
    const shopper = newShopper(product);
    const answer = await product.app.request(check('ord_x'), { headers: cookieOf(shopper) });
    await product.rows('alter table order_sessions_away rename to order_sessions');
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(JSON.parse(body)).toEqual({
      error: { code: 'http.unexpected', message: en.http.unexpected, request_id: answer.headers.get('x-request-id') },
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(body).not.toMatch(/select|order_sessions|\.ts|stack/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a request from another site', () => {
  const calls = [
    start,
    ...[
      '/update',
      '/cart',
      '/domain_info',
      '/checkout',
      '/sync',
      '/domain/replace',
      '/domain/refund',
      '/domain/lock',
      '/domain/mail',
      '/domain/leave',
      '/mail-link',
      '/payment-link',
    ].map((call) => check('ord_x', call)),
    '/buy_yr/api/page/search',
    '/buy_yr/api/page/preview',
    '/buy_yr/api/page/preview/prv_x/share',
    '/buy_yr/api/page/preview/prv_x/mail',
    '/buy_yr/api/page/preview-link/lnk_x/revoke',
    '/buy_yr/api/staff/sign-in',
    '/buy_yr/api/staff/welcome',
    '/buy_ba/api/domain/transferable',
    '/api/vetrina/payment/ord_x',
    '/',
  ];
  it.each(calls)('is refused: POST %s', async (path) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await post(path, {}, headers);
      expect(answer.status).toBe(403);
      expect(await refusal(answer)).toMatchObject({ code: 'http.foreign-origin' });
    }
  });

  it('is taken from our own pages and from programs without a browser', async () => {
    expect((await post(start, opening(), { origin: product.config.publicUrl })).status).toBe(201);
    expect((await post(start, opening())).status).toBe(201);
  });
});

describe('the order cookie', () => {
  it('is unreadable for scripts, stays on our site, and secure where we are', async () => {
    const local = (await post(start, opening())).headers.get('set-cookie') ?? '';
    expect(local).toMatch(/^vetrina_order=[\w-]{43};/);
    expect(local).toMatch(/HttpOnly/);
    expect(local).toMatch(/SameSite=Lax/);
    expect(local).toMatch(/Path=\//);
    expect(local).not.toMatch(/Secure/);
    const { config, clock, pool, jobs, ports } = product;
    const abroad = { ...config, publicUrl: 'https://vetrina.example' };
    const log = product.system().log;
    const app = createHttpApp(contexts({ config: abroad, clock, pool, log, root: '.' }, ports, jobs));
    const answer = await app.request(start, { method: 'POST', body: JSON.stringify(opening()) });
    expect(answer.status).toBe(201);
    const set = answer.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^__Host-vetrina_order=[\w-]{43};/);
    expect(set).toMatch(/; Secure/);
    expect(set).toMatch(/Path=\/(?:;|$)/);
    expect(set).not.toMatch(/Domain/i);
    // The name without the prefix, which a sub-domain could plant, opens nothing there.
    const { _id: id } = (await answer.json()) as { _id: string };
    const value = /=([\w-]{43})/.exec(set)?.[1] ?? '';
    const read = (name: string) => app.request(check(id), { headers: { cookie: `${name}=${value}` } });
    expect((await read('__Host-vetrina_order')).status).toBe(200);
    expect((await read('vetrina_order')).status).toBe(404);
  });

  it('that is not one of ours is as good as none', async () => {
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    for (const cookie of ['', 'short', `${shopper.secret}x`, '%00'.repeat(20)]) {
      const answer = await product.app.request(check(id), { headers: { cookie: `vetrina_order=${cookie}` } });
      expect(answer.status).toBe(404);
    }
    expect((await product.app.request(check(id), { headers: cookieOf(shopper) })).status).toBe(200);
  });
});

it('nobody keeps a copy of an order: every call says no-store', async () => {
  const shopper = newShopper(product);
  const { _id: id } = await shopper.start();
  const answers = [
    await product.app.request(check(id), { headers: cookieOf(shopper) }),
    await product.app.request(check(id, '/progress'), { headers: cookieOf(shopper) }),
    await product.app.request('/buy_yr/api/prices'),
    await product.app.request('/buy_ba/api/domain/suggest?q=gufi&ext=.it&lang=it'),
    await post('/buy_ba/api/domain/transferable', { domain: 'occupato-x.it', authcode: 'Sesamo-1' }),
    await post(start, opening()),
  ];
  expect(answers.map((answer) => [answer.status < 300, answer.headers.get('cache-control')])).toEqual(
    answers.map(() => [true, 'no-store']),
  );
});

describe('a caller in a hurry', () => {
  it('is asked to wait, and may go on a minute later', async () => {
    const ask = () => post(check('ord_x', '/mail-link'), {});
    product.later(10 * 60_000);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refusal(refused)).toMatchObject({ code: 'http.rate-limited' });
    product.later(60_000);
    expect((await ask()).status).toBe(200);
  });

  it('cannot tell by the link sent again whether an order exists [X5]', async () => {
    product.later(60 * 60_000);
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    const [real, none] = [await post(check(id, '/mail-link'), {}), await post(check('ord_none', '/mail-link'), {})];
    expect([real.status, await real.text()]).toEqual([none.status, await none.text()]);
    await product.drain();
    expect(shopper.mails()).toHaveLength(2);
  });
});

describe('a failing domain search', () => {
  it('is an empty list that says it failed; none found says so too [C1]', async () => {
    const ask = (q: string) => product.app.request(`/buy_ba/api/domain/suggest?q=${q}&ext=.it&lang=it`);
    const failed = await ask('errore500-gufi');
    expect([failed.status, failed.headers.get('x-search'), await failed.json()]).toEqual([200, 'failed', []]);
    const none = await ask('');
    expect([none.status, none.headers.get('x-search'), await none.json()]).toEqual([200, 'ok', []]);
  });

  it('says beside the list that the very name typed is somebody’s, and of a free one nothing [C1] [W5]', async () => {
    const ask = (q: string) => product.app.request(`/buy_ba/api/domain/suggest?q=${q}&ext=.it&lang=it`);
    expect((await ask('occupato-gufi.it')).headers.get('x-taken')).toBe('occupato-gufi.it');
    expect((await ask('libero-gufi.it')).headers.get('x-taken')).toBeNull();
  });
});

describe('the description of the calls', () => {
  interface Operation {
    operationId: string;
    parameters: { name: string; in: string }[];
    requestBody?: { content: Record<string, { schema?: object }> };
    responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>;
  }
  interface Description {
    openapi: string;
    info: { title: string; version: string };
    paths: Record<string, Record<string, Operation>>;
  }
  const read = async () => (await (await product.app.request('/openapi.json')).json()) as Description;
  const ajv = new Ajv2020({ strict: false, formats: { email: true, uri: true } });

  it('is OpenAPI 3.1: every operation has its id, parameters and answers with schemas that compile', async () => {
    const { openapi, info, paths } = await read();
    expect(openapi).toBe('3.1.0');
    expect(info).toMatchObject({ title: 'Vetrina', version: expect.any(String) });
    const operations = Object.entries(paths).flatMap(([path, calls]) =>
      Object.values(calls).map((call) => ({ path, call })),
    );
    expect(new Set(operations.map(({ call }) => call.operationId)).size).toBe(operations.length);
    for (const { path, call } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
      expect(call.parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(inPath);
      expect(Object.keys(call.responses)).toContain('default');
      const bodies = [call.requestBody?.content, ...Object.values(call.responses).map((each) => each.content)];
      for (const content of bodies.filter((each) => each !== undefined)) {
        // A file has no schema, only its type.
        const [[type, { schema }] = ['', {}]] = Object.entries(content);
        if (type.includes('json') || schema !== undefined)
          expect(() => ajv.compile(schema ?? expect.fail())).not.toThrow();
        else
          expect([type, schema]).toEqual([
            expect.stringMatching(/^(?:text\/(?:html|csv)|(?:application|image)\/(?:\w+|octet-stream|\*))$/),
            undefined,
          ]);
      }
    }
  });

  it('is the call itself: what is answered is described, but for one that is no call', () => {
    const toRoute = ({ method, path }: { method: string; path: string }) =>
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const described = new Set(CALLS.map(toRoute));
    const answered = product.app.routes.map(({ method, path }) => `${method} ${path}`);
    expect([...described].filter((route) => !answered.includes(route))).toEqual([]);
    const calls = new Set(answered.filter((route) => /^(?:GET|POST) \/buy_/.test(route)));
    // They lead a browser to the social network's own pages and back.
    expect([...calls].filter((route) => !described.has(route))).toEqual([
      'GET /buy_yr/api/manager/social',
      'GET /buy_yr/api/manager/connect',
    ]);
  });

  it('describes what the order page asks after the purchase, as it is answered [K4] [P12]', async () => {
    const { paths } = await read();
    const shopper = newShopper(product);
    await shopper.buy();
    const own = cookieOf(shopper);
    const manage = (verb = '') => check(shopper.id(), `/manage${verb}`);
    const answers: [string, 'get' | 'post', Response][] = [
      ['', 'get', await product.app.request(manage(), { headers: own })],
      ['/upgrade/quote', 'post', await post(manage('/upgrade/quote'), {}, own)],
      ['/cancel', 'post', await post(manage('/cancel'), {}, own)],
      ['/keep', 'post', await post(manage('/keep'), {}, own)],
      ['/card', 'post', await post(manage('/card'), {}, own)],
      ['/free-exit', 'post', await post(manage('/free-exit'), {}, own)],
    ];
    for (const [verb, method, answer] of answers) {
      const responses = paths[check('{id}', `/manage${verb}`)]?.[method]?.responses ?? {};
      const { schema } =
        (responses[String(answer.status)] ?? responses['default'])?.content?.['application/json'] ?? {};
      const valid = ajv.compile(schema ?? expect.fail(`${verb} is not described`));
      expect([verb, valid(await answer.json()), valid.errors]).toEqual([verb, true, null]);
    }
  });

  it('accepts what is really answered, in success and in refusal [C1] [C2] [C3] [C4] [C5] [C9]', async () => {
    const { paths } = await read();
    const shopper = newShopper(product);
    await shopper.start();
    const id = shopper.id();
    const own = cookieOf(shopper);
    const domains = [freeName()];
    const answers: [string, 'get' | 'post', Response][] = [
      [start, 'post', await post(start, opening())],
      [check('{id}'), 'get', await product.app.request(check(id), { headers: own })],
      [
        check('{id}', '/update'),
        'post',
        await post(check(id, '/update'), { order: { billing_info: shopper.billing } }, own),
      ],
      [check('{id}', '/cart'), 'post', await post(check(id, '/cart'), cartInput({ domains }), own)],
      [check('{id}', '/domain_info'), 'post', await post(check(id, '/domain_info'), { domain_info: nives() }, own)],
      [
        check('{id}', '/checkout'),
        'post',
        await post(check(id, '/checkout'), { terms_accepted: true, terms_version: TERMS_VERSION }, own),
      ],
      [check('{id}', '/progress'), 'get', await product.app.request(check(id, '/progress'), { headers: own })],
      ['/buy_yr/api/prices', 'get', await product.app.request('/buy_yr/api/prices')],
      ['/buy_ba/api/domain/suggest', 'get', await product.app.request('/buy_ba/api/domain/suggest?q=libero-gufi')],
      ['/buy_yr/api/page/search', 'post', await post('/buy_yr/api/page/search', { q: 'gufi' })],
      ['/buy_yr/api/page/preview', 'post', await post('/buy_yr/api/page/preview', { id: GUFI, locale: 'it' })],
      [check('{id}', '/cart'), 'post', await post(check(id, '/cart'), { ...cartInput({}), stripe: { cart: [] } }, own)],
      [check('{id}', '/domain/refund'), 'post', await post(check(id, '/domain/refund'), {}, own)],
    ];
    for (const [path, method, answer] of answers) {
      const responses = paths[path]?.[method]?.responses ?? {};
      const named = responses[String(answer.status)];
      if (answer.ok) expect([path, named !== undefined]).toEqual([path, true]);
      const valid = ajv.compile(
        (named ?? responses['default'])?.content?.['application/json']?.schema ?? expect.fail(),
      );
      valid(await answer.json());
      expect([path, answer.status, valid.errors ?? []]).toEqual([path, answer.status, []]);
    }
    expect(answers.map(([, , answer]) => answer.status)).toEqual([
      201,
      200,
      200,
      200,
      200,
      200,
      200,
      200,
      200,
      200,
      expect.any(Number),
      422,
      409,
    ]);
  });
});
