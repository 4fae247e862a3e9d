/** What is guessed, tried again and again, or said by a browser that lies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOrderSession } from '../../modules/access/index.server.ts';
import { openOrderLink, orderLinkPath, updateOrder } from '../../modules/ordering/index.server.ts';
import { meetEverybody, type Everybody } from '../../tests/support/everybody.ts';
import { ROUTES } from '../../tests/support/route-matrix.ts';
import { GUFI, newShopper, nives, PRICES } from '../../tests/support/shopper.ts';

/** Search, previews, checks, orders, card forms, mails, signing in. */
const LIMITED =
  /^POST .*(?:search|page\/preview|subscription|checkout|sync|domain\/replace|domain\/refund|sign-in|welcome|helper\/enter|mail-password|mail-forward|forwards|password\/link|helpers|support|withdrawal|-link|transferable)$|suggest$/;

let everybody: Everybody;
beforeAll(async () => {
  everybody = await meetEverybody();
});
afterAll(() => everybody?.product.close());

describe('an order’s id', () => {
  it('guessed a thousand times opens nothing, and answers no differently than one that exists [X5]', async () => {
    const { agentsOrder, call, holder } = everybody;
    const answers = new Map<string, number>();
    const own = { cookie: `vetrina_order=${newOrderSession()}` };
    const ask = async (id: string) => {
      const answer = await call('GET', `/buy_yr/api/order/check/${id}`, null, own);
      const { error } = (await answer.json()) as { error: { request_id?: string } };
      delete error.request_id;
      const said = `${answer.status} ${JSON.stringify(error)}`;
      answers.set(said, (answers.get(said) ?? 0) + 1);
    };
    for (let n = 0; n < 40; n++) {
      await Promise.all(Array.from({ length: 25 }, () => ask(`ord_${newOrderSession().slice(0, 22)}`)));
    }
    await ask(holder.id());
    await ask(agentsOrder);
    await ask(GUFI);
    expect([...answers.values()]).toEqual([1003]);
  });

  it('in a link opens with its own key only: not tampered with, not prolonged, not another order’s [X5]', async () => {
    const { agentsOrder, call, holder, product } = everybody;
    const mail = product.mail
      .messages()
      .find((each) => each.to.includes(holder.billing.mail) && each.text.includes('open?k='));
    const key = /open\?k=([\w-]{46,49})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link was mailed');
    const opens = async (id: string, k: string) => {
      const answer = await call('GET', `/api/vetrina/payment/${id}/open?k=${k}`, null, {});
      return answer.headers.get('set-cookie') !== null;
    };
    expect(await opens(holder.id(), key)).toBe(true);
    const bent = [...key].map((_, at) => key.slice(0, at) + (key[at] === 'A' ? 'B' : 'A') + key.slice(at + 1));
    for (const each of [...bent, '', key.slice(1), `${key}A`, key.toLowerCase()]) {
      expect([each, await opens(holder.id(), each)]).toEqual([each, false]);
    }
    expect(await opens(agentsOrder, key)).toBe(false);
    expect(await opens(newOrderSession().slice(0, 22), key)).toBe(false);
  });

  it('in a link ends after half a year, and at once when the order gets another address [X5]', async () => {
    const { holder, product } = everybody;
    const open = (id: string, path: string) =>
      openOrderLink(product.as(null), { orderId: id, key: new URL(path, product.origin).searchParams.get('k') ?? '' });
    const made = orderLinkPath(product.system(), { id: holder.id(), mail: holder.billing.mail });
    await expect(open(holder.id(), made)).resolves.toMatchObject({ order: { id: holder.id() } });
    const now = product.clock.now();
    product.clock.set(new Date(now.getTime() + 180 * 86_400_000));
    await expect(open(holder.id(), made)).resolves.toMatchObject({ order: { id: holder.id() } });
    product.clock.set(new Date(now.getTime() + 181 * 86_400_000));
    await expect(open(holder.id(), made)).rejects.toMatchObject({ code: 'ordering.link-invalid' });
    product.clock.set(now);

    const shopper = newShopper(product);
    await shopper.start();
    const wrong = orderLinkPath(product.system(), { id: shopper.id(), mail: shopper.billing.mail });
    await expect(open(shopper.id(), wrong)).resolves.toMatchObject({ order: { id: shopper.id() } });
    await updateOrder(shopper.ctx(), { id: shopper.id(), order: { billing_info: nives() } });
    await expect(open(shopper.id(), wrong)).rejects.toMatchObject({ code: 'ordering.link-invalid' });
  });
});

it('every call that costs us money or could be guessed at has a budget, and says when to come back', async () => {
  const { product } = everybody;
  const from = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  for (const [route] of ROUTES.filter(([name]) => LIMITED.test(name))) {
    const [method = '', path = ''] = route.split(' ');
    const init = method === 'GET' ? {} : { method, body: '{}' };
    let answer = new Response();
    for (let n = 0; n < 130 && answer.status !== 429; n++) answer = await product.app.request(path, init, from);
    expect([route, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([route, 429, true]);
  }
});

it('prices come from the catalogue, whatever a cart says of them [W8]', async () => {
  const { call, product } = everybody;
  const shopper = newShopper(product);
  await shopper.start();
  const answer = await call(
    'POST',
    `/buy_yr/api/order/check/${shopper.id()}/cart`,
    {
      stripe: { cart: [{ id: PRICES.premium, type: 'service', price: 1, unit_amount: 1, quantity: 50 }] },
      domains: [],
      order: { domain_choice: 'none', total: 1, user_id: 'usr_x', status: 'live' },
    },
    { cookie: `vetrina_order=${shopper.secret}` },
  );
  expect(await answer.json()).toMatchObject({ total: 9900, status: 'draft' });
});
