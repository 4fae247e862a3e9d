/** The store of files is slow, fails or is gone while sites are visited and sold: nothing dark, nothing lost, nothing 404. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPorts } from '../../server/composition.ts';
import { createSiteHost } from '../../server/site-host/index.ts';
import { answered } from '../support/answered.ts';
import { openTestBucket, type StoreFault, type TestBucket } from '../support/bucket.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { newShopper } from '../support/shopper.ts';
import { newSubscriber } from '../support/subscriber.ts';

const FAULTS: Record<string, StoreFault> = {
  'slow by two seconds': { slow: 2100 },
  'answering 500': { says: { status: 500, code: 'InternalError' } },
  gone: { gone: true },
  'without its bucket': { says: { status: 404, code: 'NoSuchBucket' } },
};
const places: string[] = [];
let bucket: TestBucket;
let product: TestProduct;
let slug: string;
beforeAll(async () => {
  bucket = await openTestBucket();
  product = await startTestProduct({ env: bucket.env });
  const owner = await newSubscriber(product);
  const [site] = await product.rows<{ slug: string }>('select slug from sites where order_id = $1', [owner.id()]);
  slug = site?.slug ?? '';
});
afterAll(async () => {
  await product.close();
  await bucket.close();
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** Another node of the installation: its own disk, the same database and bucket. It has answered nothing yet. */
function node() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vetrina-node-'));
  places.push(dataDir);
  const { files } = createPorts({ config: { ...product.config, dataDir }, root: process.cwd() });
  const ctx = product.system();
  const host = createSiteHost({ ...ctx, ports: { ...ctx.ports, files } });
  return async (path: string) => {
    const began = performance.now();
    const answer = await answered(host, { url: path, headers: { host: `${slug}.localhost` } });
    return { ...answer, ms: performance.now() - began };
  };
}

describe('two nodes on one bucket', () => {
  it('what one publishes the other answers, and finds near the second time', async () => {
    const get = node();
    bucket.asked();
    expect((await get('/')).status).toBe(200);
    expect(bucket.asked()).toContainEqual(expect.stringMatching(/^GET .*\/site-files\//));
    expect((await get('/')).status).toBe(200);
    expect(bucket.asked()).toEqual([]);
  });
});

describe.each(Object.entries(FAULTS))('a store that is %s', (_name, fault) => {
  it('leaves warm pages as they are; cold ones are asked to come again within 2.5 s, never 404', async () => {
    const get = node();
    expect((await get('/')).status).toBe(200);
    bucket.spoil(fault);
    expect((await get('/')).status).toBe(200);
    const cold = await get('/privacy');
    expect([cold.status, cold.headers?.['retry-after']]).toEqual([503, '2']);
    expect(cold.ms).toBeLessThan(2500);
    // What no version has is not the store's to say.
    const tasks = () => product.rows('select kind from tasks where resolved_at is null');
    await expect.poll(tasks).toEqual([{ kind: 'sites.file-missing' }]);
    bucket.spoil(null);
    expect((await get('/privacy')).status).toBe(200);
  });

  it('ends no order: it is published when the store is back', async () => {
    const shopper = newShopper(product);
    const checkout = await shopper.toCardForm();
    bucket.spoil(fault);
    await shopper.pay(checkout);
    await product.webhooksArrived();
    await product.drain();
    const status = async () =>
      (await product.rows<{ status: string }>('select status from sites where order_id = $1', [shopper.id()]))[0]
        ?.status;
    expect(await status()).not.toBe('live');
    bucket.spoil(null);
    await product.drain({ again: true });
    expect(await status()).toBe('live');
    expect((await shopper.order()).status).toBe('live');
  });
});
