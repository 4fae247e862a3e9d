import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { after } from '../clock.ts';
import type { Desk } from './desk.ts';
import { accountSettings } from './store.ts';
import { apiVersion } from './objects/event.ts';
import { faultKinds, type Faults } from './faults.ts';

const yes = z.union([z.boolean(), z.literal('on').transform(() => true)]);
const faultBody = z.union([
  z.object({ clear: z.literal(true).or(z.literal('true')) }),
  z.object({
    kind: z.enum(faultKinds),
    times: z.coerce.number().int().min(1).max(1000).default(1),
    path: z.string().startsWith('/v1').default('/v1'),
  }),
]);
const webhookBody = z.object({
  off: yes.optional(),
  delayMs: z.coerce.number().int().min(0).max(3_600_000).optional(),
  duplicate: yes.optional(),
  reversed: yes.optional(),
});

const clockBody = z.union([
  z.object({ advance: z.string() }),
  z.object({ to: z.iso.datetime({ offset: true }).transform(Date.parse) }),
]);
const accountBody = z.object({
  retryDays: z
    .union([z.array(z.number()), z.string().transform((days) => days.split(/[\s,]+/).map(Number))])
    .pipe(z.array(z.number().positive().max(60)).min(1).max(8))
    .optional(),
  afterRetries: z.enum(['cancel', 'unpaid', 'past_due']).optional(),
  upcomingDays: z.coerce.number().int().min(0).max(45).optional(),
  settleSeconds: z.coerce.number().int().min(0).max(1_209_600).optional(),
});

const when = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
const cents = (amount: number) => `${(amount / 100).toFixed(2)} €`;

