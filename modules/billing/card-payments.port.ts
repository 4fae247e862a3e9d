/** What the product needs of a card payment provider. Amounts are integer euro cents, VAT included. */
export interface CataloguePrice {
  id: string;
  /** product.metadata.type */
  type: 'service' | 'domain';
  /** product.metadata.plan for services: 'premium' | 'pro'. */
  plan: string | null;
  product: string;
  name: string;
  unitAmount: number;
  currency: 'eur';
}
export interface ProviderCustomer {
  name: string;
  email: string;
  phone: string;
  address: { city: string; country: string; postal_code: string; state: string; line1: string };
  metadata: { user_id: string; order_id: string; facebook_id: string };
}
export interface CheckoutLine {
  /** A catalogue price, quantity 1 … */
  priceId?: string;
  /** … or a folded line: n domains as one line of quantity 1 and the price multiplied. The buyer and the provider's invoices read `description`. */
  folded?: { unitAmount: number; description: string };
}
export interface CheckoutSession {
  id: string;
  clientSecret: string | null;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  subscriptionId: string | null;
  customerId: string | null;
  amountTotal: number;
  currency: string;
  metadata: Record<string, string>;
  /** 'complete' once the provider has worked the VAT out; null where it was not asked to. */
  taxStatus: string | null;
  /** Seconds since the epoch. */
  expiresAt: number;
}
export interface SubscriptionState {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused';
  customerId: string;
  /** Seconds since the epoch. */
  currentPeriodStart: number;
  currentPeriodEnd: number;
  latestInvoiceId: string | null;
  /** Seconds since the epoch; set: it ends then instead of renewing. */
  cancelAt: number | null;
  /** A change waits for its payment: the items are still the old ones. */
  pendingUpdate: boolean;
  metadata: Record<string, string>;
  items: SubscriptionItem[];
}
export interface SubscriptionItem {
  id: string;
  priceId: string;
  product: string;
  /** Euro cents a year of one. */
  unitAmount: number;
  quantity: number;
}
/** An invoice of a subscription, newest first in lists. */
export interface ProviderInvoice {
  id: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Null: made for another reason than these. */
  kind: 'first' | 'renewal' | 'upgrade' | null;
  /** Euro cents, VAT included; `tax` is the part that is VAT. */
  total: number;
  tax: number;
  currency: string;
  /** `product`: the catalogue's, null for an amount without one. */
  lines: { description: string; amount: number; quantity: number; product: string | null }[];
  /** Seconds since the epoch. */
  paidAt: number | null;
  periodStart: number;
  periodEnd: number;
  attempts: number;
  /** Seconds since the epoch; null: the provider does not try again by itself. */
  nextAttemptAt: number | null;
  /** The payment that settled it, or is to settle it. */
  paymentId: string | null;
  /** The provider's page on which it can be paid. */
  payUrl: string | null;
}
export interface ProviderDispute {
  id: string;
  status: string;
  reason: string;
  amount: number;
  paymentId: string | null;
  /** Seconds since the epoch. */
  created: number;
}
export interface ProviderRefund {
  id: string;
  /** 'pending', 'succeeded', 'failed', 'canceled' or 'requires_action'. */
  status: string;
  amount: number;
  /** Our name of it; null: made by hand at the provider. */
  effect: string | null;
  paymentId: string | null;
}
export type ProviderEvent = {
  id: string;
  type: string;
  /** Seconds since the epoch. */
  created: number;
  livemode: boolean;
  /** Whom it concerns: id of the object and, where it is another object's, of its session or subscription. */
  objectId: string;
  objectType: string;
  sessionId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
};

export interface PriceChange {
  subscriptionId: string;
  itemId: string;
  priceId: string;
}
export interface ItemAddition {
  subscriptionId: string;
  priceId: string;
  /** The item that has this price already: it becomes one more. */
  item: { id: string; quantity: number } | null;
  /** Seconds since the epoch: from when the difference is counted. */
  prorationDate: number;
}
export interface RefundRequest {
  subscriptionId: string;
  invoiceId: string | null;
  amount: number | 'all';
  reason: string;
  orderId: string;
  effect: string;
}

