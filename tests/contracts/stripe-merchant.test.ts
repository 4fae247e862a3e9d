/** What a merchant does by the API beside selling: the catalogue, invoices that are sent, credit notes, payments called off. */
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { startSandbox } from './stripe-fixtures.ts';
import { clientAt } from './stripe-life.harness.ts';
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
  expect([...sandbox.state.events.values()].flatMap(checkEvent)).toEqual([]);
});

const eventsOf = (id: string) =>
  [...sandbox.state.events.values()]
    .filter(({ data }) => (data.object as { id?: string }).id === id)
    .map(({ type, data }) => ({ type, before: data.previous_attributes }));
const refusalOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'not refused',
    (error: unknown) => (error as Error).message,
  );
const payment = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 2000, currency: 'eur', ...more });
/** An open invoice of 20.00 that waits for its payment. */
async function openInvoice(more: Partial<Stripe.InvoiceCreateParams> = {}): Promise<Stripe.Invoice> {
  const customer = await stripe.customers.create({ email: 'giulia@trattoria.example' });
  await stripe.invoiceItems.create({ customer: customer.id, amount: 2000, currency: 'eur', description: 'Testi' });
  const draft = await stripe.invoices.create({
    customer: customer.id,
    pending_invoice_items_behavior: 'include',
    ...more,
  });
  return stripe.invoices.finalizeInvoice(draft.id);
}

describe('a payment', () => {
  it('is called off before money moves, and never after, nor behind the back of its invoice', async () => {
    const waiting = await payment();
    const off = await stripe.paymentIntents.cancel(waiting.id, { cancellation_reason: 'requested_by_customer' });
    expect(off).toMatchObject({ status: 'canceled', cancellation_reason: 'requested_by_customer' });
    expect(off.canceled_at).not.toBeNull();
    expect(await refusalOf(stripe.paymentIntents.cancel(waiting.id))).toContain('status of canceled');
    const paid = await payment({ payment_method: 'pm_card_visa', confirm: true });
    expect(await refusalOf(stripe.paymentIntents.cancel(paid.id))).toContain('status of succeeded');
    const invoice = await openInvoice();
    await refusalOf(stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_chargeDeclined' }));
    const { data } = await stripe.invoicePayments.list({ invoice: invoice.id });
    const owned = data[0]?.payment.payment_intent as string;
    expect(await refusalOf(stripe.paymentIntents.cancel(owned))).toContain('void the invoice');
  });

  it('keeps the address to which the goods go, and so does its charge', async () => {
    const shipping = { name: 'Giulia', address: { line1: 'Borgo Pinti 1', city: 'Firenze', country: 'IT' } };
    const paid = await payment({ payment_method: 'pm_card_visa', confirm: true, shipping });
    const charge = await stripe.charges.retrieve(paid.latest_charge as string);
    expect(charge.shipping).toMatchObject({ name: 'Giulia', address: { city: 'Firenze', country: 'IT' } });
  });

  it('is found among the charges by its customer and by itself, the newest first, declined ones too', async () => {
    const customer = await stripe.customers.create();
    const of = { customer: customer.id, confirm: true };
    const first = await payment({ ...of, payment_method: 'pm_card_visa' });
    await refusalOf(payment({ ...of, payment_method: 'pm_card_visa_chargeDeclined' }));
    const third = await payment({ ...of, payment_method: 'pm_card_visa' });
    const { data } = await stripe.charges.list({ customer: customer.id });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded']);
    expect([data[0]?.id, data[2]?.id]).toEqual([third.latest_charge, first.latest_charge]);
    const one = await stripe.charges.list({ payment_intent: first.id });
    expect(one.data.map(({ id }) => id)).toEqual([first.latest_charge]);
    expect((await stripe.charges.list({ customer: customer.id, limit: 2 })).has_more).toBe(true);
  });
});

it('a refund carries what the merchant notes on it, and both of its events say what changed', async () => {
  const paid = await payment({ payment_method: 'pm_card_visa', confirm: true });
  const refund = await stripe.refunds.create({ payment_intent: paid.id, metadata: { order_id: 'ord_1' } });
  const noted = await stripe.refunds.update(refund.id, { metadata: { order_id: 'ord_2', by: 'ada' } });
  expect(noted.metadata).toEqual({ order_id: 'ord_2', by: 'ada' });
  expect(eventsOf(refund.id).slice(-2)).toEqual(
    ['refund.updated', 'charge.refund.updated'].map((type) => ({
      type,
      before: { metadata: { order_id: 'ord_1' } },
    })),
  );
});

describe('the catalogue', () => {
  it('changes what a thing is called and whether it is sold, never what it costs', async () => {
    const product = await stripe.products.create({ name: 'Testi', metadata: { type: 'service' } });
    const price = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 5000 });
    const renamed = await stripe.products.update(product.id, { name: 'Testi belli', default_price: price.id });
    expect(renamed).toMatchObject({ name: 'Testi belli', default_price: price.id, metadata: { type: 'service' } });
    expect((await stripe.prices.update(price.id, { active: false, nickname: 'una volta' })).active).toBe(false);
    expect((await stripe.prices.list({ product: product.id, active: true })).data).toEqual([]);
    expect(eventsOf(price.id).at(-1)).toMatchObject({
      type: 'price.updated',
      before: { active: true, nickname: null },
    });
    const dearer = { unit_amount: 9000 } as Stripe.PriceUpdateParams;
    expect(await refusalOf(stripe.prices.update(price.id, dearer))).toContain('unknown parameter: unit_amount');
    expect(await refusalOf(stripe.products.update(product.id, { default_price: 'price_VetrinaProYear' }))).toContain(
      'No such price',
    );
  });

  it('loses a product that has no price, and no other', async () => {
    const { id } = await stripe.products.create({ name: 'Nulla' });
    expect(await stripe.products.del(id)).toMatchObject({ id, deleted: true });
    expect(await refusalOf(stripe.products.retrieve(id))).toContain('No such product');
    expect(await refusalOf(stripe.products.del('prod_VetrinaPro'))).toContain('user-created prices');
  });
});

