import { Hono } from 'hono';
import { checkProof, readToken, type createUsage } from './access.ts';
import type { Faults } from './faults.ts';
import { parseFieldList } from './field-list.ts';
import { GraphError } from './graph-error.ts';
import { onGraphError } from './graph-answers.ts';
import type { Grants } from './grants.ts';
import type { Logins } from './logins.ts';
import { pageOf } from './paging.ts';
import { ALL_TASKS, findPerson, offeredPeople } from './people.ts';
import type { Pictures } from './pictures.ts';
import { project } from './projection.ts';
import type { Store } from './store.ts';
import { dialogView, refusedView } from './ui/dialog-view.ts';

export interface LoginOptions {
  base: () => string;
  /** Undefined: no app may let people log in. */
  app: { appId: string; redirectUris: string[]; configId?: string; connectConfigId?: string } | undefined;
  appSecret: string;
  store: Store;
  pictures: Pictures;
  logins: Logins;
  grants: Grants;
  faults: Faults;
  usage: ReturnType<typeof createUsage>;
}

const CONNECT = ['pages_show_list', 'pages_read_engagement', 'pages_read_user_content', 'pages_manage_metadata'];

/** Facebook Login by the manual flow: the dialog a person clicks, the code's exchange, and which pages they manage. */
export function loginApi(options: LoginOptions) {
  const { store, logins, grants, faults, usage } = options;
  const app = new Hono();
  app.onError(onGraphError(usage));

  /** What the dialog was opened with, or why it does not open. */
  function asked(given: Record<string, string>) {
    const { client_id: id, redirect_uri: redirectUri = '', state = '', config_id: configId } = given;
    if (!options.app || id !== options.app.appId)
      return 'Invalid App ID: The provided app ID does not look like a valid app ID.';
    if (!options.app.redirectUris.includes(redirectUri))
      return 'URL Blocked: This redirect failed because the redirect URI is not white-listed in the app’s Client OAuth Settings.';
    const byConfig = new Map([
      [options.app.configId, 'pages_show_list'],
      [options.app.connectConfigId, CONNECT.join(',')],
    ]);
    if (configId !== undefined && !byConfig.has(configId))
      return 'Invalid configuration: The config_id is not one of this app.';
    const scope = configId === undefined ? (given['scope'] ?? '') : (byConfig.get(configId) ?? '');
    const strange = scope.split(',').find((name) => ![...CONNECT, 'public_profile', 'email', ''].includes(name));
    if (strange !== undefined) return `Invalid Scopes: ${strange}.`;
    return { redirectUri, state, scopes: scope.split(',').filter(Boolean), given };
  }

  app.get('/dialog/oauth', (c) => {
    const request = asked(c.req.query());
    if (typeof request === 'string') return c.html(refusedView(request), 400);
    const q = c.req.query('q') ?? '';
    return c.html(dialogView({ request, q, people: offeredPeople(store, q) }));
  });
  app.post('/dialog/oauth', async (c) => {
    const request = asked(c.req.query());
    if (typeof request === 'string') return c.html(refusedView(request), 400);
    const form = await c.req.formData();
    const back = new URL(request.redirectUri);
    const chosen = form.get('person');
    const person = typeof chosen === 'string' ? findPerson(store, chosen) : undefined;
    const agreed = form.get('answer') === 'continue' && person !== undefined;
    const answer = agreed
      ? { code: logins.codeFor(person, request.redirectUri, consentOf(request.scopes, form)) }
      : {
          error: 'access_denied',
          error_code: '200',
          error_description: 'Permissions error',
          error_reason: 'user_denied',
        };
    for (const [name, value] of Object.entries({ ...answer, state: request.state })) back.searchParams.set(name, value);
    // The vendor's own fragment, against one of somebody else's.
    return c.redirect(`${back.href}#_=_`);
  });

  app.get('/oauth/access_token', async (c) => {
    await faults.meet('login', c.req.raw.signal);
    usage.count();
    const { client_id: id, client_secret: secret, redirect_uri: redirectUri = '', code = '' } = c.req.query();
    if (!options.app || id !== options.app.appId)
      throw new GraphError(101, 'Error validating application. Cannot get application info due to a system error.');
    if (secret !== options.appSecret) throw new GraphError(1, 'Error validating client secret.');
    if (c.req.query('grant_type') === 'fb_exchange_token')
      return c.json(logins.prolong(c.req.query('fb_exchange_token') ?? ''));
    return c.json(logins.exchange(code, redirectUri));
  });

  app.get('/me/accounts', async (c) => {
    await faults.meet('accounts', c.req.raw.signal);
    usage.count();
    const token = readToken(c);
    const person = logins.personOf(token);
    checkProof(c, token, options.appSecret);
    const { fields, limit, after } = c.req.query();
    const wanted = parseFieldList(fields?.trim() ? fields : 'id,name');
    const page = pageOf(person.pages(store), limit, after);
    const next = new URL(`${options.base()}/me/accounts`);
    for (const [name, value] of Object.entries({ ...c.req.query(), access_token: token, after: page.cursors.after }))
      next.searchParams.set(name, value);
    const how = { pictures: options.pictures, next: () => '' };
    const tasks = person.tasks ?? ALL_TASKS;
    // `tasks` belongs to the person and the page: no field of a page by itself.
    const own = wanted.filter(({ name }) => name !== 'tasks' && name !== 'access_token');
    const { user, scopes } = logins.userOf(token);
    const names = new Set(wanted.map(({ name }) => name));
    const data = page.items.map((item) => ({
      ...project(item as unknown as Record<string, unknown>, 'page', own, how),
      ...(names.has('tasks') ? { tasks } : {}),
      ...(names.has('access_token') && scopes.includes('pages_show_list')
        ? { access_token: grants.issue(item.id, user, scopes) }
        : {}),
    }));
    c.header('X-App-Usage', usage.header());
    if (data.length === 0) return c.json({ data });
    return c.json({ data, paging: { cursors: page.cursors, ...(page.more ? { next: next.href } : {}) } });
  });
  return app;
}

/** A person may untick what they do not allow; `refuse` names it. */
function consentOf(asked: string[], form: FormData) {
  const unticked = new Set(form.getAll('refuse').map(String));
  return { scopes: asked.filter((name) => !unticked.has(name)), refused: asked.filter((name) => unticked.has(name)) };
}
