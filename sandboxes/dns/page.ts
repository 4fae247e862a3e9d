import type { Answer } from 'dns-packet';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { shell } from '../look.ts';
import { registered } from './answer.ts';
import { insteadView, isType, valuesOf } from './instead-view.ts';
import type { Instead } from './instead.ts';
import type { Led, World } from './world.ts';

interface State {
  worldFor: (domain: string) => World;
  unsign: (domain: string) => void;
  leadMail: (domain: string, to: Led) => void;
  instead: Instead;
}
/** A person's "host, host". */
const hosts = (given: string): string[] =>
  given
    .split(/[\s,]/)
    .filter((each) => each !== '')
    .slice(0, 10);
/** Of a form that a person sends from this page. */
const field = (form: Record<string, unknown>, name: string): string =>
  typeof form[name] === 'string' ? form[name].trim().slice(0, 253) : '';
const changing = (name: string, { name: record, type }: Answer): string =>
  `/?${new URLSearchParams({ name, record, type }).toString()}#instead`;
/** As a person types it. */
function written(answer: Answer): string {
  if (answer.type === 'MX') return `${answer.data.preference ?? 0} ${answer.data.exchange}`;
  if (answer.type === 'TXT') return [answer.data].flat().map(String).join('');
  const { data } = answer as { data: unknown };
  return typeof data === 'string' ? data : JSON.stringify(data);
}
const EXAMPLE = 'occupato-posta.it';

/** What a person sees: the records of a name before it came to us, and the button that takes its DS away. */
export function dnsPage({ worldFor, unsign, leadMail, instead }: State) {
  const app = new Hono();
  app.get('/', (c) => {
    const name = registered((c.req.query('name') ?? EXAMPLE).trim().slice(0, 253));
    const { answers, fault } = worldFor(name);
    const [record, type] = [c.req.query('record') ?? '', c.req.query('type') ?? 'TXT'];
    const value = answers.filter((each) => each.name === record && each.type === type).map(written);
    const body = html`<h1>What a name has before it comes to us</h1>
      <form class="bar" action="/">
        <div style="flex:1 1 14rem"><label for="name">Name</label><input id="name" name="name" value="${name}" /></div>
        <button>Look</button>
      </form>
      ${fault ? html`<p class="said">Every question about this name meets: ${fault}.</p>` : ''}
      <ul class="rows" style="margin-top:1rem">
        ${answers.map(
          (each) =>
            html`<li style="padding:.6rem 1rem">
              <strong>${each.name} ${each.type}</strong>
              ${isType(each.type) ? html` · <a href="${changing(name, each)}">Change</a>` : ''}
              <pre>${written(each).slice(0, 500)}</pre>
            </li>`,
        )}
      </ul>
      ${
        answers.some(({ type }) => type === 'DS')
          ? html`<form method="post" action="/unsign" class="actions">
              <input type="hidden" name="name" value="${name}" /><button>Remove the DS at the parent</button>
            </form>`
          : ''
      }
      <form method="post" action="/lead-mail">
        <h2>At the old provider, its owner sets</h2>
        <input type="hidden" name="name" value="${name}" />
        <label for="mx">MX, in the place of what is there</label><input id="mx" name="mx" required />
        <label for="label">TXT, name</label><input id="label" name="label" placeholder="_vetrina-mail" />
        <label for="text">TXT, value</label><input id="text" name="text" />
        <p><button>Set</button></p>
      </form>
      ${insteadView(name, instead.of(name), { record, type, value: value.join('\n') })}
      <p class="soft small">
        Words in a name decide: posta, sulposto (at the site’s own address), senzamx, catena, ovunque (a wildcard),
        google, firmato (signed), dnsmuto, dnsguasto, dnsbugiardo, dnsenorme.
      </p>`;
    return c.html(shell({ title: name, sandbox: 'DNS', links: [['/', 'Names']], body }));
  });
  app.use('*', async (c, next) => {
    const from = c.req.header('origin');
    if (c.req.method !== 'GET' && from !== undefined && from !== `http://${c.req.header('host')}`)
      return c.text('Changes come from this page only', 403);
    return next();
  });
  app.post('/unsign', async (c) => {
    const name = registered(field(await c.req.parseBody(), 'name'));
    unsign(name);
    return c.redirect(`/?name=${encodeURIComponent(name)}`);
  });
  app.post('/lead-mail', async (c) => {
    const form = await c.req.parseBody();
    const [name, label, value] = [registered(field(form, 'name')), field(form, 'label'), field(form, 'text')];
    const text = label && value ? { name: `${label}.${name}`, value } : null;
    leadMail(name, { exchanges: hosts(field(form, 'mx')), text });
    return c.redirect(`/?name=${encodeURIComponent(name)}`);
  });
  app.post('/instead', async (c) => {
    const form = await c.req.parseBody();
    const [name, record, type] = [
      registered(field(form, 'name')),
      field(form, 'record').toLowerCase(),
      field(form, 'type'),
    ];
    if (registered(record) !== name || !isType(type)) return c.text(`No record of ${name}: go back and write one`, 400);
    const lines = typeof form['value'] === 'string' ? form['value'] : '';
    try {
      instead.say(record, type, form['before'] ? null : valuesOf(type, lines));
    } catch {
      return c.text(
        `That is no ${type}. A TXT is plain ASCII, an MX “10 host”, an A an address: go back and write one`,
        400,
      );
    }
    return c.redirect(`/?name=${encodeURIComponent(name)}#instead`);
  });
  return app;
}
