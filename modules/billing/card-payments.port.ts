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
  /** … or a folded line: n domains as one line of quantity 1 and the price multiplied. */
  folded?: { product: string; unitAmount: number; description: string };
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
  /** Seconds since the epoch. */
  expiresAt: number;
}
export interface SubscriptionState {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused';
  customerId: string;
  /** Seconds since the epoch. */
  currentPeriodEnd: number;
  latestInvoiceId: string | null;
  items: { id: string; product: string; unitAmount: number }[];
}
export interface ProviderRefund {
  id: string;
  /** 'pending', 'succeeded', 'failed', 'canceled' or 'requires_action'. */
  status: string;
  amount: number;
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
};

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
  createCheckoutSession(
    input: {
      customerId: string;
      lines: CheckoutLine[];
      returnUrl: string;
      locale: string;
      orderId: string;
      metadata: Record<string, string>;
      /** Seconds since the epoch, 30 minutes to 24 hours ahead. */
      expiresAt: number;
    },
    idempotencyKey: string,
  ): Promise<CheckoutSession>;
  retrieveCheckoutSession(id: string): Promise<CheckoutSession>;
  /** Newest first; shows a new session at once. */
  listCheckoutSessions(customerId: string): Promise<CheckoutSession[]>;
  /** Throws 'billing.provider-refused' for a session that is open no more. */
  expireCheckoutSession(id: string): Promise<void>;
  retrieveSubscription(id: string): Promise<SubscriptionState>;
  cancelSubscription(id: string, idempotencyKey: string): Promise<void>;
  /** Refunds part or all of the subscription's first payment. `effect`: our name of the refund, to find it again by. */
  refund(
    input: { subscriptionId: string; amount: number | 'all'; reason: string; orderId: string; effect: string },
    idempotencyKey: string,
  ): Promise<ProviderRefund>;
  /** The refund of that name, or null; shows a new one at once. */
  findRefund(subscriptionId: string, effect: string): Promise<ProviderRefund | null>;
  /** Verifies the signature over the raw body. Throws 'billing.webhook-forged'. */
  readEvent(rawBody: string, signature: string, receivedAt: Date): Promise<ProviderEvent>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    payments: CardPayments;
  }
}
