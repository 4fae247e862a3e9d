import { applyCheckout, replaceDomain } from '../tests/support/as-owner.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { freeName, newShopper, type Shopper } from '../tests/support/shopper.ts';
import type { TxCtx } from '../platform/ctx.ts';
import { emit, inTransaction } from '../platform/transaction.ts';

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
const hosts = async (shopper: Shopper): Promise<string[]> =>
  (
    await product.rows<{ host: string; canonical: boolean }>(
      `select host, canonical from site_hosts h join sites s on s.id = h.site_id where s.order_id = $1
       order by canonical desc, host`,
      [shopper.id()],
    )
  ).map(({ host, canonical }) => (canonical ? `${host} main` : host));
type Fact = (ctx: TxCtx) => Promise<void>;
const registered =
  (orderId: string, domain: string): Fact =>
  async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`update domain_registrations set state = 'registered' where order_id = ${orderId} and domain = ${domain} returning id`,
    );
    await emit(ctx, 'domains.registered', { orderId, domain, registrationId: rows[0]?.id ?? '' });
  };
const gone =
  (orderId: string, domain: string): Fact =>
  async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`update domain_registrations set state = 'left' where order_id = ${orderId} and domain = ${domain} returning id`,
    );
    await emit(ctx, 'domains.gone', {
      orderId,
      domain,
      registrationId: rows[0]?.id ?? '',
      price: null,
      how: 'lapsed',
    });
  };
const mainFirst = (a: string, b: string) =>
  Number(b.endsWith(' main')) - Number(a.endsWith(' main')) || (a < b ? -1 : 1);
const published =
  (orderId: string): Fact =>
  async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`update sites set status = 'live', current_version_id = 'ver_test' where order_id = ${orderId} returning id`,
    );
    await emit(ctx, 'sites.published', {
      orderId,
      siteId: rows[0]?.id ?? '',
      tier: 'premium',
      pageId: '900000000000101',
      versionId: 'ver_test',
    });
  };
/** The second begins while the first is done but not committed. */
async function overlapping(first: Fact, second: Fact): Promise<void> {
  const ctx = product.system();
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
  const slow = inTransaction(ctx, async (ctx) => {
    await first(ctx);
    isWritten();
    await sleep(150);
  });
  await written;
  await Promise.all([slow, inTransaction(ctx, (ctx) => second(ctx))]);
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

  it('two names together give the site one address that search engines see: the one chosen first [S1] [P3]', async () => {
    const [one, two] = [`z-${freeName()}`, freeName('com')];
    const shopper = await paid([one, two]);
    await overlapping(registered(shopper.id(), two), registered(shopper.id(), one));
    expect(await hosts(shopper)).toEqual([`${one} main`, two]);
    await inTransaction(product.system(), (ctx) => published(shopper.id())(ctx));
    expect((await shopper.order()).status).toBe('live');
  });
});

describe('the main address of a site', () => {
  const happen = (fact: Fact) => inTransaction(product.system(), (ctx) => fact(ctx));

  it('is the name that was chosen first, whichever the registry has ready first [S1] [P3]', async () => {
    const [first, second, third] = [`z-${freeName()}`, `m-${freeName('com')}`, freeName('net')];
    const shopper = await paid([first, second, third]);
    await happen(registered(shopper.id(), second));
    expect(await hosts(shopper)).toEqual([`${second} main`]);
    await happen(registered(shopper.id(), first));
    expect(await hosts(shopper)).toEqual([`${first} main`, second]);
    await happen(registered(shopper.id(), third));
    expect(await hosts(shopper)).toEqual([`${first} main`, second, third].toSorted(mainFirst));
    await happen(gone(shopper.id(), first));
    expect(await hosts(shopper)).toEqual([`${second} main`, third]);
  });

  it('is also the name that another one replaced because it could not be had [S1]', async () => {
    const [lost, kept, instead] = [freeName(), freeName('com'), freeName('net')];
    const shopper = await paid([lost, kept]);
    await happen(registered(shopper.id(), kept));
    await product.rows(`update domain_registrations set state = 'failed' where domain = $1`, [lost]);
    await replaceDomain(shopper.ctx(), shopper.id(), { domain: instead, failed: lost });
    await happen(registered(shopper.id(), instead));
    expect(await hosts(shopper)).toEqual([`${instead} main`, kept]);
  });
});
