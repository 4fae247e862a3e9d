import { Hono } from 'hono';
import { checkAccess, type createUsage } from './access.ts';
import type { Faults } from './faults.ts';
import type { Grants } from './grants.ts';
import { parseFieldList, type WantedField } from './field-list.ts';
import { onGraphError } from './graph-answers.ts';
import { GraphError, missingNode, unknownAlias } from './graph-error.ts';
import { misshape } from './misshape.ts';
import type { PageEdge, StoredPage } from './page-types.ts';
import { pageOf } from './paging.ts';
import type { Pictures } from './pictures.ts';
import { project, USUAL, type Projection } from './projection.ts';
import type { Store } from './store.ts';

export interface GraphOptions {
  base: () => string;
  accessToken: string;
  appSecret: string;
  grants: Grants;
  store: Store;
  pictures: Pictures;
  faults: Faults;
  usage: ReturnType<typeof createUsage>;
}

const EDGES = { photos: 'photo', posts: 'post', events: 'event', ratings: 'rating' } as const;
const asNode = (page: StoredPage) => page as unknown as Record<string, unknown>;
const fieldsOf = (text: string | undefined, usual: string) => parseFieldList(text?.trim() ? text : usual);

/** The part of the Graph API that finds and reads public pages: search, a page, its picture and its edges. */
export function graphApi(options: GraphOptions) {
  const { store, pictures, faults, usage } = options;
  const app = new Hono();

  app.use('*', async (c, next) => {
    checkAccess(c, options);
    usage.count();
    await next();
  });
  app.use('*', async (c, next) => {
    await next();
    c.header('X-App-Usage', usage.header());
    c.header('facebook-api-version', 'v25.0');
  });
  app.onError(onGraphError(usage));

  const link = (path: string, query: Record<string, string | undefined>, after: string) => {
    const url = new URL(`${options.base()}/${path}`);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    url.searchParams.set('after', after);
    return url.href;
  };
  const how = (token: string | undefined): Projection => ({
    pictures,
    next: (node, edge, wanted, after) =>
      link(
        `${String(node['id'])}/${edge}`,
        {
          access_token: token,
          limit: wanted.args['limit'],
          fields: wanted.fields ? written(wanted.fields) : undefined,
        },
        after,
      ),
  });
  const readable = (id: string): StoredPage => {
    const page = store.find(id);
    if (!page) throw /^\d+$/.test(id) ? missingNode(id) : unknownAlias(id);
    if (!page.is_published && page.fault !== 'seen-unpublished') throw missingNode(id);
    return page;
  };

  app.get('/pages/search', async (c) => {
    await faults.meet('search', c.req.raw.signal);
    const { q, fields, limit, after, access_token } = c.req.query();
    if (!q?.trim()) throw new GraphError(100, '(#100) The parameter q is required');
    await faults.meetQuery(q, c.req.raw.signal);
    const wanted = fieldsOf(fields, 'name,id');
    const page = pageOf(store.search(q), limit, after, 10);
    return c.json({
      data: page.items.map((item) => project(asNode(item), 'page', wanted, how(access_token))),
      ...(page.items.length === 0
        ? {}
        : {
            paging: {
              cursors: page.cursors,
              ...(page.more
                ? { next: link('pages/search', { q, fields, limit, access_token }, page.cursors.after) }
                : {}),
            },
          }),
    });
  });

  app.get('/:id', async (c) => {
    await faults.meet('read', c.req.raw.signal);
    const page = readable(c.req.param('id'));
    await faults.meetPage(page.id, page.fault, c.req.raw.signal);
    const wanted = fieldsOf(c.req.query('fields'), USUAL['page'] ?? 'id');
    if (wanted.some((field) => needsPermission(page, field.name))) throw noPermission();
    return c.json(misshape(page.fault, project(asNode(page), 'page', wanted, how(c.req.query('access_token')))));
  });

  app.get('/:id/picture', (c) => {
    const picture = pictures.profile(readable(c.req.param('id')).picture.data);
    if (c.req.query('redirect') === 'false' || c.req.query('redirect') === '0') return c.json({ data: picture });
    return c.redirect(String((picture as Record<string, unknown>)['url']));
  });

  app.get('/:id/:edge', async (c) => {
    const edge = c.req.param('edge');
    if (!(edge in EDGES)) throw new GraphError(2500, `Unknown path components: /${edge}`);
    const page = readable(c.req.param('id'));
    await faults.meetPage(page.id, page.fault, c.req.raw.signal);
    if (needsPermission(page, edge)) throw noPermission();
    const kind = EDGES[edge as keyof typeof EDGES];
    const { fields, limit, after, access_token } = c.req.query();
    const wanted: WantedField = {
      name: edge,
      args: { ...(limit === undefined ? {} : { limit }), ...(after === undefined ? {} : { after }) },
      fields: fieldsOf(fields, USUAL[kind] ?? 'id'),
    };
    return c.json(project(asNode(page), 'page', [wanted], how(access_token))[edge] ?? { data: [] });
  });
  return app;
}

const needsPermission = (page: StoredPage, field: string) => page.refuses?.includes(field as PageEdge) === true;
const noPermission = () =>
  new GraphError(
    10,
    "(#10) This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature.",
    { status: 403 },
  );
const written = (fields: WantedField[]): string =>
  fields.map((field) => field.name + (field.fields ? `{${written(field.fields)}}` : '')).join(',');
