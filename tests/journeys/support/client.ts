/** The order calls as the screens make them, without a browser: for many orders at once. */
import { randomBytes } from 'node:crypto';
import type { Order, Progress } from '../../../modules/ordering/schemas.ts';
import { TERMS_VERSION } from '../../../modules/ordering/schemas.ts';
import { pay } from '../../contracts/stripe-cast.ts';
import { NIVES, type Typed } from './persons.ts';
import type { Stage } from './stage.ts';

export interface CardSession {
  client_secret: string;
  session_id: string;
}
export interface Refusal {
  error: { code: string; fields?: Record<string, string> };
}
export type Client = ReturnType<typeof newClient>;

/** One browser's worth of cookies. `secret` is the order session, as the first screen gives it. */
export function newClient(stage: Pick<Stage, 'origin' | 'stripe'>, secret = randomBytes(32).toString('base64url')) {
  async function call<T>(path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const answer = await fetch(`${stage.origin}/buy_yr/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie: `vetrina_order=${secret}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  async function good<T>(path: string, body?: unknown): Promise<T> {
    const answer = await call<T>(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  const check = (id: string, what = '') => `/order/check/${id}${what}`;

  return {
    secret,
    call,
    start: (pageId: string, person: Typed = NIVES) =>
      good<Order>('/order/subscription', { facebook_page_id: pageId, billing_info: person, locale: 'it' }),
    async saveCart(id: string, domains: string[]) {
      const { data } = await good<{ data: { id: string; type: string; plan: string | null }[] }>('/prices');
      const premium = data.find((price) => price.plan === 'premium')?.id ?? '';
      return good<Order>(check(id, '/cart'), {
        stripe: { cart: [{ id: premium, type: 'service', quantity: 1 }] },
        domains,
        order: { domain_choice: domains.length > 0 ? 'register' : 'none' },
      });
    },
    checkout: (id: string) =>
      good<CardSession>(check(id, '/checkout'), { terms_accepted: true, terms_version: TERMS_VERSION }),
    order: (id: string) => good<Order>(check(id)),
    progress: (id: string) => good<Progress>(check(id, '/progress')),
    sync: (id: string, session: string) => good<Order>(check(id, '/sync'), { session_id: session }),
    /** The card form's own post; the provider answers, not the product. */
    pay: (session: CardSession) =>
      pay(stage.stripe, { id: session.session_id, clientSecret: session.client_secret }, {}),
    /** Billing, plan, names and the card form, up to the press of Pay. */
    async readyToPay(pageId: string, domains: string[], person: Typed = NIVES) {
      const order = await this.start(pageId, person);
      // oxlint-disable-next-line no-underscore-dangle -- the specification's spelling
      const id = order._id;
      await this.saveCart(id, domains);
      return { id, session: await this.checkout(id) };
    },
  };
}
