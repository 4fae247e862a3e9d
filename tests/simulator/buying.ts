/** The way to a payment, step by step, each a press that may come twice, late, or from another tab. */
import { applyCheckout } from '../../modules/billing/index.server.ts';
import { getOrder, openCheckout, saveCart, saveDomainInfo, startOrder } from '../../modules/ordering/index.server.ts';
import { pay } from '../contracts/stripe-cast.ts';
import { cartInput, TERMS } from '../support/shopper.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { Unit } from './stage.ts';
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
  const press = random.weighted({ pay: 12, another: 1, leave: 0.4, both: person.forms.length > 1 ? 8 : 0 });
  if (press === 'leave') return null;
  if (press === 'another') {
    person.wish = { ...person.wish, plan: person.wish.plan === 'pro' ? 'premium' : 'pro' };
    return { what: 'changes the cart', run: () => choose(world, person) };
  }
  return {
    what: press === 'both' ? 'pays in two tabs' : 'pays',
    outside: true,
    run: () => payForms(world, person, press === 'both' ? person.forms : [form]),
  };
}

async function start(world: World, person: Person): Promise<void> {
  const ctx = visitor(world, person);
  const input = { facebook_page_id: person.page, billing_info: person.billing, locale: person.locale };
  const { order } = await startOrder(ctx, input, { name: 'Trattoria Sette Gufi' });
  person.orderId = order._id;
  const owns = person.ownName && cartInput(person.wish).domains.length > 0;
  world.buyers.set(order._id, { mail: person.billing.mail, locale: person.locale, ownName: owns });
  await choose(world, person);
}

async function choose(world: World, person: Person): Promise<void> {
  const ctx = visitor(world, person);
  const cart = cartInput(person.wish);
  const owns = person.ownName && cart.domains.length > 0;
  await saveCart(ctx, person.orderId, { ...cart, order: { ...cart.order, domain_own_register: owns } });
  if (owns) await saveDomainInfo(ctx, person.orderId, { domain_info: person.billing });
}

async function openForm(world: World, person: Person): Promise<void> {
  const ctx = visitor(world, person);
  const { stripe } = await getOrder(ctx, person.orderId);
  const shown = stripe.cart.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  const form = await openCheckout(ctx, person.orderId, TERMS);
  world.shown.set(form.session_id, shown);
  if (!person.forms.some(({ session_id: id }) => id === form.session_id)) person.forms.push(form);
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
