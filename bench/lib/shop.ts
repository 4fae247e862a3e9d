/** Orders and sites made the way a customer makes them: through the product's calls and the card provider's form. */
import { setTimeout as sleep } from 'node:timers/promises';
import { TERMS_VERSION } from '../../modules/ordering/schemas.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import { openClient, type Client } from './http.ts';
import type { Product } from './product.ts';
import type { Asked } from './turn-script.ts';

export const BILLING = {
  first_name: 'Nives',
  last_name: 'Gufi',
  country: 'IT',
  ssn: 'RSSMRA85T10A562S',
  address: 'Via del Nido 8',
  zip: '40125',
  city: 'Bologna',
  province: 'BO',
  mail: 'nives@settegufi.example',
  phone: '+39 051 000 0108',
};
const CARD = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Nives Gufi' };

export interface OpenOrder {
  id: string;
  client: Client;
  /** Body of the call that saves this cart. */
  cart: string;
}

let orders = 0;
export async function openOrder(product: Product, pageId: string, layout?: LayoutName): Promise<OpenOrder> {
  const client = openClient(product.port);
  const { data: prices } = await client.json<{ data: { id: string; plan: string | null }[] }>(
    'GET',
    '/buy_yr/api/prices',
  );
  const plan = prices.find((price) => price.plan === 'premium');
  if (!plan) throw new Error('the catalogue has no premium plan');
  const order = await client.json<{ _id: string }>('POST', '/buy_yr/api/order/subscription', {
    // A business is sold once: each order's page reads like this one and is another.
    facebook_page_id: `${pageId}.${(orders += 1)}`,
    billing_info: BILLING,
    type: 'customer',
    ...(layout ? { layout } : {}),
  });
  const cart = JSON.stringify({
    stripe: { cart: [{ id: plan.id, type: 'service', quantity: 1 }] },
    domains: [],
    order: { domain_choice: 'none' },
  });
  // oxlint-disable-next-line no-underscore-dangle -- the specification's spelling
  return { id: order._id, client, cart };
}

const headersOf = ({ port }: Product, client: Client) => ({ cookie: client.cookie, Host: `localhost:${port}` });

/** The call that saves the cart of an order, as its customer's browser makes it. */
export const saveOf = (product: Product, { id, client, cart }: OpenOrder): Asked => ({
  method: 'POST',
  path: `/buy_yr/api/order/check/${id}/cart`,
  headers: { 'content-type': 'application/json', ...headersOf(product, client) },
  body: cart,
});

/** The call that reads an order. */
export const readOf = (product: Product, { id, client }: OpenOrder): Asked => ({
  method: 'GET',
  path: `/buy_yr/api/order/check/${id}`,
  headers: headersOf(product, client),
});

interface Session {
  client_secret: string;
  session_id: string;
  script_url: string;
}
interface Progress {
  site_url: string | null;
}

/** Buys the site of a page and waits until it is published. Returns its host, with the port. */
export async function buySite(product: Product, pageId: string, layout: LayoutName): Promise<string> {
  const { host, client } = await buyOrder(product, pageId, layout);
  client.close();
  return host;
}

/** The same, and the order with the client that holds it, who closes it. */
export async function buyOrder(product: Product, pageId: string, layout: LayoutName) {
  const { id, client, cart } = await openOrder(product, pageId, layout);
  const path = `/buy_yr/api/order/check/${id}`;
  await client.json('POST', `${path}/cart`, JSON.parse(cart));
  const terms = { terms_accepted: true, terms_version: TERMS_VERSION };
  await pay(await client.json<Session>('POST', `${path}/checkout`, terms));
  for (let tries = 0; tries < 300; tries++) {
    const { site_url: url } = await client.json<Progress>('GET', `${path}/progress`);
    if (url) return { host: new URL(url).host, path, client };
    await sleep(100);
  }
  throw new Error(`the site of page ${pageId} was not published within 30 s`);
}

async function pay({ client_secret: secret, session_id: id, script_url: script }: Session): Promise<void> {
  const answer = await fetch(`${new URL(script).origin}/embedded/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: secret.slice(`${id}_secret_`.length), ...CARD }),
  });
  const { status } = (await answer.json()) as { status: string };
  if (!answer.ok || status === 'wrong' || status === 'invalid') throw new Error(`the card form answered ${status}`);
}

/** Waits until the product has no job left to do. */
export async function quiet(product: Product): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await product.sql.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    if (rows[0]?.n === 0) return;
    await sleep(100);
  }
}
