/** The calls of the order page. `id`: the order's. */
import { domainLeaveAnswer } from '../../../modules/domains/schemas.ts';
import { proofWays, type AddDomainInput } from '../../../modules/ordering/schemas.ts';
import type { Plan } from '../../../modules/plans/schemas.ts';
import {
  managedOrder,
  providerPage,
  upgradeAnswer,
  upgradeQuote,
  type UpgradeQuote,
} from '../../../modules/reports/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { getJson, postJson } from '../../ui/api.ts';

const check = (id: string, call: string) => `/buy_yr/api/order/check/${encodeURIComponent(id)}${call}`;

/** The card provider is asked on the way, and may think about it. */
const SLOW = { timeoutMs: 30_000 };
const change = (id: string, what: string, body: object = {}) =>
  postJson(check(id, `/manage/${what}`), body, managedOrder, SLOW);

export const setDomainLock = (id: string, domain: string, locked: boolean) =>
  postJson(check(id, '/domain/lock'), { domain, locked }, done, SLOW);
/** The lock opens, and the answer is the code: it is shown once and kept nowhere. */
export const leaveWithDomain = (id: string, domain: string) =>
  postJson(check(id, '/domain/leave'), { domain }, domainLeaveAnswer, SLOW);
export const readManaged = (id: string) => getJson(check(id, '/manage'), managedOrder);
/** Where the browser fetches a document's PDF. */
export const invoicePdf = (id: string, document: string) => check(id, `/invoices/${encodeURIComponent(document)}`);
/** Where the browser fetches everything that is the customer's, as a ZIP. */
export const exportAddress = (id: string) => check(id, '/export');
export const quoteUpgrade = (id: string) => postJson(check(id, '/manage/upgrade/quote'), {}, upgradeQuote, SLOW);
/** For the very amount that the quote showed. */
export const upgrade = (id: string, { amount, proration_date }: UpgradeQuote) =>
  postJson(check(id, '/manage/upgrade'), { amount, proration_date }, upgradeAnswer, SLOW);
/** For the very price that was shown. The same name again is paid once. */
export const addDomain = (id: string, wish: AddDomainInput) =>
  postJson(check(id, '/manage/domain'), wish, upgradeAnswer, SLOW);
/** The name that waits for its payment is not wanted any more. */
export const callOffDomain = (id: string) => change(id, 'domain/call-off');
export const chooseRenewalPlan = (id: string, plan: Plan) => change(id, 'renewal-plan', { plan });
export const cancelAtTerm = (id: string) => change(id, 'cancel');
export const keepSubscription = (id: string) => change(id, 'keep');
export const leaveForFree = (id: string) => change(id, 'free-exit');
export const withdraw = (id: string, given: { name: string; mail: string }) =>
  change(id, 'withdraw', { ...given, confirmed: true });
/** Addresses of the card provider's own pages; they live for minutes. */
export const cardPage = (id: string) => postJson(check(id, '/manage/card'), {}, providerPage, SLOW);
export const payPage = (id: string) => postJson(check(id, '/manage/pay'), {}, providerPage, SLOW);
/** Without the order's session: number and address decide, and the answer tells nothing. */
export const declareWithdrawal = (given: { name: string; contract: string; mail: string }) =>
  postJson('/buy_yr/api/withdrawal', { ...given, confirmed: true }, done);
/** The answer tells nothing of whether anything was bought under the address. */
export const askForLink = (mail: string, lang: string) => postJson('/buy_yr/api/manager/link', { mail, lang }, done);
/** `back`: the path of the screen that asks for the proof. */
export const readProof = (back: string) =>
  getJson(`/buy_yr/api/manager/proof?${new URLSearchParams({ back })}`, proofWays);
export const askForProof = (back: string, lang: string) => postJson('/buy_yr/api/manager/proof', { back, lang }, done);
export const enterByKey = (key: string) => postJson('/buy_yr/api/manager/enter', { key }, done);
export const signOut = () => postJson('/buy_yr/api/manager/sign-out', {}, done);
