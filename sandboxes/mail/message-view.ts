import { html } from 'hono/html';
import type { KeptMessage } from './inbox.ts';
import { languageName, when } from './list-view.ts';
import type { NoVerdict, Verdict } from './verdict.ts';
import { verdictBadges, verdictView } from './verdict-view.ts';

export const VIEWS = ['html', 'text', 'headers', 'verdict'] as const;
export type View = (typeof VIEWS)[number];
const LABELS: Record<View, string> = {
  html: 'As designed',
  text: 'Plain text',
  headers: 'Headers',
  verdict: 'Checks',
};

/** `others`: further arrivals of the same mail. `verdict`: what a provider would find of it. */
export function messageView(
  message: KeptMessage,
  view: View,
  { others, verdict }: { others: KeptMessage[]; verdict: Verdict | NoVerdict },
) {
  return html`<h1 dir="auto">${message.subject || 'No subject'}</h1>
    <div class="card">
      <dl>
        <dt>From</dt>
        <dd>${message.from}</dd>
        ${
          message.replyTo
            ? html`<dt>Reply to</dt>
                <dd>${message.replyTo}</dd>`
            : ''
        }
        <dt>To</dt>
        <dd>${message.to.join(', ')}</dd>
        <dt>Arrived</dt>
        <dd>${when(message.receivedAt)}</dd>
        ${
          message.lang
            ? html`<dt>Language</dt>
                <dd>${languageName(message.lang)}</dd>`
            : ''
        }
        ${
          others.length > 0
            ? html`<dt>Arrived again</dt>
                <dd>
                  under the same Message-ID:
                  ${others.map((other) => html`<a href="/m/${other.id}">${when(other.receivedAt)}</a> `)}
                </dd>`
            : ''
        }
        <dt>Providers find</dt>
        <dd>${verdictBadges(verdict)}</dd>
      </dl>
    </div>
    <nav class="tabs" aria-label="How to show this mail">
      ${VIEWS.map((name) => html`<a href="/m/${message.id}?view=${name}" ${name === view ? html`aria-current="page"` : ''}>${LABELS[name]}</a>`)}
    </nav>
    ${view === 'verdict' ? verdictView(message.id, verdict) : content(message, view)}
    ${(message.attachments ?? []).map(
      ({ name, type, method, text }) =>
        html`<h2>Attached: ${name} (${method ? `${type}, ${method}` : type})</h2>
          <div class="card"><pre dir="auto">${text}</pre></div>`,
    )}`;
}

function content(message: KeptMessage, view: Exclude<View, 'verdict'>) {
  if (view === 'headers')
    return html`<div class="card">
      <pre>${message.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
    </div>`;
  if (view === 'text')
    return message.text
      ? html`<div class="card"><pre lang="${message.lang}" dir="auto">${message.text}</pre></div>`
      : html`<p class="card">This mail has no plain-text part.</p>`;
  if (!message.html) return html`<p class="card">This mail has no HTML part.</p>`;
  return html`<iframe
    title="The mail as designed"
    src="/m/${message.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
}

/** Links of the framed mail open in a new tab; a `base` before anything else makes them. */
export const framedMail = (mail: string) =>
  /<head[^>]*>/i.test(mail)
    ? mail.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`)
    : `<base target="_blank">${mail}`;
