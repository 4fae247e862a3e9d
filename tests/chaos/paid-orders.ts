/** Orders that are paid into the owner's own account: opened, paid, given up, forgotten, taken back; with news that come late. */
import { hashOf } from '../../modules/access/index.server.ts';
import { answerOrder, orderByKey } from '../../modules/shop/change-order.ts';
import { findDoors } from '../../modules/shop/find-shop.ts';
import { shopOfSite } from '../../modules/shop/index.server.ts';
import { endGraceJob, followPlanJob, remindJob } from '../../modules/shop/jobs.ts';
import { giveUpPayment, openOrderPayment } from '../../modules/shop/pay-order.ts';
import { saveProduct } from '../../modules/shop/save-product.ts';
import { setMode } from '../../modules/shop/set-mode.ts';
import { setStatus } from '../../modules/shop/set-status.ts';
import { refundOrder } from '../../modules/shop/refund-order.ts';
import { declareWithdrawal } from '../../modules/shop/withdraw.ts';
import { newVisitorKey } from '../../modules/sites/index.server.ts';
import { openAccount } from '../../modules/takings/account.ts';
import { reconcileJob } from '../../modules/takings/jobs.ts';
import { CARD, posted } from '../support/owners-account.ts';
import { orderNow, ROSES } from '../support/shop-site.ts';
import { DAY } from '../support/subscriber.ts';
import type { Expected, Verdict } from './ledger.ts';
import { PRO, proSite } from './pro-site.ts';
import { asBought, comes, settle } from './stories.ts';
import type { World } from './world.ts';

const PRICE = 2500;
/** Paid and kept, paid and taken back at once, paid and taken back after it was collected, given up, forgotten. */
const STATES = 'paid unpaid unpaid withdrawn withdrawn';
const TOLD = { 'shop-paid': 3, 'shop-withdrawal': 2, 'shop-refunded': 2 };
const OWNER = {
  'shop-account-active': 1,
  'shop-paid-order': 3,
  'shop-withdrawn': 2,
  'shop-refund-due': 1,
  'shop-safety-due': 1,
  'shop-safety-over': 1,
};

export function shopsArePaid(world: World) {
  const expected: Expected[] = [];

  async function next(): Promise<void> {
    const { bought, ctx, siteId, by, publisher, dispose } = await proSite(world, followPlanJob);
    await world.question(async () => saveProduct(ctx(), { by: await by(), ...ROSES }));
    const view = await world.question(async () => shopOfSite(ctx(), { by: await by() }));
    const roses = view.products.find(({ name }) => name === ROSES.name)?.variants[0]?.id ?? '';
    await world.question(async () => setStatus(ctx(), { by: await publisher(), status: 'open' }));
    const { url } = await world.ask('open-account', async () => openAccount(ctx(), { by: await dispose() }));
    await posted(url, { act: 'send' });
    await settle(world);
    await world.question(async () => setMode(ctx(), { by: await dispose(), mode: 'paid' }));
    // It sold by card before a vase had to say what to mind with it.
    await world.question(async () => saveProduct(ctx(), { by: await by(), ...ROSES, name: 'Vaso', warnings: null }));
    const until = new Date(ctx().clock.now().getTime() + 5 * DAY);
    await world.rows('update shop_settings set grace_until = $2 where site_id = $1', [siteId, until]);
    await comes(world, endGraceJob, {});

    const find = (key: string) => orderByKey(ctx(), { siteId, key });
    /** Ordered, with the page on which it is paid. */
    async function ordered(): Promise<{ key: string; page: string }> {
      const key = newVisitorKey();
      const mail = `payer-${hashOf(key).slice(0, 12)}@payers.example`;
      const buyer = { name: 'Anna', phone: '', mail, note: '', key };
      const wish = { lines: [{ variant: roses, quantity: 1 }], total: PRICE, mode: 'paid', buyer } as const;
      await world.ask('order-paid', async () => void (await orderNow(ctx(), siteId, wish)));
      const page = await world.ask('open-page', async () => {
        const doors = await findDoors(ctx(), siteId);
        return doors && openOrderPayment(ctx(), doors, await find(key));
      });
      return { key, page: page ?? '' };
    }
    async function paid(): Promise<string> {
      const { key, page } = await ordered();
      await posted(page, CARD);
      await settle(world);
      return key;
    }
    const withdraw = (key: string) =>
      world.ask('take-back', () => declareWithdrawal(ctx(), { siteId, key, nth: 1, chosen: null }));

    await paid();
    await withdraw(await paid());
    await settle(world);
    const given = await ordered();
    await world.ask('give-up', async () => giveUpPayment(ctx(), await find(given.key)));
    await ordered();
    world.later(32 * 60_000);
    await comes(world, reconcileJob, {});
    const collected = await paid();
    const { id } = await world.question(() => find(collected));
    await world.question(async () =>
      answerOrder(ctx(), { by: await by(), id, act: 'collected', reason: '', ready: null }),
    );
    await withdraw(collected);
    world.later(8 * DAY);
    await comes(world, remindJob, {});
    await comes(world, remindJob, {});
    await comes(world, endGraceJob, {});
    await world.question(async () => refundOrder(ctx(), { by: await dispose(), id, of: 'withdrawal', reason: '' }));
    await settle(world);
    const told = asBought(bought, PRO);
    expected.push({ ...told, mails: { ...told.mails, ...OWNER } });
  }

  /** Each order paid or free, never both; each account's books as ours; nothing of it in our own account. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    const sites = await world.rows<{ account: string; states: string }>(
      `select a.account, string_agg(o.state, ' ' order by o.state) states
       from takings_accounts a join shop_orders o using (site_id) group by a.account`,
    );
    for (const { account, states } of sites) {
      if (states !== STATES) lost.push(`paid orders of ${account}: ${states}`);
      const books = world.stripe.stateOf(account);
      const charges = [...books.charges.values()].filter(({ paid }) => paid);
      const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
      const back = charges.reduce((sum, { amount_refunded: amount }) => sum + amount, 0);
      if (charged !== 3 * PRICE) (charged < 3 * PRICE ? lost : doubled).push(`charged into ${account}: ${charged}`);
      if (back !== 2 * PRICE) (back < 2 * PRICE ? lost : doubled).push(`given back by ${account}: ${back}`);
      if (books.sessions.size !== 5) doubled.push(`pages of ${account}: ${books.sessions.size}`);
    }
    if (world.stripe.state.accounts.size !== sites.length) doubled.push(`${world.stripe.state.accounts.size} accounts`);
    const register = await world.rows<{ sum: number }>('select coalesce(sum(cents), 0)::int sum from shop_register');
    if (register[0]?.sum !== sites.length * PRICE) lost.push(`register: ${register[0]?.sum}`);
    const mails = await world.rows<{ kind: string; sent: number }>(
      `select kind, count(*) filter (where sent_at is not null)::int sent from mails
       where order_id in (select id from shop_orders) group by kind`,
    );
    for (const [kind, n] of Object.entries(TOLD)) {
      const sent = mails.find((row) => row.kind === kind)?.sent ?? 0;
      if (sent !== n * sites.length) lost.push(`${kind} to buyers: ${sent} of ${n * sites.length}`);
    }
  }

  return { next, audit, expected };
}
