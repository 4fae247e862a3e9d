import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { WarningLevel } from './fullness.rules.ts';
import type { BoxState } from './mailbox.states.ts';
import type { Sealed } from '../../platform/seal.ts';
import type { BrowserKind, DeviceKind, ImportState, MailDomainState, StoppedBy } from './schemas.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The names of boxes that were chosen with a domain before it was paid for; one row an order, gone when they are opened. */
export const mailboxChoices = pgTable('mailbox_choices', {
  orderId: text('order_id').primaryKey(),
  /** ASCII form. */
  domain: text().notNull(),
  names: text().array().notNull(),
  chosenAt: at('chosen_at').notNull(),
});

/** A registered name and who has its mail. What the engine may take mail for follows from it (the views of schema `mail`). */
export const mailDomains = pgTable(
  'mail_domains',
  {
    registrationId: text('registration_id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** ASCII form. */
    domain: text().notNull(),
    /** As people write it: accepted at the login beside the ASCII form. */
    written: text().notNull(),
    state: text().$type<MailDomainState>().notNull(),
    createdAt: at('created_at').notNull(),
    /** When its mail was moved here from somebody else; null: it was here from the first day. */
    switchedAt: at('switched_at'),
    /** When the zone that somebody else has is looked at next, for whether mail comes here before the name; null: the name is here, or left. */
    lookAt: at('look_at'),
    /** Since when it leads elsewhere again. */
    awaySince: at('away_since'),
  },
  (t) => [
    uniqueIndex('mail_domains_ours')
      .on(t.domain)
      .where(sql`${t.state} <> 'left'`),
    index('mail_domains_order').on(t.orderId),
    index('mail_domains_written').on(t.written),
    index('mail_domains_look').on(t.lookAt),
  ],
);

export const mailboxes = pgTable(
  'mailboxes',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => mailDomains.registrationId),
    domain: text().notNull(),
    localPart: text('local_part').notNull(),
    state: text().$type<BoxState>().notNull(),
    /** argon2id in the form that the engine reads; null until its owner chose one. */
    password: text(),
    /** Since then only devices' secrets open it. */
    devicesOnlyAt: at('devices_only_at'),
    quotaBytes: bigint('quota_bytes', { mode: 'number' }).notNull(),
    /** The storage host that has it. */
    host: text().notNull(),
    openedAt: at('opened_at').notNull(),
    pausedAt: at('paused_at'),
    endedAt: at('ended_at'),
    /** It receives and opens, and sends nothing. */
    sendingStoppedAt: at('sending_stopped_at'),
    /** What its owner stopped, its owner lets go on; null where it sends. */
    sendingStoppedBy: text('sending_stopped_by').$type<StoppedBy>(),
    /** Until then the typed password opens nothing: too many wrong ones were tried. */
    typedShutUntil: at('typed_shut_until'),
    /** What is forwarded stays in it too. */
    keepsForwarded: boolean('keeps_forwarded').notNull().default(true),
  },
  (t) => [
    uniqueIndex('mailboxes_address')
      .on(t.domain, t.localPart)
      .where(sql`${t.state} <> 'erased'`),
    index('mailboxes_order').on(t.orderId),
    index('mailboxes_registration').on(t.registrationId),
  ],
);

const ofBox = () =>
  text('mailbox_id')
    .notNull()
    .references(() => mailboxes.id, { onDelete: 'cascade' });

/**
 * What a device signs in with; the secret itself was shown once. A `page` is a browser that reads the box, a `take` the one act by which its
 * owner takes all of it: of both `name` is the hash of the browser's session, and nobody was shown the secret.
 */
