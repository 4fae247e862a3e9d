import { Hono } from 'hono';
import { checkProof, readToken, type createUsage } from './access.ts';
import { GraphError } from './graph-error.ts';
import { onGraphError } from './graph-answers.ts';
import type { Faults } from './faults.ts';
import type { Grants } from './grants.ts';
import type { Logins } from './logins.ts';

export interface ConnectOptions {
  app: { appId: string } | undefined;
  appSecret: string;
  logins: Logins;
  grants: Grants;
  faults: Faults;
  usage: ReturnType<typeof createUsage>;
}

/** Who a person is, what they have allowed, and what a page's own token may do beside reading: hear of its news. */
export function connectApi({ app: login, appSecret, logins, grants, faults, usage }: ConnectOptions) {
  const app = new Hono();
  app.onError(onGraphError(usage));
  app.get('/me', (c) => {
    const token = readToken(c);
    checkProof(c, token, appSecret);
    return c.json({ id: logins.userOf(token).user });
  });
  app.get('/me/permissions', (c) => {
    const token = readToken(c);
    checkProof(c, token, appSecret);
    const { scopes, refused } = logins.userOf(token);
    const all = [...scopes.map((name) => [name, 'granted']), ...refused.map((name) => [name, 'declined'])];
    return c.json({ data: all.map(([permission, status]) => ({ permission, status })) });
  });

  /** The token of this very page, with what it must be allowed. */
  const ofPage = (token: string, pageId: string) => {
    const known = grants.find(token);
    if (!known || known.pageId !== pageId)
      throw new GraphError(210, '(#210) A page access token is required to request this resource.');
    if (!known.scopes.includes('pages_manage_metadata'))
      throw new GraphError(200, '(#200) Requires pages_manage_metadata permission to manage the object', {
        status: 403,
      });
    return known;
  };
  app.post('/:id/subscribed_apps', async (c) => {
    await faults.meet('subscribe', c.req.raw.signal);
    usage.count();
    const token = readToken(c);
    checkProof(c, token, appSecret);
    const { pageId } = ofPage(token, c.req.param('id'));
    const fields = (c.req.query('subscribed_fields') ?? '').split(',').filter(Boolean);
    if (fields.length === 0) throw new GraphError(100, '(#100) The parameter subscribed_fields is required.');
    grants.subscribe(pageId, fields);
    return c.json({ success: true });
  });
  app.delete('/:id/subscribed_apps', async (c) => {
    await faults.meet('subscribe', c.req.raw.signal);
    usage.count();
    const token = readToken(c);
    checkProof(c, token, appSecret);
    grants.unsubscribe(ofPage(token, c.req.param('id')).pageId);
    return c.json({ success: true });
  });
  app.delete('/:id/permissions', (c) => {
    usage.count();
    const token = readToken(c);
    checkProof(c, token, appSecret);
    if (!login || token !== `${login.appId}|${appSecret}`)
      throw new GraphError(190, 'Invalid OAuth access token - Cannot parse access token', {
        status: 401,
        subcode: 467,
      });
    grants.endOfPerson(c.req.param('id'), 'removed');
    return c.json({ success: true });
  });
  return app;
}
