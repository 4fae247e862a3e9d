import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/transaction.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { DAY, newSubscriber } from '../../tests/support/subscriber.ts';
import { attachHost, detachHost } from '../sites/index.server.ts';
import { certificatesInFigures } from './in-figures.ts';
import { beginRound, lookAtCertificates } from './look-at-certificates.ts';
import type { ServedCertificate } from './served-certificates.port.ts';

/** What stands before the product shows, by name. */
const served = new Map<string, ServedCertificate>();
const asked: string[] = [];
let product: TestProduct;
let siteId = '';
beforeAll(async () => {
  const look = async (host: string) => {
    asked.push(host);
    return served.get(host) ?? { notAfter: null, fault: 'ECONNREFUSED' };
  };
  product = await startTestProduct({ ports: () => ({ servedCertificates: { look } }) });
  const owner = await newSubscriber(product);
  [{ id: siteId = '' } = {}] = await product.rows<{ id: string }>('select id from sites where order_id = $1', [
    owner.id(),
  ]);
  for (const host of ['gufi.example', 'www.gufi.example'])
    await inTransaction(product.system(), (ctx) => attachHost(ctx, { siteId, host, canonical: false }));
});
afterAll(() => product.close());

const goodFor = (days: number): ServedCertificate => ({
  notAfter: new Date(product.system().clock.now().getTime() + days * DAY),
  fault: null,
});
async function nextNight(): Promise<void> {
  product.later(DAY);
  await beginRound(product.system());
  await product.drain();
}
const open = async () =>
  (
    await product.rows<{ detail: string }>(
      `select detail from tasks where key = 'certificates.ending' and resolved_at is null`,
    )
  ).map(({ detail }) => detail);
const figures = () => certificatesInFigures(product.system());

it('looks at names of customers and at our own, and has none made for an address that nobody visits [P3]', async () => {
  served.set(new URL(product.config.publicUrl).hostname, goodFor(80));
  served.set('gufi.example', goodFor(60));
  served.set('www.gufi.example', goodFor(20));
  await nextNight();
  expect(asked).toEqual(expect.arrayContaining(['gufi.example', 'www.gufi.example']));
  expect(asked.filter((host) => host.endsWith(`.${product.config.sitesDomain}`))).toEqual([]);
  expect(await open()).toEqual([]);
  expect(await figures()).toMatchObject({ none: 0, under_14: 0, under_30: 1 });
});

it('tells a person once of one that ends within two weeks, and takes that back when it was renewed [P3]', async () => {
  served.set(new URL(product.config.publicUrl).hostname, goodFor(80));
  served.set('www.gufi.example', goodFor(10));
  await nextNight();
  expect(await open()).toEqual([expect.stringMatching(/^1 name: www\.gufi\.example \(ends \d{4}-\d\d-\d\d\)$/)]);
  expect(await figures()).toMatchObject({ under_14: 1 });
  served.set('www.gufi.example', goodFor(90));
  await nextNight();
  expect(await open()).toEqual([]);
});

it('tells of one that no browser believes on the second night: at first its name may not lead here yet [P3]', async () => {
  served.set('gufi.example', { notAfter: null, fault: 'ECONNRESET' });
  await nextNight();
  expect([await open(), (await figures()).none]).toEqual([[], 0]);
  // A job that died is done again: it is one night all the same.
  const since = product.system().clock.now().toISOString();
  product.later(1000);
  for (let times = 0; times < 2; times += 1) await lookAtCertificates(product.system(), { after: '', since });
  expect((await figures()).none).toBe(0);
  await nextNight();
  expect([await open(), (await figures()).none]).toEqual([['1 name: gufi.example (ECONNRESET)'], 1]);
});

it('forgets a name that leads to no site any more [P3]', async () => {
  await inTransaction(product.system(), (ctx) => detachHost(ctx, { siteId, host: 'gufi.example', others: [] }));
  await nextNight();
  expect(await open()).toEqual([]);
  expect(await product.rows(`select host from certificate_states where host = 'gufi.example'`)).toEqual([]);
});
