import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Sealed } from '../../platform/seal.ts';
import type { WaitsFor } from './registration/registrar.port.ts';
import type { StoredContact } from './registration/contact.ts';
import type { ZoneRecord } from './zones/zones.port.ts';
import type { RegistrationState, RenewalState } from './registration/registration.states.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A name a customer paid for, and how far its registration or transfer is. */
export const domainRegistrations = pgTable(
  'domain_registrations',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    /** ASCII form. */
    domain: text().notNull(),
    kind: text().$type<'register' | 'transfer'>().notNull(),
    /** Which of the order's names it was chosen as, from 0: the first that is registered is the site's main address. */
    place: integer().notNull().default(0),
    /** Euro cents a year of a name that was added after the purchase; null: as the order has it. */
    price: integer(),
    /** The charge of its first year; null: the order's first payment. */
    chargeId: text('charge_id'),
    state: text().$type<RegistrationState>().notNull(),
    contact: jsonb().$type<StoredContact>().notNull(),
    /** Secret; emptied once the transfer was ordered. */
    authcode: text().$type<Sealed>(),
    operationId: text('operation_id'),
    /** Why it failed, as the customer may read it: taken, refused, expired. */
    failure: text(),
    /** The registrar's own words, for the operator. */
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }),
    /** Who the registry names as its owner. */
    holder: text().$type<'customer' | 'operator'>().notNull().default('operator'),
    /** Whom a running operation waits for, as the registrar last told. */
    waitsFor: text('waits_for').$type<WaitsFor>(),
    /** As the registrar last told, like `locked` and `nameServers`; `checkedAt` is when. */
    expiresAt: at('expires_at'),
    locked: boolean(),
    nameServers: text('name_servers').array().notNull().default([]),
    checkedAt: at('checked_at'),
    /** Against transfers away; the customer opens and closes it. */
    wantLocked: boolean('want_locked').notNull().default(true),
    /** The customer has paid later years up to here; null in the first, which the registration itself covers. */
    paidUntil: at('paid_until'),
    /** The contract is over: no further year is bought. */
    endedAt: at('ended_at'),
    /** The customer was given the code to take the name elsewhere. */
    codeGivenAt: at('code_given_at'),
    /** Not in our account at the registrar since then. */
    missingSince: at('missing_since'),
  },
  (t) => [
    // One name is one customer's at a time: who pays second for the same name is asked for another.
    uniqueIndex('domain_registrations_claim')
      .on(t.domain)
      .where(sql`${t.state} in ('wanted', 'submitted', 'registered')`),
    unique('domain_registrations_operation').on(t.operationId),
    index('domain_registrations_order').on(t.orderId),
    index('domain_registrations_prefix').on(t.domain.op('text_pattern_ops')),
  ],
);

/** Each further year bought for a name: at most one from each year of expiry, as the registrar itself counts them. */
export const domainRenewals = pgTable(
  'domain_renewals',
  {
    id: text().primaryKey(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => domainRegistrations.id),
    /** The year (UTC) in which the name would have expired. */
    fromYear: integer('from_year').notNull(),
    state: text().$type<RenewalState>().notNull(),
    operationId: text('operation_id').unique('domain_renewals_operation'),
    /** The registrar's own words, for the operator. */
    reason: text(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [unique('domain_renewals_year').on(t.registrationId, t.fromYear)],
);

/** What a name that moves to us had in the DNS for its mail, read before the transfer was ordered: its zone keeps it. */
export const keptRecords = pgTable('kept_records', {
  registrationId: text('registration_id')
    .primaryKey()
    .references(() => domainRegistrations.id),
  records: jsonb().$type<ZoneRecord[]>().notNull(),
  /** The name servers that answered for it. */
  nameServers: text('name_servers').array().notNull(),
  readAt: at('read_at').notNull(),
  /** When the owner was asked about the mail that these are; null where nothing is to be asked. */
  askedAt: at('asked_at'),
  /** The owner's word about that question; null while there is none. */
  answer: text().$type<'go' | 'stay'>(),
  answeredAt: at('answered_at'),
  remindedAt: at('reminded_at'),
  /** When a person was told to call the owner. */
  calledAt: at('called_at'),
});

/** The hosted zone that answers for a registered name: made once, filled, and only then named at the registrar. */
export const domainZones = pgTable('domain_zones', {
  registrationId: text('registration_id')
    .primaryKey()
    .references(() => domainRegistrations.id),
  /** The vendor's id. */
  zoneId: text('zone_id').notNull(),
  nameServers: text('name_servers').array().notNull(),
  /** What was last written into it; null before the first time. */
  records: jsonb().$type<ZoneRecord[]>(),
  /** The vendor's id of that change. */
  changeId: text('change_id'),
  /** Every server of the zone answers with these records. */
  readyAt: at('ready_at'),
  createdAt: at('created_at').notNull(),
});
