import { applyCheckout } from '../../tests/support/as-owner.ts';
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, newShopper, type Shopper } from '../../tests/support/shopper.ts';
import { requestRefund } from './index.server.ts';
import { carryOutRefund } from './refunds/refund.ts';
import { nextAsk, reconcileCheckouts } from './checkout/reconcile-checkouts.ts';
import { inTransaction } from '../../platform/transaction.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
afterEach(async () => {
  await product.cardFault({ clear: true });
  await product.webhooks({ off: false, duplicate: false, reversed: false });
});

const MINUTE = 60_000;
const CONFIRMED = /^Pagamento ricevuto/;
const subscriptionsOf = (orderId: string) =>
  [...product.stripe.state.subscriptions.values()].filter((each) => each.metadata['order_id'] === orderId);
const eventOf = (type: string, objectId: string) =>
  [...product.stripe.state.events.values()].find(
    (event) => event.type === type && (event.data.object as { id?: string }).id === objectId,
  );
const refundedOf = (subscriptionId: string) => {
  const invoice = [...product.stripe.state.invoices.values()].find(
    (each) => each.parent?.subscription_details?.subscription === subscriptionId,
  );
  const paid = [...product.stripe.state.invoicePayments.values()].find((each) => each.invoice === invoice?.id);
  return [...product.stripe.state.refunds.values()].filter(
    (refund) => refund.payment_intent === paid?.payment.payment_intent,
  );
};
const count = async (table: string, orderId: string) =>
  (await product.rows<{ n: number }>(`select count(*)::int as n from ${table} where order_id = $1`, [orderId]))[0]?.n;
const confirmations = (shopper: Shopper) => shopper.mails().filter((mail) => CONFIRMED.test(mail.subject));

/** One subscription, one set of rows, one mail: whatever happened on the way. */
async function expectPaidOnce(shopper: Shopper): Promise<void> {
  expect(await shopper.order()).toMatchObject({ status: 'live' });
  expect(subscriptionsOf(shopper.id()).filter((each) => each.status === 'active')).toHaveLength(1);
  expect(await count('subscriptions', shopper.id())).toBe(1);
  expect(await count('sites', shopper.id())).toBe(1);
  const paid = await product.rows(`select 1 from order_events where order_id = $1 and "to" = 'complete'`, [
    shopper.id(),
  ]);
  expect(paid).toHaveLength(1);
  expect(confirmations(shopper)).toHaveLength(1);
}

/** Signs as the provider does and delivers. */
async function deliver(body: string, options: { secret?: string; at?: number } = {}): Promise<Response> {
  const at = options.at ?? Math.floor(product.clock.now().getTime() / 1000);
  const v1 = createHmac('sha256', options.secret ?? product.webhookSecret)
    .update(`${at}.${body}`)
    .digest('hex');
  return product.app.request('/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': `t=${at},v1=${v1}`, 'content-type': 'application/json' },
  });
}
const inboxSize = async () => (await product.rows<{ n: number }>('select count(*)::int as n from inbox_events'))[0]?.n;

