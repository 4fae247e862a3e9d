/** What customers do, with a process that may die at any moment: whoever gets no answer asks again. */
import { K, SMALLEST_PLAN } from '../../modules/plans/schemas.ts';
import { applyCheckout, callOffDomain, giveUpDomain, leaveWithDomain, replaceDomain } from '../support/as-owner.ts';
import {
  addDomain,
  cancelAtTerm,
  chooseRenewalPlan,
  keepSubscription,
  openCardPage,
  openCheckout,
  quotePro,
  saveCart,
  startOrder,
  updateOrder,
  upgradeToPro,
  withdrawOrder,
} from '../../modules/ordering/index.server.ts';
import { isAppError } from '../../platform/errors.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { demoPages } from '../fixtures/pages.ts';
import { pay } from '../contracts/stripe-fixtures.ts';
import { providerOf } from '../support/subscriber.ts';
import { another, cartInput, freeName, newPage, newShopper, nives, TERMS, type Choice } from '../support/shopper.ts';
import type { Expected } from './ledger.ts';
import type { World } from './world.ts';

/** From the first click to a live site. `wavers`: with a change of mind on the way; `returns`: from the card form to us. */
export async function purchase(
  world: World,
  choice: Choice,
  { page = newPage(), wavers = false, returns = false }: { page?: string; wavers?: boolean; returns?: boolean } = {},
): Promise<Bought> {
  const shopper = newShopper(world, nives(), page);
  const { billing, ctx } = shopper;
  const order = await world.ask('start', async () => {
    const input = { facebook_page_id: page, billing_info: billing, locale: 'it' as const };
    return (await startOrder(ctx(), { ...input, page: { name: 'Trattoria Sette Gufi' } })).order;
  });
  const id = order._id;
  const cart = (wanted: Choice) => world.ask('cart', () => saveCart(ctx(), { id, ...cartInput(wanted) }));
  const checkout = () => world.ask('checkout', () => openCheckout(ctx(), { id, ...TERMS }));
  if (wavers) {
    await cart({ plan: 'pro' });
    await checkout();
    const billing_info = { ...billing, city: 'Imola' };
    await world.ask('update', () => updateOrder(ctx(), { id, order: { billing_info } }));
  }
  await cart(choice);
  const { session_id, client_secret } = await checkout();
  const paid = await pay(world.stripe, { id: session_id, clientSecret: client_secret });
  if (paid.status !== 'complete') throw new Error(JSON.stringify(paid));
  if (returns) await world.ask('sync', () => applyCheckout(ctx(), session_id, id));
  await settle(world);
  return {
    id,
    mail: billing.mail,
    ctx,
    proveAnew: () => shopper.proveAnew(),
    domains: choice.transfer ? [choice.transfer.domain] : (choice.domains ?? []),
  };
}

/** Each is read when its first order begins. */
const PAGES = demoPages().map(({ id }) => id);
/** Of the n-th order: one of the demo pages as often as needed, each time another business. */
export const pageOf = (index: number): string => `${PAGES[index % PAGES.length] ?? ''}.${index + 1}`;

/** Until the provider has told everything, and everything that follows is done. */
export async function settle(world: World): Promise<void> {
  await world.webhooksArrived();
  await world.drain();
}

/** A job whose time has come, and what follows from it. */
export async function comes<T>(world: World, job: JobDefinition<T>, payload: T): Promise<void> {
  await world.db.transaction((tx) => world.jobs.enqueue(tx, job, payload));
  await settle(world);
}
export async function siteOf(world: World, { id }: { id: string }): Promise<string> {
  const [site] = await world.rows<{ id: string }>('select id from sites where order_id = $1', [id]);
  return site?.id ?? '';
}

export interface Bought {
  id: string;
  mail: string;
  ctx: ReturnType<typeof newShopper>['ctx'];
  proveAnew: () => Promise<void>;
  domains: string[];
}

/** Orders of a batch: most register a name, some move one here, some do without. */
export function choiceOf(index: number): Choice {
  if (index % 3 === 0) return { transfer: { domain: `${another('occupato-')}.it`, authcode: 'Sesamo-1234' } };
  if (index % 5 === 4) return {};
  return { domains: [freeName()] };
}

export const sold = (choice: Choice): number =>
  K.price[choice.plan ?? SMALLEST_PLAN] + 1200 * ((choice.domains?.length ?? 0) + (choice.transfer ? 1 : 0));
export const asBought = (bought: Pick<Bought, 'id' | 'mail' | 'domains'>, choice: Choice): Expected => ({
  orderId: bought.id,
  mail: bought.mail,
  status: 'live',
  names: bought.domains,
  charges: [sold(choice)],
  refunds: [],
  documents: 1,
  mails: { 'order-link': 1, 'payment-confirmed': 1, 'site-live': 1, 'invoice-issued': 1 },
});

/** Whoever asks again what was done already is told so. */
export const unlessDone = (code: string, verb: () => Promise<unknown>) => () =>
  verb().catch((error: unknown) => {
    if (!isAppError(error, code)) throw error;
  });

