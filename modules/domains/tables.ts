import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DomainContact } from './registrar.port.ts';
import type { RegistrationState } from './registration.states.ts';

/** A name a customer paid for, and how far its registration or transfer is. */
export const domainRegistrations = pgTable(
  'domain_registrations',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    /** ASCII form. */
    domain: text().notNull(),
    kind: text().$type<'register' | 'transfer'>().notNull(),
    state: text().$type<RegistrationState>().notNull(),
    contact: jsonb().$type<DomainContact>().notNull(),
    /** Secret; emptied once the transfer was ordered. */
    authcode: text(),
    operationId: text('operation_id'),
    /** Why it failed, as the customer may read it: taken, refused, expired. */
    failure: text(),
    /** The registrar's own words, for the operator. */
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }),
  },
  (t) => [
    // One name is one customer's at a time: who pays second for the same name is asked for another.
    uniqueIndex('domain_registrations_claim')
      .on(t.domain)
      .where(sql`${t.state} in ('wanted', 'submitted', 'registered')`),
    unique('domain_registrations_operation').on(t.operationId),
    index('domain_registrations_order').on(t.orderId),
  ],
);
