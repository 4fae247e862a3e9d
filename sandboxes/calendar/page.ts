import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from 'hono/html';
import { shell } from '../look.ts';
import { heldBy } from './held.ts';
import type { Entry } from './text.ts';

const SHOWN = ['agenda', 'weekly', 'day', 'newyork', 'floating', 'free', 'empty', 'silent', 'slow', 'cut', 'gone'];
const LARGEST_FORM = 4096;
const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

interface World {
  added: Map<string, Entry[]>;
  now: Date;
  host: string;
}

/** What a person sees: addresses to try, and a form that puts something into one of them. */
export async function calendarPage(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const base = `http://${request.headers.host ?? world.host}`;
  const body = html`<h1>Calendars of others</h1>
    <p class="soft">Copy an address into the bookings of a site.</p>
    <ul class="rows">
      ${SHOWN.map((name) => {
        const entries = [...heldBy(name, world.now), ...(world.added.get(name) ?? [])];
        return html`<li style="padding:.6rem 1rem">
          <strong>${base}/${name}.ics</strong>
          <pre>${entries.map(({ start, end, zone }) => `${start} – ${end} ${zone ?? ''}`).join('\n')}</pre>
        </li>`;
      })}
    </ul>
    <form method="post" action="/_control/add">
      <h2>Something comes up</h2>
      <label for="name">Calendar</label><input id="name" name="name" value="agenda" />
      <label for="start">From, in Rome</label><input id="start" name="start" type="datetime-local" required />
      <label for="end">To</label><input id="end" name="end" type="datetime-local" required />
      <button>Add</button>
    </form>
    <p class="soft small">Words in a name decide what fails: see SENTINELS.md beside this sandbox.</p>`;
  const page = await shell({ title: 'Addresses', sandbox: 'Calendars', links: [['/', 'Addresses']], body });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(String(page));
}

export async function addFromForm(
  request: IncomingMessage,
  response: ServerResponse,
  added: Map<string, Entry[]>,
): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`)
    return void response.writeHead(403).end('Changes come from this page only');
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_FORM) return void response.writeHead(413).end();
  }
  const form = new URLSearchParams(text);
  const [name = '', start = '', end = ''] = ['name', 'start', 'end'].map((field) => (form.get(field) ?? '').trim());
  if (!/^[\w-]{1,60}$/.test(name) || !WALL.test(start) || !WALL.test(end) || end <= start)
    return void response.writeHead(400).end('A name, and a time after another');
  added.set(name, [...(added.get(name) ?? []), { start, end, zone: 'Europe/Rome', uid: `${start}-${end}` }]);
  response.writeHead(303, { location: '/' }).end();
}