describe('a payment becomes a subscription once', () => {
  it('when ten callers apply the same session at the same moment', async () => {
    await product.webhooks({ off: true });
    const shopper = newShopper(product);
    const form = await shopper.toCardForm({ domains: [freeName()] });
    await shopper.pay(form);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => applyCheckout(product.system(), form.session_id)),
    );
    expect(new Set(answers)).toEqual(new Set(['paid']));
    await product.drain();
    await expectPaidOnce(shopper);
  });

  it('when every event comes twice and last first', async () => {
    await product.webhooks({ duplicate: true, reversed: true });
    const shopper = newShopper(product);
    await shopper.buy({ domains: [freeName()] });
    await expectPaidOnce(shopper);
  });

  it('when an event comes five times, among others and again after everything is done', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await shopper.pay(form);
    await product.webhooksArrived();
    const event = JSON.stringify(eventOf('checkout.session.completed', form.session_id));
    await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
    await product.drain();
    await deliver(event);
    await product.drain();
    await expectPaidOnce(shopper);
    const stored = await product.rows<{ deliveries: number }>(
      `select deliveries from inbox_events where payload->>'sessionId' = $1 and type = 'checkout.session.completed'`,
      [form.session_id],
    );
    expect(stored).toEqual([{ deliveries: 7 }]);
  });

  it('when the page asks before the event comes, and when it comes first', async () => {
    const early = newShopper(product);
    await product.webhooks({ off: true });
    const form = await early.toCardForm();
    await early.pay(form);
    expect(await applyCheckout(early.ctx(), form.session_id, early.id())).toBe('paid');
    await product.webhooks({ off: false });
    await product.webhooksArrived();
    await product.drain();
    await expectPaidOnce(early);

    const late = newShopper(product);
    await late.buy();
    const [session] = await product.rows<{ id: string }>('select id from checkout_sessions where order_id = $1', [
      late.id(),
    ]);
    expect(await applyCheckout(late.ctx(), session?.id ?? '', late.id())).toBe('paid');
    await product.drain();
    await expectPaidOnce(late);
  });

  it('when the tab is closed and the event is lost: the sweep asks', async () => {
    await product.webhooks({ off: true });
    const shopper = newShopper(product);
    await shopper.pay(await shopper.toCardForm());
    await reconcileCheckouts(product.system());
    expect((await shopper.order()).status).toBe('awaiting_payment');
    product.later(2 * MINUTE);
    await reconcileCheckouts(product.system());
    await product.drain();
    await expectPaidOnce(shopper);
  });

  it('only for whom the session belongs: another order learns nothing of it [X5]', async () => {
    const [owner, other] = [newShopper(product), newShopper(product)];
    const form = await owner.toCardForm();
    await product.webhooks({ off: true });
    await owner.pay(form);
    await other.start();
    expect(await applyCheckout(other.ctx(), form.session_id, other.id())).toBe('unknown');
    expect((await other.order()).status).toBe('draft');
    expect((await owner.order()).status).toBe('awaiting_payment');
  });
});

describe('what is bought is what the form was opened for', () => {
  it('a small form that is paid after the cart grew buys the small cart', async () => {
    await product.webhooks({ off: true });
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await shopper.choose({ plan: 'pro', domains: [freeName(), freeName()] });
    await shopper.pay(form);
    await product.drain();
    expect(await shopper.order()).toMatchObject({ total: 9900, domains: [], domain_choice: 'none' });
    expect(await count('domain_registrations', shopper.id())).toBe(0);
    expect(await product.rows('select tier from sites where order_id = $1', [shopper.id()])).toEqual([
      { tier: 'premium' },
    ]);
    await expectPaidOnce(shopper);
  });

  it('pressing Pay while the cart changes ends in one of the two, paid in full', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm({ domains: [freeName()] });
    await Promise.allSettled([shopper.choose({ plan: 'pro' }), shopper.pay(form), shopper.choose()]);
    await product.webhooksArrived();
    await product.drain();
    const order = await shopper.order();
    expect(order.total).toBe(11_100);
    expect(order.domains).toHaveLength(1);
    await expectPaidOnce(shopper);
  });
});

describe('two payments for one order', () => {
  it('leave one subscription; the second is ended and given back in full, once', async () => {
    await product.webhooks({ off: true });
    const shopper = newShopper(product);
    const first = await shopper.toCardForm();
    await shopper.choose({ plan: 'pro' });
    // The first tab still shows its form: its session is expired only when the job has run.
    const second = await product.ports.payments.createCheckoutSession(
      {
        customerId: (await shopper.order()).stripe.data.customer ?? '',
        lines: [{ priceId: 'price_VetrinaProYear' }],
        returnUrl: 'http://localhost:3000/x?session_id={CHECKOUT_SESSION_ID}',
        locale: 'it',
        orderId: shopper.id(),
        metadata: { order_id: shopper.id(), cart_hash: 'other' },
      },
      `test:${shopper.id()}`,
    );
    await shopper.pay(first);
    await shopper.pay({ ...first, session_id: second.id, client_secret: second.clientSecret ?? '' });
    await Promise.all(
      [first.session_id, second.id].flatMap((id) => [1, 2, 3].map(() => applyCheckout(product.system(), id))),
    );
    await product.webhooks({ off: false, duplicate: true });
    await product.webhooksArrived();
    await product.drain();
    await product.drain({ again: true });

    const all = subscriptionsOf(shopper.id());
    expect(all).toHaveLength(2);
    const [kept] = await product.rows<{ id: string }>('select id from subscriptions where order_id = $1', [
      shopper.id(),
    ]);
    const lost = all.find((each) => each.id !== kept?.id);
    expect(lost?.status).toBe('canceled');
    expect(all.find((each) => each.id === kept?.id)?.status).toBe('active');
    const [charged] = lost ? refundedOf(lost.id) : [];
    expect(lost && refundedOf(lost.id)).toHaveLength(1);
    expect([9900, 17_900]).toContain(charged?.amount);
    expect(refundedOf(kept?.id ?? '')).toEqual([]);
    await expectPaidOnce(shopper);
  });
});

