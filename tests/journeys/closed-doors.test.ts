/** Every screen as the built product serves it, without a browser: what it lets run, what it gives away, and to whom. */
import { createHash } from 'node:crypto';
import { request, type RequestOptions } from 'node:http';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../app/routes.ts';
import { secretsIn } from '../support/secret-scan.ts';
import { newClient, type Client } from './support/client.ts';
import { NIVES } from './support/persons.ts';
import { openStage, type Stage } from './support/stage.ts';

const OPEN = [
  '/',
  '/developed',
  '/vetrina',
  '/vetrina?yr_preview=%7B%22id%22%3A%22x%22%7D&lng=en',
  '/landing/vetrina/grecian',
  '/privacy',
  '/terms',
  '/agreement',
  '/cookie',
  '/pages/privacy',
  '/pages/cookies',
  '/manager',
  '/manager/enter',
  '/manager/helper',
  '/manager/withdrawal',
  '/sitimanager/previews',
  '/sitimanager/order?id=900000000000101',
  '/sitimanager/welcome',
  '/operator',
  '/operator/texts',
  '/operator/texts/txt_x',
  '/operator/orders',
  '/operator/orders/ord_x',
  '/operator/previews',
  '/operator/jobs',
  '/operator/inbox',
  '/operator/staff',
  '/operator/recovery',
  '/api/vetrina/payment',
];
const LOST = [
  '/nowhere',
  '/landing/vetrina/martian',
  '/api/vetrina/payment/ord_nobodys',
  '/manager/orders/ord_nobodys',
  '/manager/orders/ord_nobodys/mail',
  '/manager/orders/ord_nobodys/mail/mbx_nobodys',
  // No mail host is configured here.
  '/manager/mail-device',
  '/manager/mail-password',
  '/manager/mail-forward',
  '/manager/sites/sit_nobodys',
  '/manager/sites/sit_nobodys/edit',
  '/manager/sites/sit_nobodys/numbers',
  '/manager/sites/sit_nobodys/photos',
  '/manager/sites/sit_nobodys/list/menu',
  '/letter/nobodys',
  '/manager/sites/sit_nobodys/following',
  '/manager/sites/sit_nobodys/languages',
  '/manager/sites/sit_nobodys/languages/en',
  '/manager/sites/sit_nobodys/pages',
  '/manager/sites/sit_nobodys/pages/pge_nobodys',
  '/manager/sites/sit_nobodys/helpers',
  '/manager/sites/sit_nobodys/texts',
  '/manager/sites/sit_nobodys/agreement',
  '/manager/sites/sit_nobodys/bookings',
  '/manager/sites/sit_nobodys/shop',
  '/manager/sites/sit_nobodys/news',
  '/manager/sites/sit_nobodys/people',
  '/vetrina/free/nobodys',
  '/manager/free/nobodys',
];

let stage: Stage;
let holder: Client;
let orderId = '';
beforeAll(async () => {
  stage = await openStage({ ADMIN_API_USERNAME: 'server', ADMIN_API_PASSWORD: 'una parola lunga per il server' });
  holder = newClient(stage);
  orderId = (await holder.start('900000000000101'))._id;
});
afterAll(() => stage?.close());

