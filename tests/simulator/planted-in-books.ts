/** What must never be so, planted in our own tables: for each rule something that it must find. */
import type { World } from './world.ts';

export interface Plant {
  /** Changes our tables, in a transaction that is rolled back. */
  sql?: string;
  /** What the vendors say instead. */
  vendors?: (world: World) => Partial<World>;
}
export interface Planted extends Plant {
  rule: string;
  how: string;
}

/** A copy of a row, with other values: `twin('subscriptions', { id: 'sub_second' })`. */
export const twin = (table: string, changes: object, where = 'true'): string =>
  `insert into ${table} select (jsonb_populate_record(t, '${JSON.stringify(changes)}')).* from ${table} t where ${where} limit 1;`;

const step: Planted[] = [
  {
    rule: 'I3 refunds are at most the charges',
    how: 'more was given back than was paid',
    sql: 'update refunds set given = 1000000',
  },
  {
    rule: 'I3 refunds are at most the charges',
    how: 'a line after all of it went back',
    sql: `update refunds set amount = null, given = null; ${twin('refunds', { key: 'refund:second' })}`,
  },
  {
    rule: 'I4 numbers of documents have no gap and no double',
    how: 'the last number is skipped',
    sql: 'update invoices set number = number + 1 where number = (select max(number) from invoices)',
  },
  {
    rule: 'I4 numbers of documents have no gap and no double',
    how: 'a number comes twice',
    sql: `alter table invoices drop constraint invoices_number;
      update invoices set number = 1 where number = (select max(number) from invoices)`,
  },
  {
    rule: 'I4 a document is what was paid, to the cent',
    how: 'by a cent',
    sql: 'update charges set amount = amount + 1',
  },
  {
    rule: 'I4 a document is what was paid, to the cent',
    how: 'a payment without a document',
    sql: twin('charges', { id: 'in_second' }),
  },
  {
    rule: 'I4 credit notes are at most their invoice',
    how: 'a note above its invoice',
    sql: `update invoices set gross = 1000000 where kind = 'credit-note'`,
  },
  {
    rule: 'I7 a site is on show while its order is entitled, and not otherwise',
    how: 'closed while it is paid',
    sql: `update sites set status = 'closed'`,
  },
  {
    rule: 'I7 a site is on show while its order is entitled, and not otherwise',
    how: 'on show when its order is over',
    sql: `update orders set state = 'refunded'`,
  },
  {
    rule: 'I1 a paid order has its subscription and its site in the same transaction',
    how: 'without a subscription',
    sql: 'delete from subscriptions',
  },
  {
    rule: 'I1 a paid order has its subscription and its site in the same transaction',
    how: 'without a site',
    sql: 'delete from sites',
  },
  {
    rule: 'I8 no code of a transfer outlives its order to the registrar',
    how: 'kept with the name',
    sql: `update domain_registrations set authcode = 'Sesamo-1234'`,
  },
  {
    rule: 'I8 no code of a transfer outlives its order to the registrar',
    how: 'kept with the order',
    sql: `update orders set authcode = 'Sesamo-1234'`,
  },
  {
    rule: 'I10 one business, one sale',
    how: 'sold to two orders',
    sql: `drop index orders_one_sale; ${twin('orders', { id: 'ord_other' })}`,
  },
  {
    rule: 'I6 one name, one site',
    how: 'a host of two sites',
    sql: `alter table site_hosts drop constraint site_hosts_pkey; ${twin('site_hosts', { site_id: 'sit_other' })}`,
  },
];

