/** How soon an owner of Pro has something to open, how soon visitors see what was opened, and how soon a page says that the last piece is gone. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHOP_WORDS } from '../../site-kit/shop/words.ts';
import type { Suite } from '../lib/bench.ts';
import { openClient, textOf, type Client } from '../lib/http.ts';
import type { Product } from '../lib/product.ts';
import { line } from '../lib/report.ts';
import { buyOrder, quiet } from '../lib/shop.ts';
import { quantile } from '../lib/stats.ts';

const SUITE = 'rooms';
/** Sells furniture, with whole amounts. */
const PAGE = '900000000000808';
const ROOMS = ['shop', 'bookings', 'news'] as const;
const SEEN_AT = { shop: '/shop', bookings: '/book', news: '/news' } as const;
const LATEST_MS = 60_000;
const LOOK_MS = 20;

export const roomsSuite: Suite = async ({ product, quick, say }) => {
  const drafts: number[] = [];
  const online: number[] = [];
  const soldOut: number[] = [];
  for (let site = 0; site < (quick ? 2 : 6); site++) {
    const owner = await upgraded(product);
    drafts.push(owner.drafts);
    online.push(...(await opened(owner)));
    say(`site ${site + 1}: three drafts, all online; the last piece is sold …`);
    for (let round = 0; round < (quick ? 5 : 20); round++) soldOut.push(await sellLast(product, owner));
    owner.client.close();
  }
  return [
    line(SUITE, 'upgrade → three drafts to be opened', 'ms', drafts, { most: 10_000 }),
    line(SUITE, 'opened → its page is on the site', 'ms', online, { most: 2000 }),
    line(SUITE, 'last piece ordered → the page says so, 99th percentile', 'ms', [quantile(soldOut, 0.99)], {
      most: 2000,
    }),
    line(SUITE, 'last piece ordered → the page says so', 'ms', soldOut),
  ];
};

interface Owner {
  client: Client;
  host: string;
  /** Path of the site's calls. */
  site: string;
  drafts: number;
}

/** Milliseconds until `seen` is so. */
async function until(what: string, seen: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await seen())) {
    if (performance.now() - from > LATEST_MS) throw new Error(`${what}: not within a minute`);
    await sleep(LOOK_MS);
  }
  return performance.now() - from;
}

/** A site of Premium that goes up to Pro. */
async function upgraded(product: Product): Promise<Owner> {
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
async function opened({ client, host, site }: Owner): Promise<number[]> {
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
  products: { name: string; variants: { id: string; price: number | null; free: number | null }[] }[];
}

/** One piece is left, the page offers it, somebody has it; from the answer on until the page says that there is none. */
async function sellLast(product: Product, { client, host, site }: Owner): Promise<number> {
  const { products } = await client.json<Sold>('GET', `${site}/shop`);
  const variant = products.flatMap(({ variants }) => variants).find(({ price }) => price !== null);
  if (!variant) throw new Error('nothing is sold');
  const { id, free } = variant;
  await client.json('POST', `${site}/shop/variants/${id}/stock`, { free: 1, was: free });
  const buyer = openClient(product.port);
  const offers = async () => textOf(await buyer.get(host, '/shop')).includes(`name="q_${id}"`);
  try {
    await until('one piece', offers);
    const chosen = { [`q_${id}`]: '1' };
    const reviewed = textOf(await buyer.post(host, '/_/shop/review', chosen));
    const mail = `${randomBytes(6).toString('hex')}@buyers.example`;
    const person = { name: 'Anna Verdi', phone: '', mail, note: '' };
    const answer = await buyer.post(host, '/_/shop/order', { ...hidden(reviewed), ...chosen, ...person });
    if (answer.status !== 303) throw new Error(`an order was answered ${answer.status}`);
    return await until('sold out', async () => {
      const page = textOf(await buyer.get(host, '/shop'));
      return !page.includes(`name="q_${id}"`) && SAYS.some((word) => page.includes(word));
    });
  } finally {
    buyer.close();
  }
}

const SAYS = Object.values(SHOP_WORDS).map(({ soldOut }) => soldOut);

const hidden = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
