/**
 * Who may make which call: every route of the router against everybody who can knock. A route without a row fails, and
 * so does a row without a route.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, setDisabled, setPassword, signIn } from '../../modules/identity/index.server.ts';
import type { Role } from '../../modules/identity/schemas.ts';
import { newOrderSession, proveOrder, proveSite } from '../../modules/access/index.server.ts';
import { addDevice, openBox } from '../../modules/mailboxes/index.server.ts';
import { openOrderLink, orderLinkPath, updateOrder } from '../../modules/ordering/index.server.ts';
import { openTask } from '../../modules/tasks/index.server.ts';
import type { SiteAccess } from '../../modules/access/index.server.ts';
import { joinNews } from '../../modules/newsletter/join.ts';
import { setStatus as setNewsStatus } from '../../modules/newsletter/settings.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { timesForOwner } from '../../modules/booking/list-times.ts';
import { takeBooking } from '../../modules/booking/place-booking.ts';
import { addSession } from '../../modules/booking/save-session.ts';
import { shopOfSite } from '../../modules/shop/index.server.ts';
import { placeOrder } from '../../modules/shop/place-order.ts';
import { saveDelivery } from '../../modules/shop/save-delivery.ts';
import { saveProduct } from '../../modules/shop/save-product.ts';
import { setStatus } from '../../modules/shop/set-status.ts';
import { agreed } from '../../tests/support/agreed.ts';
import { IN_TOWN, ROSES, termsShown } from '../../tests/support/shop-site.ts';
import { LARGEST_PLAN } from '../../modules/plans/schemas.ts';
import { requestText } from '../../modules/copywriting/request-text.ts';
import { MAIL_HOST_AWAY } from '../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import {
  admin,
  AGENTS_ORDER,
  page,
  PEOPLE,
  ROUTES,
  type Person,
  type RouteRow,
} from '../../tests/support/route-matrix.ts';
import { newPageOwner } from '../../tests/support/page-owner.ts';
import { newHelper } from '../../tests/support/helper.ts';
import {
  another,
  freeName,
  GUFI,
  newShopper,
  nives,
  PRICES,
  registered,
  type Shopper,
} from '../../tests/support/shopper.ts';
import { inTransaction } from '../../platform/transaction.ts';

/** Search, previews, checks, orders, card forms, mails, signing in. */
const LIMITED =
  /^POST .*(?:search|page\/preview|subscription|checkout|sync|domain\/replace|domain\/refund|sign-in|welcome|helper\/enter|mail-password|mail-forward|forwards|password\/link|helpers|support|withdrawal|-link|transferable)$|suggest$/;
const PASSWORD = 'dodici lettere e più';
let product: TestProduct;
let holder: Shopper;
const headers = {} as Record<Person, Record<string, string>>;
const names = {} as Record<string, string>;
let agentsOrder = '';

async function staff(role: Role) {
  const email = `${another(role)}@vetrina.example`;
  const { id } = await addStaff(product.system(), { email, name: 'Ada', role });
  await setPassword(product.system(), { userId: id, password: PASSWORD });
  const { token } = await signIn(product.as(null), { email, password: PASSWORD, address: null });
  return { id, authorization: `Bearer ${token}` };
}
let callers = 0;
/** Each call comes from an address of its own, so that no budget is ever used up. */
function call(method: string, path: string, body: unknown, given: Record<string, string>) {
  callers += 1;
  const remoteAddress = `198.18.${callers >> 8}.${callers & 255}`;
  const init = { method, headers: { 'content-type': 'application/json', ...given } };
  return product.app.request(path, body === null ? init : { ...init, body: JSON.stringify(body) }, {
    incoming: { socket: { remoteAddress } },
  });
}

