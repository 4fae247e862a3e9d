import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreview } from '../../modules/previews/index.server.ts';
import { storePhoto } from '../../modules/sites/index.server.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { GUFI, newShopper } from '../../tests/support/shopper.ts';
import { DAY, newSubscriber, pass, providerOf } from '../../tests/support/subscriber.ts';
import { monthsAgo } from '../../platform/batches.ts';
import { picture } from '../../tests/support/picture.ts';
import { withdrawOrder } from '../../modules/ordering/index.server.ts';
import { purgeAll } from './purge-all.ts';
import { purgeJob } from './jobs.ts';

const OTHER = demoPages().find(({ id }) => id !== GUFI)?.id ?? '';
const YEAR = 366 * DAY;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const forget = () => purgeAll(product.system());
const count = async (table: string, where = 'true', values: unknown[] = []) =>
  (await product.rows<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`, values))[0]?.n;
/** Rows that name this order, in every table of ours that can. */
async function tracesOf(orderId: string): Promise<string[]> {
  const columns = await product.rows<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and (column_name = 'order_id' or (table_name, column_name) in
       (('orders', 'id'), ('tasks', 'subject'), ('external_calls', 'subject')))`,
  );
  const found = [];
  for (const { table, column } of columns)
    if (await count(`"${table}"`, `"${column}" = $1`, [orderId])) found.push(table);
  return found.toSorted();
}
const customersAtProvider = (orderId: string) =>
  [...product.stripe.state.customers.values()].filter(({ metadata }) => metadata['order_id'] === orderId);
const photoFile = (id: string) => join(product.config.dataDir, 'files/photos', id.slice(0, 2), id, 'original');

