/** Runs in the copy of tests/walls/unplug.test.ts, where the toy room is plugged in and digests is not. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORDER_COOKIE } from '../../modules/access/index.server.ts';
import { LARGEST_PLAN } from '../../modules/plans/schemas.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { recordsOfRooms } from '../../modules/domains/zone-records.ts';
import { contributed, ROOMS } from '../../server/modules.ts';
import { ENCRYPTED_COLUMNS } from '../../server/encrypted-columns.ts';
import { createSiteHost } from '../../server/site-host/index.ts';
import { allHandlers } from '../../server/worker.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { newSubscriber } from '../support/subscriber.ts';
import { heard, HOST } from './module.server.ts';

let product: TestProduct;
let owner: Awaited<ReturnType<typeof newSubscriber>>;
const server = createServer();
beforeAll(async () => {
  product = await startTestProduct();
  owner = await newSubscriber(product);
  const ctx = product.system();
  const host = createSiteHost(
    ctx,
    contributed('siteViews').map((count) => count(ctx)),
  );
  server.on('request', (req, res) => void host.handle(req, res));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
}, 300_000);
afterAll(async () => {
  server.close();
  await product.close();
});

const site = async (path: string, form?: string, headers: Record<string, string> = {}) => {
  const [row] = await product.rows<{ slug: string }>('select slug from sites where order_id = $1', [owner.id()]);
  const { port } = server.address() as AddressInfo;
  const own = { host: `${row?.slug}.localhost`, 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method: form === undefined ? 'GET' : 'POST', headers: { ...type, ...own } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.once('error', fail).end(form);
  });
};

it('the product stands, sells and publishes without digests and with the toy', async () => {
  expect(ROOMS.map(({ module }) => module.name)).toEqual(expect.arrayContaining(['sites', 'toy']));
  expect(ROOMS.map(({ module }) => module.name)).not.toContain('digests');
  expect(heard).toContain('sites.published');
  const jobs = allHandlers(() => product.system()).map(({ definition }) => definition.name);
  expect(jobs).toContain('toy.play');
  expect(jobs.filter((name) => name.startsWith('digests.'))).toEqual([]);
  expect(ENCRYPTED_COLUMNS).toContainEqual({ table: 'toys', key: 'id', column: 'secret' });
});

it('a plan that goes up or down is a job of each room that asks to hear of it, in the transaction of the change', async () => {
  await inTransaction(product.system(), (ctx) =>
    emit(ctx, 'ordering.plan-changed', { orderId: owner.id(), plan: LARGEST_PLAN }),
  );
  expect(heard).not.toContain(`entitled ${owner.id()}`);
  await product.drain();
  expect(heard.filter((one) => one === `entitled ${owner.id()}`)).toHaveLength(1);
});

it('a call of the toy is answered, parsed and described', async () => {
  const play = (times: unknown) =>
    product.app.request('/buy_yr/api/toy/hop', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ times }),
    });
  expect(await (await play(2)).json()).toEqual({ played: 'hophop' });
  expect((await play(0)).status).toBe(400);
  const { paths } = (await (await product.app.request('/openapi.json')).json()) as { paths: Record<string, object> };
  expect(paths['/buy_yr/api/toy/{what}']).toMatchObject({ post: { operationId: 'toy' } });
});

it('what the toy keeps is exported, and what the doctor and /readyz ask it is told', async () => {
  const answer = await product.app.request(`/buy_yr/api/order/check/${owner.id()}/export`, {
    headers: { cookie: `${ORDER_COOKIE}=${owner.secret}` },
  });
  const files = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  expect(files).toEqual(expect.arrayContaining(['data/toy.json', 'data/site.json', 'site/toy/index.html']));
  const { degraded } = (await (await product.app.request('/readyz')).json()) as { degraded: string[] };
  expect(degraded).toContain('the toy is worn');
  const given = { config: product.config, ports: product.ports, now: new Date() };
  const looks = contributed('doctor').flat();
  const found = await looks.at(-1)?.(given);
  expect(found).toMatchObject([{ level: 'ok', about: 'toy' }]);
});

it('the toy has records in a zone, a host with a certificate, a page of the site and acts on its host', async () => {
  expect(await recordsOfRooms(product.system(), { domain: 'gufi.it', orderId: owner.id() })).toMatchObject([
    { name: 'toy.gufi.it', type: 'TXT' },
  ]);
  const ask = async (domain: string) =>
    (
      await product.app.request(`/tls/ask?domain=${domain}`, undefined, {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      })
    ).status;
  expect([await ask(HOST), await ask(`x${HOST}`)]).toEqual([200, 404]);
  expect(await site('/toy')).toMatchObject({ status: 200, text: expect.stringContaining('<title>Toy</title>') });
  expect(heard).toContain('seen /toy');
  expect((await site('/privacy')).text).not.toContain('No privacy');
  const { text: map } = await site('/sitemap.xml');
  expect([map.includes('/toy<'), map.includes('/toy/box<'), map.split('/privacy<').length]).toEqual([true, false, 2]);
  const same = { 'sec-fetch-site': 'same-origin' };
  expect(await site('/_/toy', 'word=hop', same)).toEqual({ status: 200, text: 'POST hop' });
  expect((await site('/_/toy')).text).toBe('GET ');
  expect((await site('/_/toy', 'word=hop', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await site('/_/toy', 'word=hop')).status).toBe(403);
  expect((await site('/_/toy', `word=${'x'.repeat(17_000)}`, same)).status).toBe(413);
  expect((await site('/_/toy', '{}', { ...same, 'content-type': 'application/json' })).status).toBe(415);
  expect((await site('/_/other')).status).toBe(404);
});