beforeAll(async () => {
  product = await startTestProduct({
    env: {
      ADMIN_API_USERNAME: 'server',
      ADMIN_API_PASSWORD: 'una parola lunga per il server',
      ...MAIL_HOST_AWAY,
    },
  });
  holder = newShopper(product);
  const domain = freeName();
  // With all that a plan holds.
  await holder.buy({ plan: LARGEST_PLAN, domains: [domain] });
  await registered(product, domain);
  const own = await proveOrder(holder.ctx(), 'own', holder.id());
  const box = await openBox(holder.ctx(), { by: own, domain, name: 'info' });
  const { deviceId } = await addDevice(holder.ctx(), { by: own, id: box, kind: 'phone', name: 'Telefono' });
  const other = newShopper(product);
  await other.start();
  const [agent, otherAgent, operator, disabled] = [
    await staff('agent'),
    await staff('agent'),
    await staff('operator'),
    await staff('agent'),
  ];
  await setDisabled(product.system(), { userId: disabled.id, disabled: true });
  const one = async (text: string) => (await product.rows<{ id: string }>(text))[0]?.id ?? expect.fail(text);
  const site = { owner: product.as(holder.secret), site: await one('select id from sites limit 1') };
  const [writer, publisher] = [
    await newHelper(product, { ...site, role: 'writer' }),
    await newHelper(product, { ...site, role: 'publisher' }),
  ];
  await newHelper(product, { ...site, role: 'writer', mail: 'taken-away@settegufi.example' });
  const pageOwner = await newPageOwner(product);
  const free = await pageOwner.putOnline();
  const bearer = ({ authorization }: { authorization: string }) => ({ authorization });
  Object.assign(headers, {
    visitor: {},
    holder: { cookie: `vetrina_order=${holder.secret}` },
    writer: { cookie: `vetrina_order=${writer.secret}` },
    publisher: { cookie: `vetrina_order=${publisher.secret}` },
    'page owner': { cookie: `vetrina_order=${pageOwner.secret()}` },
    'other holder': { cookie: `vetrina_order=${other.secret}` },
    agent: bearer(agent),
    'other agent': bearer(otherAgent),
    operator: bearer(operator),
    server: { authorization: `Basic ${Buffer.from('server:una parola lunga per il server').toString('base64')}` },
    'disabled agent': bearer(disabled),
  } satisfies Record<Person, Record<string, string>>);

  const started = await call('POST', '/buy_yr/api/page/preview', { id: GUFI }, {});
  const { _id: preview } = (await started.json()) as { _id: string };
  await product.drain();
  const shared = await call('POST', `${page}/preview/${preview}/share`, {}, headers.agent);
  await product.rows(
    `insert into failed_jobs (id, name, payload, reason, tries, failed_at)
     values (gen_random_uuid(), 'sites.publish', jsonb_build_object('siteId', (select id from sites limit 1)), 'x', 1, now())`,
  );
  const task = { key: 'test:1', kind: 'sites.held', subject: holder.id(), detail: 'x' } as const;
  await inTransaction(product.system(), (ctx) => openTask(ctx, task));
  const asked = { place: 'story', about: 'La storia', points: 'Tre generazioni', tone: 'Semplice' } as const;
  const manage = await proveSite(holder.ctx(), 'manage', await one('select id from sites limit 1'));
  await requestText(holder.ctx(), { by: manage, key: 'a'.repeat(26), ...asked });
  const by = await proveSite(holder.ctx(), 'draft', manage.siteId);
  Object.assign(names, {
    id: holder.id(),
    booking: await bookedOne(by),
    date: await plannedOne(by),
    ...(await orderedOne(by)),
    subscriber: await askedOne(manage.siteId),
    text: await one('select id from text_requests limit 1'),
    domain,
    box,
    device: deviceId,
    preview,
    page: GUFI,
    link: ((await shared.json()) as { _id: string })._id,
    colleague: disabled.id,
    invoice: await one('select id from invoices limit 1'),
    site: await one('select id from sites limit 1'),
    version: await one('select current_version_id as id from sites limit 1'),
    helper: await one("select id from site_helpers where mail like 'taken-away%'"),
    mail: await one('select id from mails where sent_at is not null limit 1'),
    event: await one('select id from inbox_events limit 1'),
    job: await one('select id from failed_jobs limit 1'),
    session: await one('select id from checkout_sessions limit 1'),
    task: 'test:1',
    free: free.siteId,
  });
  const opened = await call(
    'POST',
    '/buy_yr/api/order/subscription',
    { facebook_page_id: GUFI, billing_info: nives() },
    headers.agent,
  );
  agentsOrder = ((await opened.json()) as { _id: string })._id;
});
afterAll(() => product.close());

