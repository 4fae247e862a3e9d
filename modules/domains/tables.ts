import { index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
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
    unique('domain_registrations_order_domain').on(t.orderId, t.domain),
    index('domain_registrations_domain').on(t.domain),
  ],
);
