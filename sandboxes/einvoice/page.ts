import { Hono } from 'hono';
import { html } from 'hono/html';
import { shell, type Html } from '../look.ts';
import { FAULTS, type Fault } from './api.ts';
import { settle, type KeptFile, type Outcome, type Store } from './store.ts';

interface Seen {
  store: Store;
  faults: Fault[];
  now: () => Date;
}
const BADGES: Record<Outcome, string> = { Consegnata: 'good', 'Non Consegnata': 'warn', Scartata: 'bad' };
const frame = (title: string, body: Html) => shell({ title, sandbox: 'E-invoices', links: [['/', 'All files']], body });

/** What a person sees and presses: every file with its answer, the file's text, and failures for the next calls. */
export function pages({ store, faults, now }: Seen): Hono {
  const answered = (file: KeptFile) => file.answersAt !== null && now().getTime() >= file.answersAt;
  const app = new Hono();

  app.get('/', (c) => {
    const files = store.all();
    return c.html(
      frame(
        `${files.length} files`,
        html`<h1>Electronic invoices handed over</h1>
          ${
            files.length === 0
              ? html`<p class="card">None yet. Every invoice of the product lands here and goes no further.</p>`
              : html`<ul class="rows">
                  ${files.map((file) => row(file, answered(file)))}
                </ul>`
          }
          <h2>Let the next call fail</h2>
          <form class="bar" method="post" action="/_control/faults">
            <select name="kind" aria-label="How">
              ${FAULTS.map((kind) => html`<option>${kind}</option>`)}
            </select>
            <button class="plain">Arm</button>
          </form>`,
      ),
    );
  });

  app.get('/f/:name', (c) => {
    const file = store.find(c.req.param('name'));
    if (!file) return c.html(frame('Not here', html`<h1>This file is not here</h1>`), 404);
    return c.html(
      frame(
        file.number,
        html`<h1>${file.kind} ${file.number} to ${file.buyer}</h1>
          <form class="actions" method="post" action="/_control/answer">
            <input type="hidden" name="name" value="${file.filename}" />
            <button name="outcome" value="Consegnata">Deliver</button>
            <button name="outcome" value="Non Consegnata" class="plain">Leave in the tax drawer</button>
            <button name="outcome" value="Scartata" class="danger">Reject</button>
          </form>
          <div class="card"><pre>${file.xml}</pre></div>`,
      ),
    );
  });

  app.post('/_control/answer', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const file = store.find(form.get('name') ?? '');
    const outcome = (['Consegnata', 'Non Consegnata', 'Scartata'] as const).find(
      (each) => each === form.get('outcome'),
    );
    if (!file || !outcome) return c.text('no such file or answer', 400);
    settle(store, file, outcome, now());
    return c.redirect('/', 303);
  });

  app.post('/_control/faults', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const kind = FAULTS.find((each) => each === form.get('kind'));
    if (!kind) return c.text('no such fault', 400);
    faults.push({ kind, times: Number(form.get('times') ?? 1), path: form.get('path') ?? '' });
    return c.redirect('/', 303);
  });
  return app;
}

const row = (file: KeptFile, answered: boolean) =>
  html`<li>
    <a class="row plain" href="/f/${file.filename}">
      <span>
        <span class="title">${file.kind} ${file.number} · ${file.total} EUR · ${file.buyer}</span>
        <span class="meta">${file.filename} · to ${file.pec || file.recipientCode} · ${file.day}</span>
      </span>
      <span>
        <span class="badge ${answered ? BADGES[file.outcome] : ''}">
          ${answered ? `${file.outcome}${file.rejection ? ` ${file.rejection.code}` : ''}` : 'Inviata'}
        </span>
      </span>
    </a>
  </li>`;