/** Entered by the owner at the first time that is free. */
async function bookedOne(by: SiteAccess<'draft'>): Promise<string> {
  const service = (await bookingsOfSite(holder.ctx(), { by })).services[0]?.id ?? '';
  const { days } = await timesForOwner(holder.ctx(), { by, service, party: 2 });
  const at = days.flatMap(({ times }) => times)[0]?.at ?? '';
  const guest = { name: 'Anna', phone: '', mail: '', note: '' };
  return (await takeBooking(holder.ctx(), { by, key: 'd'.repeat(26), service, party: 2, at, ...guest })).id;
}

/** A date with places, a week ahead. */
async function plannedOne(by: SiteAccess<'draft'>): Promise<string> {
  const at = `${new Date(product.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)}T18:30`;
  const given = { title: 'Yoga', at, minutes: 60, places: 9, price: null, weeks: 1 };
  await addSession(holder.ctx(), { by, ...given });
  const [row] = await product.rows<{ id: string }>('select id from booking_sessions limit 1');
  return row?.id ?? '';
}

/** By a buyer, in a shop that is open. */
async function orderedOne(by: SiteAccess<'draft'>): Promise<Record<'product' | 'variant' | 'order' | 'way', string>> {
  await agreed(holder.ctx(), by.siteId);
  await saveProduct(holder.ctx(), { by, ...ROSES });
  const publisher = await proveSite(holder.ctx(), 'publish', by.siteId);
  await setStatus(holder.ctx(), { by: publisher, status: 'open' });
  await saveDelivery(holder.ctx(), { by: publisher, ...IN_TOWN });
  const { products, deliveries } = await shopOfSite(holder.ctx(), { by });
  const variant = products.find(({ name }) => name === ROSES.name)?.variants[0]?.id ?? '';
  const buyer = { name: 'Anna', phone: '', mail: 'anna@example.it', note: '', key: 'e'.repeat(26) };
  const lines = [{ variant, quantity: 1 }];
  const order = {
    siteId: by.siteId,
    lines,
    total: 2500,
    mode: 'reserve',
    isAdult: false,
    buyer,
    delivery: null,
    lang: 'it',
  } as const;
  const terms = await termsShown(product.as(null), by.siteId, lines);
  const { id } = await placeOrder(product.as(null), { ...order, terms });
  return {
    product: products.find(({ name }) => name !== ROSES.name)?.id ?? '',
    variant,
    order: id,
    way: deliveries[0]?.id ?? '',
  };
}

/** Somebody who left an address on the site. */
async function askedOne(siteId: string): Promise<string> {
  await setNewsStatus(holder.ctx(), { by: await proveSite(holder.ctx(), 'publish', siteId), status: 'open' });
  const shown = { text: '', page: '/', network: '' };
  await joinNews(product.as(null), { siteId, mail: 'anna@example.it', lang: 'it', shown });
  const [row] = await product.rows<{ id: string }>('select id from news_subscribers where site_id = $1', [siteId]);
  return row?.id ?? '';
}

const filled = (text: string, given: Record<string, string>) =>
  text.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (whole, name: string) => given[name] ?? whole);

async function walk(rows: RouteRow[], given: Record<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [route, body, cells] of rows) {
    const [method = '', path = ''] = route.split(' ');
    for (const person of PEOPLE) {
      // No two people try to sign in under one name.
      const values = { ...given, call: String(callers) };
      const sent = body === null ? null : (JSON.parse(filled(JSON.stringify(body), values)) as unknown);
      const answer = await call(method, filled(path, given), sent, headers[person]);
      const { status } = answer;
      const expected = cells[person];
      const right = expected === 'in' ? ![401, 403, 404].includes(status) && status < 500 : status === expected;
      if (!right) wrong.push(`${person}: ${route} answers ${status}, expected ${expected}`);
    }
  }
  return wrong;
}

describe('every call of the router', () => {
  it('has its row, and every row is a call', () => {
    const routes = product.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    const known = (route: string) => route.replaceAll(/:(?:preview|link|colleague|page|site|free)\b(?!-)/g, ':id');
    expect([...new Set(routes)].toSorted()).toEqual(ROUTES.map(([route]) => known(route)).toSorted());
  });

  it('is reached through the same few doors that recognise people and origins', () => {
    const all = product.app.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path);
    expect([...new Set(all)].toSorted()).toEqual(
      ['/*', '/:room{buy_yr|buy_ba}/api/*', '/buy_ba/api/*', '/buy_yr/api/*', `${admin}/*`].toSorted(),
    );
  });
});