const rest: Planted[] = [
  {
    rule: 'I1 every event was followed',
    how: 'one was not',
    sql: 'update inbox_events set applied_at = null where id = (select min(id) from inbox_events)',
  },
  {
    rule: 'I1 a paid order is live, over, or with a person',
    how: 'it waits, and nobody knows',
    sql: `update orders set state = 'provisioning'; update tasks set resolved_at = now()`,
  },
  {
    rule: 'I1 work that was given up is with a person',
    how: 'nobody was told',
    sql: `insert into failed_jobs values ('job_1', 'sites.publish', '{}', 'no answer', 9, now())`,
  },
  {
    rule: 'I1 a refund is done, or failed and with a person',
    how: 'for ever under way',
    sql: 'update refunds set done_at = null',
  },
  {
    rule: 'I1 a refund is done, or failed and with a person',
    how: 'failed, and nobody knows',
    sql: `update refunds set done_at = null, failed_at = now()`,
  },
  {
    rule: 'I4 one credit note for each refund of an invoice',
    how: 'none was written',
    sql: `delete from invoices where kind = 'credit-note'`,
  },
  {
    rule: 'I5 a mail that was written was sent, or refused and with a person',
    how: 'never sent',
    sql: 'update mails set sent_at = null where id = (select min(id) from mails)',
  },
  {
    rule: 'I5 a mail that was written was sent, or refused and with a person',
    how: 'refused, and nobody knows',
    sql: `update mails set sent_at = null, refused_at = now() where kind = 'site-live'`,
  },
  {
    rule: 'I7 an order that is over has nothing that runs',
    how: 'still charged',
    sql: `update orders set state = 'cancelled'`,
  },
  {
    rule: 'W12 a consumer who was not told of a renewal in time may leave it, and nobody else',
    how: 'told too late, and held',
    sql: `update mails set sent_at = sent_at + interval '400 days' where kind = 'renewal-notice'`,
  },
  {
    rule: 'W12 a consumer who was not told of a renewal in time may leave it, and nobody else',
    how: 'told in time, and free',
    sql: `insert into penalty_free_cancellations select order_id, id, now(), 'untold', now() from charges where kind = 'renewal'`,
  },
  {
    rule: 'I1 nobody is asked about an order that was given back',
    how: 'a task about its name',
    sql: `insert into withdrawals select 'wdr_1', id, 'Nives', id, 'a@b.example', 'it', now() from orders;
      insert into tasks (key, kind, subject, detail, times, opened_at, last_at)
        select 'domains.failed:x', 'domains.failed', id, '', 1, now(), now() from orders`,
  },
  {
    rule: 'I9 our ledger is the provider’s',
    how: 'by a cent',
    sql: 'update charges set amount = amount + 1 where id = (select min(id) from charges)',
  },
  {
    rule: 'I9 credit notes are the provider’s refunds',
    how: 'by a cent',
    sql: `update invoices set gross = gross + 1 where kind = 'credit-note'`,
  },
  {
    rule: 'I1 nothing paid is lost',
    how: 'a subscription of which our books know nothing',
    sql: `update subscriptions set id = 'sub_other'`,
  },
  {
    rule: 'I2 a name whose money went back is not ours',
    how: 'still in the account',
    sql: `update domain_registrations set state = 'refunded'`,
  },
  {
    rule: 'I2 a paid year is bought',
    how: 'paid, and not renewed',
    sql: `update domain_registrations set paid_until = paid_until + interval '3 years'`,
  },
  {
    rule: 'I5 a mail of a kind once for an order',
    how: 'told twice',
    sql: `alter table mails drop constraint mails_once; ${twin('mails', { id: 'mail_second' }, "kind = 'site-live'")}`,
  },
  {
    rule: 'I5 a mail of a kind once for an order',
    how: 'sent, and not in our books',
    sql: `delete from mails where kind = 'site-live'`,
  },
  {
    rule: 'I3 what runs here runs at the provider, and nothing else',
    how: 'ended in our books only',
    sql: 'update subscriptions set ended_at = now()',
  },
  {
    rule: 'I1 each name that was paid is in work, or told as lost',
    how: 'one more was paid',
    sql: `update orders set domains = domains || '{libero-altro.it}'`,
  },
  {
    rule: 'I2 names of a contract that is over are nobody’s to renew',
    how: 'renewed on',
    sql: `update orders set state = 'cancelled'; update subscriptions set ended_at = now()`,
  },
  {
    rule: 'I2 a name that is told as lost is not ours',
    how: 'it is in our account',
    sql: `update domain_registrations set state = 'failed'`,
  },
  {
    rule: 'I3 the year of a name that was lost unpaid goes back when it is paid after all',
    how: 'it was kept',
    sql: `update domain_registrations set state = 'lost', updated_at = (select paid_at - interval '1 second' from charges where kind = 'renewal')`,
  },
  {
    rule: 'W11 a withdrawal gives every payment back',
    how: 'the renewal was kept',
    sql: `update orders set state = 'withdrawn'; update subscriptions set ended_at = now(); update domain_registrations set ended_at = now()`,
  },
  { rule: 'I4 a document is handed over once', how: 'one that our books do not know', sql: 'delete from e_invoices' },
];

export const IN_BOOKS = { step, rest };
