/**
 * What a shop of a site takes for an order, and what Vendure takes for one: sixteen buyers at a time, each somebody new, from the
 * form to the order that stands. Here the choice is looked at first (measured apart), and two mails and the count of the pieces go
 * on beside; there it is Vendure's chain with its dummy of a payment, and nobody is written to.
 */
import type { Suite } from '../lib/bench.ts';
import { withPeerServer } from '../lib/peer-server.ts';
import { line } from '../lib/report.ts';
import { cost, ordersBeside, rate } from '../lib/shop-orders.ts';
import { ratio } from '../lib/turns.ts';
import { VENDURE, vendureShopper, type Vendure } from '../lib/vendure.ts';

const SUITE = 'shop';
const THEIRS = 32;

export const shopSuite: Suite = (bench) =>
  withPeerServer(bench, VENDURE, { suite: SUITE, what: 'orders ÷ Vendure’s' }, async (vendure) => {
    const order = () => orderThere(vendure);
    const found = await ordersBeside(bench, { title: 'Vendure', pid: vendure.pid, orders: THEIRS, order });
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
