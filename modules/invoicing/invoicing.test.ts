import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, newShopper, nives, type Shopper } from '../../tests/support/shopper.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { requestRefund } from '../billing/index.server.ts';
import { resendDocument } from '../../tests/support/as-staff.ts';
import { monitorDeadlines } from './monitor-deadlines.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const documents = (orderId: string) =>
  product.rows<{ id: string; number: number; kind: string; net: number; vat: number; gross: number }>(
    `select id, number, kind, net, vat, gross, keep_until::text as keep_until from invoices
     where order_id = $1 order by number`,
    [orderId],
  );
const tries = (invoiceId: string) =>
  product.rows<{ state: string; code: string | null; file_name: string | null }>(
    'select state, code, file_name from e_invoices where invoice_id = $1 order by file',
    [invoiceId],
  );
const openTask = async (key: string) =>
  (await product.rows<{ detail: string }>('select detail from tasks where key = $1 and resolved_at is null', [key]))[0];
const operator = (): Ctx => ({ ...product.system(), actor: { kind: 'operator', userId: 'usr_o', name: 'Ottavia' } });
const company = (recipientCode: string) =>
  newShopper(
    product,
    nives({
      first_name: '',
      last_name: '',
      ssn: '',
      business_name: 'Trattoria Sette Gufi S.n.c.',
      vat: '00743110157',
      sdi: recipientCode,
    }),
  );
async function refund(shopper: Shopper, key: string, amount: number | 'all'): Promise<void> {
  const ctx = product.system();
  const orderId = shopper.id();
  await inTransaction(ctx, (ctx) => requestRefund(ctx, { key, orderId, amount, reason: 'test' }));
  await product.drain();
  await product.webhooksArrived();
  await product.drain();
}
const pdf = (shopper: Shopper, document: string, cookie = shopper.secret) =>
  product.app.request(`/buy_yr/api/order/check/${shopper.id()}/invoices/${document}`, {
    headers: { cookie: `vetrina_order=${cookie}` },
  });

