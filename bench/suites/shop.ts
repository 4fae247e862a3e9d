/**
 * What a shop of a site takes for an order, and what Vendure takes for one: sixteen buyers at a time, each somebody new, from the
 * form to the order that stands. Here the choice is looked at first (measured apart), and two mails and the count of the pieces go
 * on beside; there it is Vendure's chain with its dummy of a payment, and nobody is written to.
 */
import type { Bench, Suite } from '../lib/bench.ts';
import { cpuMicros } from '../lib/cpu.ts';
import { openClient, type Client } from '../lib/http.ts';
import { firstSold, opened, reviewOne, upgraded, type Owner } from '../lib/pro-site.ts';
import { line } from '../lib/report.ts';
import { quiet } from '../lib/shop.ts';
import { ratio } from '../lib/turns.ts';
import { vendureShopper, withVendure, type Vendure } from '../lib/vendure.ts';

const SUITE = 'shop';
const BUYERS = 16;
/** Forms that one site takes in a minute are limited: orders go round the sites, and none of them comes near. */
const SITES = 12;
const PIECES = 100_000;
const OURS = 192;
const THEIRS = 32;

export const shopSuite: Suite = (bench) =>
  withVendure(bench, { suite: SUITE, what: 'orders ÷ Vendure’s' }, async (vendure) => {
    const { product, quick, say } = bench;
    const shops: { owner: Owner; variant: string }[] = [];
    for (let site = 0; site < SITES; site++) shops.push(await openShop(bench));
    await quiet(product);
    const found = { reviews: [] as Turn[], orders: [] as Turn[], theirs: [] as Turn[] };
    for (let round = 0; round < (quick ? 2 : 6); round++) {
      const buyers = Array.from({ length: OURS }, () => openClient(product.port));
      const chosen: (() => Promise<void>)[] = [];
      const reviews = await turn(OURS, product.pid, async (at) => {
        const { owner, variant } = shops[at % SITES] as (typeof shops)[0];
        chosen[at] = await reviewOne(owner, buyers[at] as Client, variant);
      });
      const orders = await turn(OURS, product.pid, async (at) => chosen[at]?.());
      for (const buyer of buyers) buyer.close();
      await quiet(product);
      const theirs = await turn(THEIRS, vendure.pid, () => orderThere(vendure));
      say(`round ${round + 1}: ${orders.perSecond.toFixed(1)} orders a second, Vendure ${theirs.perSecond.toFixed(1)}`);
      // The first round warms both.
      if (round === 0) continue;
      found.reviews.push(reviews);
      found.orders.push(orders);
      found.theirs.push(theirs);
    }
    for (const { owner } of shops) owner.client.close();
    const rate = (turns: Turn[]) => turns.map(({ perSecond }) => perSecond);
    const cost = (turns: Turn[]) => turns.map(({ millis }) => millis);
    const both = found.orders.map(
      ({ perSecond }, at) => 1 / (1 / perSecond + 1 / (found.reviews[at]?.perSecond ?? NaN)),
    );
    return [
      line(SUITE, 'orders a second ÷ Vendure’s', '', ratio(rate(found.orders), rate(found.theirs)), { least: 15 }),
      line(SUITE, 'choices looked at and ordered, a second ÷ Vendure’s', '', ratio(both, rate(found.theirs))),
      line(SUITE, 'processor time: Vendure’s order ÷ ours', '', ratio(cost(found.theirs), cost(found.orders))),
      line(SUITE, 'orders', '/s', rate(found.orders)),
      line(SUITE, 'Vendure’s orders', '/s', rate(found.theirs)),
    ];
  });

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

async function openShop({ product }: Bench): Promise<{ owner: Owner; variant: string }> {
  const owner = await upgraded(product);
  await opened(owner);
  const { id, free } = await firstSold(owner);
  await owner.client.json('POST', `${owner.site}/shop/variants/${id}/stock`, { free: PIECES, was: free });
  return { owner, variant: id };
}

const OK = '... on Order { id state } ... on ErrorResult { errorCode message }';
const PERSON = 'firstName: "Anna", lastName: "Verdi"';
const PLACE = 'fullName: "Anna Verdi", streetLine1: "Via Po 1", city: "Torino", postalCode: "10123", countryCode: "IT"';
let people = 0;

/** Chosen, by whom, where to, how, and paid: what its documentation calls the checkout of a guest. */
async function orderThere({ port }: Vendure): Promise<void> {
  const { ask } = vendureShopper(port);
  const mail = `buyer-${(people += 1)}@buyers.example`;
  await ask(`mutation { addItemToOrder(productVariantId: 1, quantity: 1) { ${OK} } }`);
  await ask(`mutation { setCustomerForOrder(input: { ${PERSON}, emailAddress: "${mail}" }) { ${OK} } }`);
  await ask(`mutation { setOrderShippingAddress(input: { ${PLACE} }) { ${OK} } }`);
  await ask(`mutation { setOrderShippingMethod(shippingMethodId: [1]) { ${OK} } }`);
  await ask(`mutation { transitionOrderToState(state: "ArrangingPayment") { ... on Order { id state } } }`);
  const paid = await ask<{ addPaymentToOrder: { state?: string } }>(
    `mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} }) { ${OK} } }`,
  );
  if (paid.addPaymentToOrder.state !== 'PaymentSettled')
    throw new Error(`Vendure’s order ended as ${JSON.stringify(paid)}`);
}