describe('every night the product forgets', () => {
  it('previews, pages and pictures that nobody asked for in a month, and keeps what a site shows [K14]', async () => {
    const owner = await newSubscriber(product);
    await startPreview(product.as(null), { id: OTHER, locale: 'it' });
    await product.drain();
    const [mine, shared] = await Promise.all([picture('red'), picture('blue')]);
    const lonely = await storePhoto(product.system(), { pageId: OTHER, ref: 'pic-1', bytes: mine });
    const both = await storePhoto(product.system(), { pageId: OTHER, ref: 'pic-2', bytes: shared });
    await storePhoto(product.system(), { pageId: owner.page, ref: 'pic-2', bytes: shared });

    product.later(29 * DAY);
    await forget();
    expect(await count('previews', 'page_id = $1', [OTHER])).toBe(1);
    expect(existsSync(photoFile(lonely))).toBe(true);

    product.later(2 * DAY);
    const first = await forget();
    expect(first).toMatchObject({ pages: 1 });
    for (const table of ['previews', 'page_snapshots', 'photo_sources'])
      expect(await count(table, 'page_id = $1', [OTHER])).toBe(0);
    expect(existsSync(photoFile(lonely))).toBe(false);
    expect(existsSync(photoFile(both))).toBe(true);
    // The owner's page and site are what they were.
    expect(await count('page_snapshots', 'page_id = $1', [owner.page])).toBe(1);
    expect(await owner.site()).toEqual({ status: 'live' });
    expect(await count('site_versions')).toBeGreaterThan(0);

    expect(Object.values(await forget()).every((removed) => removed === 0)).toBe(true);
    // A picture that comes back is stored anew.
    await storePhoto(product.system(), { pageId: owner.page, ref: 'pic-3', bytes: mine });
    expect(existsSync(photoFile(lonely))).toBe(true);
  });

  it('orders that were begun and never paid, and never one that somebody may still be paying [K14]', async () => {
    const left = newShopper(product);
    await left.toCardForm();
    // Made at the provider, and the answer never came.
    const unheard = newShopper(product);
    await product.cardFault({ kind: 'error-after', times: 3, path: '/v1/customers', method: 'POST' });
    await expect(unheard.toCardForm()).rejects.toMatchObject({ code: 'billing.provider-unavailable' });
    expect(customersAtProvider(unheard.id())).toHaveLength(1);
    const fresh = newShopper(product);
    // Sixty days later the form of the first has run out, and the provider has been asked about it for the last time.
    await pass(product, 40 * DAY);
    await product.rows(`update checkout_sessions set status = 'expired', next_ask_at = null where order_id = $1`, [
      left.id(),
    ]);
    const paying = newShopper(product);
    await paying.toCardForm();
    await product.rows(`update orders set updated_at = $2 where id = $1`, [
      paying.id(),
      new Date(product.clock.now().getTime() - 90 * DAY),
    ]);
    await fresh.start();
    await forget();
    expect(await tracesOf(left.id())).toContain('orders');
    product.later(21 * DAY);
    await forget();
    expect(await tracesOf(left.id())).toEqual([]);
    expect(await tracesOf(fresh.id())).toContain('orders');
    expect(await tracesOf(paying.id())).toContain('orders');
    const audit = await product.rows<{ action: string }>('select action from audit_log where subject = $1', [
      left.id(),
    ]);
    expect(audit.map(({ action }) => action)).toContain('ordering.forgotten');
    await product.drain();
    for (const each of [left, unheard]) expect(customersAtProvider(each.id())).toEqual([]);
    expect(customersAtProvider(paying.id())).toHaveLength(1);
  });

  it('sessions, links and messages of others after their time [K14]', async () => {
    const now = product.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    await product.rows(
      `insert into inbox_events (id, source, event_id, type, payload, received_at, applied_at) values
       ('inb_old', 'x', 'e1', 't', '{"mail":"a@b.example"}', $1, $1), ('inb_open', 'x', 'e2', 't', '{}', $1, null),
       ('inb_new', 'x', 'e3', 't', '{}', $2, $2)`,
      // Three months have from 89 to 92 days.
      [ago(93), ago(88)],
    );
    await product.rows(
      `insert into users (id, name, email, role, created_at, updated_at) values ('usr_r', 'R', 'r@r.example', 'agent', $1, $1)`,
      [now],
    );
    await product.rows(
      `insert into user_sessions (id, token, user_id, expires_at, ip_address, created_at, updated_at) values
       ('ses_old', 'a', 'usr_r', $1, '192.0.2.1', $1, $1), ('ses_new', 'b', 'usr_r', $2, '192.0.2.1', $1, $1)`,
      [ago(1), ago(-1)],
    );
    await forget();
    expect(
      (await product.rows(`select id from inbox_events where id like 'inb\\__%' and source = 'x' order by id`)).map(
        (row) => (row as { id: string }).id,
      ),
    ).toEqual(['inb_new', 'inb_open']);
    expect(await count('user_sessions', `user_id = 'usr_r'`)).toBe(1);
  });

  it('a closed site after the time for its export, the contract after ten years, the invoices after eleven [K13] [K16]', async () => {
    const owner = await newSubscriber(product);
    const living = await newSubscriber(product);
    const sold = product.clock.now().getFullYear();
    const id = owner.id();
    await product.rows(
      `insert into adopted_documents (year, number, day, file_name, xml, adopted_at) values (1999, 1, $1, 'x.xml', 'x', $2)`,
      [product.clock.now().toISOString().slice(0, 10), product.clock.now()],
    );
    await withdrawOrder(owner.ctx(), { id, name: 'Nives', mail: owner.billing.mail, lang: 'it' });
    await pass(product, DAY);
    expect(await owner.site()).toEqual({ status: 'closed' });
    const versions = () =>
      count('site_versions', 'site_id in (select id from sites where order_id = $1)', [id]) as Promise<number>;
    product.later(28 * DAY);
    await forget();
    expect(await versions()).toBeGreaterThan(0);
    product.later(3 * DAY);
    await forget();
    expect(await versions()).toBe(0);
    expect(await product.rows('select name, legal from sites where order_id = $1', [id])).toEqual([
      { name: '', legal: null },
    ]);

    product.later(9 * YEAR);
    await forget();
    expect(await tracesOf(id)).toEqual(expect.arrayContaining(['invoices', 'mails', 'orders', 'subscriptions']));
    await product.drain();
    expect(customersAtProvider(id)).toHaveLength(1);
    product.later(YEAR);
    await forget();
    // Whoever erases their data elsewhere as well does not stand in the way, nor does a provider who stumbles.
    await providerOf(product).customers.del(owner.customerId);
    await product.cardFault({ kind: 'error-after', times: 3, path: '/v1/customers/cus_' });
    await product.drain();
    await product.drain({ again: true });
    expect(customersAtProvider(id)).toEqual([]);
    expect(
      await count('external_calls', 'key = $1 and done_at is not null', [`erase-customer:${owner.customerId}`]),
    ).toBe(1);
    expect(customersAtProvider(living.id())).toHaveLength(1);
    // Ten years: nothing but the accounts.
    expect(await tracesOf(id)).toEqual(['charges', 'invoices', 'refunds']);
    expect(await count('adopted_documents')).toBe(1);
    product.later(YEAR);
    const last = await forget();
    expect(last['documents']).toBeGreaterThanOrEqual(2);
    expect(await count('adopted_documents')).toBe(0);
    expect(await tracesOf(id)).toEqual([]);
    expect(await count('external_calls', `starts_with(key, 'erase-customer:')`)).toBe(0);
    // Eleven years later the one who never left has everything but the oldest invoice.
    expect(await tracesOf(living.id())).toEqual(
      expect.arrayContaining(['charges', 'mails', 'orders', 'sites', 'subscriptions']),
    );
    expect(await living.site()).toEqual({ status: 'live' });
    expect(await count('invoice_series', 'year = $1', [sold]), 'numbers go on where they were').toBe(1);
  });
});

