import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ChargedLine, ChargeKind } from './events.ts';

/** The plans of plans/schemas.ts, which a table may not name; tsc compares them wherever a row meets one. */
type Plan = 'premium' | 'pro';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One attempt to pay an order; at most one is open at a time. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    /** Hash of the cart it was made for: another cart needs another session. */
    cartHash: text('cart_hash').notNull(),
    /** Euro cents that must be paid. */
    amount: integer().notNull(),
    /**
     * 'retired': made for a cart that has changed, and about to be expired at the provider. 'failed': completed by a slow
     * method of payment whose money never came.
     */
    status: text().$type<'open' | 'retired' | 'complete' | 'expired' | 'failed'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** When the sweep asks the provider next; null: never again. */
    nextAskAt: timestamp('next_ask_at', { withTimezone: true }),
  },
  (t) => [index('checkout_sessions_order').on(t.orderId), index('checkout_sessions_next_ask').on(t.nextAskAt)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    /** One live subscription for an order: a second payment is given back. */
    orderId: text('order_id').notNull().unique(),
    sessionId: text('session_id').notNull(),
    customerId: text('customer_id').notNull(),
    status: text().notNull(),
    /** Euro cents of the first payment. */
    amount: integer().notNull(),
    currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What the customer may use until the period ends. */
    plan: text().$type<Plan>().notNull().default('premium'),
    /** What the next renewal buys. */
    nextPlan: text('next_plan').$type<Plan>().notNull().default('premium'),
    /** Euro cents that the next renewal takes, as the provider has it. */
    renewalAmount: integer('renewal_amount').notNull().default(0),
    /** The provider ends it then instead of renewing. */
    cancelAt: at('cancel_at'),
    endedAt: at('ended_at'),
    /** Why it is about to end or has ended: 'term', 'unpaid', 'withdrawn', 'refunded', 'free-exit', 'dispute', 'provider'. */
    endReason: text('end_reason'),
    pastDueSince: at('past_due_since'),
    /** Last failed try that was told: "in_…:2". */
    lastFailure: text('last_failure'),
    /** Raised by each change, so that of two who asked the provider the one with the older answer asks again. */
    version: integer().notNull().default(0),
  },
  (t) => [index('subscriptions_period_end').on(t.currentPeriodEnd), index('subscriptions_past_due').on(t.pastDueSince)],
);

/** Every paid invoice of the provider, once: our ledger. */
export const charges = pgTable(
  'charges',
  {
    /** The provider's invoice. */
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    kind: text().$type<ChargeKind>().notNull(),
    /** Euro cents, VAT included; `tax` is the part of it that is VAT. */
    amount: integer().notNull(),
    tax: integer().notNull(),
    lines: jsonb().$type<ChargedLine[]>().notNull(),
    /** The provider's payment, by which disputes name it; null where nothing had to be paid. */
    paymentId: text('payment_id'),
    paidAt: at('paid_at').notNull(),
    periodStart: at('period_start').notNull(),
    periodEnd: at('period_end').notNull(),
  },
  (t) => [index('charges_order').on(t.orderId), index('charges_payment').on(t.paymentId)],
);

/** Payments that a cardholder's bank takes back, as the provider last told. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    status: text().notNull(),
    openedAt: at('opened_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('disputes_order').on(t.orderId)],
);

/**
 * Renewals that no consumer was told of thirty days before (art. 65-bis Codice del consumo): that year can be left at any
 * time, with the money of the renewal back.
 */
export const penaltyFreeCancellations = pgTable(
  'penalty_free_cancellations',
  {
    orderId: text('order_id').notNull(),
    /** The charge of the renewal. */
    chargeId: text('charge_id').notNull(),
    /** The year that can be left. */
    until: at('until').notNull(),
    reason: text().notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.chargeId] })],
);

export const customers = pgTable(
  'customers',
  {
    orderId: text('order_id').primaryKey(),
    /** The provider's id. */
    customerId: text('customer_id').notNull().unique(),
    facebookId: text('facebook_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('customers_page').on(t.facebookId)],
);

export const refunds = pgTable(
  'refunds',
  {
    /** Our key, one for each reason: "refund:ord_…:domain:pizzeria.it". */
    key: text().primaryKey(),
    orderId: text('order_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** The provider's invoice whose payment is given back; null: the first. */
    invoiceId: text('invoice_id'),
    /** Null: the whole payment. */
    amount: integer(),
    /** Euro cents that the provider says it is worth; 0: nothing was left to give back. Null until it was asked. */
    given: integer(),
    reason: text().notNull(),
    providerId: text('provider_id'),
    status: text().notNull(),
    details: jsonb().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** The bank sent it back, or the provider could not carry it out: a person looks. */
    failedAt: at('failed_at'),
  },
  (t) => [index('refunds_order').on(t.orderId), index('refunds_provider').on(t.providerId)],
);