describe('an invoice', () => {
  it('that is sent has a day and an address, and is paid like another', async () => {
    const invoice = await openInvoice({ collection_method: 'send_invoice', days_until_due: 7 });
    expect((invoice.due_date ?? 0) - invoice.created).toBe(7 * 86_400);
    expect((await stripe.invoices.sendInvoice(invoice.id)).status).toBe('open');
    expect(eventsOf(invoice.id).at(-1)?.type).toBe('invoice.sent');
    expect((await stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' })).status).toBe('paid');
    expect(await refusalOf(stripe.invoices.sendInvoice(invoice.id))).toContain('this one is paid');
    const { id: nameless } = await stripe.customers.create();
    const sent = { customer: nameless, collection_method: 'send_invoice' as const };
    expect(await refusalOf(stripe.invoices.create({ ...sent, days_until_due: 7 }))).toContain('Missing email');
    expect(await refusalOf(openInvoice({ collection_method: 'send_invoice' }))).toContain('days_until_due');
    expect(await refusalOf(openInvoice({ days_until_due: 7 }))).toContain('send_invoice');
    expect(await refusalOf(stripe.invoices.sendInvoice((await openInvoice()).id))).toContain('send_invoice');
  });

  it('is given up, and may be paid all the same', async () => {
    const invoice = await openInvoice();
    const lost = await stripe.invoices.markUncollectible(invoice.id);
    expect(lost.status).toBe('uncollectible');
    expect(lost.status_transitions.marked_uncollectible_at).not.toBeNull();
    expect(await refusalOf(stripe.invoices.markUncollectible(invoice.id))).toContain('uncollectible');
    expect((await stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' })).status).toBe('paid');
  });

  it('loses an item only while that waits', async () => {
    const { id: customer } = await stripe.customers.create();
    const item = { customer, amount: 500, currency: 'eur' };
    const [first, second] = [await stripe.invoiceItems.create(item), await stripe.invoiceItems.create(item)];
    expect((await stripe.invoiceItems.del(first.id)).deleted).toBe(true);
    const invoice = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' });
    expect(invoice.total).toBe(500);
    expect(await refusalOf(stripe.invoiceItems.del(second.id))).toContain('wait for their invoice');
  });
});

describe('a credit note of an open invoice', () => {
  const line = (unitAmount: number): Stripe.CreditNoteCreateParams.Line => ({
    type: 'custom_line_item',
    description: 'Uno sconto',
    quantity: 1,
    unit_amount: unitAmount,
  });

  it('lowers what is due and what its payment will take, and makes it due again when it is voided', async () => {
    const invoice = await openInvoice();
    await refusalOf(stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_chargeDeclined' }));
    const note = await stripe.creditNotes.create({ invoice: invoice.id, lines: [line(1200)] });
    expect(note).toMatchObject({ type: 'pre_payment', pre_payment_amount: 1200, number: `${invoice.number}-CN-01` });
    expect(note.lines.data).toMatchObject([{ amount: 1200, quantity: 1, unit_amount: 1200 }]);
    const due = async () => (await stripe.invoices.retrieve(invoice.id)).amount_remaining;
    expect(await due()).toBe(800);
    const more = stripe.creditNotes.create({ invoice: invoice.id, lines: [line(801)] });
    expect(await refusalOf(more)).toContain('exceeds the amount remaining');
    expect((await stripe.creditNotes.update(note.id, { memo: 'per il ritardo' })).memo).toBe('per il ritardo');
    expect((await stripe.creditNotes.voidCreditNote(note.id)).status).toBe('void');
    expect(await due()).toBe(2000);
    expect(await refusalOf(stripe.creditNotes.voidCreditNote(note.id))).toContain('already been voided');
    await stripe.creditNotes.create({ invoice: invoice.id, lines: [line(500)] });
    const paid = await stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 1500, amount_remaining: 0 });
    const { data } = await stripe.charges.list({ customer: invoice.customer as string });
    expect(data.find(({ paid: took }) => took)?.amount).toBe(1500);
    expect((await stripe.creditNotes.list({ invoice: invoice.id })).data).toHaveLength(2);
  });

  it('that leaves nothing has it paid, without a charge, and stays', async () => {
    const invoice = await openInvoice();
    const note = await stripe.creditNotes.create({ invoice: invoice.id, amount: 2000 });
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
    expect((await stripe.charges.list({ customer: invoice.customer as string })).data).toEqual([]);
    expect(await refusalOf(stripe.creditNotes.voidCreditNote(note.id))).toContain('open invoice');
  });

  it('is refused where its sums do not agree, or where there is nothing to credit', async () => {
    const invoice = await openInvoice();
    const create = (more: object) => refusalOf(stripe.creditNotes.create({ invoice: invoice.id, ...more }));
    expect(await create({})).toContain('must be provided');
    expect(await create({ amount: 100, lines: [line(90)] })).toContain('add up to 90');
    expect(await create({ lines: [{ type: 'custom_line_item', quantity: 1, unit_amount: 1 }] })).toContain(
      'description',
    );
    expect(await create({ lines: [{ type: 'invoice_line_item', invoice_line_item: 'il_none' }] })).toContain('il_none');
    expect(await create({ amount: 100, refund_amount: 100 })).toContain('paid invoices only');
    await stripe.invoices.voidInvoice(invoice.id);
    expect(await create({ amount: 100 })).toContain('this one is void');
  });

  it('credits a line of the invoice as it stands there', async () => {
    const invoice = await openInvoice();
    const [first] = invoice.lines.data;
    const note = await stripe.creditNotes.create({
      invoice: invoice.id,
      lines: [{ type: 'invoice_line_item', invoice_line_item: first?.id ?? '', quantity: 1 }],
    });
    expect(note.lines.data).toMatchObject([{ invoice_line_item: first?.id, description: 'Testi', amount: 2000 }]);
  });
});
