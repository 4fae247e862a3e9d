/**
 * Payments that a business takes into an account of its own at a payment provider, which collects its fees and bears the losses: none of
 * it passes through ours. Amounts are integer cents. Every method throws AppError only: billing.provider-refused for good, billing.provider-unavailable
 * where the outcome is unknown, billing.webhook-forged and billing.webhook-mismatch for what was delivered.
 */

/** `wanting`: the provider waits for its owner; `checking`: the owner waits for the provider. Only `active` takes money. */
export const ACCOUNT_STATES = ['wanting', 'checking', 'active', 'refused', 'closed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AccountInput {
  siteId: string;
  /** As the provider's pages and the buyers' statements call it. */
  name: string;
  /** Its owner's, whom the provider writes to. */
  mail: string;
  /** ISO 3166-1, two letters. */
  country: string;
}

export interface PaymentLine {
  name: string;
  quantity: number;
  /** Of one piece. */
  cents: number;
}
export interface PaymentInput {
  account: string;
  /** Our payment; the provider keeps it beside its own. */
  reference: string;
  currency: string;
  lines: PaymentLine[];
  /** Null where the buyer gave none. */
  mail: string | null;
  lang: string;
  /** Where the buyer comes back to, having paid or not. */
  returnUrl: string;
  /** Seconds since the epoch; half an hour ahead at least. */
  expiresAt: number;
}
/** The provider's page on which it is paid, and what became of it. */
export interface MerchantPayment {
  id: string;
  reference: string | null;
  status: 'open' | 'paid' | 'expired';
  /** Null once nothing can be paid there. */
  url: string | null;
  /** What money goes back from; null before it came. */
  chargeId: string | null;
  amount: number;
  currency: string;
  expiresAt: number;
}
export interface MerchantRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
}
export interface RefundInput {
  account: string;
  chargeId: string;
  amount: number;
  /** The same effect is the same refund. */
  effect: string;
}
/** What an event is about: whoever hears of it asks what is true. */
export interface MerchantEvent {
  id: string;
  type: string;
  account: string;
  /** The provider's, of a payment page; else null. */
  paymentId: string | null;
  /** The provider's; else null. */
  refundId: string | null;
}
export interface AccountNotice {
  id: string;
  type: string;
  account: string;
}
export interface Delivered {
  rawBody: string;
  signature: string;
  receivedAt: Date;
}

export interface MerchantPayments {
  /** Origin of the pages on which buyers pay. */
  pageOrigin: string;
  openAccount(input: AccountInput, key: string): Promise<{ id: string }>;
  accountState(account: string): Promise<AccountState>;
  /** A page of the provider's on which the owner shows papers and names a bank; opens once, within minutes. */
  onboardingLink(input: { account: string; refreshUrl: string; returnUrl: string }): Promise<string>;
  openPayment(input: PaymentInput, key: string): Promise<MerchantPayment>;
  findPayment(given: { account: string; id: string }): Promise<MerchantPayment>;
  /** Nobody pays there any more. Refused where it is paid or over. */
  expirePayment(given: { account: string; id: string }): Promise<void>;
  /** 'nothing-left': all of it went back already. */
  refund(input: RefundInput, key: string): Promise<MerchantRefund | 'nothing-left'>;
  findRefund(given: { account: string; chargeId: string; effect: string }): Promise<MerchantRefund | null>;
  readEvent(delivered: Delivered): Promise<MerchantEvent>;
  readNotice(delivered: Delivered): Promise<AccountNotice>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    /** Null where this installation is not set up for it: everything else works. */
    merchantPayments: MerchantPayments | null;
  }
}
