/** The shop of a site from its first day: opened, ordered from, accepted, collected, cancelled; and an order that nobody answers. */
import { hashOf } from '../../modules/access/index.server.ts';
import { answerOrder, cancelOrder } from '../../modules/shop/change-order.ts';
import { shopOfSite } from '../../modules/shop/index.server.ts';
import { followPlanJob, releaseDueJob, tellClosedJob } from '../../modules/shop/jobs.ts';
import { saveProduct } from '../../modules/shop/save-product.ts';
import { setStatus } from '../../modules/shop/set-status.ts';
import { setStock } from '../../modules/shop/set-stock.ts';
import type { OrderAct } from '../../modules/shop/shop.states.ts';
import { newVisitorKey } from '../../modules/sites/index.server.ts';
import { orderNow, ROSES } from '../support/shop-site.ts';
import { DAY } from '../support/subscriber.ts';
import { closesAndReturns } from './closing.ts';
import type { Expected, Verdict } from './ledger.ts';
import { PRO, proSite } from './pro-site.ts';
import { asBought, comes, settle } from './stories.ts';
import type { World } from './world.ts';

const BUYERS = '@buyers.example';
const PIECES = 3;
/** What the three buyers of a site are written, each once. */
const TOLD = { 'shop-reserved': 3, 'shop-accepted': 1, 'shop-ready': 1, 'shop-unanswered': 1, 'shop-closed': 3 };

export function shopsSell(world: World) {
  const expected: Expected[] = [];

  async function next(): Promise<void> {
    const { bought, ctx, siteId, by, publisher } = await proSite(world, followPlanJob);
    const view = () => world.question(async () => shopOfSite(ctx(), { by: await by() }));
    await world.question(async () => saveProduct(ctx(), { by: await by(), ...ROSES }));
    const roses = (await view()).products.find(({ name }) => name === ROSES.name)?.variants[0]?.id ?? '';
    await world.question(async () => setStock(ctx(), { by: await by(), id: roses, free: PIECES, was: null }));
    await world.ask('open-shop', async () => setStatus(ctx(), { by: await publisher(), status: 'open' }));
    await settle(world);
    const keys = [newVisitorKey(), newVisitorKey(), newVisitorKey()] as const;
    const order = (key: string) =>
      world.ask('order', async () => {
        const mail = `buyer-${hashOf(key).slice(0, 12)}${BUYERS}`;
        const buyer = { name: 'Anna', phone: '', mail, note: '', key };
        await orderNow(ctx(), siteId, { lines: [{ variant: roses, quantity: 1 }], total: 2500, buyer });
      });
    for (const key of keys) await order(key);
    await settle(world);
    await closesAndReturns(world, bought, tellClosedJob);
    const [first] = (await view()).orders;
    const act = (what: OrderAct) =>
      world.ask('answer-order', async () =>
        answerOrder(ctx(), { by: await by(), id: first?.id ?? '', act: what, reason: '', ready: null }),
      );
    for (const what of ['accept', 'ready', 'collected'] as const) await act(what);
    const last = (
      await world.rows<{ key_hash: string }>(
        "select key_hash from shop_orders where site_id = $1 and state = 'placed' order by number",
        [siteId],
      )
    )[0];
    const cancelled = keys.find((key) => hashOf(key) === last?.key_hash) ?? '';
    await world.ask('cancel-order', () => cancelOrder(ctx(), { siteId, key: cancelled }));
    await settle(world);
    world.later(4 * DAY);
    await comes(world, releaseDueJob, {});
    await comes(world, releaseDueJob, {});
    const told = asBought(bought, PRO);
    expected.push({ ...told, mails: { ...told.mails, 'shop-order': 3, 'shop-left': 1 } });
  }

  /** Three orders a site, all over: one sold, two given back; nothing is held by what is over. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    const sites = await world.rows<{ site_id: string; states: string }>(
      `select site_id, string_agg(state, ' ' order by state) states from shop_orders group by site_id`,
    );
    for (const { site_id: id, states } of sites)
      if (states !== 'cancelled-by-buyer collected expired') lost.push(`orders of ${id}: ${states}`);
    const mails = await world.rows<{ kind: string; sent: number }>(
      `select kind, count(*) filter (where sent_at is not null)::int sent from mails
       where order_id in (select id from shop_orders) group by kind`,
    );
    for (const [kind, n] of Object.entries(TOLD)) {
      const sent = mails.find((row) => row.kind === kind)?.sent ?? 0;
      if (sent !== n * sites.length) lost.push(`${kind} to buyers: ${sent} of ${n * sites.length}`);
    }
    const all = Object.values(TOLD).reduce((sum, n) => sum + n, 0) * sites.length;
    const arrived = world.mail.messages().filter(({ to }) => to.some((address) => address.includes(BUYERS))).length;
    if (arrived < all) lost.push(`mails to buyers: ${arrived} of ${all}`);
    if (arrived > all) doubled.push(`mails to buyers: ${arrived} instead of ${all}`);
    const wrong = await world.rows(
      `select v.id from shop_variants v where v.stock is not null and (v.reserved <> 0 or v.stock <> $1 or v.stock <> (
         select coalesce(sum(m.stock_by), 0) from shop_moves m where m.variant_id = v.id))`,
      [PIECES - 1],
    );
    if (wrong.length > 0) doubled.push(`${wrong.length} variants do not add up`);
  }

  return { next, audit, expected };
}
