/** A visitor who buys, verb by verb, as the wizard's calls do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyBilling, type BillingInfo } from '../../modules/ordering/cart/billing.rules.ts';
import { newOrderSession } from '../../modules/access/index.server.ts';
import { getOrder, openCheckout, saveCart, startOrder, type Checkout } from '../../modules/ordering/index.server.ts';
import { TERMS_VERSION, type Order } from '../../modules/ordering/schemas.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { pay, type PayAnswer } from '../contracts/stripe-fixtures.ts';
import { NIVES } from '../journeys/support/persons.ts';
import { provedByPage } from './prove-anew.ts';
import type { TestProduct } from './product.ts';

export const GUFI = '900000000000101';
export const PRICES = { premium: 'price_VetrinaPremiumYear', pro: 'price_VetrinaProYear' } as const;
let counter = 0;
/** A mail address, or a domain, of its own. */
export const another = (what: string): string => `${what}${(counter += 1)}`;
/** A social page of its own, that reads like the first: a business is sold once. */
export const newPage = (): string => another(`${GUFI}.`);
export const freeName = (ext = 'it'): string => `${another('libero-')}.${ext}`;

export const nives = (changes: Partial<BillingInfo> = {}): BillingInfo => ({
  ...emptyBilling(),
  ...NIVES,
  mail: `${another('nives')}@settegufi.example`,
  ...changes,
});

export interface Choice {
  plan?: keyof typeof PRICES;
  domains?: string[];
  transfer?: { domain: string; authcode: string };
}
export const cartInput = ({ plan = 'premium', domains = [], transfer }: Choice) => ({
  stripe: { cart: [{ id: PRICES[plan], type: 'service' as const }] },
  domains: transfer ? [transfer.domain] : domains,
  order: {
    domain_choice: transfer ? ('transfer' as const) : domains.length > 0 ? ('register' as const) : ('none' as const),
    ...(transfer ? { authcode: transfer.authcode } : {}),
  },
});
export const TERMS = { accepted: true, version: TERMS_VERSION };

export type Shopper = ReturnType<typeof newShopper>;

/** What a shopper needs of a product in this process. */
export type Shop = Pick<TestProduct, 'as' | 'stripe' | 'mail' | 'webhooksArrived' | 'drain'>;

/** Somebody with a browser of their own, who buys for a business of their own unless a page is given. */
export function newShopper(product: Shop, billing: BillingInfo = nives(), page: string = newPage()) {
  let id = '';
  const shopper = {
    /** Of their browser now. */
    secret: newOrderSession(),
    billing,
    page,
    ctx: (): Ctx => product.as(shopper.secret),
    async proveAnew(): Promise<void> {
      shopper.secret = await provedByPage(shopper.ctx(), page);
    },
    id: () => id,
    async start(): Promise<Order> {
      const input = { facebook_page_id: page, billing_info: billing, locale: 'it' as const };
      const { order } = await startOrder(shopper.ctx(), { ...input, page: { name: 'Trattoria Sette Gufi' } });
      id = order._id;
      return order;
    },
    choose: (choice: Choice = {}) => saveCart(shopper.ctx(), { id, ...cartInput(choice) }),
    checkout: (): Promise<Checkout> => openCheckout(shopper.ctx(), { id, ...TERMS }),
    /** Presses Pay in the card form that this checkout opened. */
    pay: (checkout: Checkout, card: Parameters<typeof pay>[2] = {}): Promise<PayAnswer> =>
      pay(product.stripe, { id: checkout.session_id, clientSecret: checkout.client_secret }, card),
    order: (): Promise<Order> => getOrder(shopper.ctx(), id),
    /** From the first step to an open card form. */
    async toCardForm(choice: Choice = {}): Promise<Checkout> {
      await shopper.start();
      await shopper.choose(choice);
      return shopper.checkout();
    },
    /** The whole way to a paid order whose jobs are done. */
    async buy(choice: Choice = {}): Promise<string> {
      const checkout = await shopper.toCardForm(choice);
      await shopper.pay(checkout);
      await product.webhooksArrived();
      await product.drain();
      return id;
    },
    /** Mails to this shopper, oldest first. */
    mails: () =>
      product.mail
        .messages()
        .filter((mail) => mail.to.includes(billing.mail))
        .toReversed(),
  };
  return shopper;
}

const MOST_LOOKS = 100;
/** Until the name is registered: on a busy machine the registrar may be away at the first try, and a job waits for the next. */
export async function registered(product: Pick<TestProduct, 'drain' | 'rows'>, domain: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const [row] = await product.rows<{ state: string }>('select state from domain_registrations where domain = $1', [
      domain,
    ]);
    if (row?.state === 'registered') return;
    await product.drain({ again: true });
    await sleep(20);
  }
  throw new Error(`${domain} was never registered`);
}