/** Until the customer is asked about a lost name: before that there is nothing to press. */
async function askedAboutName(world: World, id: string): Promise<void> {
  const lost = () => world.rows(`select 1 from domain_registrations where order_id = $1 and state = 'failed'`, [id]);
  for (let tries = 0; (await lost()).length === 0; tries++) {
    if (tries === 20) throw new Error(`nobody was asked about the lost name of ${id}`);
    await settle(world);
  }
}

/** A name more whose card asks for its holder's word is called off while it waits: nothing is charged for it. */
async function unwantedName(world: World, id: string, ctx: Bought['ctx']): Promise<void> {
  const provider = providerOf(world);
  const [row] = await world.rows<{ id: string; customer_id: string }>(
    `select id, customer_id from subscriptions where order_id = $1`,
    [id],
  );
  if (!row) throw new Error(`no subscription of ${id}`);
  const useCard = async (card: string) => {
    const method = await provider.paymentMethods.attach(card, { customer: row.customer_id });
    await provider.subscriptions.update(row.id, { default_payment_method: method.id });
  };
  await useCard('pm_card_threeDSecure2Required');
  const unwanted = { domain: freeName('net'), kind: 'register' as const, own: false, amount: 1200 };
  await world.ask('add-name', () => addDomain(ctx(), { id, ...unwanted }));
  await settle(world);
  // Whoever asks again after the answer was lost may be told to wait until the provider's word is sure.
  const callOff = unlessDone('ordering.domain-asked', () => callOffDomain(ctx(), id));
  await world.ask('call-off-name', callOff);
  await settle(world);
  world.later(6 * 60_000);
  // What the clock woke may be dying meanwhile.
  await world.question(callOff);
  await useCard('pm_card_visa');
  await settle(world);
}

/** One of two names is lost and its money comes back; a third is called off; then PRO, a smaller plan for later, an end that is taken back, a code. */
export async function changesOfMind(world: World): Promise<Expected> {
  const [lost, kept] = [`${another('rubato-')}.it`, freeName()];
  const choice = { domains: [lost, kept] };
  const bought = await purchase(world, choice);
  const { id, ctx } = bought;
  await askedAboutName(world, id);
  await world.ask(
    'give-up-name',
    unlessDone('domains.nothing-to-replace', () => giveUpDomain(ctx(), id, lost)),
  );
  await settle(world);
  await unwantedName(world, id, ctx);
  const quote = await world.question(() => quotePro(ctx(), id));
  const shown = { amount: quote.amount, prorationDate: quote.proration_date };
  await world.ask('upgrade', () => upgradeToPro(ctx(), { id, ...shown }));
  await world.ask('next-plan', () => chooseRenewalPlan(ctx(), { id, plan: 'premium' }));
  await world.ask('cancel', () => cancelAtTerm(ctx(), id));
  await world.ask('keep', () => keepSubscription(ctx(), id));
  // As if the settings of that page had changed: they are made once for all orders.
  await world.rows(`delete from external_calls where key like 'portal-settings:%'`);
  await world.ask('card-page', () => openCardPage(ctx(), id));
  await world.ask('leave', () => leaveWithDomain(ctx(), id, kept));
  await settle(world);
  return {
    ...asBought(bought, choice),
    names: [kept],
    charges: [sold(choice), quote.amount],
    refunds: [1200],
    documents: 3,
    mails: {
      'order-link': 1,
      'payment-confirmed': 1,
      'domain-problem': 1,
      'domain-refunded': 1,
      'site-live': 1,
      'invoice-issued': 2,
      'credit-note-issued': 1,
      'plan-changed': 1,
      'cancellation-scheduled': 1,
      'domain-code': 1,
    },
    // Each showing of the code is told, and who got no answer asked again.
    mayRepeat: ['domain-code'],
  };
}

/** A lost name is replaced and another is added; then the consumer withdraws, and everything goes back. */
export async function secondThoughts(world: World): Promise<Expected> {
  const choice = { domains: [`${another('rubato-')}.it`] };
  const bought = await purchase(world, choice);
  const { id, ctx, mail } = bought;
  const domain = freeName();
  await askedAboutName(world, id);
  await world.ask(
    'replace-name',
    unlessDone('domains.nothing-to-replace', () => replaceDomain(ctx(), id, { domain })),
  );
  await settle(world);
  const added = { domain: freeName('com'), kind: 'register' as const, own: false, amount: 1200 };
  await world.ask('add-name', () => addDomain(ctx(), { id, ...added }));
  await settle(world);
  await world.ask('withdraw', () => withdrawOrder(ctx(), { id, name: 'Nives Gufi', mail, lang: 'it' }));
  await settle(world);
  return {
    ...asBought(bought, choice),
    status: 'refunded',
    names: [domain, added.domain],
    charges: [sold(choice), added.amount],
    refunds: [sold(choice), added.amount],
    documents: 4,
    mails: {
      'order-link': 1,
      'payment-confirmed': 1,
      'domain-problem': 1,
      'site-live': 1,
      'invoice-issued': 2,
      'domain-added': 1,
      'withdrawal-receipt': 1,
      'refund-done': 2,
      'credit-note-issued': 2,
    },
  };
}
