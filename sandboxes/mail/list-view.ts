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

/** Arrivals of one Message-ID for the same recipients, newest first. */
export type Group = [KeptMessage, ...KeptMessage[]];

/** One group for each mail, newest first; a mail without Message-ID is like no other. */
export function grouped(messages: KeptMessage[]): Group[] {
  const groups = new Map<string, Group>();
  for (const message of messages) {
    const key = message.messageId ? `${message.messageId} ${message.to.join(',')}` : String(message.id);
    const known = groups.get(key);
    if (known) known.push(message);
    else groups.set(key, [message]);
  }
  return [...groups.values()];
}

export function listView(messages: KeptMessage[], to: string) {
  const groups = grouped(messages);
  return html`<h1>Mails sent to customers</h1>
    <form class="bar" role="search" action="/">
      <div style="flex:1 1 14rem">
        <label for="to">Recipient contains</label>
        <input id="to" name="to" type="search" value="${to}" autocomplete="off" />
      </div>
      <button>Filter</button>
    </form>
    <p class="soft small" role="status">
      ${groups.length} ${groups.length === 1 ? 'mail' : 'mails'}, newest first. New ones appear by themselves.
      ${messages.length > groups.length ? `${messages.length} arrived: the same Message-ID is one line here.` : ''}
    </p>
    ${
      messages.length === 0
        ? html`<p class="card">No mail yet. Whatever the product sends lands here and goes no further.</p>`
        : html`<ul class="rows">
            ${groups.map(row)}
          </ul>`
    }`;
}

const row = ([message, ...earlier]: Group) =>
  html`<li>
    <a class="row plain" href="/m/${message.id}">
      <span>
        <span class="title" dir="auto">${message.subject || 'No subject'}</span>
        <span class="meta">to ${message.to.join(', ')} · ${when(message.receivedAt)}</span>
      </span>
      <span>
        ${earlier.length > 0 ? html`<span class="badge warn">arrived ${earlier.length + 1} times</span>` : ''}
        ${message.lang ? html`<span class="badge">${languageName(message.lang)}</span>` : ''}
      </span>
    </a>
  </li>`;
