import { Hono } from 'hono';
import { CALLS, FAULTS, type Call, type Fault, type Faults } from '../faults.ts';
import type { Pictures } from '../pictures.ts';
import type { Store } from '../store.ts';
import { readEdit } from './edit-form.ts';
import { faultsView } from './faults-view.ts';
import { listView } from './list-view.ts';
import { pageView } from './page-view.ts';

const PER_PAGE = 40;

/** What a person can click: find a page, change it as its owner would, unpublish or delete it, make calls fail. */
export function clickable({ store, pictures, faults }: { store: Store; pictures: Pictures; faults: Faults }) {
  const app = new Hono();
  app.get('/', (c) => {
    const q = c.req.query('q') ?? '';
    const found = q.trim() ? store.search(q) : store.all();
    const from = Math.max(0, Number(c.req.query('from') ?? 0) || 0);
    return c.html(
      listView({ q, total: found.length, from, step: PER_PAGE, shown: found.slice(from, from + PER_PAGE), pictures }),
    );
  });
  app.get('/ui/pages/:id', (c) => {
    const page = store.find(c.req.param('id'));
    return page ? c.html(pageView(page, pictures, c.req.query('said'))) : c.notFound();
  });
  app.post('/ui/pages/:id', async (c) => {
    const page = store.edit(c.req.param('id'), readEdit(await c.req.formData()));
    return page ? c.redirect(`/ui/pages/${page.id}?said=saved`, 303) : c.notFound();
  });
  app.post('/ui/pages/:id/publish', async (c) => {
    const published = (await c.req.formData()).get('published') === 'yes';
    const page = store.edit(c.req.param('id'), { is_published: published });
    return page
      ? c.redirect(`/ui/pages/${page.id}?said=${published ? 'published' : 'unpublished'}`, 303)
      : c.notFound();
  });
  app.post('/ui/pages/:id/delete', (c) => (store.remove(c.req.param('id')) ? c.redirect('/', 303) : c.notFound()));
  app.get('/ui/faults', (c) => c.html(faultsView(faults.state())));
  app.post('/ui/faults', async (c) => {
    const form = await c.req.formData();
    const call = CALLS.find((name): name is Call => name === form.get('call'));
    const fault = FAULTS.find((name): name is Fault => name === form.get('fault')) ?? null;
    const times = Number(form.get('times'));
    if (call) faults.set(call, fault, Number.isInteger(times) && times > 0 ? times : null);
    return c.redirect('/ui/faults', 303);
  });
  return app;
}
