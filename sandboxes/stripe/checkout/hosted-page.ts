import { html } from 'hono/html';
import type { Html } from '../../look.ts';
import type { Session } from '../objects/session.ts';
import { pageShell } from '../page-shell.ts';
import type { SessionSecrets } from '../store.ts';
import { texts, type Language } from './texts.ts';

export interface HostedView {
  language: Language;
  /** Whose account it is paid into. */
  merchant: string | null;
  action: string;
  /** By the name of a field. */
  wrong: Record<string, string>;
  /** Why the card was not taken. */
  alert: string | null;
  /** The bank asks about what was typed; its two buttons stand in place of the form. */
  asks: Record<string, string> | null;
}

const shell = (language: Language, title: string, body: unknown): Html =>
  pageShell(language, title, html`<main>${body}</main>`);

/** A page that only says something. */
export function hostedNotice(language: Language, kind: 'expired' | 'done' | 'invalid', back: string | null): Html {
  const t = texts[language];
  return shell(
    language,
    t[kind],
    html`<h1>${t[kind]}</h1>
      <p>${t[`${kind}Text`]}</p>
      ${back === null ? '' : html`<p><a href="${back}">← ${t.backToShop}</a></p>`}`,
  );
}

export function hostedPage(view: HostedView, session: Session, secrets: SessionSecrets): Html {
  const t = texts[view.language];
  const money = new Intl.NumberFormat(view.language, { style: 'currency', currency: session.currency ?? 'eur' });
  const amount = money.format(session.amount_total / 100);
  const pay = t.pay.replace('{amount}', amount);
  const cancel = session.cancel_url;
  const field = (name: string, label: string, hints: unknown) =>
    html`<div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        ${hints}
        ${view.wrong[name] === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`}
      />
      <p class="error" id="${name}-error">${view.wrong[name] ?? ''}</p>
    </div>`;
  const form = html`<form method="post" action="${view.action}" novalidate>
    ${field('number', t.cardNumber, html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`)}
    ${field('expiry', t.expiry, html`inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="${t.expiryHint}"`)}
    ${field('cvc', t.cvc, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`)}
    ${field('name', t.name, html`autocomplete="cc-name" maxlength="200"`)}
    <button type="submit" class="primary">${pay}</button>
  </form>`;
  const bank = html`<form method="post" action="${view.action}">
    ${['number', 'expiry', 'cvc', 'name'].map((name) => html`<input type="hidden" name="${name}" value="${view.asks?.[name] ?? ''}" />`)}
    <h2>${t.bankTitle}</h2>
    <p>${t.bankText.replace('{amount}', amount)}</p>
    <button class="primary" name="authentication" value="complete">${t.bankComplete}</button>
    <button class="secondary" name="authentication" value="fail">${t.bankFail}</button>
  </form>`;
  return shell(
    view.language,
    t.title,
    html`<p class="quiet">${t.testMode}</p>
      ${cancel === null ? '' : html`<p><a href="${cancel}">← ${t.backToShop}</a></p>`}
      <h1>${view.merchant ?? t.title}</h1>
      ${view.alert === null ? '' : html`<p role="alert" class="said bad">${view.alert}</p>`}
      <div class="card">
        <ul>
          ${secrets.lines.map(
            (line) =>
              html`<li>
                <span>${line.description}${line.quantity > 1 ? ` × ${line.quantity}` : ''}</span>
                <span>${money.format(line.amount_total / 100)}</span>
              </li>`,
          )}
          <li><strong>${t.totalNow}</strong> <strong>${amount}</strong></li>
        </ul>
      </div>
      ${view.asks === null ? form : bank}
      <p class="quiet">${t.testCards}: 4242 4242 4242 4242 · 4000 0025 0000 3155 · 4000 0000 0000 0002</p>`,
  );
}
