import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { applyCheckout } from '../modules/billing/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { freeName, newShopper, type Shopper } from '../tests/support/shopper.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());

/** Paid, with nothing done yet: site reserved, names wanted. */
async function paid(domains: string[]): Promise<Shopper> {
  await product.webhooks({ off: true });
  const shopper = newShopper(product);
  const form = await shopper.toCardForm({ domains });
  await shopper.pay(form);
  await applyCheckout(product.system(), form.session_id);
  return shopper;
}
type Fact = (tx: Tx, ctx: Ctx) => Promise<void>;
const registered =
  (orderId: string, domain: string): Fact =>
  async (tx, ctx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`update domain_registrations set state = 'registered' where order_id = ${orderId} and domain = ${domain} returning id`,
    );
    await ctx.emit(tx, 'domains.registered', { orderId, domain, registrationId: rows[0]?.id ?? '' });
  };
const published =
  (orderId: string): Fact =>
  async (tx, ctx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`update sites set status = 'live', current_version_id = 'ver_test' where order_id = ${orderId} returning id`,
    );
    await ctx.emit(tx, 'sites.published', { orderId, siteId: rows[0]?.id ?? '', versionId: 'ver_test' });
  };
/** The second begins while the first is done but not committed. */
async function overlapping(first: Fact, second: Fact): Promise<void> {
  const ctx = product.system();
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
  const slow = ctx.db.transaction(async (tx) => {
    await first(tx, ctx);
    isWritten();
    await sleep(150);
  });
  await written;
  await Promise.all([slow, ctx.db.transaction((tx) => second(tx, ctx))]);
}

describe('facts that commit at the same moment', () => {
  it('the last name and the published site together make the order live, whichever is first', async () => {
    for (const siteFirst of [true, false]) {
      const domain = freeName();
      const shopper = await paid([domain]);
      const facts = [published(shopper.id()), registered(shopper.id(), domain)] as const;
      await overlapping(siteFirst ? facts[0] : facts[1], siteFirst ? facts[1] : facts[0]);
      expect([siteFirst, (await shopper.order()).status]).toEqual([siteFirst, 'live']);
    }
  });

  it('two names together give the site one address that search engines see', async () => {
    const [one, two] = [freeName(), freeName('com')];
    const shopper = await paid([one, two]);
    await overlapping(registered(shopper.id(), one), registered(shopper.id(), two));
    const hosts = await product.rows(
      'select host, canonical from site_hosts h join sites s on s.id = h.site_id where s.order_id = $1 order by host',
      [shopper.id()],
    );
    expect(hosts).toEqual(
      [
        { host: one, canonical: true },
        { host: two, canonical: false },
      ].toSorted((a, b) => a.host.localeCompare(b.host)),
    );
    await product.db.transaction((tx) => published(shopper.id())(tx, product.system()));
    expect((await shopper.order()).status).toBe('live');
  });
});
