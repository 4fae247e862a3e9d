/** Free times that many ask for are answered from memory, and what has changed is asked for again on every node. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { saveSettings } from '../../modules/booking/save-settings.ts';
import { setStatus } from '../../modules/booking/set-status.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import { setSiteState } from '../../modules/sites/index.server.ts';
import { siteAnswers } from '../../platform/meters.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { openSiteHost, type OpenSiteHost } from '../../tests/support/on-site-host.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';
import { listenForSiteChanges } from './listen.ts';

let product: TestProduct;
/** The same site on two nodes. */
let here: OpenSiteHost;
let there: OpenSiteHost;
let listener: Awaited<ReturnType<typeof listenForSiteChanges>>;
let site: DraftOfSite;
let name: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.later(60_000);
  site = await newDraft(product, await newSubscriber(product, { choice: { plan: 'pro' } }));
  await set({ kind: 'table', mode: 'instant', covers: 2 });
  await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  await product.drain();
  [here, there] = [await openSiteHost(product), await openSiteHost(product)];
  listener = await listenForSiteChanges(product.databaseUrl, [here.host, there.host], product.system().log);
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [site.id]);
  name = `${row?.slug}.localhost`;
  // Where the host leads is known before anything can be answered from memory.
  for (const node of [here, there]) await node.send(name, '/');
});
afterEach(async () => {
  await listener.close();
  here.close();
  there.close();
});

async function set(given: object) {
  const by = await proveSite(site.ctx(), 'draft', site.id);
  const { settings } = await bookingsOfSite(site.ctx(), { by });
  await saveSettings(site.ctx(), { by, ...settings, ...given });
}
const BR = { 'accept-encoding': 'br' };
const address = async (): Promise<string> => {
  const from = new Date(product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  return `/_/book/times?s=${fieldsOf((await here.send(name, '/book')).text)['s'] ?? ''}&n=2&from=${from}`;
};
/** What a node answers, and whether it had it in memory. */
async function ask(node: OpenSiteHost, path: string, headers: Record<string, string> = BR) {
  const before = siteAnswers.memory;
  const { status, text, headers: given } = await node.send(name, path, undefined, headers);
  const times = [...text.matchAll(/href="(\/_\/book\/new\?[^"]+)"/g)].map(([, href = '']) => decoded(href));
  return { status, text, times, given, isKept: siteAnswers.memory > before };
}
/** Notices come from another connection. */
const heard = (node: OpenSiteHost, path: string, most: number) =>
  expect.poll(async () => (await ask(node, path)).times.length).toBeLessThan(most);
const GUEST = { name: 'Anna Verdi', phone: '051 123456', mail: 'anna@example.it', note: '' };
async function book(node: OpenSiteHost, time: string) {
  const form = fieldsOf((await node.send(name, time)).text);
  expect((await node.send(name, '/_/book/new', { ...form, ...GUEST })).status).toBe(303);
}

describe('free times', () => {
  it('are the same from memory, for as many as ask, and no browser keeps them [P9]', async () => {
    const path = await address();
    const first = await ask(here, path);
    const second = await ask(here, path);
    expect([first.isKept, second.isKept]).toEqual([false, true]);
    expect(second.times.length).toBeGreaterThan(0);
    expect(second.text).toBe(first.text);
    expect(second.given['cache-control']).toBe('no-store');
    expect(second.given['content-security-policy']).toBe(first.given['content-security-policy']);
    // Each address for itself, and whoever takes no brotli is drawn a page.
    expect((await ask(here, path.replace('n=2', 'n=1'))).isKept).toBe(false);
    expect((await ask(here, path, {})).isKept).toBe(false);
  });

  it('whoever has booked does not find theirs there any more, here at once and on another node by its notice [P9]', async () => {
    const path = await address();
    const before = (await ask(there, path)).times;
    await ask(here, path);
    expect((await ask(there, path)).isKept).toBe(true);
    const [time = ''] = before;
    await book(here, time);
    expect((await ask(here, path)).times).not.toContain(time);
    await heard(there, path, before.length);
    expect((await ask(there, path)).times).not.toContain(time);
    expect((await ask(there, path)).isKept).toBe(true);
  });

  it('a day that the owner closes, and a change of the rules, are heard [P9]', async () => {
    const path = await address();
    const before = (await ask(here, path)).times.length;
    await set({ step: 60 });
    await heard(here, path, before);
    await setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'paused' });
    await expect.poll(async () => (await ask(here, path)).status).toBe(409);
    // What is refused is said anew each time.
    expect((await ask(here, path)).isKept).toBe(false);
  });

  it('are asked for again after a moment, should no notice ever come; nothing is given for a site that pauses [P9]', async () => {
    const path = await address();
    const before = (await ask(here, path)).times;
    await listener.close();
    await book(there, before[0] ?? '');
    expect((await ask(here, path)).isKept).toBe(true);
    // Whoever chooses what was shown for too long is told.
    const form = fieldsOf((await here.send(name, before[0] ?? '')).text);
    expect((await here.send(name, '/_/book/new', { ...form, ...GUEST })).status).toBe(409);
    expect((await ask(here, path)).isKept).toBe(false);
    await ask(there, path);
    product.later(20_000);
    expect((await ask(there, path)).isKept).toBe(false);
    await inTransaction(product.system(), (ctx) => setSiteState(ctx, { orderId: site.owner.id(), state: 'suspended' }));
    there.host.invalidateSite(site.id);
    expect((await ask(there, path)).status).toBe(503);
  });
});