const ordersScreens = () => [
  `/api/vetrina/payment/${orderId}`,
  `/api/vetrina/payment/${orderId}/complete`,
  `/manager/orders/${orderId}`,
];
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${stage.origin}${path}`, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
/** As it stands: no client library tidies the path, the method or the host. */
const ask = (path: string, options: RequestOptions = {}) =>
  new Promise<{ status: number; cookie: unknown; body: string }>((done, fail) => {
    const { hostname, port } = new URL(stage.origin);
    request({ hostname, port, path, ...options }, (res) => {
      let body = '';
      res.on('data', (part: Buffer) => (body += part.toString()));
      res.on('end', () => done({ status: res.statusCode ?? 0, cookie: res.headers['set-cookie'], body }));
    })
      .on('error', fail)
      .end();
  });
const asHolder = () => ({ cookie: `vetrina_order=${holder.secret}` });

/** Patterns of every screen of the product. */
const patterns = (routes: RouteConfigEntry[], above = ''): string[] =>
  routes.flatMap((each) => {
    const path = each.path === undefined ? above : `${above}/${each.path}`;
    return [...(each.children ? patterns(each.children, path) : [path || '/'])];
  });

describe('every screen', () => {
  it('is among those that are looked at here', () => {
    const looked = [...OPEN, ...LOST, ...ordersScreens()].map((path) => path.split('?')[0] ?? '');
    const unseen = patterns(routes).filter((pattern) => {
      const form = pattern
        .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
        .replaceAll(/:\w+/g, '[^/]+')
        .replaceAll('*', '.+');
      return !looked.some((path) => new RegExp(`^${form}$`).test(path));
    });
    expect(unseen).toEqual([]);
  });

  it('lets only its own scripts run, embeds nothing unasked and may be framed by nobody, errors included', async () => {
    for (const path of [...OPEN, ...LOST, ...ordersScreens(), '/%E0%A4%A', '/api/vetrina/payment/%00']) {
      for (let round = 0; round < 2; round++) {
        const answer = await get(path, asHolder());
        const html = await answer.text();
        const policy = answer.headers.get('content-security-policy') ?? '';
        expect(policy, path).toMatch(/(?:^|; )frame-ancestors 'none'/);
        expect(policy, path).toMatch(/base-uri 'none'/);
        expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? '', path).not.toMatch(/unsafe|\*|data:|https?:(?:\s|$)/);
        expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(answer.headers.get('referrer-policy'), path).not.toBeNull();
        // The way to the door of a site that is somebody else's: nothing is drawn.
        if (html === '') {
          expect(answer.headers.get('location'), path).toMatch(/^\/manager\?site=/);
          continue;
        }
        if (!answer.headers.get('content-type')?.startsWith('text/html')) {
          expect(policy, path).toContain("default-src 'none'");
          continue;
        }
        for (const [tag, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
          // Data for search engines: no browser runs it, and no policy is asked.
          if (attributes.includes('type="application/ld+json"')) {
            expect(JSON.parse(text), path).toHaveProperty('@context', 'https://schema.org');
            continue;
          }
          const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
          const hash = createHash('sha256').update(text).digest('base64');
          const source = /src="(\/[^"]*)"/.test(attributes);
          const allowed = source || (nonce ? policy.includes(`'nonce-${nonce}'`) : policy.includes(`'sha256-${hash}'`));
          expect(allowed, `${path}: ${tag.slice(0, 120)}`).toBe(true);
        }
        expect(html, path).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
        expect(html, path).not.toMatch(/href="javascript:/i);
      }
    }
  });

  it('gives away no secret, no name of one, and no sealed code', async () => {
    const values = Object.entries(stage.env)
      .filter(([name]) => /SECRET|TOKEN|PASSWORD|KEY/.test(name) && !name.includes('PUBLISHABLE'))
      .flatMap(([, value]) => value ?? []);
    expect(values.length).toBeGreaterThan(7);
    for (const path of [...OPEN, ...LOST, ...ordersScreens(), '/openapi.json', '/livez', '/readyz']) {
      const answer = await get(path, asHolder());
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      expect(secretsIn(text, values), path).toEqual([]);
      expect(secretsIn(`${text}${values[0]}`, values), 'the search itself').not.toEqual([]);
    }
  });

  it('of an order is its holder’s: whoever else asks gets the same answer as for none [X5]', async () => {
    const private_ = [NIVES.last_name, NIVES.ssn, NIVES.mail, NIVES.address].flatMap((text) => text ?? []);
    for (const path of ordersScreens().slice(0, 2)) {
      const own = await get(path, asHolder());
      expect([path, own.status]).toEqual([path, 200]);
      expect(await own.text()).toContain(orderId);
      expect(own.headers.get('cache-control')).toBe('no-store');
    }
    const strangers: Record<string, string>[] = [
      {},
      { cookie: `vetrina_order=${newClient(stage).secret}` },
      { authorization: 'Bearer 0123456789abcdef' },
    ];
    for (const headers of strangers) {
      for (const path of ordersScreens()) {
        const answer = await get(path, headers);
        const html = await answer.text();
        expect([path, answer.status]).toEqual([path, 404]);
        expect(private_.filter((text) => text !== '' && html.includes(text))).toEqual([]);
        const none = await get(path.replace(orderId, `ord_${'x'.repeat(22)}`), headers);
        expect(none.status).toBe(404);
      }
    }
  });

  it('changes nothing when it is posted to, and from another site it is not even drawn', async () => {
    for (const path of [...OPEN, ...ordersScreens()]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const foreign = await fetch(`${stage.origin}${path}`, {
          method,
          headers: {
            origin: 'https://evil.example',
            'content-type': 'application/x-www-form-urlencoded',
            ...asHolder(),
          },
          body: 'a=b',
          redirect: 'manual',
        });
        expect([method, path, foreign.status]).toEqual([method, path, 403]);
        const own = await fetch(`${stage.origin}${path}`, {
          method,
          headers: { origin: stage.origin, ...asHolder() },
          redirect: 'manual',
        });
        expect([method, path, own.status < 500 && own.status >= 400], String(own.status)).toEqual([method, path, true]);
      }
    }
  });

  it('has no way to what lies beside the build, lists no folder, and echoes nothing', async () => {
    for (const path of [
      '/.git/config',
      '/.env',
      '/package.json',
      '/build/server/index.js',
      '/assets/',
      '/assets',
      '/..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/fonts/../../package.json',
    ]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).not.toMatch(/"dependencies"|root:x:|\[core\]/);
    }
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND']) {
      const answer = await ask('/', { method, headers: { 'x-echo': 'once-more' } });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.body).not.toContain('once-more');
    }
  });

  it('is answered on our own host only, and other hosts get no cookie', async () => {
    for (const host of ['nobody.example', 'slug.localhost', `previews.localhost`]) {
      const answer = await ask(`/api/vetrina/payment/${orderId}`, { headers: { host, ...asHolder() } });
      expect([host, answer.status, answer.cookie]).toEqual([host, 404, undefined]);
      expect(answer.body).not.toContain(orderId);
    }
  });
});