function page(desk: Desk, faults: Faults) {
  const { state, webhooks } = desk;
  const newest = <Value>(map: Map<string, Value>) => [...map.values()].toReversed().slice(0, 40);
  const switches = ['off', 'duplicate', 'reversed'] as const;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Card provider sandbox</title>
        <link rel="stylesheet" href="/assets/control.css" />
      </head>
      <body>
        <main>
          <h1>Card provider sandbox</h1>
          <p>Plays API ${apiVersion} on ${desk.url}. No money moves. What fails on purpose: SENTINELS.md.</p>
          <section>
            <h2>Make the next call fail</h2>
            <form method="post" action="/_control/faults">
              <label
                >How
                <select name="kind">
                  ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
                </select></label
              >
              <label>How many calls <input name="times" type="number" min="1" value="3" /></label>
              <label>Path starts with <input name="path" value="/v1" /></label>
              <button>Arm</button>
            </form>
            ${faults.list.map((fault) => html`<p>Waiting: ${fault.kind} × ${fault.times} on ${fault.path}…</p>`)}
            <form method="post" action="/_control/faults">
              <button name="clear" value="true">Disarm all</button>
            </form>
          </section>
          <section>
            <h2>Webhooks</h2>
            <ul>
              ${[...webhooks.endpoints.values()].map((endpoint) => html`<li><code>${endpoint.url}</code></li>`)}
            </ul>
            <form method="post" action="/_control/webhooks">
              ${switches.map(
                (name) =>
                  html`<label
                    ><input type="checkbox" name="${name}" ${webhooks.mode[name] ? 'checked' : ''} /> ${name}</label
                  >`,
              )}
              <label>delay (ms) <input name="delayMs" type="number" min="0" value="${webhooks.mode.delayMs}" /></label>
              <button>Set</button>
            </form>
          </section>
          <section>
            <h2>Checkout sessions</h2>
            <table>
              <thead>
                <tr>
                  <th>at</th>
                  <th>session</th>
                  <th>status</th>
                  <th>total</th>
                  <th>subscription</th>
                </tr>
              </thead>
              <tbody>
                ${newest(state.sessions).map(
                  (session) =>
                    html`<tr>
                      <td>${when(session.created)}</td>
                      <td><code>${session.id.slice(0, 22)}…</code></td>
                      <td>${session.status}, ${session.payment_status}</td>
                      <td>${cents(session.amount_total)}</td>
                      <td><code>${session.subscription ?? ''}</code></td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>
          <section>
            <h2>Payments</h2>
            <table>
              <thead>
                <tr>
                  <th>at</th>
                  <th>charge</th>
                  <th>status</th>
                  <th>amount</th>
                  <th>refunded</th>
                  <th>reason</th>
                </tr>
              </thead>
              <tbody>
                ${newest(state.charges).map(
                  (charge) =>
                    html`<tr>
                      <td>${when(charge.created)}</td>
                      <td><code>${charge.id}</code></td>
                      <td>${charge.status}</td>
                      <td>${cents(charge.amount)}</td>
                      <td>${cents(charge.amount_refunded)}</td>
                      <td>${charge.outcome.reason ?? ''}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </section>
          <section>
            <h2>Events</h2>
            <table>
              <thead>
                <tr>
                  <th>at</th>
                  <th>event</th>
                  <th>deliveries</th>
                  <td></td>
                </tr>
              </thead>
              <tbody>
                ${newest(state.events).map((event) => {
                  const sent = [...state.deliveries.values()].filter((each) => each.event === event.id);
                  const fates = sent.map((each) => `${each.lastStatus ?? '–'} (${each.attempts})`);
                  return html`<tr>
                    <td>${when(event.created)}</td>
                    <td>${event.type}</td>
                    <td>${fates.join(', ')}</td>
                    <td>
                      <form method="post" action="/_control/events/${event.id}/resend"><button>Resend</button></form>
                    </td>
                  </tr>`;
                })}
              </tbody>
            </table>
          </section>
        </main>
      </body>
    </html>`;
}

/** The page at `/` and the same switches as JSON for tests: `POST /_control/faults`, `POST /_control/webhooks`. */
export function controlRoutes(desk: Desk, faults: Faults): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(page(desk, faults)));

  app.post('/_control/faults', async (c) => {
    const json = c.req.header('content-type')?.includes('json') ?? false;
    const body = faultBody.safeParse(json ? await c.req.json() : await c.req.parseBody());
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    if ('clear' in body.data) faults.clear();
    else faults.add({ ...body.data });
    return json ? c.json({ faults: faults.list }) : c.redirect('/', 303);
  });

  app.post('/control/clock', async (c) => {
    const json = c.req.header('content-type')?.includes('json') ?? false;
    const body = clockBody.safeParse(json ? await c.req.json() : await c.req.parseBody());
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    try {
      desk.clock.moveTo('to' in body.data ? body.data.to : after(desk.now(), body.data.advance));
    } catch (error) {
      if (error instanceof RangeError) return c.json({ error: error.message }, 400);
      throw error;
    }
    return json ? c.json({ now: new Date(desk.now()).toISOString() }) : c.redirect('/', 303);
  });

  app.post('/control/account', async (c) => {
    const json = c.req.header('content-type')?.includes('json') ?? false;
    const body = accountBody.safeParse(json ? await c.req.json() : await c.req.parseBody());
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    const settings = { ...accountSettings(desk.state), ...body.data };
    desk.state.settings.set('account', settings);
    desk.store.touch();
    return json ? c.json({ account: settings }) : c.redirect('/', 303);
  });

  app.post('/_control/webhooks', async (c) => {
    const json = c.req.header('content-type')?.includes('json') ?? false;
    const body = webhookBody.safeParse(json ? await c.req.json() : await c.req.parseBody());
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    // A browser leaves unticked boxes out of the form.
    const unticked = json ? {} : { off: false, duplicate: false, reversed: false };
    desk.webhooks.setMode({ ...unticked, ...body.data });
    return json ? c.json({ webhooks: desk.webhooks.mode }) : c.redirect('/', 303);
  });

  app.post('/_control/events/:id/resend', (c) => {
    const { id } = c.req.param();
    if (!desk.state.events.has(id)) return c.notFound();
    desk.webhooks.resend(id);
    return c.redirect('/', 303);
  });
  return app;
}