export const mailboxDevices = pgTable(
  'mailbox_devices',
  {
    id: text().primaryKey(),
    mailboxId: ofBox(),
    kind: text().$type<DeviceKind | BrowserKind>().notNull(),
    name: text().notNull(),
    /** Hexadecimal; 100 random bits need no slower hash. */
    secretSha256: text('secret_sha256').notNull(),
    createdAt: at('created_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('mailbox_devices_box').on(t.mailboxId)],
);

/** A further address; one row for each box that it leads to. */
export const mailboxAliases = pgTable(
  'mailbox_aliases',
  {
    domain: text().notNull(),
    localPart: text('local_part').notNull(),
    mailboxId: ofBox(),
  },
  (t) => [primaryKey({ columns: [t.domain, t.localPart, t.mailboxId] }), index('mailbox_aliases_box').on(t.mailboxId)],
);

/** What whoever writes to a box is answered with; one a box. */
export const mailboxReplies = pgTable('mailbox_replies', {
  mailboxId: ofBox().primaryKey(),
  text: text().notNull(),
  /** Calendar days of the zone; null: at once, and until it is ended. */
  from: date('from_on'),
  /** The last one. */
  until: date('until_on'),
  /** IANA name, of its owner's browser. */
  timeZone: text('time_zone').notNull(),
  setAt: at('set_at').notNull(),
});

/**
 * Where what comes into a box goes on to, once whoever reads there has said yes by a mailed link. One that ended, or that nobody said yes
 * to, stays for a few days: so many may be asked within a day.
 */
export const mailboxForwards = pgTable(
  'mailbox_forwards',
  {
    id: text().primaryKey(),
    mailboxId: ofBox(),
    /** The domain in ASCII, lower case. */
    target: text().notNull(),
    /** SHA-256 of the link's key, hexadecimal. */
    hash: text().notNull(),
    askedAt: at('asked_at').notNull(),
    confirmedAt: at('confirmed_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('mailbox_forwards_box').on(t.mailboxId),
    uniqueIndex('mailbox_forwards_hash').on(t.hash),
    index('mailbox_forwards_asked').on(t.askedAt),
  ],
);

/** What a box held when it was looked at last, and how full its owner was told that it is. */
export const mailboxUsage = pgTable('mailbox_usage', {
  mailboxId: ofBox().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  messages: integer().notNull(),
  seenAt: at('seen_at').notNull(),
  /** Percent: 0, 80, 95 or 100. */
  warned: smallint().$type<WarningLevel>().notNull().default(0),
});

/** Links by which the owner of a box chooses its password, or sets a phone up; each opens once. */
export const mailboxLinks = pgTable(
  'mailbox_links',
  {
    /** SHA-256 of the key, hexadecimal. */
    hash: text().primaryKey(),
    mailboxId: ofBox(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** What the phone is called that it sets up; null: it is for the password. */
    deviceName: text('device_name'),
  },
  (t) => [index('mailbox_links_box').on(t.mailboxId), index('mailbox_links_expires').on(t.expiresAt)],
);

/** Sign-ins that were refused at the mail host, each once however often it is tried again: counted for an hour. */
export const mailSignInTries = pgTable(
  'mail_sign_in_tries',
  {
    /** An address of IPv4 less its last part, or a /64 of IPv6. */
    network: text().notNull(),
    /** As it was typed, lower case. */
    username: text().notNull(),
    /** Twelve bits of a hash of name and password: tells two passwords apart, and tells neither. */
    password: text().notNull(),
    at: at('tried_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.network, t.username, t.password] }),
    index('mail_sign_in_tries_username').on(t.username, t.at),
    index('mail_sign_in_tries_at').on(t.at),
  ],
);

/** Networks that a box was opened from: nobody else's wrong passwords keep its owner out there. */
export const mailboxNetworks = pgTable(
  'mailbox_networks',
  {
    mailboxId: ofBox(),
    network: text().notNull(),
    /** The last day. */
    seenOn: date('seen_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mailboxId, t.network] }), index('mailbox_networks_seen').on(t.seenOn)],
);

/** Old mail that is moved into a box: one way in at a time for a box. */
export const mailboxImports = pgTable(
  'mailbox_imports',
  {
    mailboxId: ofBox().primaryKey(),
    host: text().notNull(),
    port: integer().notNull(),
    username: text().notNull(),
    /** Of the old box; '' as soon as it is not needed any more. */
    secret: text().$type<Sealed | ''>().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** Error code: why it stopped, or why the last try came to nothing. */
    problem: text(),
    /** Times that everything was copied and compared. */
    rounds: smallint().notNull().default(0),
    /** Of the last comparing: mails there, of them here, of them too large for any box, and bytes there. */
    found: integer().notNull().default(0),
    here: integer().notNull().default(0),
    tooLarge: integer('too_large').notNull().default(0),
    /** Mails that the last run could not read there, or that no box takes. */
    unreadable: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    startedAt: at('started_at').notNull(),
    /** When everything was compared last. */
    comparedAt: at('compared_at'),
    /** When it goes on by itself; null: it does not. */
    nextAt: at('next_at'),
  },
  (t) => [index('mailbox_imports_next').on(t.nextAt)],
);
