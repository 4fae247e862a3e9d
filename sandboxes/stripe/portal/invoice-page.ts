import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { collectInvoice, methodFor } from '../billing/collect.ts';
import { cardName } from '../cards.ts';
import { declineMessage } from '../checkout/decline-message.ts';
import { readCard } from '../checkout/read-attempt.ts';
import { languageOf } from '../checkout/texts.ts';
import { byItself, change, timeOf, type Desk } from '../desk.ts';
import type { Invoice } from '../objects/invoice.ts';
import { buildPaymentMethod, type PaymentMethod } from '../objects/payment-method.ts';
import { cardForm, money, shell, type PortalView } from './page.ts';
import { portalTexts } from './texts.ts';
import { typedIn } from './typed.ts';

/** The page of one invoice that the vendor's mails link to: lines, tax and, while it is open, a way to pay. */
export function invoicePages(desk: Desk): Hono {
  const app = new Hono();
  const { state } = desk;
  /** Payments whose bank asks the holder: with which card each was begun. */
  const asked = new Map<string, PaymentMethod>();

  function find(c: Context): Invoice | null {
    const invoice = state.invoices.get(c.req.param('id') ?? '');
    return invoice?.hosted_invoice_url === `${desk.url}/invoices/${c.req.param('id')}/${c.req.param('token')}`
      ? invoice
      : null;
  }

  function render(c: Context, invoice: Invoice, changes: Partial<PortalView> = {}) {
    const language = languageOf(
      state.customers.get(invoice.customer)?.preferred_locales[0] ?? c.req.header('accept-language') ?? 'en',
    );
    const t = portalTexts[language];
    const link = [...state.invoicePayments.values()].find(
      (each) => each.invoice === invoice.id && each.status === 'open',
    );
    const intent = state.paymentIntents.get(link?.payment.payment_intent ?? '');
    const own = change(desk, byItself, (whole) => methodFor(whole, invoice));
    // A renewal that was refused because its holder was away can be confirmed here with the same card.
    const asks = intent?.status === 'requires_action' && own !== undefined;
    if (asks && own !== undefined && !asked.has(invoice.id)) asked.set(invoice.id, own);
    const { pathname } = new URL(invoice.hosted_invoice_url ?? desk.url);
    const view: PortalView = { language, action: pathname, returnUrl: null, notice: null, wrong: {}, asks, ...changes };
    const amount = (cents: number) => money(language, cents, invoice.currency);
    c.header('cache-control', 'no-store');
    return c.html(
      shell(
        view,
        html`<h2>${invoice.number ?? ''}</h2>
          <ul class="card">
            ${invoice.lines.data.map((line) => html`<li><span>${line.description}</span> <span class="money">${amount(line.amount)}</span></li>`)}
            <li><strong>${t.total}</strong> <strong class="money">${amount(invoice.total)}</strong></li>
            <li><small>${t.vat}</small> <small class="money">${amount(invoice.total_taxes[0]?.amount ?? 0)}</small></li>
          </ul>
          ${
            invoice.status === 'open'
              ? html`<h2>${t.payWith}</h2>
                  ${cardForm(view, '/pay', t.pay.replace('{amount}', amount(invoice.amount_remaining)))}`
              : html`<p>${invoice.status === 'paid' ? t.paid : t.void}</p>`
          }`,
      ),
    );
  }

  app.get('/invoices/:id/:token', (c) => {
    const invoice = find(c);
    return invoice === null ? c.notFound() : render(c, invoice);
  });

  app.post('/invoices/:id/:token/pay', async (c) => {
    const invoice = find(c);
    if (invoice === null) return c.notFound();
    if (invoice.status !== 'open') return render(c, invoice);
    const form = await c.req.parseBody();
    const typed = (name: string) => typedIn(form, name);
    const answer = typed('authentication');
    const authentication = answer === 'complete' || answer === 'fail' ? answer : null;
    let method = authentication === null ? undefined : asked.get(invoice.id);
    if (method === undefined) {
      const number = typed('number').replaceAll(/\D/g, '');
      const read = readCard(
        { number, expiry: typed('expiry'), cvc: typed('cvc'), name: typed('name') },
        desk.clock.wall(),
      );
      if ('wrong' in read) return render(c, invoice, { wrong: read.wrong });
      const payer = { customer: invoice.customer, email: null, phone: null, address: null, name: read.card.name };
      method = buildPaymentMethod({ type: 'card', card: read.card }, payer, Math.floor(desk.now() / 1000));
      state.paymentMethods.set(method.id, method);
      state.cardNames.set(method.id, cardName(number));
    }
    const paying = method;
    const done = change(desk, byItself, (whole) =>
      collectInvoice(timeOf(whole, invoice.customer), invoice, { method: paying, offSession: false, authentication }),
    );
    if (done.status === 'requires_action') {
      asked.set(invoice.id, paying);
      return render(c, invoice, { asks: true });
    }
    asked.delete(invoice.id);
    const language = languageOf(c.req.header('accept-language') ?? 'en');
    if (done.status === 'declined') {
      return render(c, invoice, { asks: false, notice: { kind: 'bad', text: declineMessage(done, language) } });
    }
    return render(c, invoice, { notice: { kind: 'good', text: portalTexts[language].payDone } });
  });
  return app;
}
