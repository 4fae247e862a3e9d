/** The login by which a page is proved, over HTTP: it ends in the browser that began it, for the page it was begun for. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markOf } from '../../platform/seal.ts';
import { codeOf } from '../../tests/support/page-login.ts';
import { newPageOwner } from '../../tests/support/page-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';

let product: TestProduct;
let callers = 0;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** Each call comes from an address of its own, so that no budget is used up. */
function get(path: string, cookie = '') {
  callers += 1;
  const given = { headers: { cookie } };
  return product.app.request(path, given, { incoming: { socket: { remoteAddress: `198.18.7.${callers}` } } });
}
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .filter((each) => !each.endsWith('='))
    .join('; ');
const begin = async (page: string, layout = '') => {
  const begun = await get(
    `/buy_yr/api/manager/social?${new URLSearchParams({ purpose: 'free', subject: `${page}~${layout}` })}`,
  );
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { state, cookie: cookiesOf(begun) };
};
const comeBack = (given: Record<string, string>, cookie: string) =>
  get(`/manager/social/return?${new URLSearchParams(given)}`, cookie);

it('leads whoever proves the page to its free site, with a cookie that opens it and nothing of it in the address [P7] [X5]', async () => {
  const { page, person } = await newPageOwner(product);
  const { state, cookie } = await begin(page, 'bottega');
  const back = await comeBack({ state, code: codeOf(person, page) }, cookie);
  expect(back.status).toBe(303);
  const [, site = ''] =
    /^\/manager\/free\/(sit_[\w-]{22})\?done=online#$/.exec(back.headers.get('location') ?? '') ?? [];
  const call = `/buy_yr/api/free-site/${site}`;
  expect((await get(call, cookiesOf(back))).status).toBe(200);
  expect((await get(call)).status).toBe(404);
  expect((await get(call, 'vetrina_order=' + 'x'.repeat(43))).status).toBe(404);
});

it.each([
  ['who cancelled', () => ({ error: 'access_denied' }), 'denied'],
  ['whom the network sent back with neither', () => ({}), 'unavailable'],
  ['whose code is too old', () => ({ code: 'old' }), 'ended'],
  ['while the network is away', () => ({ code: codeOf('away', 'x') }), 'unavailable'],
  ['who administers another page', () => ({ code: codeOf('somebody', 'another') }), 'not-yours'],
])('tells %s so where it was begun, and puts nothing online [P7]', async (_who, given, problem) => {
  const { page } = await newPageOwner(product);
  const { state, cookie } = await begin(page, 'bottega');
  const back = await comeBack({ state, ...given() }, cookie);
  expect(back.headers.get('location')).toBe(`/vetrina/free/${page}?layout=bottega&problem=${problem}#`);
  expect(await product.rows('select 1 from sites where page_id = $1', [page])).toEqual([]);
});

it('ends in no other browser, and proves no other page than the one it was begun for [P7] [X5]', async () => {
  const [own, foreign] = [await newPageOwner(product), await newPageOwner(product)];
  const { state, cookie } = await begin(own.page);
  const code = codeOf(own.person, own.page);
  expect((await comeBack({ state, code }, '')).headers.get('location')).toBe('/manager?problem=strange#');
  const swapped = cookie.replace(own.page, foreign.page);
  expect((await comeBack({ state, code }, swapped)).headers.get('location')).toContain('problem=not-yours');
  expect(await product.rows('select 1 from sites where page_id = $1', [foreign.page])).toEqual([]);
});

it.each(['purpose=nobodys', 'purpose=free', 'purpose=free&subject=a%20b~', 'purpose=free&subject=page~NOT'])(
  'is begun for nothing that no room knows: %s [P7]',
  async (query) => {
    const answer = await get(`/buy_yr/api/manager/social?${query}`);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
  },
);

it('takes offline what nobody is left to look after, when the network says that they have removed the app [P7] [X5]', async () => {
  const person = markOf(product.config.dataKeys, '4242');
  const owner = await newPageOwner(product, { person });
  const { siteId } = await owner.putOnline();
  const status = async () => (await product.rows('select status from sites where id = $1', [siteId]))[0];
  const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: '4242' })).toString('base64url');
  const remove = (secret: string) => {
    const signature = createHmac('sha256', secret).update(payload).digest('base64url');
    const body = new URLSearchParams({ signed_request: `${signature}.${payload}` });
    return product.app.request('/webhooks/social-removals', { method: 'POST', body });
  };
  expect((await remove('another secret')).status).toBe(400);
  expect(await status()).toEqual({ status: 'live' });
  expect((await remove(product.config.social.appSecret)).status).toBe(200);
  expect(await status()).toEqual({ status: 'closed' });
  expect((await get(`/buy_yr/api/free-site/${siteId}`, `vetrina_order=${owner.secret()}`)).status).toBe(404);
});