it('every table says when its rows go: a new one is thought of here [K14]', async () => {
  const NEVER = 'holds nobody’s data, or ids only';
  const WHEN: Record<string, string> = {
    blocked_people: 'blocklist, two years after; and with the content of the site',
    booking_busy: 'with the calendar of somebody else that said it',
    booking_claims: 'with the booking',
    booking_clashes: 'with the booking',
    booking_closed_days: 'with the content of the site',
    booking_feeds: 'with the content of the site',
    booking_loads: 'bookings, two days after',
    booking_people: 'with the content of the site',
    booking_services: 'with the content of the site',
    booking_sessions: 'bookings, twelve months after, and with the content of the site',
    booking_settings: 'with the content of the site',
    bookings: 'bookings, and with the content of the site',
    shop_lines: 'with the order of the shop',
    shop_moves: 'with the content of the site',
    shop_orders: 'shop-orders, and with the content of the site',
    shop_prices: 'with the content of the site',
    shop_products: 'with the content of the site',
    shop_questions: 'with the content of the site',
    shop_register: 'with the content of the site',
    shop_settings: 'with the content of the site',
    shop_variants: 'with the content of the site',
    shop_withdrawals: 'with the order of the shop',
    shop_withdrawn_lines: 'with the order of the shop',
    takings_accounts: 'with the content of the site',
    takings_payments: 'with the content of the site',
    takings_refunds: 'with the payment',
    news_consents: 'with the subscriber',
    news_deliveries: 'with the subscriber, and with the letter',
    news_letters: 'newsletters, two years after; and with the content of the site',
    news_names: 'newsletters, a month after no plan holds one; with its domain, and with the content of the site',
    news_settings: 'with the content of the site',
    news_subscribers: 'newsletters, and with the content of the site',
    news_welcomes: 'with the subscriber',
    news_suppressions: 'with the content of the site',
    agreements: 'with the order',
    agreement_asks: 'with the order',
    adopted_documents: 'documents',
    audit_log: NEVER,
    charges: 'accounts',
    checkout_sessions: 'with the order',
    customers: 'with the order',
    disputes: 'with the order',
    domain_additions: 'with the order',
    decision_links: 'decisionLinks, and with the order',
    domain_registrations: 'with the order',
    domain_renewals: 'with the order',
    domain_zones: 'with the order, and a month after the name left',
    e_invoices: 'documents',
    external_calls: 'with the order, else externalCalls; of sites’ payments takings-calls',
    failed_jobs: 'failedJobs',
    free_site_owners: 'with its end, or its purchase',
    free_site_sessions: 'freeSessions, or with its purchase',
    free_sites: 'freeSites, or with the site',
    nodes: 'after an hour',
    penalty_free_cancellations: 'with the order',
    helper_keys: 'helpers',
    host_changes: 'host-changes, after a day',
    certificate_states: 'with the next nightly look, once the name leads to no site',
    helper_sessions: 'orderSessions',
    inbox_events: 'events',
    installation: NEVER,
    invoice_series: NEVER,
    invoices: 'documents',
    kept_records: 'with the order',
    known_page_words: 'with the known page',
    known_pages: 'knownPages',
    letter_schedules: 'with the order',
    mails: 'with the order, else mails',
    mail_domains: 'with the order',
    mail_sign_in_tries: 'after an hour',
    mailbox_aliases: 'with the box',
    mailbox_choices: 'with the order, and when its boxes open',
    mailbox_devices: 'with the box',
    mailbox_forwards: 'mailboxForwards',
    mailbox_imports: 'with the box',
    mailbox_links: 'mailboxLinks',
    mailbox_networks: 'mailboxNetworks',
    mailbox_replies: 'with the box',
    mailbox_usage: 'with the box',
    mailboxes: 'with the order',
    manager_keys: 'managerKeys',
    order_attributions: 'with the order',
    order_events: 'with the order',
    order_offers: 'with the order',
    order_sessions: 'orderSessions',
    orders: 'orders, contracts',
    page_connections:
      'when it is disconnected, its last site closes, or the person removes the app; three days later at the latest',
    page_event_days: NEVER,
    page_monitors: 'at the next reading after the last site of the page has closed: within nine days',
    page_notices: 'sites',
    page_snapshots: 'pages',
    photo_sources: 'pages',
    photos: 'photos',
    preview_links: 'with the preview',
    previews: 'previews',
    proposals: 'syncLog, and sites',
    read_budgets: NEVER,
    rate_buckets: 'by the limiter itself, within the hour',
    recoveries: NEVER,
    refunds: 'accounts',
    sale_exceptions: 'with the order',
    sign_in_failures: 'signIns',
    site_contents: 'sites',
    site_drafts: 'sites',
    site_edits: 'edits',
    text_requests: 'sites',
    site_files: 'own-files',
    site_follows: 'sites',
    site_helpers: 'helpers, and sites',
    site_hosts: 'sites',
    site_months: 'with the order, else visits',
    site_photos: 'sites',
    site_histories: 'versions, and sites',
    site_versions: 'versions, and sites',
    site_visits: 'rolled up into site_months after five weeks, and with the order',
    site_visits_rest: 'part of site_visits',
    sites: 'sites, then with the order',
    subscriptions: 'with the order',
    support_consents: 'helpers, and sites',
    support_sessions: 'with the consent',
    sync_archives: 'syncLog, and sites',
    sync_batches: 'syncLog, and sites',
    tasks: 'with the order',
    user_accounts: 'staff: by hand, with the person',
    user_sessions: 'signIns',
    user_two_factors: 'staff: by hand, with the person',
    user_verifications: 'signIns',
    users: 'staff: by hand, with the person',
    version_photos: 'sites',
    withdrawals: 'with the order, else withdrawals',
  };
  const tables = await product.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname !~ '^site_visits_[0-9]' order by relname collate "C"`,
  );
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(WHEN).toSorted());
});

it('the job is tried again, and months are counted as calendars do', () => {
  expect(purgeJob.retryLimit).toBeGreaterThanOrEqual(3);
  const at = (day: string) => ({ clock: { now: () => new Date(`${day}T10:00:00Z`) } });
  expect(monthsAgo(at('2026-05-31'), 3).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  expect(monthsAgo(at('2028-02-29'), 12).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  expect(monthsAgo(at('2026-11-21'), 12 * 10).toISOString()).toBe('2016-11-21T10:00:00.000Z');
});
