import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { shell } from '../look.ts';
import { heldBy } from './held.ts';
import type { Entry } from './text.ts';

const SHOWN = ['agenda', 'weekly', 'day', 'newyork', 'floating', 'free', 'empty', 'silent', 'slow', 'cut', 'gone'];
const LARGEST_FORM = 4096;
const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

interface World {
  added: Map<string, Entry[]>;
  now: () => Date;
}
const field = (form: Record<string, unknown>, name: string): string =>
  typeof form[name] === 'string' ? form[name].trim() : '';

/** What a person sees: addresses to try, and a form that puts something into one of them. */
export function calendarPage({ added, now }: World): Hono {
  const app = new Hono();
  app.get('/', (c) => {
    const base = new URL(c.req.url).origin;
    const body = html`<h1>Calendars of others</h1>
      <p class="soft">Copy an address into the bookings of a site.</p>
      <ul class="rows">
        ${SHOWN.map((name) => {
          const entries = [...heldBy(name, now()), ...(added.get(name) ?? [])];
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
    return c.html(shell({ title: 'Addresses', sandbox: 'Calendars', links: [['/', 'Addresses']], body }));
  });
  app.post('/_control/add', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
    const from = c.req.header('origin');
    if (from !== undefined && from !== `http://${c.req.header('host')}`)
      return c.text('Changes come from this page only', 403);
    const form = await c.req.parseBody();
    const [name, start, end] = [field(form, 'name'), field(form, 'start'), field(form, 'end')];
    if (!/^[\w-]{1,60}$/.test(name) || !WALL.test(start) || !WALL.test(end) || end <= start)
      return c.text('A name, and a time after another', 400);
    added.set(name, [...(added.get(name) ?? []), { start, end, zone: 'Europe/Rome', uid: `${start}-${end}` }]);
    return c.redirect('/', 303);
  });
  return app;
}
