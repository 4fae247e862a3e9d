import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { startSandbox } from './stripe-fixtures.ts';
import { clientAt, control, day, premium, pro, subscriber, typesSince, useCard } from './stripe-life.harness.ts';
import { checkEvent, startRecorder } from './stripe-recorder.ts';

let sandbox: StripeSandbox;
let recorder: Awaited<ReturnType<typeof startRecorder>>;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startSandbox();
  recorder = await startRecorder(sandbox.url);
  stripe = clientAt(recorder.url);
});
afterAll(async () => {
  await recorder.close();
  await sandbox.close();
});
// Every exchange below keeps to the vendor's own types, or the test that made it fails here.
afterEach(() => {
  expect(recorder.faults.splice(0)).toEqual([]);
});

const year = Date.UTC(2028, 0, 10, 12) / 1000;
const events = () => sandbox.state.events.size;
const serviceItem = (subscription: Stripe.Subscription) => {
  const item = subscription.items.data.find((each) => each.price.product !== 'prod_Dominio');
  if (item === undefined) throw new Error('no plan');
  return item;
};

describe('a year later', () => {
  it('is announced a week before, drafted when the year is over and charged an hour later', async () => {
    const { advance, look, subscription } = await subscriber(stripe);
    const before = events();
    await advance(year - 7 * day);
    expect(typesSince(sandbox, before)).toContain('invoice.upcoming');
    await advance(year);
    const draft = await stripe.invoices.retrieve((await look()).latest_invoice as string);
    expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', total: 11_100 });
    await advance(year + 3600);
    const paid = await stripe.invoices.retrieve(draft.id, { expand: ['payments'] });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 11_100 });
    expect(paid.payments?.data).toHaveLength(1);
    expect(paid.parent?.subscription_details?.subscription).toBe(subscription.id);
    const renewed = await look();
    expect(renewed.items.data.map((item) => item.current_period_start)).toEqual([year, year]);
    expect(typesSince(sandbox, before)).toEqual(
      expect.arrayContaining(['invoice.created', 'invoice.finalized', 'invoice.paid', 'customer.subscription.updated']),
    );
  });

  it('many years in one go are each billed once', async () => {
    const { advance, subscription } = await subscriber(stripe);
    await advance(year + 3 * 366 * day);
    const invoices = await stripe.invoices.list({ subscription: subscription.id });
    expect(invoices.data.map((each) => `${each.billing_reason} ${each.status}`)).toEqual([
      ...Array.from({ length: 4 }, () => 'subscription_cycle paid'),
      'subscription_create paid',
    ]);
  });
});

