import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { startSandbox } from './stripe-fixtures.ts';
import { clientAt, subscriber, useCard } from './stripe-life.harness.ts';
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
afterEach(() => {
  expect(recorder.faults.splice(0)).toEqual([]);
});

/** What a browser does with a form: post it and follow. */
async function send(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'accept-language': 'it' },
  });
  return { status: answer.status, url: answer.url, text: await answer.text() };
}
const cardFields = (number: string) => ({ number, expiry: '12 / 39', cvc: '123', name: 'Giulia Bianchi' });

async function portalOf(card?: string) {
  const who = await subscriber(stripe, card);
  const settings = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true },
    },
  });
  const { url } = await stripe.billingPortal.sessions.create({
    customer: who.customer.id,
    configuration: settings.id,
    return_url: 'http://localhost:3000/manager',
    locale: 'it',
  });
  return { ...who, url };
}

describe('the provider’s page for cards and invoices', () => {
  it('shows the plan, the card and the invoices in the customer’s language', async () => {
    const { url } = await portalOf();
    const page = await (await fetch(url)).text();
    for (const text of ['lang="it"', 'Si rinnova il 10 gennaio 2028', '•••• 4242', 'pagata', 'Torna a Vetrina']) {
      expect(page).toContain(text);
    }
  });

  it('a new card pays the next renewal', async () => {
    const { url, advance, look } = await portalOf();
    expect((await send(`${url}/card`, cardFields('5555 5555 5555 4444'))).url).toContain('?saved');
    await advance(Date.UTC(2028, 0, 10, 13) / 1000);
    const invoice = await stripe.invoices.retrieve((await look()).latest_invoice as string, { expand: ['payments'] });
    const intent = invoice.payments?.data[0]?.payment.payment_intent as string;
    const { payment_method: method } = await stripe.paymentIntents.retrieve(intent);
    expect(sandbox.state.paymentMethods.get(method as string)?.card?.last4).toBe('4444');
  });

  it('says what is wrong with a card, whether mistyped, refused or not confirmed', async () => {
    const { url, look } = await portalOf();
    const before = (await look()).default_payment_method;
    expect((await send(`${url}/card`, cardFields('4242 4242 4242 4241'))).text).toContain(
      'non è completo o non è valido',
    );
    expect((await send(`${url}/card`, cardFields('4000000000009995'))).text).toContain('fondi sufficienti');
    expect((await send(`${url}/card`, cardFields('4000002500003155'))).text).toContain('value="complete"');
    expect((await send(`${url}/card`, { authentication: 'fail' })).text).toContain('non ha confermato che sei tu');
    expect((await look()).default_payment_method).toBe(before);
    await send(`${url}/card`, cardFields('4000002500003155'));
    expect((await send(`${url}/card`, { authentication: 'complete' })).url).toContain('?saved');
  });

  it('ends the subscription at the end of its year, and takes that back', async () => {
    const { url, look, subscription } = await portalOf();
    await send(`${url}/cancel`, { subscription: subscription.id });
    expect((await look()).cancel_at_period_end).toBe(true);
    await send(`${url}/keep`, { subscription: subscription.id });
    expect((await look()).cancel_at_period_end).toBe(false);
  });

  it('is closed an hour later and to who guesses its address', async () => {
    const { url } = await portalOf();
    expect((await fetch(`${url}x`)).status).toBe(410);
    const session = [...sandbox.state.portalSessions.values()].at(-1);
    if (session !== undefined) session.created -= 3601;
    expect((await fetch(url)).status).toBe(410);
  });
});

describe('the page of an invoice', () => {
  it('lets the holder confirm a renewal that their bank held up', async () => {
    const { advance, look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_authenticationRequired');
    await advance(Date.UTC(2028, 0, 10, 13) / 1000);
    const owed = await stripe.invoices.retrieve((await look()).latest_invoice as string);
    const url = owed.hosted_invoice_url ?? '';
    expect(await (await fetch(url)).text()).toContain('value="complete"');
    await send(`${url}/pay`, { authentication: 'complete' });
    expect((await stripe.invoices.retrieve(owed.id)).status).toBe('paid');
    expect((await look()).status).toBe('active');
  });

  it('takes another card', async () => {
    const { advance, look, subscription, customer } = await subscriber(stripe);
    await useCard(stripe, customer.id, subscription.id, 'pm_card_chargeCustomerFail');
    await advance(Date.UTC(2028, 0, 10, 13) / 1000);
    const { hosted_invoice_url: url, id } = await stripe.invoices.retrieve((await look()).latest_invoice as string);
    expect((await send(`${url}/pay`, cardFields('4000000000000002'))).text).toContain('rifiutato');
    await send(`${url}/pay`, cardFields('4242424242424242'));
    expect((await stripe.invoices.retrieve(id)).status).toBe('paid');
  });
});

describe('money that goes back', () => {
  it('a credit note refunds a part and says so', async () => {
    const { subscription } = await subscriber(stripe);
    const note = await stripe.creditNotes.create({
      invoice: subscription.latest_invoice as string,
      amount: 1200,
      refund_amount: 1200,
    });
    expect(note.refunds).toHaveLength(1);
    expect(note.total_taxes?.[0]?.amount).toBe(216);
  });

  it('a slow refund is pending, another comes back later', async () => {
    const outcomes = [];
    for (const card of ['pm_card_pendingRefund', 'pm_card_refundFail']) {
      const { subscription, advance, from } = await subscriber(stripe, card);
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, { expand: ['payments'] });
      const payment = invoice.payments?.data[0]?.payment.payment_intent as string;
      const refund = await stripe.refunds.create({ payment_intent: payment, amount: 500 });
      await advance(from + 3600);
      const later = await stripe.refunds.retrieve(refund.id);
      outcomes.push(`${refund.status} ${later.status} ${later.failure_reason ?? ''}`);
    }
    expect(outcomes).toEqual(['pending succeeded ', 'succeeded failed lost_or_stolen_card']);
  });

  it('a dispute takes the money and the vendor’s test words decide it', async () => {
    const ends = [];
    for (const words of ['winning_evidence', 'losing_evidence']) {
      const { subscription } = await subscriber(stripe, 'pm_card_createDispute');
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, { expand: ['payments'] });
      const payment = invoice.payments?.data[0]?.payment.payment_intent as string;
      const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data;
      expect(dispute).toMatchObject({ status: 'needs_response', amount: 11_100 });
      await expect(stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
        code: 'charge_disputed',
      });
      const done = await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: words } });
      ends.push(`${done.status} ${done.balance_transactions.length}`);
    }
    expect(ends).toEqual(['won 2', 'lost 1']);
  });
});

it('every event of all this keeps to the vendor’s own types', () => {
  expect([...new Set([...sandbox.state.events.values()].flatMap(checkEvent))]).toEqual([]);
});
