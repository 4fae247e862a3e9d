import { Hono } from 'hono';
import { html } from 'hono/html';
import { shell, type Html } from '../look.ts';
import type { Inbox } from './inbox.ts';
import { grouped, listView } from './list-view.ts';
import { framedMail, messageView, VIEWS, type View } from './message-view.ts';
import type { Verdicts } from './verdicts.ts';

/** Scripts never run in the framed mail; its links open beside it. Pictures may come from anywhere, as in a mail program. */
const MAIL_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

const frame = (title: string, body: Html, script?: string) =>
  shell({ title, sandbox: 'Mailbox', links: [['/', 'All mails']], body, ...(script === undefined ? {} : { script }) });

/**
 * What a person reads: the list, one mail as HTML, text or headers, and what a provider would find of it. `/messages.json` and
 * `/m/:id/verdict.json` are the same for scripts.
 */
export function inboxPages(inbox: Inbox, verdicts: Verdicts) {
  const app = new Hono();
  app.get('/', (c) => {
    const to = c.req.query('to')?.trim().toLowerCase() ?? '';
    const all = inbox.all();
    const shown = to ? all.filter((message) => message.to.some((address) => address.toLowerCase().includes(to))) : all;
    return c.html(frame(`${all.length} mails`, listView(shown, to), reloadScript(stamp(inbox))));
  });
  app.get('/messages.json', (c) => c.json(inbox.all()));
  app.get('/stamp', (c) => c.text(stamp(inbox)));
  app.delete('/messages.json', (c) => {
    inbox.clear();
    return c.body(null, 204);
  });
  app.get('/m/:id', async (c) => {
    const message = inbox.find(Number(c.req.param('id')));
    if (!message) return c.html(frame('Not here', html`<h1>This mail is not here any more</h1>`), 404);
    const asked = c.req.query('view');
    const view: View = VIEWS.find((name) => name === asked) ?? (message.html ? 'html' : 'text');
    const same = grouped(inbox.all()).find((group) => group.includes(message)) ?? [];
    const others = same.filter((other) => other !== message);
    const verdict = await verdicts.of(message.id);
    return c.html(frame(message.subject || 'No subject', messageView(message, view, { others, verdict })));
  });
  app.get('/m/:id/html', (c) => {
    const message = inbox.find(Number(c.req.param('id')));
    if (!message) return c.notFound();
    c.header('content-security-policy', MAIL_POLICY);
    return c.html(framedMail(message.html));
  });
  app.get('/m/:id/raw', (c) => {
    const arrival = inbox.arrivalOf(Number(c.req.param('id')));
    if (!arrival) return c.notFound();
    // Shown as text: whatever a mail has in it is for no browser to run.
    c.header('content-type', 'text/plain; charset=utf-8');
    c.header('x-content-type-options', 'nosniff');
    return c.body(new Uint8Array(Buffer.from(arrival.raw, 'base64')));
  });
  app.get('/m/:id/verdict.json', async (c) => {
    const id = Number(c.req.param('id'));
    return inbox.find(id) ? c.json(await verdicts.of(id)) : c.notFound();
  });
  app.post('/m/:id/verdict', (c) => {
    const id = Number(c.req.param('id'));
    verdicts.forget(id);
    return c.redirect(`/m/${id}?view=verdict`);
  });
  return app;
}

const stamp = (inbox: Inbox) => {
  const all = inbox.all();
  return `${all[0]?.id ?? 0}-${all.length}`;
};

/** Shows new mails without a click; a reader who is typing a filter is left alone. */
const reloadScript = (now: string) =>
  `setInterval(async()=>{if(document.hidden||document.activeElement?.tagName==='INPUT')return;try{const r=await fetch('/stamp');if(r.ok&&await r.text()!=='${now}')location.reload()}catch{}},2000)`;
