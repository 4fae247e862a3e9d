/** The order's calls (specification section 7), as the browser makes them. `id`: social page id or the order's `_id`. */
import type {
  Order,
  Progress,
  SaveCartInput,
  SaveDomainInfoInput,
  StartOrderInput,
  UpdateOrderInput,
} from '../../../modules/ordering/schemas.ts';
import type { MailQuestion } from '../../../modules/domains/transfer/mail-question.rules.ts';
import { getJson, postJson, type CallOptions } from '../../ui/api.ts';

const check = (id: string, call = '') => `/buy_yr/api/order/check/${encodeURIComponent(id)}${call}`;

export const startOrder = (input: StartOrderInput) => postJson<Order>('/buy_yr/api/order/subscription', input);
export const checkOrder = (id: string, options?: CallOptions) => getJson<Order>(check(id), options);
export const updateOrder = (id: string, input: UpdateOrderInput) => postJson<Order>(check(id, '/update'), input);
export const saveCart = (id: string, input: SaveCartInput) => postJson<Order>(check(id, '/cart'), input);
export const saveDomainInfo = (id: string, input: SaveDomainInfoInput) =>
  postJson<Order>(check(id, '/domain_info'), input);

export interface CardSession {
  client_secret: string;
  publishable_key: string;
  script_url: string;
  session_id: string;
}
/** Opens, or finds again, the card form's session for what is in the cart now. */
export const openCheckout = (id: string, termsVersion: string) =>
  postJson<CardSession>(
    check(id, '/checkout'),
    { terms_accepted: true, terms_version: termsVersion },
    { timeoutMs: 30_000 },
  );

export const readProgress = (id: string, options?: CallOptions) => getJson<Progress>(check(id, '/progress'), options);
/** Asks the card provider for the truth; safe any number of times. */
export const syncPayment = (id: string, sessionId: string) =>
  postJson<Order>(check(id, '/sync'), { session_id: sessionId }, { timeoutMs: 30_000 });
/** `failed`: the name that could not be had; a press that arrives twice then changes one name, not two. */
export const replaceDomain = (id: string, failed: string, domain: string) =>
  postJson<Progress>(check(id, '/domain/replace'), { domain, instead_of: failed });
export const refundDomain = (id: string, failed: string) =>
  postJson<Progress>(check(id, '/domain/refund'), { domain: failed });
/** The owner's word about this very question: 'go' fetches the name, 'stay' leaves it and gives its price back. */
export const answerMailQuestion = (id: string, { domain, asked_at }: MailQuestion, answer: 'go' | 'stay') =>
  postJson<Record<string, never>>(check(id, '/domain/mail'), { domain, asked_at, answer });
export const mailLink = (id: string) => postJson<Record<string, never>>(check(id, '/mail-link'), {});
