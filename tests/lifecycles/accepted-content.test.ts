import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import { startPreview } from '../../modules/previews/index.server.ts';
import { refreshDueSitesJob } from '../../modules/sites/index.server.ts';
import { startSocialPagesSandbox, type SocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { GUFI, newShopper, nives } from '../support/shopper.ts';
import { DAY, HOUR } from '../support/subscriber.ts';

const KEYS = { accessToken: 'app|token', appSecret: 'secret-of-tests' };
let network: SocialPagesSandbox;
let product: TestProduct;
/** While it is set, pictures are not answered before it ends. */
let pictures: Promise<void> | null = null;

beforeAll(async () => {
  network = await startSocialPagesSandbox({ host: '127.0.0.1', port: 0, ...KEYS });
});
afterAll(() => network.close());
beforeEach(async () => {
  pictures = null;
  const real = createSocialPages({ apiBase: network.url, ...KEYS, pictureHosts: [network.pictureHost] });
  const social = {
    ...real,
    fetchPicture: async (address: string) => {
      await pictures;
      return real.fetchPicture(address);
    },
  };
  product = await startTestProduct({ ports: () => ({ social }) });
  return async () => {
    await product.close();
    await control('/faults', 'DELETE');
  };
});

async function control(path: string, method: string, body?: object): Promise<void> {
  const answer = await fetch(new URL(`/_control${path}`, network.homeUrl), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
const edit = (change: object) => control(`/pages/${GUFI}`, 'PATCH', change);
const hijack = () => edit({ name: 'Casinò Vinci Subito', about: 'Gioca ora', phone: '+39 06 666 6666' });
const refundOrder = () =>
  edit({ name: 'Trattoria Sette Gufi', about: 'Cucina bolognese di casa', phone: '+39 051 000 0101' });

/** Somebody who has never bought anything looks at the page, an hour and more after the last look. */
async function strangerLooks(): Promise<void> {
  product.later(2 * HOUR);
  await startPreview(product.as(null), { id: GUFI, locale: 'it' });
  await product.drain();
}

/** Every site is due. */
async function makeAnew(): Promise<void> {
  await product.rows(`update site_contents set good_until = 'epoch'`);
  await product.db.transaction((tx) => product.jobs.enqueue(tx, refreshDueSitesJob, {}, { key: 'due' }));
  await product.drain();
}

interface Shown {
  version: string;
  /** Of every file on show: address and hash of its bytes. */
  files: string;
  text: string;
  photos: number;
}
async function shown(orderId: string): Promise<Shown> {
  const [row] = await product.rows<{ version: string; files: Record<string, unknown>; document: { photos: object } }>(
    `select v.id as version, v.files, v.document from sites s join site_versions v on v.id = s.current_version_id
     where s.order_id = $1`,
    [orderId],
  );
  if (!row) throw new Error('nothing is on show');
  const photos = Object.keys(row.document.photos).length;
  return {
    version: row.version,
    files: createHash('sha256').update(JSON.stringify(row.files)).digest('hex'),
    text: JSON.stringify(row.document),
    photos,
  };
}

describe('a paid site', () => {
  it('stays as it is, byte for byte, when its page is renamed and taken over and a stranger previews it [P1]', async () => {
    await refundOrder();
    const owner = newShopper(product, nives(), GUFI);
    const id = await owner.buy();
    const before = await shown(id);
    expect(before.text).toContain('Sette Gufi');
    expect(before.photos).toBeGreaterThan(5);

    await hijack();
    await strangerLooks();
    const [preview] = await product.rows<{ name: string }>('select name from previews where page_id = $1', [GUFI]);
    expect(preview?.name).toBe('Casinò Vinci Subito');
    expect(await shown(id)).toEqual(before);

    // Nor does the clock change it, nor anything that publishes it again.
    await makeAnew();
    expect(await shown(id)).toEqual(before);
    await product.rows(`update sites set layout = 'bottega', lang = 'en' where order_id = $1`, [id]);
    await makeAnew();
    const dressed = await shown(id);
    expect(dressed.version).not.toBe(before.version);
    expect(dressed.text).toContain('Sette Gufi');
    expect(dressed.text).not.toContain('Casin');
    expect(dressed.photos).toBeGreaterThan(0);
  });
});

it('the photos of the reading that an order began arrive after the payment and are shown [P1]', async () => {
  await refundOrder();
  let letPicturesCome = () => undefined as void;
  pictures = new Promise((resolve) => (letPicturesCome = resolve));
  const owner = newShopper(product, nives(), GUFI);
  await owner.start();
  const reading = product.drain();
  await untilPhotosAreAwaited();
  await owner.choose();
  const checkout = await owner.checkout();
  await owner.pay(checkout);
  await product.webhooksArrived();
  await product.drain();
  expect((await shown(owner.id())).photos).toBe(0);
  letPicturesCome();
  await reading;
  await product.drain();
  const whole = await shown(owner.id());
  expect(whole.photos).toBeGreaterThan(5);

  await hijack();
  await strangerLooks();
  expect(await shown(owner.id())).toEqual(whole);
});

it('a photo that could not be fetched for an order is added when it can be, and nothing else with it [P1]', async () => {
  await refundOrder();
  await control('/faults', 'POST', { call: 'media', fault: 'server-error' });
  const owner = newShopper(product, nives(), GUFI);
  const id = await owner.buy();
  expect((await shown(id)).photos).toBe(0);
  await control('/faults', 'DELETE');
  await hijack();
  await strangerLooks();
  const healed = await shown(id);
  expect(healed.photos).toBeGreaterThan(5);
  expect(healed.text).not.toContain('Casin');
});

it('a site of a page that nobody could read takes the first reading after the payment [P1]', async () => {
  await refundOrder();
  await control('/faults', 'POST', { call: 'read', fault: 'server-error' });
  const owner = newShopper(product, nives(), GUFI);
  const id = await owner.buy();
  await expect(shown(id)).rejects.toThrow('nothing is on show');
  await control('/faults', 'DELETE');
  await product.drain({ again: true });
  await product.drain({ again: true });
  const first = await shown(id);
  expect(first.photos).toBeGreaterThan(5);
  await hijack();
  await strangerLooks();
  expect(await shown(id)).toEqual(first);
});

it('what a site accepted is kept as long as the site, its photos too, whatever becomes of its page [K14] [P1]', async () => {
  await refundOrder();
  const owner = newShopper(product, nives(), GUFI);
  const id = await owner.buy();
  const before = await shown(id);
  // The network deletes the page: nobody previews it any more, and what it said is forgotten.
  await product.rows('delete from photo_sources');
  await product.rows('delete from page_snapshots');
  product.later(40 * DAY);
  await purgeAll(product.system());
  await product.rows(`update sites set layout = 'bottega' where order_id = $1`, [id]);
  await makeAnew();
  const after = await shown(id);
  expect(after.version).not.toBe(before.version);
  expect(after.photos).toBeGreaterThan(0);
});

async function untilPhotosAreAwaited(): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    const rows = await product.rows(`select 1 from previews where page_id = $1 and state = 'photos'`, [GUFI]);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no preview of the page came as far as its photos');
}
