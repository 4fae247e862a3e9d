import { html } from 'hono/html';
import type { Html } from '../../look.ts';
import { texts, type Language } from '../checkout/texts.ts';
import type { Wrong } from '../checkout/read-attempt.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { Subscription } from '../objects/subscription.ts';
import { pageShell } from '../page-shell.ts';
import { portalTexts } from './texts.ts';

export interface PortalView {
  language: Language;
  /** Where forms of this page go; ends in the page's own secret. */
  action: string;
  returnUrl: string | null;
  notice: { kind: 'good' | 'bad'; text: string } | null;
  wrong: Wrong;
  /** The bank asks about this payment or card; its two buttons stand in place of the form. */
  asks: boolean;
}

const dated = (language: Language, seconds: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
export const money = (language: Language, cents: number, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);

export function shell(view: PortalView, body: Html): Html {
  const t = portalTexts[view.language];
  return pageShell(
    view.language,
    t.title,
    html`<header>
        <p class="fine">${t.sandbox}</p>
        ${view.returnUrl === null ? '' : html`<p><a href="${view.returnUrl}">← ${t.back}</a></p>`}
        <h1>${t.title}</h1>
      </header>
      <main>
        ${view.notice === null ? '' : html`<p role="status" class="said ${view.notice.kind}">${view.notice.text}</p>`}
        ${body}
      </main>`,
  );
}

/** Card fields as a plain form; its messages stand at their fields. */
export function cardForm(view: PortalView, path: string, label: string): Html {
  const t = texts[view.language];
  if (view.asks) {
    return html`<form method="post" action="${view.action}${path}" class="bank">
      <h3>${t.bankTitle}</h3>
      <button class="primary" name="authentication" value="complete">${t.bankComplete}</button>
      <button class="secondary" name="authentication" value="fail">${t.bankFail}</button>
    </form>`;
  }
  const field = (name: keyof Wrong, text: string, attributes: Html, hint: string) => {
    const key = view.wrong[name];
    return html`<div class="field">
      <label for="${name}">${text}</label>
      <input
        id="${name}"
        name="${name}"
        required
        placeholder="${hint}"
        ${attributes}
        aria-invalid="${key !== undefined}"
        aria-describedby="${name}-error"
      />
      <p class="error" id="${name}-error">${key === undefined ? '' : t[key]}</p>
    </div>`;
  };
  return html`<form method="post" action="${view.action}${path}" novalidate>
    ${field('number', t.cardNumber, html`inputmode="numeric" autocomplete="cc-number"`, '4242 4242 4242 4242')}
    <div class="pair">
      ${field('expiry', t.expiry, html`autocomplete="cc-exp" maxlength="7"`, t.expiryHint)}
      ${field('cvc', t.cvc, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`, t.cvcHint)}
    </div>
    ${field('name', t.name, html`autocomplete="cc-name" maxlength="200"`, '')}
    <button class="primary">${label}</button>
  </form>`;
}

export function methodLine(language: Language, method: PaymentMethod | undefined): Html {
  const t = portalTexts[language];
  if (method === undefined) return html`${t.noCard}`;
  if (method.card === undefined) return html`${method.sepa_debit ? `SEPA •••• ${method.sepa_debit.last4}` : 'PayPal'}`;
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  const expiry = `${String(month).padStart(2, '0')} / ${String(year).slice(2)}`;
  return html`<strong>${brand.toUpperCase()} •••• ${last4}</strong>
    <span class="quiet">${t.expires.replace('{date}', expiry)}</span>`;
}

export function planCard(
  view: PortalView,
  subscription: Subscription,
  mayCancel: boolean,
  names: (id: string) => string,
): Html {
  const t = portalTexts[view.language];
  const { items, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const date = (template: string, seconds: number) => template.replace('{date}', dated(view.language, seconds));
  const when =
    endedAt === null
      ? cancelAt === null
        ? date(t.renews, items.data[0]?.current_period_end ?? 0)
        : date(t.ends, cancelAt)
      : date(t.ended, endedAt);
  const asked = cancelAt === null ? 'cancel' : 'keep';
  return html`<article class="card">
    <ul>
      ${items.data.map(
        (item) =>
          html`<li>
            <span>${names(item.price.product)}</span>
            <span class="money"
              >${money(view.language, item.price.unit_amount * item.quantity, item.price.currency)}</span
            >
          </li>`,
      )}
    </ul>
    <p class="quiet">${when}</p>
    ${/^(past_due|unpaid)$/.test(subscription.status) ? html`<p class="said bad">${t.owed}</p>` : ''}
    ${
      mayCancel && endedAt === null
        ? html`<form method="post" action="${view.action}/${asked}">
            <button class="secondary" name="subscription" value="${subscription.id}">${t[asked]}</button>
          </form>`
        : ''
    }
  </article>`;
}

export function invoiceRows(view: PortalView, invoices: Invoice[]): Html {
  const t = portalTexts[view.language];
  const words: Partial<Record<Invoice['status'], string>> = { paid: t.paid, open: t.open, void: t.void };
  const shown = invoices.filter((invoice) => words[invoice.status] !== undefined).toReversed();
  if (shown.length === 0) return html`<p class="quiet">${t.none}</p>`;
  return html`<ul class="card">
    ${shown.map(
      (invoice) =>
        html`<li>
          <a href="${invoice.hosted_invoice_url ?? ''}"
            >${dated(view.language, invoice.created)} · ${invoice.number ?? ''}</a
          >
          <span class="money"
            >${money(view.language, invoice.total, invoice.currency)} <small>${words[invoice.status]}</small></span
          >
        </li>`,
    )}
  </ul>`;
}
