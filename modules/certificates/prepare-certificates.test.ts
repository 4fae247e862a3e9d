import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { DAY, newSubscriber } from '../../tests/support/subscriber.ts';
import { certificatesInFigures } from './in-figures.ts';
import { beginRound } from './look-at-certificates.ts';
import { prepareCertificates } from './prepare-certificates.ts';

const MINUTE = 60_000;
/** Names that the world finds, and those that an authority would make no certificate for. */
const found = new Set<string>();
const refused = new Set<string>();
let asked: string[] = [];
let product: TestProduct;
let orderId = '';
beforeAll(async () => {
  const look = async (host: string) => {
    asked.push(host);
    if (refused.has(host)) return { notAfter: null, fault: 'ECONNRESET' };
    return { notAfter: new Date(product.system().clock.now().getTime() + 90 * DAY), fault: null };
  };
  product = await startTestProduct({
    ports: () => ({ servedCertificates: { look }, names: { resolves: async (host) => found.has(host) } }),
  });
  orderId = (await newSubscriber(product)).id();
});
afterAll(() => product.close());

const register = (domain: string) =>
  inTransaction(product.system(), (ctx) =>
    emit(ctx, 'domains.registered', { orderId, domain, registrationId: domain }),
  );
/** What was visited in the run of so many minutes later. */
async function after(minutes: number): Promise<string[]> {
  asked = [];
  product.later(minutes * MINUTE);
  await prepareCertificates(product.system());
  return asked;
}

it('has the certificate of a new name made as soon as the name leads here, www too, and once [P3]', async () => {
  await register('gelso.example');
  expect(await after(0), 'no registry is so quick').toEqual([]);
  expect(await after(2), 'it leads nowhere yet').toEqual([]);
  found.add('gelso.example');
  expect(await after(1), 'tried a moment ago').toEqual([]);
  expect(await after(2)).toEqual(['gelso.example', 'www.gelso.example']);
  expect(await after(60)).toEqual([]);
  expect(await certificatesInFigures(product.system())).toMatchObject({ more: 1, none: 0 });
});

it('makes one name’s in a run, whoever moves here: an authority counts [P3]', async () => {
  const names = ['uno.example', 'due.example', 'tre.example'];
  for (const name of names) {
    found.add(name);
    await register(name);
    product.later(1000);
  }
  expect(await certificatesInFigures(product.system()), 'nobody counts what waits').toMatchObject({ more: 1, none: 0 });
  for (const name of names) expect(await after(2)).toEqual([name, `www.${name}`]);
  expect(await after(2)).toEqual([]);
});

it('tries what is refused ever more seldom, for a day, and then leaves it to the night [P3]', async () => {
  found.add('no.example');
  refused.add('www.no.example');
  await register('no.example');
  let tries = 0;
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 10) tries += (await after(10)).length / 2;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(15);
  refused.clear();
  await beginRound(product.system());
  await product.drain();
  expect((await certificatesInFigures(product.system())).more).toBeGreaterThan(4);
  expect(await after(2)).toEqual([]);
});
