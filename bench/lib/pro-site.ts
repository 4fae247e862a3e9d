/** Sites of Pro, made the way their owners make them, and what their visitors order. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf } from '../../tests/support/page-fields.ts';
import { textOf, type Client } from './http.ts';
import type { Product } from './product.ts';
import { buyOrder, quiet } from './shop.ts';

/** Sells furniture, with whole amounts. */
const PAGE = '900000000000808';
const ROOMS = ['shop', 'bookings', 'news'] as const;
const SEEN_AT = { shop: '/shop', bookings: '/book', news: '/news' } as const;
const LATEST_MS = 60_000;
const LOOK_MS = 20;

export interface Owner {
  client: Client;
  host: string;
  /** Path of the site's calls. */
  site: string;
  drafts: number;
}

/** Milliseconds until `seen` is so. */
export async function until(what: string, seen: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await seen())) {
    if (performance.now() - from > LATEST_MS) throw new Error(`${what}: not within a minute`);
    await sleep(LOOK_MS);
  }
  return performance.now() - from;
}

/** A site of Premium that goes up to Pro. */
export async function upgraded(product: Product): Promise<Owner> {
  const { host, path, client } = await buyOrder(product, PAGE, 'tavola');
  await quiet(product);
  const { rows } = await product.sql.query<{ id: string }>('select id from sites where slug = $1', [
    host.split('.', 1)[0],
  ]);
  const site = `/buy_yr/api/site/${rows[0]?.id}`;
  const quote = await client.json<{ amount: number; proration_date: number }>(
    'POST',
    `${path}/manage/upgrade/quote`,
    {},
  );
  const { amount, proration_date } = quote;
  const from = performance.now();
  await client.json('POST', `${path}/manage/upgrade`, { amount, proration_date });
  const isThere = (room: string) =>
    client.json<{ entitled: boolean }>('GET', `${site}/${room}`).then(
      ({ entitled }) => entitled,
      () => false,
    );
  await until('three drafts', async () => (await Promise.all(ROOMS.map(isThere))).every(Boolean));
  const drafts = performance.now() - from;
  await quiet(product);
  return { client, host, site, drafts };
}

/** From the press until a visitor reads the page, room after room. */
export async function opened({ client, host, site }: Owner): Promise<number[]> {
  const { state } = await client.json<{ state: { version: string; marks: { it: string } } }>(
    'GET',
    `${site}/agreement`,
  );
  await client.json('POST', `${site}/agreement`, { version: state.version, lang: 'it', mark: state.marks.it });
  const took: number[] = [];
  for (const room of ROOMS) {
    const from = performance.now();
    await client.json('POST', `${site}/${room}/state`, { status: 'open' });
    await until(room, async () => (await client.get(host, SEEN_AT[room])).status === 200);
    took.push(performance.now() - from);
  }
  return took;
}

interface Sold {
  products: { variants: { id: string; price: number | null; free: number | null }[] }[];
}

/** The first thing of the shop that has a price. */
export async function firstSold({ client, site }: Owner): Promise<{ id: string; free: number | null }> {
  const { products } = await client.json<Sold>('GET', `${site}/shop`);
  const variant = products.flatMap(({ variants }) => variants).find(({ price }) => price !== null);
  if (!variant) throw new Error('nothing is sold');
  return variant;
}

/** One piece is chosen and looked at by somebody new: what orders it, which throws unless it is ordered. */
export async function reviewOne({ host }: Owner, buyer: Client, variant: string): Promise<() => Promise<void>> {
  const chosen = { [`q_${variant}`]: '1' };
  const reviewed = textOf(await buyer.post(host, '/_/shop/review', chosen));
  const mail = `${randomBytes(6).toString('hex')}@buyers.example`;
  const form = { ...fieldsOf(reviewed), ...chosen, name: 'Anna Verdi', phone: '', mail, note: '' };
  return async () => {
    const answer = await buyer.post(host, '/_/shop/order', form);
    if (answer.status !== 303) throw new Error(`an order was answered ${answer.status}`);
  };
}
