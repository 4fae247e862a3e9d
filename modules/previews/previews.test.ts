import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { createImages } from '../../adapters/images-sharp/index.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { testClock, testContext, type Recorded } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { testNetwork, wholly, type TestNetwork } from '../../tests/support/social-network.ts';
import { buildPreview } from './build-preview.ts';
import {
  findPreviewForPage,
  getPreview,
  previewDocument,
  requestPreview,
  searchPages,
  startPreview,
} from './index.server.ts';
import { pagePicture } from './page-picture.ts';
import { createComposer } from '../sites/index.server.ts';
import { previews } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-previews-'));
const clock = testClock();
let database: TestDatabase;
let network: TestNetwork;
let ctx: Ctx;
let seen: Recorded;
const GUFI = '900000000000101';

afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await openTestDatabase();
  network = testNetwork();
  clock.set('2026-05-25T10:00:00Z');
  const ports = { social: network, files: createDiskFiles(folder), images: createImages(), composer: createComposer() };
  ({ ctx, seen } = testContext(database.db, { ports, clock }));
  return () => database.close();
});

const ask = (id = GUFI) => startPreview(ctx, { id, locale: 'it' });
const build = async (id: string) => {
  seen.jobs.length = 0;
  await buildPreview(ctx, id);
  return getPreview(ctx, id);
};

const buildNew = async () => {
  const { _id: id } = await ask();
  return build(id);
};

describe('asking for the site of a social page', () => {
  it('makes one preview and one job, however many ask at the same moment [C8]', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    const ids = new Set(answers.map(({ _id: id }) => id));
    expect(ids.size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'queued', facebook_page_id: GUFI, layout: null });
    expect(answers[0]?.url).toBe(`http://preview.localhost:3000/${[...ids].join()}/`);
    expect(seen.jobs).toHaveLength(1);
    expect(await database.db.select().from(previews)).toHaveLength(1);
  });

  it('starts nothing when the transaction that asked is rolled back', async () => {
    await expect(
      inTransaction(ctx, async (ctx) => {
        await requestPreview(ctx, { id: GUFI, locale: 'it' });
        throw new Error('the order could not be opened');
      }),
    ).rejects.toThrow('could not be opened');
    expect(await database.db.select().from(previews)).toHaveLength(0);
  });

  it('returns a site that is ready, reads the page anew after an hour, and keeps its address [C8]', async () => {
    const { _id: id } = await ask();
    expect((await build(id)).status).toBe('ready');
    expect(seen.events).toContainEqual({
      event: 'previews.ready',
      payload: { pageId: GUFI, reading: expect.any(String) as string },
    });
    clock.set('2026-05-25T10:59:00Z');
    expect(await ask()).toMatchObject({ _id: id, status: 'ready' });
    expect(seen.jobs).toEqual([]);
    clock.set('2026-05-25T11:01:00Z');
    expect(await ask()).toMatchObject({ _id: id, status: 'queued' });
    expect(seen.jobs).toHaveLength(1);
    expect(await findPreviewForPage(ctx, GUFI)).toMatchObject({ id });
  });

  it('starts again after a month under a new address', async () => {
    const { _id: id } = await ask();
    clock.set('2026-07-01T10:00:00Z');
    expect(await ask()).not.toMatchObject({ _id: id });
    await expect(getPreview(ctx, id)).rejects.toMatchObject({ code: 'previews.not-found' });
  });
});