describe('on an order that an agent opened', () => {
  it('each cell of the matrix holds: the agent prepares, nobody else sees it, and only its customer could pay [X5] [A6]', async () => {
    expect(await walk(AGENTS_ORDER, { ...names, id: agentsOrder })).toEqual([]);
  });
});

describe('on a customer’s order and everywhere else', () => {
  it('each cell of the matrix holds [X5] [C10] [C11]', async () => {
    expect(await walk(ROUTES, names)).toEqual([]);
  });
});

/** NUL, half a character, no character, a mark of direction: as an address and as a body carry them. */
const ODD = ['\0', '\ud800', '\ufffe', '\u202e'];
const ODD_BYTES = ['%00', 'a%00b', '%ED%A0%80', '%FF', '%EF%BF%BE', '%0a', '%2e%2e%2f'];
const QUERIES = ['q', 'ext', 'lang', 'before', 'after', 'page', 'state', 'k', 'to', 'site', 'code', 'error', 'domain'];
/** The body with `odd` in one of its texts at a time, and once as a name. */
function oddBodies(body: unknown, odd: string): unknown[] {
  if (typeof body === 'string') return [odd, `${body}${odd}`];
  if (typeof body !== 'object' || body === null) return [];
  const entries = Object.entries(body);
  const each = entries.flatMap(([key, value]) => oddBodies(value, odd).map((bent) => ({ ...body, [key]: bent })));
  return Array.isArray(body) ? each.map((bent) => Object.values(bent)) : [...each, { ...body, [`x${odd}`]: odd }];
}

describe('NUL, half characters and bytes that are no text', () => {
  it('are a bad request and never our fault, in every call’s path, query, body, headers and cookies [X5]', async () => {
    const wrong: string[] = [];
    let calls = 0;
    const expected = (what: string, route: string, status: number, strict: boolean) => {
      calls += 1;
      if (status >= 500 || (strict && status !== 400)) wrong.push(`${route} with ${what} answers ${status}`);
    };
    for (const [route, body, cells] of ROUTES.filter(([path]) => !path.endsWith('sign-out'))) {
      const [method = '', path = ''] = route.split(' ');
      const known = PEOPLE.find((person) => cells[person] === 'in') ?? 'visitor';
      const sent = body === null ? null : (JSON.parse(filled(JSON.stringify(body), names)) as unknown);
      const ask = (to: string, given: unknown, more: Record<string, string> = {}) =>
        call(method, to, given, { ...headers[known], ...more });
      for (const odd of ODD_BYTES) {
        for (const [param] of path.matchAll(/:\w+(?:\{[^}]*\})?/g)) {
          const answer = await ask(filled(path.replace(param, odd), names), sent);
          expected(`${param} ${odd}`, route, answer.status, odd.includes('%00'));
        }
        const query = QUERIES.map((name) => `${name}=${odd}`).join('&');
        expected(
          `query ${odd}`,
          route,
          (await ask(`${filled(path, names)}?${query}`, sent)).status,
          odd.includes('%00'),
        );
        const cookies = { cookie: `vetrina_order=${odd}; vetrina_login=${odd}.${odd}; i18next=${odd}` };
        const more = { ...cookies, 'accept-language': odd, authorization: `Bearer ${odd}`, 'stripe-signature': odd };
        expected(`headers ${odd}`, route, (await ask(filled(path, names), sent, more)).status, false);
      }
      for (const odd of ODD) {
        for (const bent of oddBodies(sent, odd)) {
          const { status } = await ask(filled(path, names), bent);
          expected(JSON.stringify(bent), route, status, false);
        }
      }
    }
    expect(wrong.join('\n')).toBe('');
    expect(calls).toBeGreaterThan(1500);
    for (const screen of ['/manager/orders/%00', '/api/vetrina/payment/a%00b/complete', '/?page=%00', '/%FF']) {
      expect([screen, (await call('GET', screen, null, {})).status]).toEqual([screen, 400]);
    }
  });
});

