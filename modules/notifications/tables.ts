import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Sealed } from '../../platform/seal.ts';
import type { MailAttachment } from './mail.port.ts';

/** Outbox: a mail is written in the transaction of the fact it tells, then sent by a job. */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID: the same row is the same mail, however often it is sent. */
    id: text().primaryKey(),
    kind: text().notNull(),
    orderId: text('order_id').notNull(),
    /** One mail of a kind for each occasion: "" or the thing it tells of. */
    occasion: text().notNull().default(''),
    to: text().notNull(),
    lang: text().notNull(),
    subject: text().notNull(),
    /** With the links that open orders and accounts: sealed, and still what is sent again (decision 0014). */
    text: text().$type<Sealed | ''>().notNull(),
    html: text().$type<Sealed | ''>().notNull(),
    /** Where its reader says that they want no more of these; null for mails of a contract. Opens that one thing: sealed. */
    unsubscribe: text().$type<Sealed>(),
    /** A text that goes with it: nothing in it is secret. */
    attachment: jsonb().$type<MailAttachment>(),
    /** The business for whose site it is sent, and the business's own address; null: ours. */
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Refused for good: the address does not exist. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** What the mail server said when it took or refused the mail: with `id` and `sentAt` the proof of sending. */
    answer: text(),
    /** Came back after the mail server had taken it. */
    bouncedAt: timestamp('bounced_at', { withTimezone: true }),
    /** Why it was refused or came back: the enhanced status code and the server's words. */
    failure: text(),
    /** The operator was told that it does not get through; emptied when it does. */
    lateAt: timestamp('late_at', { withTimezone: true }),
  },
  (t) => [unique('mails_once').on(t.kind, t.orderId, t.occasion), index('mails_order').on(t.orderId)],
);