describe('building a preview', () => {
  it('ends with a complete site in the page’s language, its layouts ranked [L2 P1]', async () => {
    const ready = await buildNew();
    expect(ready).toMatchObject({ status: 'ready', reason: null, name: 'Trattoria Sette Gufi', lang: 'it' });
    expect(ready.layouts.length).toBeGreaterThan(0);
    const found = await findPreviewForPage(ctx, GUFI);
    const doc = await previewDocument(ctx, { id: found?.id ?? '' });
    expect(Object.keys(doc?.photos ?? {}).length).toBeGreaterThan(2);
    expect(found).toMatchObject({ name: ready.name, url: ready.url, layout: ready.layout });
  });

  it('names each step while it works', async () => {
    const { _id: id } = await ask();
    const states: string[] = [];
    const watch = async () => void states.push((await getPreview(ctx, id)).status);
    const given = { ...network };
    network.read = async (pageId) => (await watch(), given.read(pageId));
    network.fetchPicture = async (address) => (await watch(), given.fetchPicture(address));
    await watch();
    states.push((await build(id)).status);
    expect([...new Set(states)]).toEqual(['queued', 'reading', 'photos', 'ready']);
  });

  it('can be looked at before the photos are there', async () => {
    const { _id: id } = await ask();
    let early: unknown = null;
    const given = { ...network };
    network.fetchPicture = async (address) => {
      early ??= await previewDocument(ctx, { id });
      return given.fetchPicture(address);
    };
    await build(id);
    expect(early).toMatchObject({ name: { value: 'Trattoria Sette Gufi' }, photos: {} });
    expect(Object.keys((await previewDocument(ctx, { id }))?.photos ?? {})).not.toHaveLength(0);
  });

  it('fetches a picture once, whatever signature its address carries the next time', async () => {
    const { _id: id } = await ask();
    await build(id);
    const first = network.fetched.length;
    expect(first).toBeGreaterThan(3);
    await build(id);
    expect(network.fetched).toHaveLength(first);
  });

  it('leaves out a photo that does not arrive', async () => {
    network.change(GUFI, { cover: { source: 'https://scontent.xx.fbcdn.net/expired.jpg' } });
    const ready = await buildNew();
    expect(ready.status).toBe('ready');
  });

  it('makes a site of a name and a category, and refuses a page without anything [X1]', async () => {
    const bare = {
      id: GUFI,
      name: 'Bar Sport',
      link: 'https://www.facebook.com/1',
      photos: [],
      posts: [],
      events: [],
      ratings: [],
    };
    network.read = () => Promise.resolve(wholly({ ...bare, category: 'Bar' }));
    const { _id: id } = await ask();
    expect(await build(id)).toMatchObject({ status: 'ready', name: 'Bar Sport' });
    network.read = () => Promise.resolve(wholly(bare));
    expect(await build(id)).toMatchObject({ status: 'failed', reason: 'previews.page-empty' });
  });

  it('says that a page does not exist, and tries again when asked again [L3]', async () => {
    network.failure = new AppError('previews.page-missing', { status: 404 });
    const { _id: id } = await ask();
    expect(await build(id)).toMatchObject({ status: 'failed', reason: 'previews.page-missing' });
    network.failure = null;
    expect(await ask()).toMatchObject({ _id: id, status: 'queued', reason: null });
    expect(seen.jobs).toHaveLength(1);
    expect((await build(id)).status).toBe('ready');
  });

  it('says that a page cannot be read when reading it takes too long, and does not try by itself', async () => {
    const error = new AppError('sites.page-unreadable', { status: 422 });
    ctx = {
      ...ctx,
      ports: { ...ctx.ports, composer: { ...ctx.ports.composer, overview: () => Promise.reject(error) } },
    };
    expect(await buildNew()).toMatchObject({ status: 'failed', reason: 'sites.page-unreadable' });
  });

  it('tells that the network is away, and lets the queue try again', async () => {
    network.failure = new AppError('previews.network-unavailable', { status: 503, retryable: true });
    const { _id: id } = await ask();
    await expect(buildPreview(ctx, id)).rejects.toMatchObject({ code: 'previews.network-unavailable' });
    expect(await getPreview(ctx, id)).toMatchObject({ status: 'failed', reason: 'previews.network-unavailable' });
    network.failure = null;
    expect((await build(id)).status).toBe('ready');
    network.failure = new AppError('previews.network-unavailable', { status: 503, retryable: true });
    await expect(buildPreview(ctx, id)).rejects.toThrow();
    expect((await getPreview(ctx, id)).status).toBe('ready');
  });

  it('does nothing for a preview that is gone', async () => {
    await expect(buildPreview(ctx, 'prv_gone')).resolves.toBeUndefined();
  });
});

describe('searching a page by name', () => {
  it('answers with picture, name and city, from our own host only [L1 C7]', async () => {
    const [hit] = await searchPages(ctx, { q: ' gufi ', limit: 10 });
    expect(hit).toMatchObject({
      id: GUFI,
      name: 'Trattoria Sette Gufi',
      location: { city: 'Bologna' },
      picture: { data: { url: `/buy_yr/api/page/${GUFI}/picture` } },
      is_published: false,
      previews: [],
    });
    expect(JSON.stringify(hit)).not.toContain('fbcdn');
    expect(await searchPages(ctx, { q: '  ', limit: 10 })).toEqual([]);
  });

  it('names the preview that a page already has [A3]', async () => {
    const { _id: id } = await ask();
    await build(id);
    expect((await searchPages(ctx, { q: 'gufi', limit: 10 }))[0]?.previews).toEqual([{ _id: id }]);
  });

  it('gives the picture as a small WebP of our own, once fetched', async () => {
    await searchPages(ctx, { q: 'gufi', limit: 10 });
    const bytes = await pagePicture(ctx, GUFI);
    expect(Buffer.from(bytes ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    await pagePicture(ctx, GUFI);
    expect(network.fetched).toHaveLength(1);
  });
});
