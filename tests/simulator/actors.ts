/** What people do outside the product: at the card provider, at the bank, at another registrar. */
import type { Charge } from '../../sandboxes/stripe/objects/charge.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

const subscriptionOf = (world: World, person: Person) =>
  [...world.stripe.state.subscriptions.values()].find(
    ({ metadata, status }) => metadata['order_id'] === person.orderId && status !== 'canceled',
  );

/** Another card at the provider, as its own page would save it. */
export async function useCard(
  world: World,
  person: Person,
  card: 'pm_card_visa' | 'pm_card_chargeCustomerFail',
): Promise<string> {
  const subscription = subscriptionOf(world, person);
  if (!subscription) return 'nothing runs';
  const method = await world.provider.paymentMethods.attach(card, { customer: subscription.customer });
  await world.provider.subscriptions.update(subscription.id, { default_payment_method: method.id });
  return card;
}

/** Pays what is owed on the provider's page. */
export async function payOwed(world: World, person: Person): Promise<string> {
  const subscription = subscriptionOf(world, person);
  const owed = world.stripe.state.invoices.get(subscription?.latest_invoice ?? '');
  if (owed?.status !== 'open') return 'nothing is owed';
  const paid = await world.provider.invoices.pay(owed.id).catch(() => null);
  return paid === null ? 'declined' : 'paid';
}

export const chargesOf = (world: World, person: Person): Charge[] => {
  const customers = new Set(
    [...world.stripe.state.customers.values()]
      .filter(({ metadata }) => metadata['order_id'] === person.orderId)
      .map(({ id }) => id),
  );
  return [...world.stripe.state.charges.values()].filter(
    ({ customer, status }) => customer !== null && customers.has(customer) && status === 'succeeded',
  );
};

/** The cardholder's bank takes the newest payment back. */
export async function dispute(world: World, person: Person): Promise<string> {
  const charge = chargesOf(world, person).findLast(({ disputed, refunded }) => !disputed && !refunded);
  if (!charge) return 'no payment';
  await press(world, `charges/${charge.id}/dispute`);
  return 'opened';
}

export async function judge(world: World, person: Person, outcome: 'won' | 'lost'): Promise<string> {
  const mine = new Set(chargesOf(world, person).map(({ id }) => id));
  const open = [...world.stripe.state.disputes.values()].find(
    ({ charge, status }) => mine.has(charge) && !['won', 'lost', 'warning_closed'].includes(status),
  );
  if (!open) return 'no dispute';
  await press(world, `disputes/${open.id}/${outcome}`);
  return outcome;
}

/** Somebody gives a part back in the provider's dashboard, past the product. */
export async function refundByHand(world: World, person: Person): Promise<string> {
  const charge = chargesOf(world, person).findLast(({ amount, amount_refunded: back }) => amount - back > 700);
  if (!charge) return 'no payment';
  const given = await world.provider.refunds.create({ charge: charge.id, amount: 700 }).catch(() => null);
  return given ? '7 €' : 'refused';
}

/** Somebody ends the subscription there. */
export async function cancelByHand(world: World, person: Person): Promise<string> {
  const subscription = subscriptionOf(world, person);
  if (!subscription) return 'nothing runs';
  await world.provider.subscriptions.cancel(subscription.id);
  return 'ended';
}

async function press(world: World, path: string): Promise<void> {
  await fetch(`${world.stripe.url}/control/${path}`, { method: 'POST', redirect: 'manual' });
}