describe('a purchase', () => {
  it('is invoiced once to the cent that was paid, kept eleven years, sent to the exchange and told by one mail [K16]', async () => {
    const shopper = newShopper(product);
    await product.webhooks({ duplicate: true });
    await shopper.buy({ domains: [freeName()] });
    await product.webhooks({ duplicate: false });
    const [invoice, ...more] = await documents(shopper.id());
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', net: 9099, vat: 2001, gross: 11_100, keep_until: '2037-05-25' });
    expect(await tries(invoice?.id ?? '')).toMatchObject([{ state: 'accepted' }]);
    const told = shopper.mails().filter((mail) => mail.subject.startsWith('La fattura'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('111,00');
  });

  it('has its invoice as a PDF for whoever holds the order, and for nobody else', async () => {
    const shopper = newShopper(product);
    const other = newShopper(product);
    await shopper.buy();
    await other.buy();
    const [own] = await documents(shopper.id());
    const [foreign] = await documents(other.id());
    const answer = await pdf(shopper, own?.id ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="vetrina-invoice-2026-\d{5}\.pdf"$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(await (await pdf(shopper, own?.id ?? '')).arrayBuffer()).equals(bytes), 'the same again').toBe(
      true,
    );
    expect((await pdf(shopper, foreign?.id ?? '')).status).toBe(404);
    expect((await pdf(shopper, own?.id ?? '', other.secret)).status).toBe(404);
  });

  it('in two refunds is credited in two notes that take back all of its VAT [P12]', async () => {
    const shopper = newShopper(product);
    await shopper.buy();
    await refund(shopper, `refund:${shopper.id()}:part`, 3333);
    await refund(shopper, `refund:${shopper.id()}:rest`, 6567);
    const [invoice, ...notes] = await documents(shopper.id());
    expect(notes.map((note) => [note.kind, note.gross])).toEqual([
      ['credit-note', 3333],
      ['credit-note', 6567],
    ]);
    expect(notes.reduce((sum, note) => sum + note.vat, 0)).toBe(invoice?.vat);
    expect(notes.reduce((sum, note) => sum + note.net, 0)).toBe(invoice?.net);
    const sent = product.eInvoices.files().filter((file) => file.kind === 'TD04');
    expect(sent[0]?.xml).toContain(`<IdDocumento>${invoice?.number}/2026</IdDocumento>`);
    expect(shopper.mails().filter((mail) => mail.subject.startsWith('La nota di credito'))).toHaveLength(2);
  });

  it('leaves no gap and no number twice among all documents', async () => {
    const given = await product.rows<{ number: number }>(
      'select number from invoices where year = 2026 order by number',
    );
    expect(given.map((row) => row.number)).toEqual(given.map((_row, i) => i + 1));
  });
});

describe('the exchange', () => {
  it('rejects, a person corrects the buyer, and it goes again under the same number in another file', async () => {
    const shopper = company('SCARTO1');
    await shopper.buy();
    const [invoice] = await documents(shopper.id());
    const id = invoice?.id ?? '';
    const key = `invoicing.rejected:${id}`;
    expect(await tries(id)).toMatchObject([{ state: 'rejected', code: '00311' }]);
    expect((await openTask(key))?.detail).toContain('00311');
    await expect(resendDocument(shopper.ctx(), id, {})).rejects.toMatchObject({ code: 'identity.sign-in-needed' });
    await resendDocument(operator(), id, { recipientCode: 'M5UXCR1' });
    await product.drain();
    const sent = await tries(id);
    expect(sent.map(({ state }) => state)).toEqual(['rejected', 'accepted']);
    expect(new Set(sent.map(({ file_name: name }) => name)).size).toBe(2);
    const files = product.eInvoices.files().filter((file) => file.number === `${invoice?.number}/2026`);
    expect(files.map((file) => file.recipientCode)).toEqual(['M5UXCR1', 'SCARTO1']);
    expect(new Set(files.map((file) => file.day)).size).toBe(1);
    expect(await openTask(key)).toBeUndefined();
    await expect(resendDocument(operator(), id, {})).rejects.toMatchObject({ code: 'invoicing.not-rejected' });
  });

  it('takes no correction after the five days of the law', async () => {
    const shopper = company('SCARTO2');
    await shopper.buy();
    const [invoice] = await documents(shopper.id());
    product.later(5 * DAY_MS + 1000);
    const late = resendDocument(operator(), invoice?.id ?? '', { recipientCode: 'M5UXCR1' });
    await expect(late).rejects.toMatchObject({ code: 'invoicing.resend-too-late' });
  });

  it.each(['error-after', 'reset-after'] as const)('that loses its answer (%s) has the file once', async (kind) => {
    const shopper = newShopper(product);
    product.eInvoices.fail({ kind, path: 'upload', times: 1 });
    await shopper.buy();
    await product.drain({ again: true });
    const [invoice] = await documents(shopper.id());
    expect(product.eInvoices.files().filter((file) => file.number === `${invoice?.number}/2026`)).toHaveLength(1);
    expect(await tries(invoice?.id ?? '')).toMatchObject([{ state: 'accepted' }]);
  });

  it('that says nothing for ten days is told to a person, until it answers', async () => {
    const shopper = company('MUTO001');
    await shopper.buy();
    const [invoice] = await documents(shopper.id());
    const key = `invoicing.overdue:${invoice?.id}`;
    await monitorDeadlines(product.system());
    expect(await openTask(key)).toBeUndefined();
    product.later(10 * DAY_MS + 1000);
    await monitorDeadlines(product.system());
    expect((await openTask(key))?.detail).toContain('still sent');
    product.eInvoices.answer(`${invoice?.number}/2026`, 'Consegnata');
    await product.drain({ again: true });
    expect(await tries(invoice?.id ?? '')).toMatchObject([{ state: 'accepted' }]);
    expect(await openTask(key)).toBeUndefined();
  });
});
