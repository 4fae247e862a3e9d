import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../platform/errors.ts';
import { defineJob, handle, startJobs } from '../platform/jobs.ts';
import { enqueue, inTransaction } from '../platform/transaction.ts';
import { createLogger } from '../platform/logger.ts';
import { ask } from '../tests/journeys/support/ask.ts';
import { freePort } from '../platform/free-port.ts';
import { answered } from '../tests/support/answered.ts';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { newSubscriber } from '../tests/support/subscriber.ts';
import { withObservedCalls } from './observe-calls.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import { createSiteHost, type SiteHost } from './site-host/index.ts';

const log = createLogger('silent');
let product: TestProduct;
let metrics: Metrics;
let host: SiteHost;
let slug: string;
let orderId: string;

const opened = (port: number, servers = 1, figures = true) =>
  openMetrics({
    config: { ...product.config, servers, metrics: { port, host: '127.0.0.1' } },
    log,
    pool: product.pool,
    root: process.cwd(),
    hosts: () => host.entries(),
    figures: figures ? product.system() : null,
  });
/** Every series by its name and labels. */
async function told(port = metrics.port): Promise<Map<string, number>> {
  const { status, headers, body } = await ask(port, 'localhost', '/metrics');
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
  const lines = body
    .toString()
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
const get = (path: string, name = `${slug}.localhost`) => answered(host, { url: path, headers: { host: name } });

beforeAll(async () => {
  product = await startTestProduct();
  host = createSiteHost(product.system());
  const owner = await newSubscriber(product);
  orderId = owner.id();
  const [site] = await product.rows<{ slug: string }>('select slug from sites where order_id = $1', [orderId]);
  slug = site?.slug ?? '';
  metrics = (await opened(0)) as Metrics;
});
afterAll(async () => {
  await metrics.close();
  await product.close();
});

describe('what is told at the port of metrics', () => {
  it('answers of sites by where they come from, and how many hosts are in memory', async () => {
    const before = await told();
    const grown = async () => {
      const now = await told();
      return ['memory', 'store', '404', '503'].map((from) => {
        const name = `vetrina_site_answers_total{from="${from}"}`;
        return (now.get(name) ?? 0) - (before.get(name) ?? 0);
      });
    };
    expect((await get('/'))?.status).toBe(200);
    expect(await grown()).toEqual([0, 1, 0, 0]);
    for (let times = 0; times < 3; times++) expect((await get('/'))?.status).toBe(200);
    expect((await get('/', 'nobody.example'))?.status).toBe(404);
    expect(await grown()).toEqual([3, 1, 1, 0]);
    expect((await told()).get('vetrina_host_map_entries')).toBe(2);
  });

  it('calls of our own host by their pattern, never by an id', async () => {
    await product.app.request(`/buy_yr/api/order/check/${orderId}`);
    const seen = [...(await told()).keys()].filter((name) => name.startsWith('vetrina_http_seconds_count'));
    expect(seen.join('\n')).toMatch(/route="\/buy_yr\/api\/order\/check\/:\w+",code="40\d"/);
    expect(seen.join('\n')).not.toContain(orderId);
  });

  it('orders by state, how long they took, and the build', async () => {
    const seen = await told();
    expect(seen.get('vetrina_orders{state="live"}')).toBe(1);
    expect(seen.get('vetrina_order_to_live_seconds{quantile="0.95"}')).toBeGreaterThanOrEqual(0);
    expect([...seen.keys()].find((name) => name.startsWith('vetrina_build_info'))).toMatch(/schema="\d+",node="v\d+/);
    expect(seen.get('vetrina_db_pool_used')).toBeGreaterThanOrEqual(0);
  });

  it('tries of jobs by outcome, and what is due', async () => {
    const definition = defineJob('metrics.try', z.object({ fails: z.boolean() }), { retryLimit: 0 });
    const jobs = await startJobs(product.databaseUrl, [definition as never], log);
    await jobs.work([handle(definition, ({ fails }) => (fails ? Promise.reject(new Error('no')) : Promise.resolve()))]);
    const ctx = { ...product.system(), jobs };
    await inTransaction(ctx, async (ctx) => {
      await enqueue(ctx, definition, { fails: false });
      await enqueue(ctx, definition, { fails: true });
    });
    const outcome = async (of: string) =>
      (await told()).get(`vetrina_job_seconds_count{queue="metrics.try",outcome="${of}"}`);
    await expect.poll(() => outcome('done')).toBe(1);
    await expect.poll(() => outcome('failed')).toBe(1);
    await jobs.stop();
    await product.rows(
      `update pgboss.job set state = 'created', start_after = now() - interval '100 s' where name = 'metrics.try'`,
    );
    const other = (await opened(0)) as Metrics;
    const seen = await told(other.port);
    await other.close();
    expect(seen.get('vetrina_jobs_waiting{queue="metrics.try"}')).toBe(2);
    expect(seen.get('vetrina_job_oldest_seconds{queue="metrics.try"}')).toBeGreaterThan(99);
  });

  it('what calls of vendors came to', async () => {
    const ports = withObservedCalls(product.ports);
    await ports.zones.count();
    const failing = {
      create: () => Promise.reject(new AppError('domains.registrar-unavailable', { retryable: true })),
    };
    const refusing = { create: () => Promise.reject(new AppError('domains.registrar-refused')) };
    const broken = { create: () => Promise.reject(new Error('a fault of ours')) };
    for (const zones of [failing, refusing, broken])
      await expect(withObservedCalls({ zones }).zones.create()).rejects.toThrow();
    expect(ports.files).toBe(product.ports.files);
    const seen = await told();
    const calls = (op: string, outcome: string) =>
      seen.get(`vetrina_vendor_calls_total{vendor="zones",op="${op}",outcome="${outcome}"}`);
    expect(calls('count', 'ok')).toBe(1);
    expect(['unavailable', 'refused', 'failed'].map((outcome) => calls('create', outcome))).toEqual([1, 1, 1]);
  });

  it('nothing but that, in no label a host or a mail, and nothing at all where no port is named', async () => {
    expect((await ask(metrics.port, 'localhost', '/')).status).toBe(404);
    const text = [...(await told()).keys()].join('\n');
    for (const word of [slug, orderId, '@', '.localhost']) expect(text).not.toContain(word);
    expect(await openMetrics({ ...({} as Parameters<typeof openMetrics>[0]), config: product.config })).toBeNull();
  });

  it('further processes take the ports behind the first, and one too many is refused', async () => {
    const port = await freePort();
    const all = [await opened(port, 2, false), await opened(port, 2, false)];
    expect(all.map((each) => each?.port)).toEqual([port, port + 1]);
    await expect(opened(port, 2, false)).rejects.toThrow('EADDRINUSE');
    for (const each of all) await each?.close();
  });

  it('a database that does not answer holds up nobody: its figures are absent', async () => {
    const ctx = product.system();
    const never = { ...ctx, db: { execute: () => new Promise(() => undefined) } as never };
    const stuck = (await openMetrics({
      config: { ...product.config, metrics: { port: 0, host: '127.0.0.1' } },
      log,
      pool: product.pool,
      root: process.cwd(),
      hosts: () => 0,
      figures: never,
    })) as Metrics;
    const began = performance.now();
    const seen = await told(stuck.port);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect([...seen.keys()].filter((name) => /^vetrina_(?:orders|jobs_waiting)/.test(name))).toEqual([]);
    expect(seen.has('vetrina_db_pool_used')).toBe(true);
    await stuck.close();
  });
});
