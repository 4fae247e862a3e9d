/** What a shop of a site takes for an order, and what Medusa takes for one: as with Vendure (shop.ts). Its dummy of a payment is paid at once, and nobody is written to. */
import type { Suite } from '../lib/bench.ts';
import { MEDUSA, orderAtMedusa } from '../lib/medusa.ts';
import { withPeerServer } from '../lib/peer-server.ts';
import { line } from '../lib/report.ts';
import { cost, ordersBeside, rate } from '../lib/shop-orders.ts';
import { ratio } from '../lib/turns.ts';

const SUITE = 'medusa';
const THEIRS = 16;

export const medusaSuite: Suite = (bench) =>
  withPeerServer(bench, MEDUSA, { suite: SUITE, what: 'orders ÷ Medusa’s' }, async (medusa) => {
    let people = 0;
    const order = () => orderAtMedusa(medusa, `buyer-${(people += 1)}@buyers.example`);
    const found = await ordersBeside(bench, { title: 'Medusa', pid: medusa.pid, orders: THEIRS, order });
    return [
      line(SUITE, 'orders a second ÷ Medusa’s', '', ratio(rate(found.orders), rate(found.theirs)), { least: 100 }),
      line(SUITE, 'processor time: Medusa’s order ÷ ours', '', ratio(cost(found.theirs), cost(found.orders))),
      line(SUITE, 'orders', '/s', rate(found.orders)),
      line(SUITE, 'Medusa’s orders', '/s', rate(found.theirs)),
    ];
  });
