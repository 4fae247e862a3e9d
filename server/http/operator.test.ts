/** The operator's calls: who may, what they show, and what they do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { addStaff, setPassword, signIn } from '../../modules/identity/index.server.ts';
import type { Role } from '../../modules/identity/schemas.ts';
import type {
  FailedJobView,
  InboxEventView,
  OrderLine,
  Page,
  PreviewLine,
  TaskView,
} from '../../modules/reports/operator/schemas.ts';
import type { WholeOrder } from '../../modules/reports/order/schemas.ts';
import { openTask } from '../../modules/tasks/index.server.ts';
import { markTaxCodes } from '../../modules/ordering/cart/mark-tax-codes.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another, freeName, newShopper, nives } from '../../tests/support/shopper.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { CALLS } from './calls.ts';

const PASSWORD = 'dodici lettere e più';
const SERVER = { username: 'fatturazione', password: 'una parola lunga per il server' };
const basic = (username: string, password: string) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
let product: TestProduct;
const means: Record<string, string | undefined> = { visitor: undefined };

async function staff(role: Role): Promise<string> {
  const email = `${another(role)}@vetrina.example`;
  const { id } = await addStaff(product.system(), { email, name: `Ada ${role}`, role });
  await setPassword(product.system(), { userId: id, password: PASSWORD });
  return `Bearer ${(await signIn(product.as(null), { email, password: PASSWORD, address: null })).token}`;
}
beforeAll(async () => {
  product = await startTestProduct({
    env: { ADMIN_API_USERNAME: SERVER.username, ADMIN_API_PASSWORD: SERVER.password },
  });
  means['agent'] = await staff('agent');
  means['operator'] = await staff('operator');
  means['server'] = basic(SERVER.username, SERVER.password);
});
afterAll(() => product.close());

/** By which the call says what it answers: the console reads the answer by it. */
function schemaOf({ status }: Response, method: string, path: string): z.ZodMiniType {
  const asked = `/buy_yr/api/admin${path.split('?')[0]}`.split('/');
  const fits = (described: string) => {
    const parts = described.split('/');
    return parts.length === asked.length && parts.every((part, at) => part.startsWith('{') || part === asked[at]);
  };
  const found = CALLS.find((each) => each.method === method && fits(each.path)) ?? expect.fail(`${path} is no call`);
  expect(found.status ?? [200]).toContain(status);
  return found.answer as z.ZodMiniType;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what it expects, and the tests below look at it
async function call<T>(who: string, path: string, body?: unknown) {
  const authorization = means[who];
  const answer = await product.app.request(`/buy_yr/api/admin${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as T & { error?: { code: string } };
  if (answer.ok) expect(schemaOf(answer, body === undefined ? 'get' : 'post', path).parse(json)).toEqual(json);
  return { status: answer.status, json, code: json.error?.code ?? null };
}
const get = async <T>(path: string) => (await call<T>('operator', path)).json;
const openTasks = async () => (await get<Page<TaskView>>('/tasks')).data;
const alerts = () => product.mail.messages().filter((mail) => mail.to.includes(product.config.operator.mail));

describe('the operator’s calls', () => {
  const calls: [string, unknown?][] = [
    ['/waiting'],
    ['/tasks'],
    ['/tasks/resolve', { key: 'x', note: 'done' }],
    ['/orders'],
    ['/orders/ord_x'],
    ['/orders/ord_x/retry', { step: 'site', id: 'site_x' }],
    ['/orders/ord_x/refund', { whole: true, reason: 'because' }],
    ['/mails/resend', { id: 'x' }],
    ['/previews'],
    ['/jobs'],
    ['/jobs/retry', { id: 'x' }],
    ['/inbox'],
    ['/inbox/replay', { id: 'x' }],
    ['/staff'],
    ['/staff', { email: 'a@b.example', name: 'A', role: 'operator' }],
    ['/staff/usr_x/disable', {}],
    ['/nothing'],
  ];
  it.each(calls)('are closed to visitors and agents: %s [C10] [P13]', async (path, body) => {
    expect(await call('visitor', path, body)).toMatchObject({ status: 401, code: 'identity.sign-in-needed' });
    expect(await call('agent', path, body)).toMatchObject({ status: 403, code: 'identity.not-allowed' });
  });

  it.each(calls.filter(([, body]) => body === undefined))(
    'are open to operators and to our own servers: %s [C11]',
    async (path) => {
      for (const who of ['operator', 'server']) {
        const { status, code } = await call(who, path);
        expect([who, path, status, code].join(' ')).toMatch(/ 200 $| 404 (ordering|http)\.not-found$/);
      }
    },
  );

  it('refuse a server with another username or password, whatever the other half [C11]', async () => {
    for (const pair of [
      basic(SERVER.username, `${SERVER.password}x`),
      basic('altro', SERVER.password),
      basic('', ''),
      `Basic ${SERVER.password}`,
    ]) {
      means['guess'] = pair;
      expect([401]).toContain((await call('guess', '/orders')).status);
    }
  });

  it('say which field of a query is wrong', async () => {
    for (const query of ['after=%20', 'after=bm90aGluZw', 'state=lost']) {
      expect(await call('operator', `/orders?${query}`)).toMatchObject({ status: 400, code: 'http.bad-input' });
    }
  });
});

describe('the orders', () => {
  it('are found by name, mail, domain and every id, accents and case aside [P13]', async () => {
    const mail = `Anna.${another('cerca')}@example.example`;
    const shopper = newShopper(product, nives({ mail, first_name: 'Zoë', last_name: 'D’Àngelo' }));
    const name = freeName();
    const id = await shopper.buy({ domains: [name] });
    const [row] = await product.rows<{ id: string; session_id: string }>(
      'select id, session_id from subscriptions where order_id = $1',
      [id],
    );
    const [registration] = await product.rows<{ id: string }>(
      'select id from domain_registrations where order_id = $1',
      [id],
    );
    for (const q of [
      'zoe',
      'ZOË ang',
      'angelo zoë',
      'sette gufi',
      mail,
      mail.slice(0, mail.indexOf('@')).toUpperCase(),
      mail.slice(0, mail.indexOf('@') + 3),
      name,
      name.slice(0, -1),
      id,
      row?.id,
      row?.session_id,
      registration?.id,
    ]) {
      const { data } = await get<Page<OrderLine>>(`/orders?q=${encodeURIComponent(q ?? '')}`);
      expect([q, data.map((order) => order.id)]).toEqual([q, expect.arrayContaining([id])]);
    }
    for (const q of ['nessuno così', '%', '_@', 'ord_nothing', `x${name}`]) {
      const { data } = await get<Page<OrderLine>>(`/orders?q=${encodeURIComponent(q)}`);
      expect([q, data.map((order) => order.id)]).toEqual([q, []]);
    }
  });

  it('are found by telephone, town, tax code, number of the invoice and agent, however a person writes them [P13]', async () => {
    const found = async (q: string) =>
      (await get<Page<OrderLine>>(`/orders?q=${encodeURIComponent(q)}`)).data.map((order) => order.id);
    const person = newShopper(product, nives({ phone: '+39 051 77 88 991', city: 'Forlì', ssn: 'MRTMTT25D09F205Z' }));
    const company = newShopper(
      product,
      nives({ first_name: '', last_name: '', ssn: '', business_name: 'Gufi SRL', vat: '07643520567', sdi: 'ABCDEFG' }),
    );
    const id = await person.buy();
    await company.start();
    const [invoice] = await product.rows<{ number: number; year: number }>(
      'select number, year from invoices where order_id = $1',
      [id],
    );
    for (const q of [
      '051 7788991',
      '(051) 77.88.991',
      '+390517788991',
      '0039 051 7788991',
      '7788991',
      'forli',
      'Forlì',
      'nives forl',
      'MRTMTT25D09F205Z',
      'mrt mtt 25d09 f205z',
      `${invoice?.number}/${invoice?.year}`,
    ])
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([id])]);
    for (const q of ['07643520567', 'IT07643520567', 'it 0764 3520 567'])
      expect([q, await found(q)]).toEqual([q, [company.id()]]);
    // Whole or not at all: a part of a code finds nobody, and neither does a wrong one.
    for (const q of ['MRTMTT25D09F205', '0764352056', 'MRTMTT25D09F205X', '778899', '999999/2026'])
      expect([q, await found(q)]).toEqual([q, []]);

    const [agent] = await product.rows<{ id: string; name: string; email: string }>(
      `select id, name, email from users where role = 'agent' limit 1`,
    );
    await product.rows(
      `insert into order_attributions (order_id, agent_id, by, rule_version, at) values ($1, $2, 'opened', 1, now())`,
      [company.id(), agent?.id],
    );
    for (const q of [agent?.name.toUpperCase(), agent?.email, agent?.email.slice(0, 9)])
      expect([q, await found(q ?? '')]).toEqual([q, expect.arrayContaining([company.id()])]);

    // An order from before this search was, and one whose marks are those of another key.
    await product.rows(`update orders set tax_marks = '{}', tax_marked_with = null where id = $1`, [id]);
    await product.rows(`update orders set tax_marks = '{x}', tax_marked_with = 'old' where id = $1`, [company.id()]);
    expect([await found('MRTMTT25D09F205Z'), await found('07643520567')]).toEqual([[], []]);
    expect(await markTaxCodes(product.system())).toBe(2);
    expect(await markTaxCodes(product.system())).toBe(0);
    expect([await found('MRTMTT25D09F205Z'), await found('07643520567')]).toEqual([[id], [company.id()]]);
  });

  it('are read page by page without a gap, those of one moment too, and by state [P13]', async () => {
    const drafts = 34;
    for (let count = 0; count < drafts; count += 1) await newShopper(product).start();
    const read: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Page<OrderLine> = await get(`/orders?state=draft&after=${after}`);
      expect(page.data.every((order) => order.status === 'draft')).toBe(true);
      read.push(...page.data.map((order) => order.id));
      after = page.next;
    }
    const all = await product.rows("select id from orders where state = 'draft'");
    expect(read.length).toBeGreaterThanOrEqual(drafts);
    expect(new Set(read).size).toBe(all.length);
    expect(read).toHaveLength(all.length);
  });

  it('show one whole: history, money, names, site, mails, events and log, without secrets [P13]', async () => {
    const shopper = newShopper(product);
    const name = freeName();
    const id = await shopper.buy({ domains: [name] });
    const order = await get<WholeOrder>(`/orders/${id}`);
    expect(order).toMatchObject({
      id,
      status: 'live',
      person: { mail: shopper.billing.mail },
      subscription: { plan: 'premium' },
      site: { published: true },
      domains: [{ domain: name, state: 'registered' }],
      can_refund: true,
    });
    expect(order.history.map((row) => row.to)).toEqual(expect.arrayContaining(['live', 'provisioning']));
    expect(order.mails.map((mail) => mail.kind)).toEqual(expect.arrayContaining(['payment-confirmed', 'site-live']));
    expect(order.inbox.some((event) => event.type === 'checkout.session.completed')).toBe(true);
    expect(order.audit.length).toBeGreaterThan(3);
    expect(order.charges[0]?.amount).toBeGreaterThan(9000);
    expect(JSON.stringify(order)).not.toContain(shopper.billing.ssn);
  });
});

describe('a name that could not be had', () => {
  it('is a task with one alert mail; giving its price back settles the task and the order [P13]', async () => {
    const before = alerts().length;
    const shopper = newShopper(product);
    const name = `rifiutato-${another('x')}.it`;
    const id = await shopper.buy({ domains: [name] });
    const [task] = (await openTasks()).filter((each) => each.subject === id);
    expect(task).toMatchObject({ kind: 'domains.failed', order: { id, page_name: 'Trattoria Sette Gufi' } });
    expect(alerts()).toHaveLength(before + 1);
    expect(await call('operator', `/orders/${id}/refund`, { domain: name })).toMatchObject({ status: 200 });
    await product.webhooksArrived();
    await product.drain();
    expect((await openTasks()).filter((each) => each.subject === id)).toEqual([]);
    expect(await get<WholeOrder>(`/orders/${id}`)).toMatchObject({
      status: 'live',
      domains: [{ state: 'refunded' }],
    });
    expect(await call('operator', `/orders/${id}/refund`, { domain: name })).toMatchObject({ status: 409 });
  });
});

describe('money', () => {
  it('of one line goes back once, however often it is asked for; the subscription goes on [P13]', async () => {
    const shopper = newShopper(product);
    const id = await shopper.buy({ domains: [freeName()] });
    const [charge] = (await get<WholeOrder>(`/orders/${id}`)).charges;
    const line = charge?.lines.findIndex(({ amount }) => amount < (charge?.amount ?? 0)) ?? -1;
    const ask = { charge: charge?.id, line, reason: 'un gesto di cortesia' };
    const answers = await Promise.all([1, 2, 3].map(() => call('operator', `/orders/${id}/refund`, ask)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await product.drain();
    await product.webhooksArrived();
    await product.drain();
    const order = await get<WholeOrder>(`/orders/${id}`);
    expect(order.refunds).toMatchObject([{ amount: charge?.lines[line]?.amount, reason: ask.reason }]);
    expect(order.charges[0]?.lines[line]).toMatchObject({ refunded: true });
    expect(order.subscription?.ended_at).toBeNull();
    const wrong = await call('operator', `/orders/${id}/refund`, { ...ask, line: 99 });
    expect(wrong).toMatchObject({ status: 404, code: 'billing.no-such-line' });
  });

  it('of an order that was never paid cannot go back [P13]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    const answer = await call('operator', `/orders/${shopper.id()}/refund`, { whole: true, reason: 'because' });
    expect(answer).toMatchObject({ status: 409, code: 'ordering.state' });
  });
});

describe('work that failed for good', () => {
  it('is a row and a task, is tried again on a press, and once only [P13]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    const [mail] = await product.rows<{ id: string }>('select id from mails where order_id = $1', [shopper.id()]);
    // The last try: what is left of three days.
    await product.rows(
      "update pgboss.job set retry_limit = 0 where name = 'notifications.send-mail' and state = 'created'",
    );
    const send = product.ports.mail.send.bind(product.ports.mail);
    product.ports.mail.send = () => Promise.reject(new Error('the mail server burns'));
    await product.drain();
    product.ports.mail.send = send;
    await product.drain();
    const { data } = await get<Page<FailedJobView>>('/jobs');
    const failed = data.find((job) => Object.values(job.payload).includes(mail?.id));
    expect(failed).toMatchObject({ name: 'notifications.send-mail', tries: 1, retried_at: null });
    expect(failed?.reason).toContain('the mail server burns');
    expect((await openTasks()).map((task) => task.key)).toContain(`jobs.failed:notifications.send-mail:${mail?.id}`);
    expect((await get<WholeOrder>(`/orders/${shopper.id()}`)).failed_jobs).toHaveLength(1);

    const presses = await Promise.all([1, 2].map(() => call('operator', '/jobs/retry', { id: failed?.id })));
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await product.drain();
    expect(shopper.mails()).toHaveLength(1);
    expect((await openTasks()).map((task) => task.key)).not.toContain(
      failed && `jobs.failed:${failed.name}:${mail?.id}`,
    );
    expect(await call('operator', '/jobs/retry', { id: 'nothing' })).toMatchObject({ status: 404 });
  });
});

describe('what can be done again', () => {
  it('an event is replayed and changes nothing that is right [P13]', async () => {
    const shopper = newShopper(product);
    const id = await shopper.buy();
    const before = await get<WholeOrder>(`/orders/${id}`);
    const event = before.inbox.find(({ type }) => type === 'checkout.session.completed');
    expect(await call('operator', '/inbox/replay', { id: event?.id })).toMatchObject({ status: 200 });
    const waiting = await get<Page<InboxEventView>>('/inbox?show=waiting');
    expect(waiting.data.map((each) => each.id)).toContain(event?.id);
    await product.drain();
    const after = await get<WholeOrder>(`/orders/${id}`);
    expect({ ...after, inbox: [], audit: [] }).toEqual({ ...before, inbox: [], audit: [] });
    expect(after.inbox.every((each) => each.applied_at !== null)).toBe(true);
  });

  it('a mail goes out again as one of its own, and what was sent stays on record [P13]', async () => {
    const shopper = newShopper(product);
    const id = await shopper.buy();
    const [mail] = (await get<WholeOrder>(`/orders/${id}`)).mails;
    const count = shopper.mails().length;
    await Promise.all([1, 2].map(() => call('operator', '/mails/resend', { id: mail?.id })));
    await product.drain();
    expect(shopper.mails()).toHaveLength(count + 1);
    const mails = (await get<WholeOrder>(`/orders/${id}`)).mails.filter((each) => each.kind === mail?.kind);
    expect(mails.map((each) => each.subject)).toEqual([mail?.subject, mail?.subject]);
    expect(mails.every((each) => each.sent_at !== null)).toBe(true);
  });

  it('a site is made anew, and a step that is over says so [P13]', async () => {
    const shopper = newShopper(product);
    const id = await shopper.buy({ domains: [freeName()] });
    const { site, domains } = await get<WholeOrder>(`/orders/${id}`);
    const again = await call<WholeOrder>('operator', `/orders/${id}/retry`, { step: 'site', id: site?.id });
    expect(again.status).toBe(200);
    // The registration may be waiting for its next try beside it.
    expect(again.json.waiting_jobs.map(({ name }) => name)).toContain('sites.publish');
    await product.drain();
    expect((await get<WholeOrder>(`/orders/${id}`)).site).toEqual(site);
    const over = await call('operator', `/orders/${id}/retry`, { step: 'domain', id: domains[0]?.id });
    expect(over).toMatchObject({ status: 409, code: 'domains.state' });
  });
});

describe('tasks and people', () => {
  it('a task is ended with a note and its author, and stays readable [P13]', async () => {
    const key = `tests.odd:${another('t')}`;
    const ctx = product.system();
    await inTransaction(ctx, (ctx) => openTask(ctx, { key, kind: 'tests.odd', subject: key, detail: 'odd' }));
    expect(await call('operator', '/tasks/resolve', { key, note: '' })).toMatchObject({ status: 400 });
    expect(await call('server', '/tasks/resolve', { key, note: 'fatto' })).toMatchObject({ status: 200 });
    const done = await get<Page<TaskView>>('/tasks?show=done');
    expect(done.data.find((task) => task.key === key)).toMatchObject({
      note: 'fatto',
      resolved_by: `operator:server:${SERVER.username}`,
    });
    expect(await call('operator', '/tasks/resolve', { key: 'nothing', note: 'fatto' })).toMatchObject({ status: 404 });
  });

  it('an agent is invited by mail, shut out at once and let in again; nobody shuts themselves out [P13]', async () => {
    const email = `${another('nuova')}@vetrina.example`;
    const { json } = await call<{ id: string }>('operator', '/staff', { email, name: 'Nuova', role: 'agent' });
    await product.drain();
    expect(product.mail.messages().filter((mail) => mail.to.includes(email))).toHaveLength(1);
    expect(await call('operator', '/staff', { email, name: 'Nuova', role: 'agent' })).toMatchObject({ status: 409 });
    await call('operator', `/staff/${json.id}/disable`, {});
    const people =
      await get<Page<{ id: string; email: string; disabled: boolean; role: string; name: string }>>('/staff');
    expect(people.data.find((person) => person.id === json.id)).toMatchObject({ email, disabled: true });
    await call('operator', `/staff/${json.id}/enable`, {});
    const self = people.data.find((person) => person.role === 'operator');
    expect(await call('operator', `/staff/${self?.id}/disable`, {})).toMatchObject({ status: 403 });
  });

  it('previews are listed with who asked for them [C10]', async () => {
    const { data } = await get<Page<PreviewLine>>('/previews');
    expect(data[0]).toMatchObject({ agent: null, status: 'ready', retired: false });
  });
});
