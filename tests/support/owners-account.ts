/** The account into which a site's owner takes payments, new; and what its provider does with it. */
import { expect } from 'vitest';
import { openAccount } from '../../modules/takings/account.ts';
import { carryOutRefund } from '../../modules/takings/refund.ts';
import type { DraftOfSite } from './draft.ts';
import type { TestProduct } from './product.ts';

export const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Anna Verdi' };
/** Of a buyer who disputes what they pay: nothing goes back to it. */
export const DISPUTED = { ...CARD, number: '4000 0000 0000 0259' };

/** Posts a form to one of the provider's pages, as a browser without a script would; returns where it leads. */
export async function posted(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return answer.headers.get('location') ?? String(answer.status);
}

/** What whoever opens a page of the provider's reads. */
export const readPage = async (url: string): Promise<string> => (await fetch(url)).text();

export function ownersAccount(product: TestProduct, site: DraftOfSite) {
  const ctx = () => site.ctx();
  const heard = async () => {
    await product.webhooksArrived();
    await product.drain();
  };
  /** The provider's id of the owner's account. */
  const account = async (): Promise<string> => {
    const [row] = await product.rows<{ account: string }>('select account from takings_accounts where site_id = $1', [
      site.id,
    ]);
    return row?.account ?? expect.fail('there is no account');
  };
  return {
    account,
    heard,
    dispose: site.dispose,
    /** Through the provider's onboarding. */
    async open(): Promise<void> {
      const { url } = await openAccount(ctx(), { by: await site.dispose() });
      await posted(url, { act: 'send' });
      await heard();
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