describe('the provider’s events', () => {
  it('one that is not signed by the provider is refused and leaves nothing', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await product.webhooksArrived();
    await product.webhooks({ off: true });
    await shopper.pay(form);
    const event = eventOf('checkout.session.completed', form.session_id);
    const before = await inboxSize();
    const body = JSON.stringify(event);
    const stale = Math.floor(product.clock.now().getTime() / 1000) - 361;
    const refused = [
      await deliver(body, { secret: 'whsec_of_somebody_else' }),
      await deliver(body, { at: stale }),
      await deliver(JSON.stringify({ ...event, id: 'evt_live', livemode: true })),
      await deliver(JSON.stringify({ ...event, id: 'evt_other', account: 'acct_somebody_else' })),
      await deliver(JSON.stringify({ ...event, id: 'evt_old', api_version: '2024-09-30.acacia' })),
      await deliver('not an event'),
      await deliver(JSON.stringify({ ...event, id: 'evt_\0' })),
      await deliver(JSON.stringify({ ...event, type: 'checkout.session.\0' })),
      await deliver(JSON.stringify({ ...event, id: 'evt_\ud800' })),
      await product.app.request('/webhooks/stripe', { method: 'POST', body }),
      await product.app.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': 't=1' } }),
    ];
    expect(refused.map((answer) => answer.status)).toEqual(refused.map(() => 400));
    expect(await inboxSize()).toBe(before);
    expect((await shopper.order()).status).toBe('awaiting_payment');
  });

  it('one is believed for 300 seconds after it was signed, and no longer [K17]', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await product.webhooks({ off: true });
    await shopper.pay(form);
    const event = eventOf('checkout.session.completed', form.session_id);
    const now = Math.floor(product.clock.now().getTime() / 1000);
    const at = async (age: number) =>
      (await deliver(JSON.stringify({ ...event, id: `evt_aged_${age}` }), { at: now - age })).status;
    expect([await at(301), await at(300), await at(0)]).toEqual([400, 200, 200]);
    await product.drain();
    await expectPaidOnce(shopper);
  });

  it('one of more than a megabyte is not even read', async () => {
    // Those of the tests before may still be under way.
    await product.webhooksArrived();
    const before = await inboxSize();
    expect((await deliver(JSON.stringify({ filler: 'x'.repeat(1_100_000) }))).status).toBe(413);
    expect(await inboxSize()).toBe(before);
  });

  it('one of another seller’s session in the same account is set aside, not tried for days', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await product.webhooks({ off: true });
    await shopper.pay(form);
    const session = product.stripe.state.sessions.get(form.session_id);
    if (!session) throw new Error('no session');
    const ours = session.metadata;
    session.metadata = { order_id: 'somebody-elses' };
    await product.rows('delete from checkout_sessions where id = $1', [form.session_id]);
    const event = eventOf('checkout.session.completed', form.session_id);
    expect((await deliver(JSON.stringify({ ...event, id: 'evt_foreign' }))).status).toBe(200);
    expect(await product.drain()).toEqual([]);
    expect(await product.rows(`select 1 from subscriptions where order_id = 'somebody-elses'`)).toEqual([]);
    session.metadata = ours;
  });
});

