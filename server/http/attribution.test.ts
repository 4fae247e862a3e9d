/** Whose sale an order is: through the calls that an agent, a visitor and the wizard make, without a cookie that says it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, setDisabled, setPassword, signIn } from '../../modules/identity/index.server.ts';
import { TERMS_VERSION, type AgentOrders, type Order } from '../../modules/ordering/schemas.ts';
import type { OrderLine, Page } from '../../modules/reports/operator/schemas.ts';
import type { WholeOrder } from '../../modules/reports/order/schemas.ts';
import { purgePreviews } from '../../modules/previews/index.server.ts';
import type { PreviewLinkMade } from '../../modules/previews/schemas.ts';
import { followLink } from '../../tests/support/preview-link.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another, cartInput, newPage, nives } from '../../tests/support/shopper.ts';
import { pay } from '../../tests/contracts/stripe-fixtures.ts';

const DAY = 24 * 3600 * 1000;
const PASSWORD = 'dodici lettere e più';
let product: TestProduct;
const people = {} as Record<'ada' | 'bea' | 'operator', { id: string; email: string; token: string }>;
type Who = 'visitor' | keyof typeof people;

beforeAll(async () => {
  product = await startTestProduct();
  for (const name of ['ada', 'bea', 'operator'] as const) {
    const email = `${name}@vetrina.example`;
    const role = name === 'operator' ? 'operator' : 'agent';
    const { id } = await addStaff(product.system(), { email, name, role });
    await setPassword(product.system(), { userId: id, password: PASSWORD });
    people[name] = { id, email, token: '' };
  }
});
afterAll(() => product.close());

/** Days pass, and with them every sign-in. */
async function signedIn(who: keyof typeof people): Promise<string> {
  const { token } = await signIn(product.as(null), { email: people[who].email, password: PASSWORD, address: null });
  return token;
}
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the caller reads of the answer
async function call<T>(who: Who, path: string, body?: unknown, cookie = '') {
  const answer = await product.app.request(`/buy_yr/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who === 'visitor' ? {} : { authorization: `Bearer ${await signedIn(who)}` }),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as T & { error?: { code: string } };
  return { status: answer.status, json, code: json.error?.code ?? null, cookies: answer.headers.getSetCookie() };
}
const valueOf = async (url: string): Promise<string> => (await followLink(product, url)).value;
/** A page of its own with a preview. */
async function preview(page = newPage()): Promise<{ page: string; id: string }> {
  const { json } = await call<{ _id: string }>('visitor', '/page/preview', { id: page, locale: 'it' });
  await product.drain();
  return { page, id: json._id };
}
async function share(who: Who, previewId: string): Promise<{ id: string; value: string }> {
  const { json } = await call<PreviewLinkMade>(who, `/page/preview/${previewId}/share`, { layout: 'tavola' });
  return { id: json._id, value: await valueOf(json.url) };
}
const opening = (page: string, value?: string) => ({
  facebook_page_id: page,
  billing_info: nives(),
  locale: 'it',
  ...(value === undefined ? {} : { preview_link: value }),
});
/** Somebody nobody knows opens an order for this page with this link in the address of the wizard. */
const start = (page: string, value?: string, who: Who = 'visitor') =>
  call<Order>(who, '/order/subscription', opening(page, value));
async function sales(who: Who, page: string) {
  const { json } = await call<AgentOrders>(who, `/agent/orders?page=${page}`);
  return json.data.map(({ _id, by }) => ({ _id, by }));
}
async function saleOf(orderId: string): Promise<{ agent: string; by: string } | null> {
  const [sale] = await product.rows<{ agent: string; by: string }>(
    'select u.name as agent, a.by from order_attributions a join users u on u.id = a.agent_id where order_id = $1',
    [orderId],
  );
  return sale ?? null;
}
const NOBODY = null;

describe('an order that a customer opens by an agent’s link', () => {
  it('is that agent’s sale, for the agent and in the console, and no cookie says so [A3] [A6]', async () => {
    const { page, id } = await preview();
    const { value } = await share('ada', id);
    const opened = await start(page, value);
    expect(opened.status).toBe(201);
    expect(opened.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['vetrina_order']);
    expect(opened.json).not.toHaveProperty('agent_id');
    expect(await sales('ada', page)).toEqual([{ _id: opened.json._id, by: 'link' }]);
    expect(await sales('bea', page)).toEqual([]);
    const console = await call<WholeOrder>('operator', `/admin/orders/${opened.json._id}`);
    expect(console.json).toMatchObject({ agent: 'ada', agent_by: 'link' });
    const listed = await call<Page<OrderLine>>('operator', '/admin/orders');
    expect(listed.json.data.find((order) => order.id === opened.json._id)?.agent).toBe('ada');
  });

  it('says that it is paid, in the agent’s list on whatever device, as soon as it is [A2] [A3]', async () => {
    const { page, id } = await preview();
    const opened = await start(page, (await share('ada', id)).value);
    const [cookie = ''] = opened.cookies[0]?.split(';') ?? [];
    const check = (what: string) => `/order/check/${opened.json._id}${what}`;
    const states = async () =>
      (await call<AgentOrders>('ada', `/agent/orders?page=${page}`)).json.data.map(({ status, total }) => [
        status,
        total,
      ]);
    await call('visitor', check('/cart'), cartInput({}), cookie);
    const terms = { terms_accepted: true, terms_version: TERMS_VERSION };
    const form = await call<{ session_id: string; client_secret: string }>(
      'visitor',
      check('/checkout'),
      terms,
      cookie,
    );
    expect(await states()).toEqual([['awaiting_payment', 9900]]);
    await pay(product.stripe, { id: form.json.session_id, clientSecret: form.json.client_secret });
    await product.webhooksArrived();
    await product.drain();
    expect(await states()).toEqual([['live', 9900]]);
  });

  it('of two agents with a link to the same page is the sale of the one whose link was followed [A3]', async () => {
    const { page, id } = await preview();
    const [ada, bea] = [await share('ada', id), await share('bea', id)];
    const [first, second] = [await start(page, bea.value), await start(page, ada.value)];
    expect(await sales('bea', page)).toEqual([{ _id: first.json._id, by: 'link' }]);
    expect(await sales('ada', page)).toEqual([{ _id: second.json._id, by: 'link' }]);
  });

  it('is seen in the list and opened by nobody but its customer: agents find nothing, the maker of the link too [X5]', async () => {
    const { page, id } = await preview();
    const { json } = await start(page, (await share('ada', id)).value);
    for (const who of ['ada', 'bea', 'operator', 'visitor'] as const)
      for (const path of ['', '/progress', '/update', '/cart', '/payment-link']) {
        const body = path === '' || path === '/progress' ? undefined : opening(page);
        const { status } = await call(who, `/order/check/${json._id}${path}`, body);
        expect([who, path, status >= 400 && status < 500]).toEqual([who, path, true]);
      }
    expect((await call('ada', `/order/check/${json._id}`)).status).toBe(404);
    // Where the agent prepares an order of their own for the page, the customer's is not in the way.
    const own = await start(page, undefined, 'ada');
    expect(own.json._id).not.toBe(json._id);
    const mine = await call<AgentOrders>('ada', `/agent/orders?page=${page}&by=opened`);
    expect(mine.json.data.map((order) => order._id)).toEqual([own.json._id]);
    expect(await sales('ada', page)).toHaveLength(2);
  });

  it('stays that agent’s whatever becomes of link, agent and preview afterwards [A6]', async () => {
    const { page, id } = await preview();
    const link = await share('ada', id);
    const { json, cookies } = await start(page, link.value);
    const cookie = cookies.join('; ');
    await call('ada', `/page/preview-link/${link.id}/revoke`, {});
    // The same customer comes back by another agent's link: the order is open, and whose it is was decided.
    const other = await share('bea', id);
    const again = await call<Order>('visitor', '/order/subscription', opening(page, other.value), cookie);
    expect(again.json._id).toBe(json._id);
    await call('visitor', `/order/check/${json._id}/update`, { order: { billing_info: nives() } }, cookie);
    product.later(61 * DAY);
    await purgePreviews(product.system());
    expect(await product.rows('select 1 from preview_links where id = $1', [link.id])).toEqual([]);
    await setDisabled(product.system(), { userId: people.ada.id, disabled: true });
    expect(await saleOf(json._id)).toEqual({ agent: 'ada', by: 'link' });
    await setDisabled(product.system(), { userId: people.ada.id, disabled: false });
    expect(await sales('bea', page)).toEqual([]);
  });

  it('is nobody’s when it was opened before the link was followed [A6]', async () => {
    const { page, id } = await preview();
    const { json, cookies } = await start(page);
    const { value } = await share('ada', id);
    const again = await call<Order>('visitor', '/order/subscription', opening(page, value), cookies.join('; '));
    expect(again.json._id).toBe(json._id);
    expect(await saleOf(json._id)).toEqual(NOBODY);
  });
});

describe('a link that says nothing', () => {
  it('once it is revoked [L4]', async () => {
    const { page, id } = await preview();
    const link = await share('ada', id);
    await call('ada', `/page/preview-link/${link.id}/revoke`, {});
    const { json, status } = await start(page, link.value);
    expect([status, await saleOf(json._id)]).toEqual([201, NOBODY]);
  });

  it('thirty days after it was made, and not a day before [L4]', async () => {
    const { page, id } = await preview();
    const { value } = await share('ada', id);
    product.later(30 * DAY - 60_000);
    expect(await saleOf((await start(page, value)).json._id)).toEqual({ agent: 'ada', by: 'link' });
    product.later(2 * 60_000);
    expect(await saleOf((await start(page, value)).json._id)).toEqual(NOBODY);
  });

  it('for an order of another page [L4]', async () => {
    const { id } = await preview();
    const { value } = await share('ada', id);
    const elsewhere = await preview();
    expect(await saleOf((await start(elsewhere.page, value)).json._id)).toEqual(NOBODY);
  });

  it('when it is changed, invented or nonsense; the order is opened all the same [L4]', async () => {
    const { page, id } = await preview();
    const { value } = await share('ada', id);
    const [body = '', seal = ''] = value.split('.');
    const object = JSON.parse(Buffer.from(body, 'base64url').toString()) as { id: string };
    const forged = Buffer.from(JSON.stringify({ ...object, name: 'x' })).toString('base64url');
    for (const wrong of [`${forged}.${seal}`, `${body}.${'A'.repeat(43)}`, body, object.id, '', '.', 'ù\u{1f4a9}']) {
      const { json, status } = await start(page, wrong);
      expect([wrong, status, await saleOf(json._id)]).toEqual([wrong, 201, NOBODY]);
    }
    expect((await start(page, 'x'.repeat(2001))).code).toBe('http.bad-input');
  });

  it('where an agent opens the order: it is the sale of who opens it, whose link that may be [A6]', async () => {
    const { page, id } = await preview();
    const { json } = await start(page, (await share('ada', id)).value, 'bea');
    expect(await saleOf(json._id)).toEqual({ agent: 'bea', by: 'opened' });
  });
});

describe('a preview that a visitor has sent to themselves', () => {
  const mailed = async (previewId: string, value?: string): Promise<string> => {
    const mail = `${another('curiosa')}@settegufi.example`;
    product.later(10 * 60_000);
    const body = { mail, consent: true, ...(value ? { preview_link: value } : {}) };
    await call('visitor', `/page/preview/${previewId}/mail`, body);
    await product.drain();
    const message = product.mail.messages().find((each) => each.to.includes(mail));
    return valueOf(/http:\/\/\S+\/v\/\S+/.exec(message?.text ?? '')?.[0] ?? '');
  };

  it('after coming by an agent’s link leads to that agent’s sale, as long as the agent’s link does [L6]', async () => {
    const { page, id } = await preview();
    const link = await share('ada', id);
    const twice = await mailed(id, await mailed(id, link.value));
    expect(twice).not.toBe(link.value);
    expect(await saleOf((await start(page, twice)).json._id)).toEqual({ agent: 'ada', by: 'link' });
    product.later(30 * DAY - 60_000);
    expect(await saleOf((await start(page, twice)).json._id)).toEqual(NOBODY);
  });

  it('without one leads to nobody’s, and a revoked one stays revoked [L6]', async () => {
    const { page, id } = await preview();
    expect(await saleOf((await start(page, await mailed(id))).json._id)).toEqual(NOBODY);
    const link = await share('ada', id);
    const value = await mailed(id, link.value);
    await call('ada', `/page/preview-link/${link.id}/revoke`, {});
    expect(await saleOf((await start(page, value)).json._id)).toEqual(NOBODY);
  });
});

it('a link made on the last day of a preview keeps it, and opens for its own two weeks [L4]', async () => {
  const { page, id } = await preview();
  product.later(30 * DAY - 60_000);
  const { value } = await share('ada', id);
  product.later(13 * DAY);
  await purgePreviews(product.system());
  expect((await call('visitor', '/page/preview-link/open', { value })).status).toBe(200);
  expect(await saleOf((await start(page, value)).json._id)).toEqual({ agent: 'ada', by: 'link' });
});

it('agents keep the orders that they opened before the rule, and a customer’s stays nobody’s [A6]', async () => {
  const { page } = await preview();
  const [own, theirs] = [await start(page, undefined, 'bea'), await start(page)];
  await product.rows('drop table order_attributions');
  await product.rows('alter table preview_links drop column came_by');
  await product.rows('alter table orders add column agent_id text');
  await product.rows('create index orders_agent on orders (agent_id)');
  await product.rows('update orders set agent_id = $1 where id = $2', [people.bea.id, own.json._id]);
  const folder = join(import.meta.dirname, '../../migrations');
  const file = readdirSync(folder).find((name) => name.endsWith('_order_attributions.sql')) ?? expect.fail('none');
  await product.rows(`begin; ${readFileSync(join(folder, file), 'utf8')}; commit`);
  expect(await sales('bea', page)).toEqual([{ _id: own.json._id, by: 'opened' }]);
  expect(await saleOf(theirs.json._id)).toEqual(NOBODY);
  expect(await product.rows('select agent_id, rule_version from order_attributions')).toEqual([
    { agent_id: people.bea.id, rule_version: 0 },
  ]);
});
