/** The way to a payment, step by step, each a press that may come twice, late, or from another tab. */
import { applyCheckout } from '../support/as-owner.ts';
import { getOrder, openCheckout, saveCart, saveDomainInfo, startOrder } from '../../modules/ordering/index.server.ts';
import type { StoredLine } from '../../modules/ordering/cart/cart.ts';
import { pay } from '../contracts/stripe-fixtures.ts';
import { cartInput, PRICES, TERMS } from '../support/shopper.ts';
import type { Person } from './person.ts';
import { promisedFor } from './prices.ts';
import type { Random } from './random.ts';
import type { Unit } from './environment.ts';
import type { World } from './world.ts';

export const visitor = (world: World, { secret }: Person) => world.as({ kind: 'visitor', orderSession: secret });

/** The next press on the way to the payment; null when this person gives up. */
export function nextPress(world: World, person: Person, random: Random): Unit | null {
  if (!person.orderId) return { what: 'starts an order', run: () => start(world, person) };
  const form = person.forms.at(-1);
  if (!form || (person.forms.length < person.tabs && random.chance(0.5))) {
    if (person.forms.length > 0 || random.chance(0.55)) {
      return { what: 'opens the card form', run: () => openForm(world, person) };
    }
    return { what: 'chooses', run: () => choose(world, person) };
  }
  const twoTabs = person.tabs > 1 ? 4 : 0;
  const press = random.weighted({ pay: 12, another: 1, leave: 0.4, later: twoTabs, both: twoTabs });
  if (press === 'leave') return null;
  if (press === 'later') {
    const run = async () => {
      // The other tab adds a name; this one still shows the form of the smaller cart.
      const { domains = [], transfer } = person.wish;
      if (!transfer) person.wish = { ...person.wish, domains: [...domains, `libero-${person.name}-poi.it`] };
      await choose(world, person);
      return payForms(world, person, [form]);
    };
    return { what: 'adds a name, and pays the form that was open before', outside: true, run };
  }
  if (press === 'another') {
    person.wish = { ...person.wish, plan: person.wish.plan === 'pro' ? 'premium' : 'pro' };
    return { what: 'changes the cart', run: () => choose(world, person) };
  }
  return {
    what: press === 'both' ? 'pays in two tabs' : 'pays',
    outside: true,
    run: async () => payForms(world, person, press === 'both' ? [form, await secondForm(world, person)] : [form]),
  };
}

async function start(world: World, person: Person): Promise<void> {
  const ctx = visitor(world, person);
  const input = { facebook_page_id: person.page, billing_info: person.billing, locale: person.locale };
  const { order } = await startOrder(ctx, { ...input, page: { name: 'Trattoria Sette Gufi' } });
  person.orderId = order._id;
  // The first name may be chosen later, in another tab.
  world.buyers.set(order._id, { mail: person.billing.mail, locale: person.locale, ownName: person.ownName });
  await choose(world, person);
}

async function choose(world: World, person: Person): Promise<void> {
  const ctx = visitor(world, person);
  const cart = cartInput(person.wish);
  const owns = person.ownName && cart.domains.length > 0;
  const lines = [...cart.stripe.cart, { id: 'price_DominioYear', type: 'domain' as const }];
  await saveCart(ctx, {
    id: person.orderId,
    ...cart,
    stripe: person.lies ? { cart: lines.map((line) => ({ ...line, quantity: 3 })) } : cart.stripe,
    order: { ...cart.order, domain_own_register: owns },
  });
  if (owns) await saveDomainInfo(ctx, { id: person.orderId, domain_info: person.billing });
}

async function openForm(world: World, person: Person): Promise<void> {
  const ctx = visitor(world, person);
  const { stripe, domains } = await getOrder(ctx, person.orderId);
  const amount = stripe.cart.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  const plan = stripe.cart.find(({ type }) => type === 'service')?.id === PRICES.pro ? 'pro' : 'premium';
  const form = await openCheckout(ctx, { id: person.orderId, ...TERMS });
  const names = domains.length;
  world.shown.set(form.session_id, { amount, names, promised: promisedFor(plan, names), domains });
  if (!person.forms.some(({ session_id: id }) => id === form.session_id)) person.forms.push(form);
}

/**
 * A form of this order from before it had names, that nobody ended, as one is left where the answer to its end was lost. As of each form that
 * a buyer ever saw, it is written down what it was opened for: without that a payment would buy the names of the later cart, unpaid.
 */
async function secondForm(world: World, { orderId, forms }: Person): Promise<Person['forms'][number]> {
  const opened = forms.at(-1)?.session_id ?? '';
  const first = world.stripe.state.sessions.get(opened);
  const { id, clientSecret, amountTotal } = await world.payments.createCheckoutSession(
    {
      customerId: first?.customer ?? '',
      lines: [{ priceId: PRICES.premium }],
      returnUrl: 'http://localhost:3000/x?session_id={CHECKOUT_SESSION_ID}',
      locale: 'it',
      orderId,
      metadata: { order_id: orderId, cart_hash: 'left' },
    },
    `left:${orderId}`,
  );
  const plan = { type: 'service', plan: 'premium', name: 'Vetrina Premium', product: 'prod_VetrinaPremium' } as const;
  const cart: StoredLine[] = [{ ...plan, priceId: PRICES.premium, quantity: 1, unitAmount: amountTotal }];
  await world.rows(
    `insert into order_offers (session_id, order_id, cart, domains, domain_choice, created_at)
     select $1, order_id, $2, '{}', 'none', created_at from order_offers where session_id = $3 on conflict do nothing`,
    [id, JSON.stringify(cart), opened],
  );
  world.shown.set(id, { amount: amountTotal, promised: amountTotal, names: 0, domains: [] });
  return { session_id: id, client_secret: clientSecret ?? '' };
}

/** Presses Pay; a refused card is followed by a good one. */
async function payForms(world: World, person: Person, forms: Person['forms']): Promise<string> {
  const answers: string[] = [];
  for (const { session_id: id, client_secret: clientSecret } of forms) {
    const way = person.card.startsWith('AT') ? { way: 'sepa_debit', iban: person.card } : { number: person.card };
    const answer = await pay(world.stripe, { id, clientSecret }, way);
    answers.push(answer.status);
    if (answer.status === 'declined') person.card = '4242424242424242';
    if (answer.status === 'complete') person.paid = true;
    if (answer.status === 'expired' || answer.status === 'invalid') person.forms = [];
  }
  return answers.join(', ');
}

/** The browser comes back from the payment and asks. A bank that did not pay is followed by a card that does. */
export const comesBack = (world: World, person: Person): Unit => ({
  what: 'comes back from the payment',
  async run() {
    const session = person.forms.at(-1)?.session_id ?? '';
    const became = await applyCheckout(visitor(world, person), session, person.orderId);
    if (became === 'expired') Object.assign(person, { paid: false, forms: [], card: '4242424242424242' });
    return became;
  },
});
