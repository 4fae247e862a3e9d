import { Hono } from 'hono';
import { html } from 'hono/html';
import { createTransport } from 'nodemailer';
import { shell } from '../look.ts';
import type { Directory } from './directory.ts';

const LONGEST = { address: 320, subject: 200, text: 20_000 };
const field = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '');
/** Line breaks would write headers. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ').trim();

/** What a person sees: where to connect, which names have mail here, and a form that writes to a box as a stranger would. */
export function hostPage(options: {
  directory: Directory;
  places: () => { imap: string; submission: string; smtp: string };
}) {
  const app = new Hono();
  const show = async (said: string) => {
    const domains = await options.directory.domains().catch(() => null);
    const { imap, submission } = options.places();
    const body = html`<h1>Host of the customers’ mailboxes</h1>
      ${said ? html`<p class="said">${said}</p>` : ''}
      <dl class="card">
        <dt>IMAP</dt>
        <dd>${imap}</dd>
        <dt>Sending</dt>
        <dd>${submission}</dd>
        <dt>Names</dt>
        <dd>${domains === null ? 'the database does not answer' : domains.join(', ') || 'none yet'}</dd>
      </dl>
      <p class="soft small">
        A mail program on this machine signs in with the whole address and its password or the secret of a device. Names
        before the @ that fail: full, slow, gone, rules-lost.
      </p>
      <h2>Write to a box as a stranger</h2>
      <form method="post" action="/write" class="card">
        <label for="from">From</label
        ><input id="from" name="from" type="email" required value="cliente@fuori.example" /> <label for="to">To</label
        ><input id="to" name="to" type="email" required /> <label for="subject">Subject</label
        ><input id="subject" name="subject" maxlength="200" /> <label for="text">Text</label
        ><textarea id="text" name="text"></textarea>
        <p class="actions"><button>Send</button></p>
      </form>`;
    return shell({ title: 'Mailboxes', sandbox: 'Mail host', links: [['/', 'Mailboxes']], body });
  };
  app.get('/', async (c) => c.html(await show(oneLine((c.req.query('said') ?? '').slice(0, 300)))));
  app.post('/write', async (c) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== `http://${c.req.header('host')}`)
      return c.text('Changes come from this page only', 403);
    const { from, to, subject, text } = await c.req.parseBody();
    const transport = createTransport({ url: options.places().smtp, connectionTimeout: 5_000, socketTimeout: 30_000 });
    const said = await transport
      .sendMail({
        from: oneLine(field(from, LONGEST.address)),
        to: oneLine(field(to, LONGEST.address)),
        subject: oneLine(field(subject, LONGEST.subject)),
        text: field(text, LONGEST.text),
      })
      .then(
        ({ response }: { response: string }) => response,
        (error: Error) => error.message,
      )
      .finally(() => transport.close());
    return c.redirect(`/?said=${encodeURIComponent(said.slice(0, 300))}`);
  });
  return app;
}
