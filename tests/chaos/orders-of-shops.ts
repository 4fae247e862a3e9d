/** The shop of a site from its first day: opened, ordered from, accepted, collected, cancelled; an order that nobody answers, and one that is paid at the door, taken back and given back by hand. */
import { hashOf } from '../../modules/access/index.server.ts';
import { answerOrder, cancelOrder, orderByKey } from '../../modules/shop/change-order.ts';
import { shopOfSite } from '../../modules/shop/index.server.ts';
import { followPlanJob, releaseDueJob, tellClosedJob } from '../../modules/shop/jobs.ts';
import { refundElsewhere } from '../../modules/shop/refund-order.ts';
import { saveDelivery } from '../../modules/shop/save-delivery.ts';
import { saveProduct } from '../../modules/shop/save-product.ts';
import { setStatus } from '../../modules/shop/set-status.ts';
import { setStock } from '../../modules/shop/set-stock.ts';
import type { OrderAct } from '../../modules/shop/shop.states.ts';
import { declareWithdrawal } from '../../modules/shop/withdraw.ts';
import { newVisitorKey } from '../../modules/sites/index.server.ts';
import { HOME, IN_TOWN, orderNow, ROSES } from '../support/shop-site.ts';
import { DAY } from '../support/subscriber.ts';
import { closesAndReturns } from './closing.ts';
import type { Expected, Verdict } from './ledger.ts';
import { PRO, proSite } from './pro-site.ts';
import { asBought, comes, settle } from './stories.ts';
import type { World } from './world.ts';

const BUYERS = '@buyers.example';
const PIECES = 3;
const ROSES_PRICE = 2500;
/** What the four buyers of a site are written, each once. */
const TOLD = {
  'shop-reserved': 4,
  'shop-accepted': 2,
  'shop-ready': 1,
  'shop-unanswered': 1,
  'shop-closed': 3,
  'shop-sent': 1,
  'shop-door-withdrawal': 1,
  'shop-given-back': 1,
};

export function shopsSell(world: World) {
  const expected: Expected[] = [];

  async function next(): Promise<void> {
    const { bought, ctx, siteId, by, publisher, dispose } = await proSite(world, followPlanJob);
    const view = () => world.question(async () => shopOfSite(ctx(), { by: await by() }));
    await world.question(async () => saveProduct(ctx(), { by: await by(), ...ROSES }));
    const roses = (await view()).products.find(({ name }) => name === ROSES.name)?.variants[0]?.id ?? '';
    await world.question(async () => setStock(ctx(), { by: await by(), id: roses, free: PIECES, was: null }));
    await world.ask('open-shop', async () => setStatus(ctx(), { by: await publisher(), status: 'open' }));
    await settle(world);
    const keys = [newVisitorKey(), newVisitorKey(), newVisitorKey()] as const;
    const order = (key: string, way?: string) =>
      world.ask('order', async () => {
        const mail = `buyer-${hashOf(key).slice(0, 12)}${BUYERS}`;
        const buyer = { name: 'Anna', phone: '', mail, note: '', key };
        const total = ROSES_PRICE + (way ? IN_TOWN.price : 0);
        const delivery = way ? { way, address: HOME } : null;
        await orderNow(ctx(), siteId, { lines: [{ variant: roses, quantity: 1 }], total, delivery, buyer });
      });
    for (const key of keys) await order(key);
    await settle(world);
    await closesAndReturns(world, bought, tellClosedJob);
    const [first] = (await view()).orders;
    const act = (id: string, what: OrderAct) =>
      world.ask('answer-order', async () =>
        answerOrder(ctx(), { by: await by(), id, act: what, reason: '', ready: null }),
      );
    for (const what of ['accept', 'ready', 'collected'] as const) await act(first?.id ?? '', what);
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
    await world.question(async () => saveDelivery(ctx(), { by: await publisher(), ...IN_TOWN }));
    const brought = newVisitorKey();
    await order(brought, (await view()).deliveries[0]?.id);
    const { id } = await world.question(() => orderByKey(ctx(), { siteId, key: brought }));
    for (const what of ['accept', 'sent', 'delivered'] as const) await act(id, what);
    await world.ask('take-back-at-door', () =>
      declareWithdrawal(ctx(), { siteId, key: brought, nth: 1, chosen: null }),
    );
    await world.ask('give-back-by-hand', async () =>
      refundElsewhere(ctx(), { by: await dispose(), id, refund: 'withdrawal', how: 'in contanti' }),
    );
    await settle(world);
    const told = asBought(bought, PRO);
    const mails = { ...told.mails, 'shop-order': 4, 'shop-left': 1, 'shop-door-withdrawn': 1 };
    expected.push({ ...told, mails });
  }

  /** Four orders a site, all over: two sold, one of them taken back after it, two given free; nothing is held by what is over, or owed. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    const sites = await world.rows<{ site_id: string; states: string }>(
      `select site_id, string_agg(state, ' ' order by state) states from shop_orders group by site_id`,
    );
    for (const { site_id: id, states } of sites)
      if (states !== 'cancelled-by-buyer collected expired withdrawn') lost.push(`orders of ${id}: ${states}`);
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
      [PIECES - 2],
    );
    if (wrong.length > 0) doubled.push(`${wrong.length} variants do not add up`);
    const taken = await world.rows<{ amount: number; gone: boolean }>(
      'select amount, refunded_at is not null gone from shop_withdrawals',
    );
    if (taken.filter(({ gone }) => gone).length < sites.length) lost.push(`withdrawals: ${JSON.stringify(taken)}`);
    if (taken.length > sites.length || taken.some(({ amount }) => amount !== ROSES_PRICE + IN_TOWN.price))
      doubled.push(`withdrawals: ${JSON.stringify(taken)}`);
  }

  return { next, audit, expected };
}
