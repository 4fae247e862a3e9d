import { html } from 'hono/html';
import type { KeptMessage } from './inbox.ts';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

export function languageName(lang: string): string {
  try {
    return LANGUAGES.of(lang) ?? lang;
  } catch {
    return lang;
  }
}

export const when = (iso: string) => html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;

export function listView(messages: KeptMessage[], to: string) {
  return html`<h1>Mails sent to customers</h1>
    <form class="bar" role="search" action="/">
      <div style="flex:1 1 14rem">
        <label for="to">Recipient contains</label>
        <input id="to" name="to" type="search" value="${to}" autocomplete="off" />
      </div>
      <button>Filter</button>
    </form>
    <p class="soft small" role="status">
      ${messages.length} ${messages.length === 1 ? 'mail' : 'mails'}, newest first. New ones appear by themselves.
    </p>
    ${
      messages.length === 0
        ? html`<p class="card">No mail yet. Whatever the product sends lands here and goes no further.</p>`
        : html`<ul class="rows">
            ${messages.map(row)}
          </ul>`
    }`;
}

const row = (message: KeptMessage) =>
  html`<li>
    <a class="row plain" href="/m/${message.id}">
      <span>
        <span class="title" dir="auto">${message.subject || 'No subject'}</span>
        <span class="meta">to ${message.to.join(', ')} · ${when(message.receivedAt)}</span>
      </span>
      <span>
        ${message.duplicates > 0 ? html`<span class="badge warn">+${message.duplicates} duplicate${message.duplicates === 1 ? '' : 's'}</span>` : ''}
        ${message.lang ? html`<span class="badge">${languageName(message.lang)}</span>` : ''}
      </span>
    </a>
  </li>`;
