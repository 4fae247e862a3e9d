/** The order calls as the screens make them, without a browser: for many orders at once. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { BillingType } from '../../../modules/ordering/cart/billing.rules.ts';
import { order, progress, TERMS_VERSION } from '../../../modules/ordering/schemas.ts';
import type { Plan } from '../../../modules/plans/schemas.ts';
import { apiError } from '../../../platform/answers.ts';
import { pay } from '../../contracts/stripe-fixtures.ts';
import { NIVES, type Typed } from './persons.ts';
import type { Stage } from './stage.ts';

const prices = z.object({ data: z.array(z.object({ id: z.string(), plan: z.string().nullable() })) });
const cardSession = z.object({ client_secret: z.string(), session_id: z.string() });
export type CardSession = z.infer<typeof cardSession>;
let buyers = 0;
export type Client = ReturnType<typeof newClient>;

/** One browser's worth of cookies. `secret` is the order session, as the first screen gives it; `cookie` its name, another one by HTTPS. */
export function newClient(
  stage: Pick<Stage, 'origin' | 'stripe'> & { cookie?: string },
  secret = randomBytes(32).toString('base64url'),
) {
  const { cookie = 'vetrina_order' } = stage;
  async function call(path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${stage.origin}/buy_yr/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie: `${cookie}=${secret}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }
  /** The answer as its schema says; throws what the product said instead. */
  async function good<T>(schema: { parse: (body: unknown) => T }, path: string, body?: unknown): Promise<T> {
    const answer = await call(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return schema.parse(answer.body);
  }
  const check = (id: string, what = '') => `/order/check/${id}${what}`;

  return {
    secret,
    /** Status and code of a call that should be refused. */
    async refused(path: string, body?: unknown): Promise<[number, string]> {
      const answer = await call(path, body);
      return [answer.status, apiError.parse(answer.body).error.code];
    },
    start: (pageId: string, person: Typed = NIVES, type: BillingType = 'customer') =>
      good(order, '/order/subscription', { facebook_page_id: pageId, billing_info: person, locale: 'it', type }),
    /** `authcode`: the name comes from somebody else. */
    async saveCart(
      id: string,
      domains: string[],
      { plan = 'premium', authcode }: { plan?: Plan; authcode?: string } = {},
    ) {
      const { data } = await good(prices, '/prices');
      const price = data.find((each) => each.plan === plan)?.id ?? '';
      return good(order, check(id, '/cart'), {
        stripe: { cart: [{ id: price, type: 'service', quantity: 1 }] },
        domains,
        order: authcode
          ? { domain_choice: 'transfer', authcode }
          : { domain_choice: domains.length > 0 ? 'register' : 'none' },
      });
    },
    checkout: (id: string) =>
      good(cardSession, check(id, '/checkout'), { terms_accepted: true, terms_version: TERMS_VERSION }),
    order: (id: string) => good(order, check(id)),
    progress: (id: string) => good(progress, check(id, '/progress')),
    sync: (id: string, session: string) => good(order, check(id, '/sync'), { session_id: session }),
    /** The card form's own post; the provider answers, not the product. */
    pay: (session: CardSession, card: Parameters<typeof pay>[2] = {}) =>
      pay(stage.stripe, { id: session.session_id, clientSecret: session.client_secret }, card),
    /** Billing, plan, names and the card form, up to the press of Pay. */
    async readyToPay(
      reads: string,
      domains: string[],
      person: Typed = NIVES,
      { type = 'customer', ...choice }: { type?: BillingType; plan?: Plan; authcode?: string } = {},
    ) {
      // A business is sold once: each buyer's page reads like this one and is another.
      const { _id: id } = await this.start(`${reads}.${(buyers += 1)}`, person, type);
      await this.saveCart(id, domains, choice);
      return { id, session: await this.checkout(id) };
    },
  };
}