describe('a card that fails at the renewal', () => {
  it('is tried eight times in two weeks, and then the subscription ends', async () => {
    const { advance, look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    const before = events();
    await advance(year + 3600);
    const failed = await look();
    expect(failed.status).toBe('past_due');
    const open = await stripe.invoices.retrieve(failed.latest_invoice as string);
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: year + 3600 + day });
    await advance(year + 15 * day);
    expect(await look()).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    const failures = typesSince(sandbox, before).filter((type) => type === 'invoice.payment_failed');
    expect(failures).toHaveLength(9);
  });

  it('ends unpaid where the account says so', async () => {
    await control(sandbox, 'account', { afterRetries: 'unpaid', retryDays: [2] });
    const { advance, look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    await advance(year + 4 * day);
    expect((await look()).status).toBe('unpaid');
    await control(sandbox, 'account', { afterRetries: 'cancel', retryDays: [1, 3, 5, 7, 9, 11, 13, 14] });
  });

  it('a new card pays what is owed and the subscription is active again', async () => {
    const { advance, look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    await advance(year + 3600);
    const owed = (await look()).latest_invoice as string;
    await expect(stripe.invoices.pay(owed)).rejects.toMatchObject({ type: 'StripeCardError' });
    await useCard(stripe, customer.id, subscription.id, 'pm_card_visa');
    expect(await stripe.invoices.pay(owed)).toMatchObject({ status: 'paid' });
    expect((await look()).status).toBe('active');
  });

  it('a bank that wants to ask its holder says so', async () => {
    const { advance, look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_authenticationRequired');
    const before = events();
    await advance(year + 3600);
    expect((await look()).status).toBe('past_due');
    expect(typesSince(sandbox, before)).toContain('invoice.payment_action_required');
  });
});

describe('an upgrade in the middle of a year', () => {
  it('costs what the preview said, to the second, tax inside', async () => {
    const { advance, look, subscription, from } = await subscriber(stripe);
    const half = from + 182.5 * day;
    await advance(half);
    const items = [{ id: serviceItem(await look()).id, price: pro }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: half },
    });
    expect(preview.lines.data.map((line) => line.amount)).toEqual([-4950, 8950]);
    expect(preview.total_taxes?.[0]?.amount).toBe(-893 + 1614);
    const updated = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      proration_date: half,
      expand: ['latest_invoice'],
    });
    expect(updated.pending_update).toBeNull();
    expect(serviceItem(updated).price.id).toBe(pro);
    expect(updated.latest_invoice).toMatchObject({
      amount_paid: preview.amount_due,
      billing_reason: 'subscription_update',
    });
    const [credit] = preview.lines.data;
    expect(credit?.parent?.subscription_item_details).toMatchObject({ proration: true });
  });

  it('waits for its payment when the card fails, and is made when another pays', async () => {
    const { advance, look, subscription, customer, from } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    await advance(from + 100 * day);
    const before = events();
    const waiting = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: serviceItem(subscription).id, price: pro }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(waiting.status).toBe('active');
    expect(serviceItem(waiting).price.id).toBe(premium);
    expect(waiting.pending_update?.subscription_items).toHaveLength(2);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_visa');
    await stripe.invoices.pay(waiting.latest_invoice as string);
    expect(serviceItem(await look()).price.id).toBe(pro);
    expect(typesSince(sandbox, before)).toContain('customer.subscription.pending_update_applied');
  });

  it('is forgotten after 23 hours without payment', async () => {
    const { advance, look, subscription, customer, from } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    const waiting = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: serviceItem(subscription).id, price: pro }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    await advance(from + day);
    expect(await look()).toMatchObject({ pending_update: null, status: 'active' });
    expect((await stripe.invoices.retrieve(waiting.latest_invoice as string)).status).toBe('void');
  });

  it('is given up when its invoice is voided, and another can be made at once', async () => {
    const { look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: serviceItem(subscription).id, price: pro }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    };
    const waiting = await stripe.subscriptions.update(subscription.id, change);
    await stripe.invoices.voidInvoice(waiting.latest_invoice as string);
    expect(await look()).toMatchObject({ pending_update: null, status: 'active' });
    await expect(stripe.invoices.pay(waiting.latest_invoice as string)).rejects.toMatchObject({ statusCode: 400 });
    await useCard(stripe, customer.id, subscription.id, 'pm_card_visa');
    expect(serviceItem(await stripe.subscriptions.update(subscription.id, change)).price.id).toBe(pro);
  });

  it('changes nothing with error_if_incomplete', async () => {
    const { look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    const asked = stripe.subscriptions.update(subscription.id, {
      items: [{ id: serviceItem(subscription).id, price: pro }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(asked).rejects.toMatchObject({ type: 'StripeCardError' });
    const left = await look();
    expect([left.status, serviceItem(left).price.id]).toEqual(['active', premium]);
  });
});

describe('a change without a charge now', () => {
  it('an item taken out for free is not renewed', async () => {
    const { advance, subscription, look } = await subscriber(stripe);
    const domain = subscription.items.data.find((item) => item.price.product === 'prod_Dominio');
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: domain?.id ?? '', deleted: true }],
      proration_behavior: 'none',
    });
    await advance(year + 3600);
    expect(await stripe.invoices.retrieve((await look()).latest_invoice as string)).toMatchObject({ total: 9900 });
  });

  it('credit and charge of a change wait for the renewal unless told otherwise', async () => {
    const { advance, subscription, look, from } = await subscriber(stripe);
    await advance(from + 182.5 * day);
    await stripe.subscriptions.update(subscription.id, { items: [{ id: serviceItem(subscription).id, price: pro }] });
    await advance(year + 3600);
    const invoice = await stripe.invoices.retrieve((await look()).latest_invoice as string);
    expect(invoice.lines.data.map((line) => line.amount)).toEqual([-4950, 8950, 17_900, 1200]);
  });
});

describe('the end', () => {
  it('comes at the end of the paid year when asked for, and can be taken back before', async () => {
    const { advance, look, subscription } = await subscriber(stripe);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(await look()).toMatchObject({ cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await advance(year + 3600);
    expect(await look()).toMatchObject({ status: 'canceled', ended_at: year });
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
  });
});

it('every event of all this keeps to the vendor’s own types', () => {
  const faults = [...sandbox.state.events.values()].flatMap(checkEvent);
  expect([...new Set(faults)].slice(0, 10)).toEqual([]);
});
