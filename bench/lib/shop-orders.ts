/** Orders in shops of sites, sixteen buyers at a time, each somebody new; and as many at a peer. */
import type { Bench } from './bench.ts';
import { cpuMicros } from './cpu.ts';
import { openClient, type Client } from './http.ts';
import { firstSold, opened, reviewOne, upgraded, type Owner } from './pro-site.ts';
import type { Product } from './product.ts';
import { quiet } from './shop.ts';

const BUYERS = 16;
/** Forms that one site takes in a minute are limited: orders go round the sites, and none of them comes near. */
const SITES = 12;
const PIECES = 100_000;
const ORDERS = 192;

interface Peer {
  title: string;
  pid: number;
  /** So many in each round: fewer of them take as long. */
  orders: number;
  order: () => Promise<void>;
}

/** Rounds of orders by turns, here and there; here the choice is looked at first, which is measured apart. */
export async function ordersBeside({ product, quick, say }: Bench, peer: Peer) {
  const shops: Shop[] = [];
  for (let site = 0; site < SITES; site++) shops.push(await openShop(product));
  await quiet(product);
  const found = { reviews: [] as Turn[], orders: [] as Turn[], theirs: [] as Turn[] };
  for (let round = 0; round < (quick ? 2 : 6); round++) {
    const { reviews, orders } = await ordersHere(product, shops);
    const theirs = await turn(peer.orders, peer.pid, peer.order);
    say(
      `round ${round + 1}: ${orders.perSecond.toFixed(1)} orders a second, ${peer.title} ${theirs.perSecond.toFixed(1)}`,
    );
    // The first round warms both.
    if (round === 0) continue;
    found.reviews.push(reviews);
    found.orders.push(orders);
    found.theirs.push(theirs);
  }
  for (const { owner } of shops) owner.client.close();
  return found;
}

async function ordersHere(product: Product, shops: readonly Shop[]): Promise<{ reviews: Turn; orders: Turn }> {
  const buyers = Array.from({ length: ORDERS }, () => openClient(product.port));
  const chosen: (() => Promise<void>)[] = [];
  const reviews = await turn(ORDERS, product.pid, async (at) => {
    const { owner, variant } = shops[at % SITES] as Shop;
    chosen[at] = await reviewOne(owner, buyers[at] as Client, variant);
  });
  const orders = await turn(ORDERS, product.pid, async (at) => chosen[at]?.());
  for (const buyer of buyers) buyer.close();
  await quiet(product);
  return { reviews, orders };
}

interface Shop {
  owner: Owner;
  variant: string;
}

interface Turn {
  perSecond: number;
  /** Processor time of the server for one. */
  millis: number;
}

/** So many orders, sixteen under way at a time. Throws where one of them is not taken. */
async function turn(orders: number, pid: number, order: (at: number) => Promise<void>): Promise<Turn> {
  let begun = 0;
  const before = cpuMicros(pid);
  const from = performance.now();
  const buy = async () => {
    while (begun < orders) {
      begun += 1;
      await order(begun - 1);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  const seconds = (performance.now() - from) / 1000;
  return { perSecond: orders / seconds, millis: (cpuMicros(pid) - before) / 1000 / orders };
}

async function openShop(product: Product): Promise<Shop> {
  const owner = await upgraded(product);
  await opened(owner);
  const { id, free } = await firstSold(owner);
  await owner.client.json('POST', `${owner.site}/shop/variants/${id}/stock`, { free: PIECES, was: free });
  return { owner, variant: id };
}

export const rate = (turns: Turn[]): number[] => turns.map(({ perSecond }) => perSecond);
export const cost = (turns: Turn[]): number[] => turns.map(({ millis }) => millis);
