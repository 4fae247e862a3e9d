/** Every field of the specification's section 3, spelled as there, in what is really answered and kept. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, GUFI, newShopper, nives, type Shopper } from '../../tests/support/shopper.ts';

let product: TestProduct;
let shopper: Shopper;
let domain = '';
/** How many pages the network was asked for, search by search. */
const limits: number[] = [];
beforeAll(async () => {
  product = await startTestProduct({
    ports: ({ social }) => ({
      social: {
        ...social,
        search(query, limit) {
          limits.push(limit);
          return social.search(query, limit);
        },
      },
    }),
  });
  shopper = newShopper(product, nives(), GUFI);
  domain = freeName();
  await shopper.buy({ domains: [domain] });
});
afterAll(() => product.close());

const get = async (path: string) => {
  const answer = await product.app.request(path, { headers: { cookie: `vetrina_order=${shopper.secret}` } });
  return (await answer.json()) as unknown;
};
const search = async (body: object) => {
  const answer = await product.app.request('/buy_yr/api/page/search', { method: 'POST', body: JSON.stringify(body) });
  return ((await answer.json()) as { data: { id: string }[] }).data;
};
const PERSON = 'business_name first_name last_name ssn vat sdi pec address city province zip country phone mail'
  .split(' ')
  .toSorted();

describe('the fields of the specification', () => {
  it('an order has all of its fields once it is paid [E1] [C3]', async () => {
    const [subscription] = [...product.stripe.state.subscriptions.keys()];
    const [customer] = [...product.stripe.state.customers.keys()];
    const invoices = [...product.stripe.state.invoices.keys()];
    expect(invoices).toHaveLength(1);
    const [ours] = await product.rows<{ lines: { description: string }[] }>('select lines from invoices');
    expect(ours?.lines.map(({ description }) => description).join()).toContain(domain);
    expect(await get(`/buy_yr/api/order/check/${shopper.id()}`)).toMatchObject({
      _id: shopper.id(),
      user_id: expect.stringMatching(/^usr_/),
      facebook_id: '900000000000101',
      facebook_page_id: '900000000000101',
      billing_info: expect.any(Object),
      domains: [domain],
      domain_info: null,
      stripe: {
        cart: expect.any(Array),
        subscription,
        invoices,
        data: { customer, subscriptions: [subscription], invoices },
      },
    });
  });

  it('billing and domain owner have the same fields of a person or a business [E2] [C6]', async () => {
    const other = newShopper(product);
    await other.start();
    const saved = await product.app.request(`/buy_yr/api/order/check/${other.id()}/domain_info`, {
      method: 'POST',
      headers: { cookie: `vetrina_order=${other.secret}` },
      body: JSON.stringify({ domain_info: nives({ first_name: 'Olmo' }) }),
    });
    const order = (await saved.json()) as { billing_info: object; domain_info: object };
    expect(Object.keys(order.billing_info).toSorted()).toEqual(PERSON);
    expect(Object.keys(order.domain_info).toSorted()).toEqual(PERSON);
    expect(order.domain_info).toMatchObject({ first_name: 'Olmo' });
  });

  it('a cart line has its price id, type, quantity, price, product name and selection [E3]', async () => {
    const { stripe } = await shopper.order();
    expect(stripe.cart).toMatchObject([
      { id: 'price_VetrinaPremiumYear', type: 'service', quantity: 1, price: 99, selected: true },
      { id: 'price_DominioYear', type: 'domain', quantity: 1, price: 12, selected: true },
    ]);
    for (const line of stripe.cart) expect(line.name).not.toBe('');
  });

  it('a domain suggestion has name, tld and availability, and only available ones come [E4] [C1]', async () => {
    const found = (await get('/buy_ba/api/domain/suggest?q=libero-lucciola&ext=.com&lang=it')) as object[];
    expect(found[0]).toEqual({ domainName: 'libero-lucciola.com', tld: 'com', availability: 'AVAILABLE' });
    expect(found.filter((each) => (each as { availability: string }).availability !== 'AVAILABLE')).toEqual([]);
    expect(await get('/buy_ba/api/domain/suggest?q=occupato-lucciola.it&ext=.it&lang=it')).not.toContainEqual(
      expect.objectContaining({ domainName: 'occupato-lucciola.it' }),
    );
  });

  it('a found page has name, link, place, picture, whether it is published, and its previews [E5] [C7]', async () => {
    const found = await search({ q: 'sette gufi' });
    expect(found).toMatchObject([
      {
        id: '900000000000101',
        name: expect.any(String),
        link: expect.stringMatching(/^https:/),
        location: { city: expect.any(String), country: expect.any(String), zip: expect.any(String) },
        picture: { data: { url: '/buy_yr/api/page/900000000000101/picture' } },
        is_published: true,
        previews: [{ _id: expect.stringMatching(/^prv_/) }],
      },
    ]);
  });

  it('a search asks for ten pages at most, whatever is wanted, and none of a person who has typed nothing [K5]', async () => {
    limits.length = 0;
    for (const limit of [undefined, 500, 10, 2, -3])
      expect((await search({ q: 'a', limit })).length).toBeGreaterThan(0);
    expect(await search({ q: ' ', limit: 500 })).toEqual([]);
    expect(limits).toEqual([10, 10, 10, 2, 1]);
    expect(await search({ q: 'a', limit: 2 })).toHaveLength(2);
  });

  it('the catalogue lists plans and domain with what they cost [E6] [C9]', async () => {
    const { data } = (await get('/buy_yr/api/prices')) as { data: { name: string; product: { name: string } }[] };
    expect(data).toHaveLength(3);
    const service = { type: 'service', currency: 'eur' };
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...service,
          plan: 'premium',
          unit_amount: 9900,
          product: { name: 'Vetrina Premium', metadata: { type: 'service', plan: 'premium' } },
        }),
        expect.objectContaining({
          ...service,
          plan: 'pro',
          unit_amount: 17_900,
          product: { name: 'Vetrina Pro', metadata: { type: 'service', plan: 'pro' } },
        }),
        expect.objectContaining({
          type: 'domain',
          currency: 'eur',
          plan: null,
          unit_amount: 1200,
          product: { name: 'Dominio', metadata: { type: 'domain' } },
        }),
      ]),
    );
  });

  it('the provider’s customer has name, mail, phone, address and whom it is for [E9] [W11]', async () => {
    const { _id: order_id, user_id, facebook_id } = await shopper.order();
    const customers = [...product.stripe.state.customers.values()];
    const { billing } = shopper;
    expect(customers.find((each) => each.metadata['order_id'] === order_id)).toMatchObject({
      name: `${billing.first_name} ${billing.last_name}`,
      email: billing.mail,
      phone: billing.phone,
      address: {
        city: billing.city,
        country: billing.country,
        postal_code: billing.zip,
        state: billing.province,
        line1: billing.address,
      },
      metadata: { user_id, order_id, facebook_id },
    });
  });
});