describe('an order’s id', () => {
  it('guessed a thousand times opens nothing, and answers no differently than one that exists [X5]', async () => {
    const answers = new Map<string, number>();
    const own = { cookie: `vetrina_order=${newOrderSession()}` };
    const ask = async (id: string) => {
      const answer = await call('GET', `/buy_yr/api/order/check/${id}`, null, own);
      const { error } = (await answer.json()) as { error: { request_id?: string } };
      delete error.request_id;
      const said = `${answer.status} ${JSON.stringify(error)}`;
      answers.set(said, (answers.get(said) ?? 0) + 1);
    };
    for (let n = 0; n < 40; n++) {
      await Promise.all(Array.from({ length: 25 }, () => ask(`ord_${newOrderSession().slice(0, 22)}`)));
    }
    await ask(holder.id());
    await ask(agentsOrder);
    await ask(GUFI);
    expect([...answers.values()]).toEqual([1003]);
  });

  it('in a link opens with its own key only: not tampered with, not prolonged, not another order’s [X5]', async () => {
    const mail = product.mail
      .messages()
      .find((each) => each.to.includes(holder.billing.mail) && each.text.includes('open?k='));
    const key = /open\?k=([\w-]{46,49})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link was mailed');
    const opens = async (id: string, k: string) => {
      const answer = await call('GET', `/api/vetrina/payment/${id}/open?k=${k}`, null, {});
      return answer.headers.get('set-cookie') !== null;
    };
    expect(await opens(holder.id(), key)).toBe(true);
    const bent = [...key].map((_, at) => key.slice(0, at) + (key[at] === 'A' ? 'B' : 'A') + key.slice(at + 1));
    for (const each of [...bent, '', key.slice(1), `${key}A`, key.toLowerCase()]) {
      expect([each, await opens(holder.id(), each)]).toEqual([each, false]);
    }
    expect(await opens(agentsOrder, key)).toBe(false);
    expect(await opens(newOrderSession().slice(0, 22), key)).toBe(false);
  });

  it('in a link ends after half a year, and at once when the order gets another address [X5]', async () => {
    const open = (id: string, path: string) =>
      openOrderLink(product.as(null), { orderId: id, key: new URL(path, product.origin).searchParams.get('k') ?? '' });
    const made = orderLinkPath(product.system(), { id: holder.id(), mail: holder.billing.mail });
    await expect(open(holder.id(), made)).resolves.toMatchObject({ order: { id: holder.id() } });
    const now = product.clock.now();
    product.clock.set(new Date(now.getTime() + 180 * 86_400_000));
    await expect(open(holder.id(), made)).resolves.toMatchObject({ order: { id: holder.id() } });
    product.clock.set(new Date(now.getTime() + 181 * 86_400_000));
    await expect(open(holder.id(), made)).rejects.toMatchObject({ code: 'ordering.link-invalid' });
    product.clock.set(now);

    const shopper = newShopper(product);
    await shopper.start();
    const wrong = orderLinkPath(product.system(), { id: shopper.id(), mail: shopper.billing.mail });
    await expect(open(shopper.id(), wrong)).resolves.toMatchObject({ order: { id: shopper.id() } });
    await updateOrder(shopper.ctx(), { id: shopper.id(), order: { billing_info: nives() } });
    await expect(open(shopper.id(), wrong)).rejects.toMatchObject({ code: 'ordering.link-invalid' });
  });
});

it('every call that costs us money or could be guessed at has a budget, and says when to come back', async () => {
  const from = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  for (const [route] of ROUTES.filter(([name]) => LIMITED.test(name))) {
    const [method = '', path = ''] = route.split(' ');
    const init = method === 'GET' ? {} : { method, body: '{}' };
    let answer = new Response();
    for (let n = 0; n < 130 && answer.status !== 429; n++) answer = await product.app.request(path, init, from);
    expect([route, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([route, 429, true]);
  }
});

it('prices come from the catalogue, whatever a cart says of them [W8]', async () => {
  const shopper = newShopper(product);
  await shopper.start();
  const answer = await call(
    'POST',
    `/buy_yr/api/order/check/${shopper.id()}/cart`,
    {
      stripe: { cart: [{ id: PRICES.premium, type: 'service', price: 1, unit_amount: 1, quantity: 50 }] },
      domains: [],
      order: { domain_choice: 'none', total: 1, user_id: 'usr_x', status: 'live' },
    },
    { cookie: `vetrina_order=${shopper.secret}` },
  );
  expect(await answer.json()).toMatchObject({ total: 9900, status: 'draft' });
});
