/** The order's calls as other programs make them: with the Order that was answered, and with the specification's fields alone. */
import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION, type Order } from '../../modules/ordering/schemas.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, newShopper, nives, PRICES, type Shopper } from '../../tests/support/shopper.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function call(shopper: Shopper, path: string, body?: unknown) {
  const answer = await product.app.request(`/buy_yr/api/order/check/${shopper.id()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie: `vetrina_order=${shopper.secret}`, 'accept-language': 'it' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}
interface Refused {
  error: { code: string; fields?: Record<string, string> };
}
const order = async (shopper: Shopper, path = '', body?: unknown): Promise<Order> => {
  const answer = await call(shopper, path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
  return answer.body;
};
const refusal = async (shopper: Shopper, path: string, body: unknown) => {
  const answer = await call(shopper, path, body);
  return { status: answer.status, ...(answer.body as Refused).error };
};
/** The Order with the fields of the specification's section 3 and no other. */
const literal = ({ _id, user_id, facebook_id, billing_info, domains, domain_info, stripe }: Order) => ({
  _id,
  user_id,
  facebook_id,
  billing_info,
  domains,
  domain_info,
  stripe: {
    ...stripe,
    cart: stripe.cart.map(({ id, type, quantity, price, name, selected }) => ({
      id,
      type,
      quantity,
      price,
      name,
      selected,
    })),
  },
});
const cartBody = (from: Order | ReturnType<typeof literal>) => ({
  stripe: { cart: from.stripe.cart, subscription: null, invoices: [] },
  domains: from.domains,
  order: from,
});
const line = (plan: keyof typeof PRICES) => ({
  id: PRICES[plan],
  type: 'service',
  quantity: 1,
  price: 99,
  name: 'Premium',
  selected: true,
});

describe.each([
  ['the product’s own answer', (given: Order) => given],
  ['the specification’s fields alone', literal],
])('%s', (_name, as) => {
  it('saves the billing, and changes nothing else [C2] [C3] [C4]', async () => {
    const shopper = newShopper(product);
    const answered = await shopper.start();
    const body = as(answered);
    const changed = { ...body, billing_info: { ...body.billing_info, first_name: 'Olmo' } };
    expect(await order(shopper, '/update', { order: changed })).toEqual({
      ...answered,
      billing_info: { ...answered.billing_info, first_name: 'Olmo' },
    });
    const read = await order(shopper);
    expect(await order(shopper, '/update', { order: as(read) })).toEqual(read);
  });

  it('saves the cart, and says again what was saved [C3] [C5]', async () => {
    const shopper = newShopper(product);
    const opened = as(await shopper.start());
    const domains = [freeName(), freeName('com')];
    const saved = await order(shopper, '/cart', {
      stripe: { cart: [line('premium')], subscription: null, invoices: [] },
      domains,
      order: opened,
    });
    expect(saved).toMatchObject({ domains, domain_choice: 'register', total: 9900 + 2400 });
    expect(await order(shopper, '/cart', cartBody(as(saved)))).toEqual(saved);
    const read = await order(shopper);
    expect(await order(shopper, '/cart', cartBody(as(read)))).toEqual(saved);
  });

  it('saves the domain’s owner [C3] [C6]', async () => {
    const shopper = newShopper(product);
    const answered = await shopper.start();
    const saved = await order(shopper, '/domain_info', {
      domain_info: nives({ first_name: 'Olmo' }),
      order: as(answered),
    });
    expect(saved.domain_info).toMatchObject({ first_name: 'Olmo' });
    const again = { domain_info: as(saved).domain_info, order: as(saved) };
    expect(await order(shopper, '/domain_info', again)).toEqual(saved);
  });

  it('of a paid order is understood and refused as closed [C4] [C5] [C6]', async () => {
    const shopper = newShopper(product);
    await shopper.buy({ domains: [freeName()] });
    const paid = await order(shopper);
    const bodies: [string, unknown][] = [
      ['/update', { order: as(paid) }],
      ['/cart', { stripe: paid.stripe, domains: paid.domains, order: as(paid) }],
      ['/domain_info', { domain_info: paid.billing_info, order: as(paid) }],
    ];
    for (const [path, body] of bodies)
      expect([path, await refusal(shopper, path, body)]).toMatchObject([
        path,
        { status: 409, code: 'ordering.closed' },
      ]);
    expect(await order(shopper)).toEqual(paid);
  });
});

describe('an order without its own fields', () => {
  const withOut = (saved: Order, domains: string[]) => ({ ...cartBody(literal(saved)), domains });

  it('keeps a transfer, its code and the owner’s own registration [C5] [W9]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    const domain = 'occupato-literal.it';
    const saved = await order(shopper, '/cart', {
      stripe: { cart: [line('pro')] },
      domains: [domain],
      order: { domain_choice: 'transfer', authcode: 'Sesamo-123', domain_own_register: true },
    });
    expect(saved).toMatchObject({ domain_choice: 'transfer', has_authcode: true, domain_own_register: true });
    expect(await order(shopper, '/cart', withOut(saved, [domain]))).toEqual(saved);
  });

  it('keeps the choice of no domain, and takes names for a wish to register them [C5] [W4]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    const saved = await shopper.choose();
    expect(saved.domain_choice).toBe('none');
    expect(await order(shopper, '/cart', withOut(saved, []))).toEqual(saved);
    const name = freeName();
    expect(await order(shopper, '/cart', withOut(saved, [name]))).toMatchObject({
      domains: [name],
      domain_choice: 'register',
      total: 9900 + 1200,
    });
  });

  it('is nobody else’s to save [C5] [X5]', async () => {
    const [owner, other] = [newShopper(product), newShopper(product)];
    const saved = await owner.start();
    const answer = await product.app.request(`/buy_yr/api/order/check/${saved._id}/cart`, {
      method: 'POST',
      headers: { cookie: `vetrina_order=${other.secret}` },
      body: JSON.stringify(withOut(saved, [freeName()])),
    });
    expect(answer.status).toBe(404);
  });
});

it('a name with an accent is saved as the search answered it [C1] [C5] [W5]', async () => {
  const shopper = newShopper(product);
  await shopper.start();
  const domain = domainToASCII(`${freeName().split('.')[0]}-caffè.it`);
  expect(domain).toMatch(/^xn--/);
  expect((await shopper.choose({ domains: [domain] })).domains).toEqual([domain]);
});

it('an owner that was never typed is missing field by field, not a faulty call [C6]', async () => {
  const shopper = newShopper(product);
  const answered = await shopper.start();
  expect(answered.domain_info).toBeNull();
  expect(await refusal(shopper, '/domain_info', { domain_info: answered.domain_info, order: answered })).toMatchObject({
    status: 422,
    code: 'ordering.billing-invalid',
    fields: { first_name: 'required', mail: 'required' },
  });
});

it('neither plan nor domain: one answer names both [W4] [I4]', async () => {
  const shopper = newShopper(product);
  const saved = await shopper.start();
  const empty = { stripe: { cart: [], subscription: null, invoices: [] }, domains: [], order: literal(saved) };
  const fault = { status: 422, code: 'ordering.plan-missing' };
  const [plan, domains] = ['plan-missing', 'domains-missing'];
  expect(await refusal(shopper, '/cart', empty)).toMatchObject({ ...fault, fields: { plan, domains } });
  const noPlan = await refusal(shopper, '/cart', { ...empty, domains: [freeName()] });
  expect([noPlan.code, noPlan.fields]).toEqual(['ordering.plan-missing', { plan }]);
  const noDomain = await refusal(shopper, '/cart', { ...empty, stripe: { cart: [line('pro')] } });
  expect([noDomain.code, noDomain.fields]).toEqual(['ordering.domains-missing', { domains }]);
});

describe('the terms', () => {
  const opened = async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await shopper.choose();
    return shopper;
  };
  const accepted = (shopper: Shopper) =>
    product.rows<{ terms_version: string | null; state: string }>(
      `select terms_version, state from orders where id = '${shopper.id()}'`,
    );

  it.each([
    ['refused', { terms_accepted: false, terms_version: TERMS_VERSION }],
    ['not spoken of', { terms_version: TERMS_VERSION }],
    ['null', { terms_accepted: null, terms_version: TERMS_VERSION }],
    ['an empty body', {}],
  ])('%s: no card form opens, and the answer says what is missing [W1]', async (_name, body) => {
    const shopper = await opened();
    expect(await refusal(shopper, '/checkout', body)).toMatchObject({
      status: 422,
      code: 'ordering.terms-missing',
      fields: { terms_accepted: 'terms-missing' },
    });
    expect(await accepted(shopper)).toEqual([{ terms_version: null, state: 'draft' }]);
  });

  it.each(['1999-old', '2026-11-20', '2099-01-01', '', null, 'x'.repeat(300)])(
    'of version %j were never in force or are no longer: nothing is accepted by them [W1]',
    async (version) => {
      const shopper = await opened();
      const body = { terms_accepted: true, terms_version: version };
      expect(await refusal(shopper, '/checkout', body)).toMatchObject({ status: 409, code: 'ordering.terms-changed' });
      expect(await accepted(shopper)).toEqual([{ terms_version: null, state: 'draft' }]);
    },
  );

  it('in force, accepted: the card form opens and their version is stored [W1]', async () => {
    const shopper = await opened();
    const body = { terms_accepted: true, terms_version: TERMS_VERSION };
    expect((await call(shopper, '/checkout', body)).status).toBe(200);
    expect(await accepted(shopper)).toEqual([{ terms_version: TERMS_VERSION, state: 'awaiting_payment' }]);
  });
});
