import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../../platform/seal.ts';
import type { Lang } from '../../site-kit/names.ts';
import { orders } from '../ordering/tables.ts';
import type { AgreementText } from './schemas.ts';

/** Which agreements of article 28 GDPR the customer of an order has accepted. They are kept as long as the contract. */
export const agreements = pgTable(
  'agreements',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A day, "2026-11-28". */
    version: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
    /** In whose name. */
    person: text().$type<Sealed | ''>().notNull(),
    /** With whom: our name and address of that day, as the site's privacy page says them; null of what was accepted before they were kept. */
    processor: text(),
    /** As it was read: the operator, the rooms and their periods of that day. */
    text: jsonb().$type<AgreementText>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.version] })],
);
/** Which version the owner of an order was asked for by mail, and when again. */
export const agreementAsks = pgTable(
  'agreement_asks',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.version] })],
);
export type Agreement = typeof agreements.$inferSelect;
