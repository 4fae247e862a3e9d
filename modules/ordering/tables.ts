import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LayoutName, Lang } from '../../site-kit/names.ts';
import type { Sealed } from '../../platform/seal.ts';
import type { Attribution } from './attribution.rules.ts';
import type { BillingType } from './cart/billing.rules.ts';
import type { StoredLine } from './cart/cart.ts';
import type { OrderState } from './order.states.ts';
import type { DomainChoice } from './schemas.ts';
import type { StoredBilling } from './cart/stored-billing.ts';

/** The customer's address as searches compare it. */
export const MAIL_OF_ORDER = `(lower(billing->>'mail'))`;
/**
 * The words an order is found by: names of the social page and of the customer, and the customer's town, folded as `fold` does it, except for
 * letters of which only a few alphabets know a small form.
 */
export const WORDS_OF_ORDER =
  `to_tsvector('simple', translate(regexp_replace(normalize(page_name || ' ' || coalesce(billing->>'business_name', '') ` +
  `|| ' ' || coalesce(billing->>'first_name', '') || ' ' || coalesce(billing->>'last_name', '') || ' ' ` +
  `|| coalesce(billing->>'city', ''), NFKD), ` +
  `'[\\u0300-\\u036f]', '', 'g'), 'ς-./@&''’_', 'σ        '))`;

/** The customer's telephone as searches compare it: its figures, the last one first. */
export const PHONE_OF_ORDER = `reverse(regexp_replace(billing->>'phone', '\\D', '', 'g'))`;

