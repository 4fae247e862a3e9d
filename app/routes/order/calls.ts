/** The order's calls (specification section 7), as the browser makes them. `id`: social page id or the order's `_id`. */
import {
  cardSession,
  order,
  progress,
  type SaveCartInput,
  type SaveDomainInfoInput,
  type StartOrderInput,
  type UpdateOrderInput,
} from '../../../modules/ordering/schemas.ts';
import type { MailQuestion } from '../../../modules/domains/transfer/mail-question.rules.ts';
import { done } from '../../../platform/answers.ts';
import { getJson, postJson, type CallOptions } from '../../ui/api.ts';

const check = (id: string, call = '') => `/buy_yr/api/order/check/${encodeURIComponent(id)}${call}`;

export const startOrder = (input: StartOrderInput) => postJson('/buy_yr/api/order/subscription', input, order);
export const checkOrder = (id: string, options?: CallOptions) => getJson(check(id), order, options);
export const updateOrder = (id: string, input: UpdateOrderInput) => postJson(check(id, '/update'), input, order);
export const saveCart = (id: string, input: SaveCartInput) => postJson(check(id, '/cart'), input, order);
/** The mailboxes that open with a name of the cart. */
export const chooseBoxes = (id: string, input: { domain: string; names: string[] }) =>
  postJson(check(id, '/mailboxes'), input, done);
export const saveDomainInfo = (id: string, input: SaveDomainInfoInput) =>
  postJson(check(id, '/domain_info'), input, order);

/** Opens, or finds again, the card form's session for what is in the cart now. */
export const openCheckout = (id: string, termsVersion: string) =>
  postJson(check(id, '/checkout'), { terms_accepted: true, terms_version: termsVersion }, cardSession, {
    timeoutMs: 30_000,
  });

export const readProgress = (id: string, options?: CallOptions) => getJson(check(id, '/progress'), progress, options);
/** Asks the card provider for the truth; safe any number of times. */
export const syncPayment = (id: string, sessionId: string) =>
  postJson(check(id, '/sync'), { session_id: sessionId }, order, { timeoutMs: 30_000 });
/** `failed`: the name that could not be had; a press that arrives twice then changes one name, not two. */
export const replaceDomain = (id: string, failed: string, domain: string) =>
  postJson(check(id, '/domain/replace'), { domain, instead_of: failed }, progress);
export const refundDomain = (id: string, failed: string) =>
  postJson(check(id, '/domain/refund'), { domain: failed }, progress);
/** The owner's word about this very question: 'go' fetches the name, 'stay' leaves it and gives its price back. */
export const answerMailQuestion = (id: string, { domain, asked_at }: MailQuestion, answer: 'go' | 'stay') =>
  postJson(check(id, '/domain/mail'), { domain, asked_at, answer }, done);
export const mailLink = (id: string) => postJson(check(id, '/mail-link'), {}, done);