describe('asking after open sessions', () => {
  it('is every minute at first, ever more seldom, and not for ever', () => {
    const made = new Date('2026-01-01T00:00:00Z');
    const after = (minutes: number) => {
      const now = new Date(made.getTime() + minutes * MINUTE);
      const next = nextAsk(made, now);
      return next && (next.getTime() - now.getTime()) / MINUTE;
    };
    expect([1, 10, 100, 1440, 6000, 44_000].map(after)).toEqual([1, 1, 10, 144, 360, null]);
  });

  it('an expired session is asked after once more and then left alone', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    product.later(24 * 60 * MINUTE);
    await reconcileCheckouts(product.system());
    const read = () =>
      product.rows('select status, next_ask_at from checkout_sessions where id = $1', [form.session_id]);
    expect(await read()).toEqual([{ status: 'expired', next_ask_at: null }]);
  });

  it('one session that cannot be asked after hides no other', async () => {
    await product.webhooks({ off: true });
    const [lost, good] = [newShopper(product), newShopper(product)];
    const gone = await lost.toCardForm();
    product.stripe.state.sessions.delete(gone.session_id);
    await good.pay(await good.toCardForm());
    product.later(2 * MINUTE);
    await reconcileCheckouts(product.system());
    expect((await good.order()).status).not.toBe('awaiting_payment');
    const [row] = await product.rows<{ next_ask_at: Date }>('select next_ask_at from checkout_sessions where id = $1', [
      gone.session_id,
    ]);
    expect(row?.next_ask_at.getTime()).toBeGreaterThan(product.clock.now().getTime());
  });
});

describe('fact and job', () => {
  it('commit together or not at all', async () => {
    const shopper = newShopper(product);
    await shopper.buy();
    const ctx = product.system();
    const key = `refund:${shopper.id()}:test`;
    const intent = { key, orderId: shopper.id(), amount: 100, reason: 'a test' };
    const waiting = await product.runner.waiting('billing.refund');
    await expect(
      inTransaction(ctx, async (ctx) => {
        await requestRefund(ctx, intent);
        throw new Error('the power went out');
      }),
    ).rejects.toThrow('the power went out');
    expect(await product.rows('select 1 from refunds where key = $1', [key])).toEqual([]);
    expect(await product.runner.waiting('billing.refund')).toBe(waiting);
    await inTransaction(ctx, (ctx) => requestRefund(ctx, intent));
    expect(await product.runner.waiting('billing.refund')).toBe(waiting + 1);
    await product.drain();
    expect(refundedOf(subscriptionsOf(shopper.id())[0]?.id ?? '').map((refund) => refund.amount)).toEqual([100]);
  });

  it('a payment whose consequences cannot be written down is not half recorded, and is taken up again', async () => {
    await product.webhooks({ off: true });
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await shopper.pay(form);
    await product.rows('alter table sites rename to sites_away');
    await expect(applyCheckout(product.system(), form.session_id)).rejects.toThrow();
    await product.rows('alter table sites_away rename to sites');
    expect(await count('subscriptions', shopper.id())).toBe(0);
    expect((await shopper.order()).status).toBe('awaiting_payment');
    await applyCheckout(product.system(), form.session_id);
    await product.drain();
    await expectPaidOnce(shopper);
  });
});

describe('giving money back', () => {
  const refundOf = async (shopper: Shopper, key: string) => {
    const ctx = product.system();
    await inTransaction(ctx, (ctx) =>
      requestRefund(ctx, { key, orderId: shopper.id(), amount: 1200, reason: 'a test' }),
    );
  };

  it.each(['error-after', 'error-saved', 'rubbish', 'rate-limit'])(
    'happens once although the provider stumbled: %s',
    async (kind) => {
      const shopper = newShopper(product);
      await shopper.buy();
      await refundOf(shopper, `refund:${shopper.id()}:x`);
      await product.cardFault({ kind, times: 3, path: '/v1/refunds' });
      expect(await product.drain()).toMatchObject([{ job: 'billing.refund' }]);
      await product.cardFault({ clear: true });
      await product.drain({ again: true });
      expect(refundedOf(subscriptionsOf(shopper.id())[0]?.id ?? '').map((refund) => refund.amount)).toEqual([1200]);
    },
  );

  it('happens once although the answer was lost and the next try comes two days later', async () => {
    const shopper = newShopper(product);
    await shopper.buy();
    const key = `refund:${shopper.id()}:late`;
    await refundOf(shopper, key);
    await product.cardFault({ kind: 'error-after', times: 3, path: '/v1/refunds' });
    await product.drain();
    await product.cardFault({ clear: true });
    product.later(48 * 60 * MINUTE);
    await Promise.all([1, 2, 3].map(() => carryOutRefund(product.system(), key)));
    expect(refundedOf(subscriptionsOf(shopper.id())[0]?.id ?? '')).toHaveLength(1);
    expect(
      await product.rows(`select 1 from audit_log where action = 'billing.refund' and details->>'key' = $1`, [key]),
    ).toHaveLength(1);
  });
});
