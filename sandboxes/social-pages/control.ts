import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { CALLS, FAULTS, type Faults } from './faults.ts';
import type { createUsage } from './access.ts';
import { TOKEN_ENDS, type Grants, type TokenEnd } from './grants.ts';
import { EDGES, PAGE_FAULTS } from './page-types.ts';
import type { Store } from './store.ts';
import type { Webhooks, WebhookTarget } from './webhooks.ts';

const faultInput = z.object({
  call: z.enum(CALLS),
  fault: z.enum(FAULTS).nullable(),
  times: z.number().int().positive().nullable().default(null),
});
const editInput = z.strictObject({
  name: z.string().min(1).optional(),
  category: z.string().nullable().optional(),
  about: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  products: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  hours: z.record(z.string(), z.string()).nullable().optional(),
  is_published: z.boolean().optional(),
  fault: z.enum(PAGE_FAULTS).nullable().optional(),
  refuses: z.array(z.enum(EDGES)).optional(),
});

const postInput = z.strictObject({ message: z.string().min(1).max(5000) });

const tokenInput = z.strictObject({ end: z.enum(Object.keys(TOKEN_ENDS) as [TokenEnd, ...TokenEnd[]]) });
const webhookInput = z.strictObject({
  off: z.boolean().optional(),
  twice: z.boolean().optional(),
  shuffled: z.boolean().optional(),
  late: z.boolean().optional(),
});
const usageInput = z.strictObject({ percent: z.number().min(0).max(100).nullable() });

interface ControlOptions {
  faults: Faults;
  store: Store;
  grants: Grants;
  webhooks: Webhooks;
  usage: ReturnType<typeof createUsage>;
  appSecret: string;
  target: () => WebhookTarget | undefined;
  now: () => Date;
}

/** For tests and scripts: set and read the fault switches, change a page, post on it or delete it. Not part of the vendor's API. */
export function control({ faults, store, grants, webhooks, usage, appSecret, target, now }: ControlOptions) {
  const app = new Hono();
  app.get('/faults', (c) => c.json(faults.state()));
  app.delete('/faults', (c) => {
    faults.reset();
    return c.json(faults.state());
  });
  app.post('/faults', async (c) => {
    const input = faultInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 422);
    faults.set(input.data.call, input.data.fault, input.data.times);
    return c.json(faults.state());
  });
  app.patch('/pages/:id', async (c) => {
    const input = editInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 422);
    const changed = store.edit(c.req.param('id'), input.data);
    return changed ? c.json(changed) : c.notFound();
  });
  app.post('/pages/:id/posts', async (c) => {
    const input = postInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 422);
    const id = c.req.param('id');
    const changed = store.post(id, input.data.message, now());
    const [post] = changed?.posts.data ?? [];
    if (post) void webhooks.tell(id, { item: 'post', verb: 'add', post_id: post.id, created_time: now().getTime() });
    return changed ? c.json(changed) : c.notFound();
  });
  app.get('/grants', (c) => c.json(grants.state()));
  app.get('/webhooks', (c) => c.json({ modes: webhooks.modes, deliveries: webhooks.deliveries }));
  app.post('/webhooks', async (c) => {
    const input = webhookInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 422);
    Object.assign(webhooks.modes, input.data);
    return c.json(webhooks.modes);
  });
  app.post('/webhooks/flush', async (c) => {
    await webhooks.flush();
    return c.body(null, 204);
  });
  app.post('/usage', async (c) => {
    const input = usageInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 422);
    usage.pretend(input.data.percent);
    return c.body(null, 204);
  });
  // What ends a token: time, a new password, rights that were taken.
  app.post('/pages/:id/token', async (c) => {
    const input = tokenInput.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ error: z.prettifyError(input.error) }, 422);
    return c.json({ ended: grants.endOfPage(c.req.param('id'), input.data.end) });
  });
  // The person who connected the page removes the app: the vendor calls back, signed by the app's secret.
  app.post('/pages/:id/remove-app', async (c) => {
    const user = grants.personOf(c.req.param('id'));
    const at = target();
    if (!user || !at) return c.notFound();
    grants.endOfPerson(user, 'removed');
    const issued = Math.floor(now().getTime() / 1000);
    const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at: issued, user_id: user }));
    const text = payload.toString('base64url');
    const signed = `${createHmac('sha256', appSecret).update(text).digest('base64url')}.${text}`;
    const body = new URLSearchParams({ signed_request: signed });
    const answer = await fetch(new URL('/webhooks/social-removals', at.url), { method: 'POST', body });
    return c.json({ status: answer.status, answer: await answer.json() });
  });
  app.delete('/pages/:id', (c) => (store.remove(c.req.param('id')) ? c.body(null, 204) : c.notFound()));
  return app;
}
