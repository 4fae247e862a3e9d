import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import { after } from '../../clock.ts';
import { byItself, change, timeOf, type Desk } from '../desk.ts';
import type { Faults } from '../faults.ts';
import { closeDispute, isOpen, openDispute } from '../payments/disputes.ts';
import { accountSettings } from '../store.ts';
import { accountBody, clockBody, faultBody, rotationBody, webhookBody } from './bodies.ts';
import { accountSwitches } from './accounts.ts';
import { controlPage } from './page.ts';

/** Answers a script with JSON and sends a browser back to the page. */
function switchOf<Schema extends z.ZodType>(
  schema: Schema,
  run: (value: z.output<Schema>, json: boolean) => object | string,
) {
  return async (c: Context) => {
    const json = c.req.header('content-type')?.includes('json') ?? false;
    const body = schema.safeParse(json ? await c.req.json() : await c.req.parseBody());
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    const answer = run(body.data, json);
    if (typeof answer === 'string') return c.json({ error: answer }, 400);
    return json ? c.json(answer) : c.redirect('/', 303);
  };
}

function moveClock(desk: Desk, body: z.output<typeof clockBody>): object | string {
  try {
    desk.clock.moveTo('to' in body ? body.to : after(desk.now(), body.advance));
    return { now: new Date(desk.now()).toISOString() };
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function judge(desk: Desk, id: string, outcome: 'won' | 'lost'): boolean {
  const dispute = desk.state.disputes.get(id);
  if (dispute === undefined || !isOpen(dispute)) return false;
  const customer = desk.state.charges.get(dispute.charge)?.customer ?? null;
  change(desk, byItself, (whole) => closeDispute(timeOf(whole, customer), dispute, outcome));
  return true;
}

/** The switches that stand at `/control/…`, for a person by the page's forms and for a test as JSON. */
function switches(desk: Desk, faults: Faults): Hono {
  const app = new Hono();
  const { state, webhooks } = desk;

  app.post(
    '/faults',
    switchOf(faultBody, (body) => {
      if ('clear' in body) faults.clear();
      else faults.add({ ...body });
      return { faults: faults.list };
    }),
  );

  app.post(
    '/webhooks',
    switchOf(webhookBody, (body, json) => {
      // A browser leaves unticked boxes out of the form.
      const unticked = json ? {} : { off: false, duplicate: false, reversed: false, concurrent: false };
      webhooks.setMode({ ...unticked, ...body });
      return { webhooks: webhooks.mode };
    }),
  );

  app.post(
    '/webhooks/rotate',
    switchOf(rotationBody, ({ url, secret }) => {
      const all = [...webhooks.endpoints.values()].map((endpoint) => endpoint.url);
      const rotated = all
        .filter((each) => url === undefined || url === each)
        .filter((each) => webhooks.rotate(each, secret));
      return rotated.length === 0 ? 'no such endpoint' : { rotated };
    }),
  );

  app.post(
    '/clock',
    switchOf(clockBody, (body) => moveClock(desk, body)),
  );

  app.post(
    '/account',
    switchOf(accountBody, (body) => {
      const settings = { ...accountSettings(state), ...body };
      state.settings.set('account', settings);
      desk.store.touch();
      return { account: settings };
    }),
  );

  app.post('/events/:id/resend', (c) => {
    const { id } = c.req.param();
    if (desk.store.findEvent(id) === undefined) return c.notFound();
    webhooks.resend(id);
    return c.redirect('/', 303);
  });

  app.post('/charges/:id/dispute', (c) => {
    const charge = state.charges.get(c.req.param('id'));
    if (charge?.status !== 'succeeded' || charge.disputed) return c.notFound();
    change(desk, byItself, (whole) => {
      openDispute(timeOf(whole, charge.customer), charge, { inquiry: false, reason: 'product_not_received' });
    });
    return c.redirect('/', 303);
  });

  for (const outcome of ['won', 'lost'] as const) {
    app.post(`/disputes/:id/${outcome}`, (c) =>
      judge(desk, c.req.param('id'), outcome) ? c.redirect('/', 303) : c.notFound(),
    );
  }
  return app;
}

/** The page at `/` and its switches, under `/control` and under the older name `/_control`. */
export function controlRoutes(desk: Desk, faults: Faults): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(controlPage(desk, faults)));
  const all = switches(desk, faults);
  all.route('/accounts', accountSwitches(desk));
  app.route('/control', all);
  app.route('/_control', all);
  return app;
}