/** Every method throws AppError: 'billing.provider-unavailable' (unknown outcome, look before retry), 'billing.provider-refused' (for good), 'billing.card-declined'. */
export interface CardPayments {
  publishableKey: string;
  /** Origin of the provider's browser script, e.g. https://js.stripe.com. */
  scriptUrl: string;
  listPrices(): Promise<CataloguePrice[]>;
  /** Search by metadata facebook_id lags: reconciliation only. */
  searchCustomers(facebookId: string): Promise<{ id: string; orderId: string | null }[]>;
  createCustomer(input: ProviderCustomer, idempotencyKey: string): Promise<{ id: string }>;
  updateCustomer(id: string, input: ProviderCustomer): Promise<void>;
  /**
   * Deletes a customer for good, cards and address with it; done as well when there is none. Throws
   * 'billing.provider-refused' while a subscription of theirs runs: deleting would end it.
   */
  eraseCustomer(id: string): Promise<void>;
  /** Open for 24 hours of the provider's clock: our own may be set wrongly. */
  createCheckoutSession(
    input: {
      customerId: string;
      lines: CheckoutLine[];
      returnUrl: string;
      locale: string;
      orderId: string;
      metadata: Record<string, string>;
    },
    idempotencyKey: string,
  ): Promise<CheckoutSession>;
  retrieveCheckoutSession(id: string): Promise<CheckoutSession>;
  /** Newest first; shows a new session at once. */
  listCheckoutSessions(customerId: string): Promise<CheckoutSession[]>;
  /** Throws 'billing.provider-refused' for a session that is open no more. */
  expireCheckoutSession(id: string): Promise<void>;
  /** Every subscription of the account, ended ones too, newest first. */
  listSubscriptions(): Promise<SubscriptionState[]>;
  retrieveSubscription(id: string): Promise<SubscriptionState>;
  /** Newest first. */
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>;
  /**
   * Nobody can pay this open invoice any more, and the change that waited for its payment is dropped. One that is paid or
   * void stays as it is.
   */
  voidInvoice(id: string): Promise<void>;
  /** What became of a slow method's payment: 'processing' until the bank has answered. */
  firstPaymentState(subscriptionId: string): Promise<'paid' | 'processing' | 'failed'>;
  /** What a change at `prorationDate` (seconds since the epoch) would take now, in euro cents. Changes nothing. */
  previewPriceChange(input: PriceChange & { prorationDate: number }): Promise<{ amountDue: number }>;
  /**
   * Puts another price on an item. With a date: the difference from then on is taken at once, and the change waits for
   * that payment. Without: nothing is taken before the next renewal.
   */
  changePrice(input: PriceChange & { prorationDate: number | null }, idempotencyKey: string): Promise<void>;
  /** One more of a price: the difference is taken at once, and the change waits for that payment. */
  addItem(input: ItemAddition, idempotencyKey: string): Promise<void>;
  /**
   * Takes `amount` off an item from the next renewal on; nothing left: the item goes. `effect` is written beside it
   * (SubscriptionState.metadata.dropped), so that a second try can see that it happened.
   */
  lowerItem(
    input: { subscriptionId: string; item: SubscriptionItem; amount: number; dropped: string },
    idempotencyKey: string,
  ): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean, idempotencyKey: string): Promise<void>;
  /** Ends it now; done as well when it has ended, also at this very moment by another call. */
  cancelSubscription(id: string): Promise<void>;
  /**
   * Refunds part of a payment of the subscription, or what is left of it. `invoiceId` null: the first. `effect`: our name
   * of the refund, to find it again by. 'nothing-left': all of the payment was given back before, or is on its way.
   */
  refund(input: RefundRequest, idempotencyKey: string): Promise<ProviderRefund | 'nothing-left'>;
  /** The refund of that name, or null; shows a new one at once. */
  findRefund(input: Pick<RefundRequest, 'subscriptionId' | 'invoiceId' | 'effect'>): Promise<ProviderRefund | null>;
  retrieveRefund(id: string): Promise<ProviderRefund>;
  retrieveDispute(id: string): Promise<ProviderDispute>;
  /** Settings of the provider's own page for cards and invoices; made once. */
  createPortalSettings(links: { privacy: string; terms: string }, idempotencyKey: string): Promise<{ id: string }>;
  /** Address of that page for one customer: short-lived, made at the press of a button. */
  openPortal(input: { customerId: string; settings: string; returnUrl: string; locale: string }): Promise<string>;
  /** How far the provider's clock stands ahead of ours, in milliseconds, as its last answer told; null: none came yet. */
  clockAheadMs(): number | null;
  /**
   * Verifies the signature over the raw body, and its age by `receivedAt` or by the provider's own time, whichever is earlier. Throws 'billing.webhook-forged'.
   */
  readEvent(rawBody: string, signature: string, receivedAt: Date): Promise<ProviderEvent>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    payments: CardPayments;
  }
}
