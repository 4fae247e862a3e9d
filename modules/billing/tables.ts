import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
    /** 'retired': made for a cart that has changed, and about to be expired at the provider. */
    status: text().$type<'open' | 'retired' | 'complete' | 'expired'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** When the sweep asks the provider next; null: never again. */
    nextAskAt: timestamp('next_ask_at', { withTimezone: true }),
  },
  (t) => [index('checkout_sessions_order').on(t.orderId), index('checkout_sessions_next_ask').on(t.nextAskAt)],
);

export const subscriptions = pgTable('subscriptions', {
  /** The provider's id. */
  id: text().primaryKey(),
  /** One live subscription for an order: a second payment is given back. */
  orderId: text('order_id').notNull().unique(),
  sessionId: text('session_id').notNull(),
  customerId: text('customer_id').notNull(),
  status: text().notNull(),
  amount: integer().notNull(),
  currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const customers = pgTable('customers', {
  orderId: text('order_id').primaryKey(),
  /** The provider's id. */
  customerId: text('customer_id').notNull().unique(),
  facebookId: text('facebook_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const refunds = pgTable('refunds', {
  /** Our key, one for each reason: "refund:ord_…:domain:pizzeria.it". */
  key: text().primaryKey(),
  orderId: text('order_id').notNull(),
  subscriptionId: text('subscription_id').notNull(),
  /** Null: the whole payment. */
  amount: integer(),
  reason: text().notNull(),
  providerId: text('provider_id'),
  status: text().notNull(),
  details: jsonb().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
});
