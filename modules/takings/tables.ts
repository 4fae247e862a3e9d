import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { siteContents } from '../sites/tables.ts';
import type { AccountState } from './merchant-payments.port.ts';
import type { Purpose } from './purpose.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The account of a site's owner. The provider keeps it when the site goes: it is theirs. */
export const takingsAccounts = pgTable('takings_accounts', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => siteContents.siteId, { onDelete: 'cascade' }),
  /** The provider's id. */
  account: text().notNull().unique(),
  state: text().$type<AccountState>().notNull(),
  openedAt: at('opened_at').notNull(),
  /** When the provider is asked again by itself; null where a notice is waited for. */
  nextAskAt: at('next_ask_at'),
});
export type TakingsAccount = typeof takingsAccounts.$inferSelect;

/** `opening`: nobody knows an address at which it could be paid. `released`: nobody can pay it any more. */
export type PaymentState = 'opening' | 'open' | 'paid' | 'released';

/** What is to be paid once, for one thing of a room. */
export const takingsPayments = pgTable(
  'takings_payments',
  {
    id: text().primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => siteContents.siteId, { onDelete: 'cascade' }),
    /** The provider's id of the account that takes it. */
    account: text().notNull(),
    /** The room, and what of it is paid. */
    purpose: text().$type<Purpose>().notNull(),
    subject: text().notNull(),
    amount: integer().notNull(),
    /** Of it what went back, or is to: counted by a trigger on refunds (migration `withdrawn-lines`), never more than came. */
    givenBack: integer('given_back').notNull().default(0),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The provider's id of the page on which it is paid. */
    providerId: text('provider_id'),
    /** Address of that page; null once nothing can be paid there. */
    url: text(),
    chargeId: text('charge_id'),
    /** After that hour it is released, unless it was paid. */
    openUntil: at('open_until').notNull(),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
    /** When the provider is asked again by itself; null of what is over. */
    nextAskAt: at('next_ask_at'),
  },
  (t) => [
    uniqueIndex('takings_payments_subject').on(t.purpose, t.subject),
    uniqueIndex('takings_payments_provider').on(t.providerId),
    index('takings_payments_site').on(t.siteId),
    index('takings_payments_ask').on(t.nextAskAt),
    check('takings_payments_amount', sql`${t.amount} > 0`),
    check('takings_payments_given_back', sql`${t.givenBack} between 0 and ${t.amount}`),
  ],
);
export type TakingsPayment = typeof takingsPayments.$inferSelect;

/** Money that goes back: intended with what it is for, and carried out once. */
export const takingsRefunds = pgTable(
  'takings_refunds',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => takingsPayments.id, { onDelete: 'cascade' }),
    /** Why, once for each payment: 'late', 'withdrawal'. */
    occasion: text().notNull(),
    amount: integer().notNull(),
    /** The provider's id; null before it knows of it. */
    providerId: text('provider_id'),
    /** `elsewhere`: the provider would not, and its owner says that the buyer has the money all the same. */
    state: text().$type<'intended' | 'pending' | 'succeeded' | 'failed' | 'elsewhere'>().notNull(),
    intendedAt: at('intended_at').notNull(),
    endedAt: at('ended_at'),
    nextAskAt: at('next_ask_at'),
  },
  (t) => [
    uniqueIndex('takings_refunds_once').on(t.paymentId, t.occasion),
    index('takings_refunds_ask').on(t.nextAskAt),
    index('takings_refunds_provider').on(t.providerId),
    check('takings_refunds_amount', sql`${t.amount} > 0`),
  ],
);
export type TakingsRefund = typeof takingsRefunds.$inferSelect;
