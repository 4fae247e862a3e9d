/** A shop whose owner has an account for card payments, and buyers who pay on the provider's pages or leave them. */
import { expect } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { orderByKey } from '../../modules/shop/change-order.ts';
import { findDoors } from '../../modules/shop/find-shop.ts';
import { openOrderPayment } from '../../modules/shop/pay-order.ts';
import { setMode } from '../../modules/shop/set-mode.ts';
import { refundElsewhere, refundOrder } from '../../modules/shop/refund-order.ts';
import { carryOutRefund } from '../../modules/takings/refund.ts';
import { openAccount } from '../../modules/takings/account.ts';
import type { TestProduct } from './product.ts';
import type { ShopSite } from './shop-site.ts';

export const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Anna Verdi' };

/** Posts a form to one of the provider's pages, as a browser without a script would; returns where it leads. */
export async function posted(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return answer.headers.get('location') ?? String(answer.status);
}

/** What whoever opens a page of the provider's reads. */
export const readPage = async (url: string): Promise<string> => (await fetch(url)).text();

export function paidShop(product: TestProduct, shop: ShopSite) {
  const ctx = () => shop.site.ctx();
  const manage = () => proveSite(ctx(), 'manage', shop.site.id);
  const heard = async () => {
    await product.webhooksArrived();
    await product.drain();
  };
  /** The provider's id of the owner's account. */
  const account = async (): Promise<string> => {
    const [row] = await product.rows<{ account: string }>('select account from takings_accounts where site_id = $1', [
      shop.site.id,
    ]);
    return row?.account ?? expect.fail('there is no account');
  };
  const doors = async () => (await findDoors(ctx(), shop.site.id)) ?? expect.fail('there is no shop');
  const find = (key: string) => orderByKey(ctx(), { siteId: shop.site.id, key });
  return {
    account,
    doors,
    find,
    heard,
    /** Through the provider's onboarding, and to orders that are paid at once. */
    async connect(): Promise<void> {
      const { url } = await openAccount(ctx(), { by: await manage() });
      await posted(url, { act: 'send' });
      await heard();
      await setMode(ctx(), { by: await manage(), mode: 'paid' });
      await product.drain();
    },
    /** What the provider thinks of the account from now on. */
    async judge(card: string): Promise<void> {
      const answer = await fetch(`${product.stripe.url}/control/accounts/${await account()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ card }),
      });
      expect(answer.status).toBe(200);
    },
    /** The page on which an order is paid. */
    page: async (key: string): Promise<string> =>
      (await openOrderPayment(product.as(null), await doors(), await find(key))) ?? expect.fail('no page to pay on'),
    /** One that the provider refused, or the one that is named. */
    async refundElsewhere(id: string, how: string, refund?: string): Promise<void> {
      const [row] = await product.rows<{ id: string }>(
        `select r.id from takings_refunds r join takings_payments p on p.id = r.payment_id where p.subject = $1 order by r.state = 'failed' desc`,
        [id],
      );
      await refundElsewhere(ctx(), { by: await manage(), id, refund: refund ?? row?.id ?? 'none', how });
    },
    /** What the screen offers, or what is named. */
    async refund(id: string, reason = '', of?: string): Promise<void> {
      const { orders, past } = await shop.view();
      const offered = [...orders, ...past].find((order) => order.id === id)?.refundable?.of ?? 'rest';
      await refundOrder(ctx(), { by: await manage(), id, of: of ?? offered, reason });
    },
    /** A bank gives back what had gone last, and the provider says so, or is asked. */
    async sendBack(news: 'event' | 'sweep'): Promise<void> {
      const { refunds, charges } = product.stripe.stateOf(await account());
      const last = [...refunds.values()].findLast(({ status }) => status === 'succeeded') ?? expect.fail('no refund');
      const charge = charges.get(last.charge) ?? expect.fail('no charge');
      last.status = 'failed';
      charge.amount_refunded -= last.amount;
      charge.refunded = false;
      if (news === 'sweep') return;
      const [row] = await product.rows<{ id: string }>('select id from takings_refunds where provider_id = $1', [
        last.id,
      ]);
      await carryOutRefund(product.system(), row?.id ?? expect.fail('nobody knows it'));
    },
    /** Money that the owner's account took and gave back, by the provider's books. */
    async books(): Promise<{ charged: number; refunded: number }> {
      const charges = [...product.stripe.stateOf(await account()).charges.values()].filter(({ paid }) => paid);
      const sum = (field: 'amount' | 'amount_refunded') => charges.reduce((total, charge) => total + charge[field], 0);
      return { charged: sum('amount'), refunded: sum('amount_refunded') };
    },
  };
}
