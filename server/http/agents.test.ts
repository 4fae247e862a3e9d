/** Who may do what of the agents' calls: visitor, customer, agent, another agent, operator. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, inviteStaff, setDisabled, setPassword, signIn } from '../../modules/identity/index.server.ts';
import type { Role } from '../../modules/identity/schemas.ts';
import { TERMS_VERSION, type AgentOrders, type Order } from '../../modules/ordering/schemas.ts';
import type { AgentPageResult, AgentPreviews, PreviewLinkMade } from '../../modules/previews/schemas.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another, cartInput, GUFI, newPage, nives } from '../../tests/support/shopper.ts';

const PASSWORD = 'dodici lettere e più';
let product: TestProduct;
const tokens = {} as Record<'agent' | 'other' | 'operator' | 'fresh', string>;

async function staff(role: Role): Promise<{ id: string; email: string; token: string }> {
  const email = `${another(role)}@vetrina.example`;
  const { id } = await addStaff(product.system(), { email, name: `Ada ${role}`, role });
  await setPassword(product.system(), { userId: id, password: PASSWORD });
  const { token } = await signIn(product.as(null), { email, password: PASSWORD, address: null });
  return { id, email, token };
}
beforeAll(async () => {
  product = await startTestProduct();
  tokens.agent = (await staff('agent')).token;
  tokens.other = (await staff('agent')).token;
  tokens.operator = (await staff('operator')).token;
});
afterAll(() => product.close());

type Who = 'visitor' | keyof typeof tokens;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the caller reads of the answer
async function call<T>(who: Who, path: string, body?: unknown, more: Record<string, string> = {}) {
  const answer = await product.app.request(`/buy_yr/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who === 'visitor' ? {} : { authorization: `Bearer ${tokens[who]}` }),
      ...more,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as T & { error?: { code: string } };
  return { status: answer.status, json, code: json.error?.code ?? null, cookie: answer.headers.get('set-cookie') };
}
const search = (who: Who, query = 'Sette Gufi') =>
  call<{ data: AgentPageResult[] }>(who, '/page/search', { type: 'name', query, limit: 10 });
async function preview(who: Who): Promise<string> {
  const { json } = await call<{ _id: string }>(who, '/page/preview', { id: GUFI, locale: 'it' });
  await product.drain();
  return json._id;
}
async function order(who: Who, mail = nives().mail): Promise<string> {
  const body = { facebook_page_id: GUFI, billing_info: nives({ mail }), locale: 'it' };
  const { json } = await call<Order>(who, '/order/subscription', body);
  return json._id;
}
const check = (id: string, what = '') => `/order/check/${id}${what}`;
const mailsTo = (mail: string) => product.mail.messages().filter((message) => message.to.includes(mail));

describe('the agents’ page search', () => {
  it('asks for an agent’s token: visitors are asked to sign in, operators are not let in [C7]', async () => {
    expect(await search('visitor')).toMatchObject({ status: 401, code: 'identity.sign-in-needed' });
    expect(await search('operator')).toMatchObject({ status: 403, code: 'identity.not-allowed' });
    const found = await search('agent');
    expect(found.status).toBe(200);
    expect(found.json.data.map((page) => page.id)).toContain(GUFI);
  });

  it('names the site of a page and the layouts it can wear, best first [A3] [C7] [C8]', async () => {
    const id = await preview('agent');
    const [page] = (await search('agent')).json.data.filter((each) => each.id === GUFI);
    expect(page?.previews).toEqual([
      { _id: id, url: `http://preview.localhost:3000/${id}/`, layouts: expect.arrayContaining(['tavola']) },
    ]);
    expect(await product.rows('select agent_id from previews where id = $1', [id])).toEqual([
      { agent_id: expect.stringMatching(/^usr_/) },
    ]);
    expect(await product.rows('select actor from audit_log where subject = $1', [id])).toEqual([
      { actor: expect.stringMatching(/^agent:usr_/) },
    ]);
  });

  it('finds the pages met before while the network is silent [C7]', async () => {
    await search('agent');
    const asked = product.network.search.bind(product.network);
    product.network.search = () => Promise.reject(new Error('silent'));
    try {
      const known = await search('agent', 'sètte GUFI');
      expect(known.json.data.map((page) => page.id)).toEqual([GUFI]);
      expect((await search('agent', 'never met')).status).toBe(500);
    } finally {
      product.network.search = asked;
    }
  });
});

describe('a token', () => {
  it('that has ended is said so, whatever is asked with it [X2]', async () => {
    const gone = { authorization: `Bearer ${'x'.repeat(32)}` };
    for (const path of ['/agent/orders', check('ord_x'), '/prices', '/staff/me']) {
      expect([path, (await call('visitor', path, undefined, gone)).code]).toEqual([path, 'identity.sign-in-needed']);
    }
    expect((await call('visitor', '/staff/sign-out', {}, gone)).status).toBe(200);
  });

  it('of somebody disabled ends at once [A1] [X2]', async () => {
    const { id, token } = await staff('agent');
    const mine = { authorization: `Bearer ${token}` };
    expect((await call('visitor', '/agent/orders', undefined, mine)).status).toBe(200);
    await setDisabled(product.system(), { userId: id, disabled: true });
    expect((await call('visitor', '/agent/orders', undefined, mine)).status).toBe(401);
  });
});

describe('an agent’s order', () => {
  it('is theirs alone: another agent, a visitor and an operator find nothing [A6] [X5]', async () => {
    const id = await order('agent');
    expect((await call<Order>('agent', check(id))).json._id).toBe(id);
    for (const who of ['other', 'visitor', 'operator'] as const) {
      for (const [path, body] of [
        [check(id)],
        [check(id, '/progress')],
        [check(id, '/update'), { order: { billing_info: nives() } }],
        [check(id, '/cart'), cartInput({})],
        [check(id, '/domain_info'), { domain_info: nives() }],
      ] as const) {
        expect([who, path, (await call(who, path, body)).status]).toEqual([who, path, 404]);
      }
    }
    const lists = await Promise.all(
      (['agent', 'other'] as const).map((who) => call<AgentOrders>(who, '/agent/orders')),
    );
    expect(lists.map(({ json }) => json.data.some((each) => each._id === id))).toEqual([true, false]);
    expect((await call('visitor', '/agent/orders')).status).toBe(401);
    expect((await call('operator', '/agent/orders')).status).toBe(403);
  });

  it('is opened once however often Next is pressed, without a cookie, and says who opened it [A6]', async () => {
    const body = { facebook_page_id: GUFI, billing_info: nives(), locale: 'it' };
    const answers = await Promise.all([1, 2, 3].map(() => call<Order>('other', '/order/subscription', body)));
    expect(new Set(answers.map(({ json }) => json._id)).size).toBe(1);
    expect(answers.map(({ cookie }) => cookie)).toEqual([null, null, null]);
    const id = answers[0]?.json._id ?? '';
    expect(await product.rows('select agent_id, by from order_attributions where order_id = $1', [id])).toEqual([
      { agent_id: expect.stringMatching(/^usr_/), by: 'opened' },
    ]);
    expect(await product.rows(`select actor from audit_log where subject = $1`, [id])).toEqual([
      { actor: expect.stringMatching(/^agent:usr_/) },
    ]);
    expect((await call('operator', '/order/subscription', body)).code).toBe('identity.not-allowed');
  });

  it('does not let the agent accept, pay or give money back in the customer’s place [A6]', async () => {
    const id = await order('agent');
    await call('agent', check(id, '/cart'), cartInput({}));
    for (const [path, body] of [
      [check(id, '/checkout'), { terms_accepted: true, terms_version: TERMS_VERSION }],
      [check(id, '/sync'), { session_id: 'cs_x' }],
      [check(id, '/domain/refund'), {}],
    ] as const) {
      expect([path, (await call('agent', path, body)).status]).toEqual([path, 404]);
    }
  });

  it('goes to the customer by a link, once a minute, and opens as theirs at the payment [A6]', async () => {
    const mail = `${another('cliente')}@settegufi.example`;
    const id = await order('agent', mail);
    const send = (who: Who) => call<{ mail: string }>(who, check(id, '/payment-link'), {});
    // The page's order from the test before may be the same one: it is complete then.
    await call('agent', check(id, '/update'), { order: { billing_info: nives({ mail }) } });
    await call('agent', check(id, '/cart'), cartInput({ plan: 'pro' }));
    expect((await send('visitor')).code).toBe('identity.sign-in-needed');
    expect((await send('other')).code).toBe('ordering.not-found');
    expect((await send('operator')).code).toBe('identity.not-allowed');
    expect((await send('agent')).json.mail).toBe(mail);
    await send('agent');
    await product.drain();
    const [message, ...rest] = mailsTo(mail);
    expect(rest).toEqual([]);
    expect(message?.subject).toBe('Il sito di Trattoria Sette Gufi: controlla l’ordine e paga');
    expect(message?.text).toContain('Ada agent ha preparato per te');
    expect(message?.text).toContain('179,00');
    const link = new URL(/http:\/\/\S+\/open\?k=\S+/.exec(message?.text ?? '')?.[0] ?? '');
    const opened = await product.app.request(`${link.pathname}${link.search}`);
    expect(opened.headers.get('location')).toBe(`/api/vetrina/payment/${id}`);
    const cookie = /vetrina_order=[\w-]{43}/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const theirs = await call<Order>('visitor', check(id), undefined, { cookie });
    expect(theirs.json).toMatchObject({ _id: id, order_step: 3, total: 17_900 });
  });

  it('is told to the customer by the agent, and not by the product the moment it is opened [A6]', async () => {
    tokens.fresh = (await staff('agent')).token;
    const mail = `${another('cliente')}@settegufi.example`;
    await order('fresh', mail);
    await product.drain();
    expect(mailsTo(mail)).toEqual([]);
  });

  it('is not sent while something is missing [A6]', async () => {
    const fresh = await staff('agent');
    const mine = { authorization: `Bearer ${fresh.token}` };
    const body = { facebook_page_id: GUFI, billing_info: nives(), locale: 'it' };
    const { json } = await call<Order>('visitor', '/order/subscription', body, mine);
    expect((await call('visitor', check(json._id, '/payment-link'), {}, mine)).code).toBe('ordering.plan-missing');
  });
});

describe('a preview’s link', () => {
  const share = (who: Who, id: string) => call<PreviewLinkMade>(who, `/page/preview/${id}/share`, { layout: 'tavola' });
  const revoke = (who: Who, id: string) => call(who, `/page/preview-link/${id}/revoke`, {});

  it('is made and revoked by its agent only [A3] [L4]', async () => {
    const id = await preview('visitor');
    expect((await share('visitor', id)).code).toBe('identity.sign-in-needed');
    expect((await share('operator', id)).code).toBe('identity.not-allowed');
    expect((await share('agent', 'prv_none')).code).toBe('previews.not-found');
    const made = await share('agent', id);
    expect(made.json.url).toMatch(/^http:\/\/localhost:3000\/v\/[0-9a-hjkmnp-tv-z]{10}$/);
    // Pressed again it is the same link; another agent's is another.
    expect((await share('agent', id)).json._id).toBe(made.json._id);
    expect((await share('other', id)).json._id).not.toBe(made.json._id);
    for (const who of ['visitor', 'operator', 'other'] as const) {
      expect([who, (await revoke(who, made.json._id)).status >= 401]).toEqual([who, true]);
    }
    expect((await revoke('agent', made.json._id)).status).toBe(200);
    expect((await share('agent', id)).json._id).not.toBe(made.json._id);
  });

  it('comes by mail to the address that was written, at most three a day, with our words [L6]', async () => {
    const id = await preview('visitor');
    const mail = `${another('curiosa')}@settegufi.example`;
    const ask = (body: object) => call('visitor', `/page/preview/${id}/mail`, body);
    expect((await ask({ mail, consent: false })).code).toBe('http.bad-input');
    expect((await ask({ mail: `${mail}, another@x.example`, consent: true })).code).toBe('http.bad-input');
    product.later(5 * 60_000);
    for (let n = 0; n < 3; n += 1) {
      expect((await ask({ mail, consent: true, locale: 'en', layout: 'tavola' })).status).toBe(200);
      product.later(60_000);
    }
    expect((await ask({ mail, consent: true })).code).toBe('previews.mails-enough');
    await product.drain();
    expect(mailsTo(mail)).toHaveLength(3);
    const [message] = mailsTo(mail);
    expect(message?.subject).toBe('Preview of the website of Trattoria Sette Gufi');
    expect(message?.text).toMatch(/http:\/\/localhost:3000\/v\/[0-9a-hjkmnp-tv-z]{10}\s/);
  });
});

describe('an agent’s previews', () => {
  const own = (who: Who, query = '') => call<AgentPreviews>(who, `/agent/previews${query}`);
  const mine = async (who: Who) => (await own(who)).json.data.filter((each) => each.id === page);
  const page = newPage();

  it('are what the agent had made or has shared, with the link that still opens, on any device [A2] [A3]', async () => {
    expect((await own('visitor')).code).toBe('identity.sign-in-needed');
    expect((await own('operator')).code).toBe('identity.not-allowed');
    const { json } = await call<{ _id: string }>('agent', '/page/preview', { id: page, locale: 'it' });
    await product.drain();
    expect(await mine('agent')).toMatchObject([
      {
        id: page,
        is_published: false,
        shared: null,
        previews: [{ _id: json._id, layouts: expect.arrayContaining(['tavola']) }],
      },
    ]);
    expect(await mine('other')).toEqual([]);
    const made = (await call<PreviewLinkMade>('other', `/page/preview/${json._id}/share`, { layout: 'tavola' })).json;
    expect(await mine('other')).toMatchObject([{ id: page, shared: made }]);
    // Another agent's link is not mine to pass on.
    expect(await mine('agent')).toMatchObject([{ id: page, shared: null }]);
    await call('other', `/page/preview-link/${made._id}/revoke`, {});
    expect(await mine('other')).toMatchObject([{ id: page, shared: null }]);
  });

  it('come twenty at a time, the newest first, each once [A2]', async () => {
    const pages = Array.from({ length: 23 }, newPage);
    for (const id of pages) {
      product.later(60_000);
      await call('agent', '/page/preview', { id, locale: 'it' });
    }
    await product.drain();
    const first = (await own('agent')).json;
    expect(first.data.map(({ id }) => id)).toEqual(pages.toReversed().slice(0, 20));
    const rest = (await own('agent', `?before=${first.next}`)).json;
    expect(rest.data.map(({ id }) => id).slice(0, 3)).toEqual(pages.toReversed().slice(20));
    expect((await own('agent', '?before=anything')).code).toBe('http.bad-input');
  });
});

describe('an invitation', () => {
  it('lets its reader choose a password, once, within a week [A1]', async () => {
    const email = `${another('nuova')}@vetrina.example`;
    const { id } = await addStaff(product.system(), { email, name: 'Nuova', role: 'agent' });
    await inviteStaff(product.system(), { userId: id, lang: 'it' });
    await product.drain();
    const key = /\/sitimanager\/welcome#([\w-]{43})/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
    const accept = (body: object) => call('visitor', '/staff/welcome', body);
    expect((await accept({ key, password: 'short' })).code).toBe('http.bad-input');
    expect((await accept({ key: 'x'.repeat(43), password: PASSWORD })).code).toBe('identity.invite-invalid');
    expect((await accept({ key, password: 'vetrina2026!!' })).code).toBe('identity.password-guessable');
    expect(await accept({ key, password: PASSWORD })).toMatchObject({ status: 200, json: { role: 'agent' } });
    expect((await accept({ key, password: 'another password' })).code).toBe('identity.invite-invalid');
    expect((await call('visitor', '/staff/sign-in', { email, password: PASSWORD })).status).toBe(200);
    await inviteStaff(product.system(), { userId: id, lang: 'it' });
    await product.drain();
    const late = /welcome#([\w-]{43})/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
    product.later(8 * 24 * 3600 * 1000);
    expect(late).not.toBe(key);
    expect((await accept({ key: late, password: PASSWORD })).code).toBe('identity.invite-invalid');
    expect(product.lines.filter((line) => line.includes(key) || line.includes(late))).toEqual([]);
  });
});
