import { Hono } from 'hono';
import { z } from 'zod';
import { CALLS, FAULTS, type Faults } from './faults.ts';
import { EDGES, PAGE_FAULTS } from './page-types.ts';
import type { Store } from './store.ts';

const faultInput = z.object({
  call: z.enum(CALLS),
  fault: z.enum(FAULTS).nullable(),
  times: z.number().int().positive().nullable().default(null),
});
const editInput = z.strictObject({
  name: z.string().min(1).optional(),
  about: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  hours: z.record(z.string(), z.string()).nullable().optional(),
  is_published: z.boolean().optional(),
  fault: z.enum(PAGE_FAULTS).nullable().optional(),
  refuses: z.array(z.enum(EDGES)).optional(),
});

/** For tests and scripts: set and read the fault switches, change or delete a page. Not part of the vendor's API. */
export function control({ faults, store }: { faults: Faults; store: Store }) {
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
  app.delete('/pages/:id', (c) => (store.remove(c.req.param('id')) ? c.body(null, 204) : c.notFound()));
  return app;
}