/** Name of the index that stops a second sale of one business. */
export const ONE_SALE = 'orders_one_sale';

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    pageId: text('page_id').notNull(),
    pageName: text('page_name').notNull(),
    state: text().$type<OrderState>().notNull(),
    locale: text().$type<Lang>().notNull(),
    layout: text().$type<LayoutName>(),
    type: text().$type<BillingType>().notNull(),
    billing: jsonb().$type<StoredBilling>().notNull(),
    /** Keyed hashes of the buyer's tax codes, and the id of the key they were made with; null: not made yet. */
    taxMarks: text('tax_marks').array().notNull().default([]),
    taxMarkedWith: text('tax_marked_with'),
    /** Priced lines, at most one of each type. */
    cart: jsonb().$type<StoredLine[]>().notNull().default([]),
    domains: text().array().notNull().default([]),
    domainChoice: text('domain_choice').$type<DomainChoice>().notNull().default('register'),
    domainOwnRegister: boolean('domain_own_register').notNull().default(false),
    domainInfo: jsonb('domain_info').$type<StoredBilling>(),
    domainInfoType: text('domain_info_type').$type<BillingType>().notNull().default('customer'),
    /** Secret of a transfer; emptied once the transfer was ordered. */
    authcode: text().$type<Sealed>(),
    step: integer().notNull(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    termsVersion: text('terms_version'),
    termsLocale: text('terms_locale').$type<Lang>(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Why the site is off while the order is suspended. */
    suspendedFor: text('suspended_for').$type<'unpaid' | 'dispute'>(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    liveAt: timestamp('live_at', { withTimezone: true }),
    /** When the agent last had the payment link sent. */
    paymentLinkAt: timestamp('payment_link_at', { withTimezone: true }),
    /** The operator allowed a second sale of this business, in `sale_exceptions`. */
    saleException: boolean('sale_exception').notNull().default(false),
  },
  (t) => [
    index('orders_page').on(t.pageId),
    // One business, one sale: of two payments at once one commits (the states are SOLD_STATES).
    uniqueIndex(ONE_SALE)
      .on(t.pageId)
      .where(sql`state in ('complete', 'provisioning', 'live', 'past_due', 'suspended') and not sale_exception`),
    index('orders_state_updated').on(t.state, t.updatedAt),
    index('orders_newest').on(t.createdAt, t.id),
    index('orders_state_newest').on(t.state, t.createdAt, t.id),
    index('orders_mail').on(sql`${sql.raw(MAIL_OF_ORDER)} text_pattern_ops`),
    index('orders_phone').on(sql`${sql.raw(`(${PHONE_OF_ORDER})`)} text_pattern_ops`),
    index('orders_tax_marks').using('gin', t.taxMarks),
    index('orders_words').using('gin', sql.raw(WORDS_OF_ORDER)),
    index('orders_domains').using('gin', t.domains),
  ],
);

/** Whose sale an order is, frozen when it was opened; an order without a row is nobody's (decision 0027). */
export const orderAttributions = pgTable(
  'order_attributions',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    agentId: text('agent_id').notNull(),
    by: text().$type<Attribution['by']>().notNull(),
    /** The preview's link by which the customer came; null where none decided. */
    linkId: text('link_id'),
    ruleVersion: integer('rule_version').notNull(),
    /** When the order was opened. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('order_attributions_agent').on(t.agentId, t.at, t.orderId)],
);

/** Orders that the operator let be a further sale of a business that has one. */
export const saleExceptions = pgTable('sale_exceptions', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  reason: text().notNull(),
  /** Actor, as the audit log names it; 'migration' for sales older than the rule. */
  grantedBy: text('granted_by').notNull(),
  grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
});

/** Keys that were mailed to customers; each opens what was bought under its address, once. */
export const managerKeys = pgTable(
  'manager_keys',
  {
    id: text().primaryKey(),
    /** SHA-256 of the key. */
    hash: text().notNull().unique(),
    /** Lower case. */
    mail: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [index('manager_keys_mail').on(t.mail, t.createdAt), index('manager_keys_age').on(t.createdAt)],
);

/**
 * What each card form was opened for. A payment buys this and nothing else, whatever the cart has become meanwhile.
 */
export const orderOffers = pgTable('order_offers', {
  /** The card provider's session. */
  sessionId: text('session_id').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .references(() => orders.id),
  cart: jsonb().$type<StoredLine[]>().notNull(),
  domains: text().array().notNull(),
  domainChoice: text('domain_choice').$type<DomainChoice>().notNull(),
  /** Secret of a transfer; emptied with the order's own. */
  authcode: text().$type<Sealed>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A name that its customer wants after the purchase, from the wish to its payment; one for each order waits at most. */
export const domainAdditions = pgTable(
  'domain_additions',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** ASCII form. */
    domain: text().notNull(),
    kind: text().$type<'register' | 'transfer'>().notNull(),
    /** To be registered in the customer's name. */
    own: boolean().notNull(),
    /** Secret of a transfer; emptied when it is paid or dropped. */
    authcode: text().$type<Sealed>(),
    /** Euro cents a year. */
    price: integer().notNull(),
    /** 'dropped': nothing was paid, and nothing will be. */
    state: text().$type<'open' | 'paid' | 'dropped'>().notNull(),
    /** The card provider's invoice. */
    chargeId: text('charge_id').unique('domain_additions_charge'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('domain_additions_order').on(t.orderId),
    uniqueIndex('domain_additions_open')
      .on(t.orderId)
      .where(sql`${t.state} = 'open'`),
  ],
);

/** Every change of state, and what else a customer would count as the order's story: who, what, when, why. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** 'state', or what happened while the state stayed: 'upgraded', 'cancellation-scheduled' … */
    what: text().notNull().default('state'),
    from: text().notNull(),
    to: text().notNull(),
    why: text().notNull(),
    actor: text().notNull(),
  },
  (t) => [index('order_events_order').on(t.orderId)],
);

/** Declarations of withdrawal, as they came: proof of what was declared and when. */
export const withdrawals = pgTable('withdrawals', {
  id: text().primaryKey(),
  /** Null: what was written fits no order, and a person looks. */
  orderId: text('order_id')
    .references(() => orders.id)
    .unique('withdrawals_order'),
  /** As the consumer wrote them; the receipt goes to `mail`. */
  name: text().notNull(),
  contract: text().notNull(),
  mail: text().notNull(),
  lang: text().$type<Lang>().notNull(),
  declaredAt: timestamp('declared_at', { withTimezone: true }).notNull(),
});
