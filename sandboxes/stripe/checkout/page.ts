import { html } from 'hono/html';
import type { Session } from '../objects/session.ts';
import type { SessionSecrets } from '../store.ts';
import { ways, type Way } from './read-attempt.ts';
import { texts, type Language, type Texts } from './texts.ts';

export interface PageView {
  language: Language;
  scheme: 'light' | 'dark' | 'auto';
  /** Origin of the page that holds the frame; messages go to it alone. */
  embedder: string;
}

const sampleCards = [
  ['4242 4242 4242 4242', 'cardPays'],
  ['4000 0025 0000 3155', 'cardAsks'],
  ['4000 0000 0000 0002', 'cardDeclined'],
  ['4000 0000 0000 9995', 'cardFunds'],
] as const;

function shell(view: PageView, title: string, data: object, body: unknown) {
  // `<` cannot end the script element from inside the data.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<!doctype html>
    <html lang="${view.language}" data-scheme="${view.scheme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="stylesheet" href="/assets/checkout.css" />
        <script type="application/json" id="data">
          ${rawJson(json)}
        </script>
        <script type="module" src="/assets/checkout.js"></script>
      </head>
      <body>
        <main class="sheet">${body}</main>
      </body>
    </html>`;
}

const rawJson = (json: string) => html([json] as unknown as TemplateStringsArray);

/** A page that only says something: expired, paid, not valid. */
export function noticePage(view: PageView, kind: 'expired' | 'done' | 'invalid', returnTo: string | null) {
  const t = texts[view.language];
  return shell(
    view,
    t[kind],
    { embedder: view.embedder, notice: kind, returnUrl: returnTo },
    html`<div class="notice" data-kind="${kind}">
      <h1>${t[kind]}</h1>
      <p>${t[`${kind}Text`]}</p>
    </div>`,
  );
}

function field(t: Texts, name: string, label: string, attributes: unknown, hint = '') {
  return html`<div class="field" data-field="${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" required aria-describedby="${name}-error" placeholder="${hint}" ${attributes} />
    <p class="error" id="${name}-error" hidden></p>
  </div>`;
}

/** Wallets are cards that a device holds: they come with the card, as at the vendor. */
function waysOf(t: Texts, session: Session) {
  const offered = ways.filter((way) => session.payment_method_types.includes(way.endsWith('_pay') ? 'card' : way));
  if (offered.length < 2) return '';
  const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' };
  const label = (way: Way) => (way === 'card' ? t.wayCard : way === 'sepa_debit' ? t.waySepa : names[way]);
  return html`<fieldset class="ways">
    <legend>${t.ways}</legend>
    ${offered.map(
      (way) =>
        html`<label
          ><input type="radio" name="way" value="${way}" ${way === 'card' ? 'checked' : ''} /> ${label(way)}</label
        >`,
    )}
  </fieldset>`;
}

export function checkoutPage(view: PageView, session: Session, secrets: SessionSecrets, email: string | null) {
  const t = texts[view.language];
  const currency = session.currency ?? 'eur';
  const money = new Intl.NumberFormat(view.language, { style: 'currency', currency });
  const amount = money.format(session.amount_total / 100);
  const say = (text: string) => text.replace('{amount}', amount);
  const tax = session.total_details.amount_tax;
  return shell(
    view,
    t.title,
    {
      embedder: view.embedder,
      session: session.id,
      texts: { paying: t.paying, offline: t.offline, pending: t.pending },
    },
    html`
      <section class="summary" aria-labelledby="summary">
        <h1 id="summary">${t.summary}</h1>
        <ul>
          ${secrets.lines.map(
            (line) =>
              html`<li>
                <span>${line.description}${line.quantity > 1 ? ` × ${line.quantity}` : ''}</span>
                <span class="money">${money.format(line.amount_total / 100)} <small>${t.perYear}</small></span>
              </li>`,
          )}
        </ul>
        <p class="total"><span>${t.total}</span> <strong class="money">${amount}</strong></p>
        ${tax > 0 ? html`<p class="vat"><span>${t.vat}</span> <span class="money">${money.format(tax / 100)}</span></p>` : ''}
      </section>
      <form id="form" novalidate aria-label="${t.title}">
        ${email === null ? '' : html`<p class="email"><span>${t.email}</span> <span>${email}</span></p>`}
        <div class="alert" role="alert" id="alert" hidden></div>
        ${waysOf(t, session)}
        <div class="way" data-way="card">
          ${field(t, 'number', t.cardNumber, html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`, '1234 1234 1234 1234')}
          <div class="pair">
            ${field(t, 'expiry', t.expiry, html`inputmode="numeric" autocomplete="cc-exp" maxlength="7"`, t.expiryHint)}
            ${field(t, 'cvc', t.cvc, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`, t.cvcHint)}
          </div>
        </div>
        <div class="way" data-way="sepa_debit" hidden>
          ${field(t, 'iban', t.iban, html`autocomplete="off" maxlength="42"`, 'IT60 X054 …')}
        </div>
        <div class="way" data-way="card sepa_debit">
          ${field(t, 'name', t.name, html`autocomplete="cc-name" maxlength="200"`)}
        </div>
        <button type="submit" class="primary" id="pay">${say(t.pay)}</button>
        <p class="fine">${say(t.terms)}</p>
        <details>
          <summary>${t.testCards}</summary>
          <p class="fine">${t.testMode}</p>
          <ul class="samples">
            ${sampleCards.map(([number, outcome]) => {
              const label = t.useCard.replace('{number}', number).replace('{outcome}', t[outcome]);
              return html`<li>
                <button type="button" data-sample="${number}" aria-label="${label}">
                  <code>${number}</code> <span>${t[outcome]}</span>
                </button>
              </li>`;
            })}
          </ul>
        </details>
      </form>
      <section id="bank" class="notice" hidden aria-labelledby="bank-title">
        <h1 id="bank-title" tabindex="-1">${t.bankTitle}</h1>
        <p>${say(t.bankText)}</p>
        <button type="button" class="primary" data-bank="complete">${t.bankComplete}</button>
        <button type="button" class="secondary" data-bank="fail">${t.bankFail}</button>
      </section>
      <section id="done" class="notice" data-kind="done" hidden>
        <h1 tabindex="-1">${t.done}</h1>
        <p>${t.doneText}</p>
      </section>
      <section id="expired" class="notice" data-kind="expired" hidden>
        <h1 tabindex="-1">${t.expired}</h1>
        <p>${t.expiredText}</p>
      </section>
    `,
  );
}
