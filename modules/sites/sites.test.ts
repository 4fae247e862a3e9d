import { publishSite, siteForOrder } from '../../tests/support/as-owner.ts';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { createImages } from '../../adapters/images-sharp/index.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { testClock, testContext, type Recorded } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { picture } from '../../tests/support/picture.ts';
import { testNetwork } from '../../tests/support/social-network.ts';
import {
  acceptReading,
  attachHost,
  builtBytes,
  findSiteByHost,
  findSiteBySlug,
  publishedPages,
  reserveSite,
  savePageSnapshot,
  storePhoto,
  withPictureRefs,
} from './index.server.ts';
import { publishOrHold } from './publishing/publish-or-hold.ts';
import { refreshDueSites } from './publishing/refresh-due-sites.ts';
import { createComposer } from './publishing/create-composer.ts';
import { fileKey, variantKey } from './publishing/manifest.ts';
import { fileOf } from './publishing/packed-manifest.ts';
import { siteContents, sitePhotos, sites, siteVersions } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-sites-'));
const files = createDiskFiles(folder);
const clock = testClock();
const network = testNetwork();
const PAGE = '900000000000101';
let database: TestDatabase;
let ctx: Ctx;
let seen: Recorded;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await openTestDatabase();
  clock.set('2026-05-25T10:00:00Z');
  ({ ctx, seen } = testContext(database.db, {
    ports: { files, images: createImages(), composer: createComposer() },
    clock,
  }));
  return () => database.close();
});

const LEGAL = {
  name: 'Sette Gufi di Maria Neri',
  country: 'IT',
  vat: '01234567897',
  address: 'Via Nuova 7, 40121 Bologna',
};

async function readPage(about?: string, reading = 'rdg_own'): Promise<void> {
  const { page: given } = await network.read(PAGE);
  const { page, addresses } = withPictureRefs(about === undefined ? given : { ...given, about });
  await savePageSnapshot(ctx, { pageId: PAGE, page, reading });
  for (const [ref, address] of [...addresses].slice(0, 2)) {
    await storePhoto(ctx, { pageId: PAGE, ref, bytes: await network.fetchPicture(address) });
  }
}
const reserve = (orderId = 'ord_1', name = 'Trattoria Sette Gufi', reading: string | null = null) =>
  inTransaction(ctx, (ctx) =>
    reserveSite(ctx, {
      orderId,
      pageId: PAGE,
      layout: 'tavola',
      lang: 'it',
      name,
      tier: 'premium',
      legal: LEGAL,
      reading,
    }),
  );
/** The order's own reading ends with other words. */
async function readAgain(about: string): Promise<void> {
  await readPage(about);
  await inTransaction(ctx, (ctx) => acceptReading(ctx, { pageId: PAGE, reading: 'rdg_own' }));
}
const attach = (siteId: string, host: string, canonical = true) =>
  inTransaction(ctx, (ctx) => attachHost(ctx, { siteId, host, canonical }));

describe('reserving a site', () => {
  it('gives an order one site, however often it is asked, and every site an address of its own', async () => {
    const first = await reserve();
    expect(first.slug).toBe('trattoria-sette-gufi');
    expect(await reserve()).toEqual(first);
    expect((await reserve('ord_2')).slug).toBe('trattoria-sette-gufi-2');
    const many = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => reserve(id, 'Bar Roma')));
    expect(many.map((site) => site.slug).toSorted()).toEqual([
      'bar-roma',
      'bar-roma-2',
      'bar-roma-3',
      'bar-roma-4',
      'bar-roma-5',
    ]);
  });

  it('shows the free address before anything is published', async () => {
    await reserve();
    expect(await siteForOrder(ctx, 'ord_1')).toMatchObject({
      slug: 'trattoria-sette-gufi',
      url: 'http://trattoria-sette-gufi.localhost:3000',
      freeUrl: 'http://trattoria-sette-gufi.localhost:3000',
      published: false,
      hosts: [],
    });
    expect(await siteForOrder(ctx, 'ord_none')).toBeNull();
    expect(await findSiteBySlug(ctx, 'trattoria-sette-gufi')).toBeNull();
  });
});

describe('publishing a site', () => {
  it('builds every file, keeps it under its hash, has it in three encodings, and tells that it is live [P1]', async () => {
    await readPage();
    const { id } = await reserve();
    const { versionId, changed } = await publishSite(ctx, id);
    expect(changed).toBe(true);
    expect(seen.events).toEqual([
      {
        event: 'sites.published',
        payload: { siteId: id, orderId: 'ord_1', tier: 'premium', pageId: expect.any(String), versionId },
      },
    ]);
    const site = await findSiteBySlug(ctx, 'trattoria-sette-gufi');
    expect(site).toMatchObject({ siteId: id, versionId, indexed: true });
    const [version] = await ctx.db.select().from(siteVersions).where(eq(siteVersions.id, versionId));
    const paths = Object.keys(version?.files ?? {});
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/privacy', '/cookies', '/404', '/robots.txt', '/sitemap.xml', '/favicon.ico']),
    );
    for (const [path, entry] of Object.entries(version?.files ?? {})) {
      if (entry.kind === 'photo') {
        expect([path, await files.exists(variantKey(entry, 'lean'))]).toEqual([path, entry.format !== 'webp']);
        continue;
      }
      if (entry.kind === 'moved') continue;
      const plain = Buffer.from((await builtBytes(ctx, { entry, encoding: 'identity' })) ?? []);
      expect(createHash('sha256').update(plain).digest('hex')).toBe(entry.hash);
      expect([path, plain.length]).toEqual([path, entry.size]);
      if (!entry.compressed) continue;
      const [br, gzip] = [
        await builtBytes(ctx, { entry, encoding: 'br' }),
        await builtBytes(ctx, { entry, encoding: 'gzip' }),
      ];
      expect(brotliDecompressSync(br ?? Buffer.alloc(0)).equals(plain)).toBe(true);
      expect(gunzipSync(gzip ?? Buffer.alloc(0)).equals(plain)).toBe(true);
    }
    const home = site && fileOf(site.files, '/');
    const html =
      home?.kind === 'bytes'
        ? Buffer.from((await builtBytes(ctx, { entry: home, encoding: 'identity' })) ?? []).toString()
        : '';
    expect(html).toContain('Trattoria Sette Gufi');
    expect(html).toContain('01234567897');
    expect(html).not.toContain('Fatto con Vetrina');
    for (const [, address] of html.matchAll(/(?:src|href)="(\/[^"#]*)/g)) expect(paths).toContain(address);
    expect(await publishedPages(ctx, [PAGE, 'other'])).toEqual(new Set([PAGE]));
  });

  it('changes nothing and tells nothing when nothing has changed, not even the next day', async () => {
    await readPage();
    const { id } = await reserve();
    const first = await publishSite(ctx, id);
    clock.set('2026-05-26T10:00:00Z');
    expect(await publishSite(ctx, id)).toEqual({ versionId: first.versionId, changed: false });
    expect(seen.events).toHaveLength(1);
    expect(await database.db.select().from(siteVersions)).toHaveLength(1);
  });

  it('is made anew when it is due and not before, and says that a public holiday is near [P2]', async () => {
    await readPage();
    const { id } = await reserve();
    clock.set('2026-08-17T02:10:00Z');
    await publishSite(ctx, id);
    expect(await refreshDueSites(ctx)).toBe(0);
    expect(seen.jobs).toEqual([]);
    // Five weeks before 1 November begins in Rome; the site's posts and events have passed by then.
    clock.set('2026-09-26T22:59:00Z');
    await publishSite(ctx, id);
    expect(await refreshDueSites(ctx)).toBe(0);
    clock.set('2026-09-26T23:00:00Z');
    expect(await refreshDueSites(ctx)).toBe(1);
    const job = { name: 'sites.publish', payload: { siteId: id, cause: 'clock' }, key: id };
    expect(seen.jobs).toEqual([job]);
    // What was enqueued once is not enqueued every minute; a job that is lost is, an hour later.
    expect(await refreshDueSites(ctx)).toBe(0);
    clock.set('2026-09-27T00:00:00Z');
    expect(await refreshDueSites(ctx)).toBe(1);
    expect((await publishSite(ctx, id)).changed).toBe(true);
    expect(await refreshDueSites(ctx)).toBe(0);
    const versions = await database.db.select().from(siteVersions).orderBy(siteVersions.createdAt);
    const notes = versions.map(({ document }) => document?.sections.find((part) => part.type === 'hours')?.note?.value);
    expect(notes).toEqual([
      undefined,
      'Giorni festivi in arrivo: 4 ottobre (Festa nazionale di San Francesco d’Assisi). Gli orari possono cambiare.',
      'Giorni festivi in arrivo: 4 ottobre (Festa nazionale di San Francesco d’Assisi), 1 novembre (Ognissanti). Gli orari possono cambiare.',
    ]);
  });

  it('is published with links to whole fonts when they cannot be cut, and carries its own the next time [P1]', async () => {
    // A letter that no other test prints: its subsets are not kept from before.
    await readPage('Cucina di casa, anche per Ñandú');
    const { id } = await reserve();
    const subsetFont = () => Promise.reject(new Error('no WebAssembly'));
    const broken = { ...ctx, ports: { ...ctx.ports, composer: { ...ctx.ports.composer, subsetFont } } };
    const home = async () => {
      const site = await findSiteBySlug(ctx, 'trattoria-sette-gufi');
      const entry = site && fileOf(site.files, '/');
      return entry?.kind === 'bytes'
        ? Buffer.from((await builtBytes(ctx, { entry, encoding: 'identity' })) ?? []).toString()
        : '';
    };
    expect((await publishSite(broken, id)).changed).toBe(true);
    expect(await home()).toContain('<link rel="preload" as="font"');
    expect((await publishSite(broken, id)).changed).toBe(false);
    expect((await publishSite(ctx, id)).changed).toBe(true);
    expect(await home()).not.toContain('as="font"');
    expect(await home()).toContain('data:font/woff2');
    expect((await publishSite(ctx, id)).changed).toBe(false);
  });

  it('leaves one version on show when two workers publish at the same moment', async () => {
    await readPage();
    const { id } = await reserve();
    const [a, b] = await Promise.all([publishSite(ctx, id), publishSite(ctx, id)]);
    expect(a.versionId).toBe(b.versionId);
    expect(seen.events).toHaveLength(1);
  });

  it('keeps the old version whole and moves the pointer when the page has changed', async () => {
    await readPage();
    const { id } = await reserve();
    const first = await publishSite(ctx, id);
    await readAgain('Cucina di casa e tortellini fatti a mano ogni mattina');
    const second = await publishSite(ctx, id);
    expect(second.versionId).not.toBe(first.versionId);
    const [old] = await database.db.select().from(siteVersions).where(eq(siteVersions.id, first.versionId));
    for (const entry of Object.values(old?.files ?? {})) {
      if (entry.kind === 'bytes') expect(await files.exists(fileKey(entry))).toBe(true);
    }
  });

  it('shows the old version, and tells nothing, when the announcement fails', async () => {
    await readPage();
    const { id } = await reserve();
    const first = await publishSite(ctx, id);
    await readAgain('Cucina di casa e tortellini fatti a mano ogni mattina');
    const broken: Ctx = { ...ctx, react: () => Promise.reject(new Error('the reaction failed')) };
    await expect(publishSite(broken, id)).rejects.toThrow('the reaction failed');
    expect((await findSiteBySlug(ctx, 'trattoria-sette-gufi'))?.versionId).toBe(first.versionId);
    expect(await database.db.select().from(siteVersions)).toHaveLength(1);
  });

  it('waits for a page that nobody has read, and does not wake a suspended site', async () => {
    const { id } = await reserve();
    await expect(publishSite(ctx, id)).rejects.toMatchObject({ code: 'sites.page-unread', retryable: true });
    expect(seen.events).toContainEqual({ event: 'sites.page-requested', payload: { pageId: PAGE, lang: 'it' } });
    await expect(publishSite(ctx, 'sit_none')).rejects.toMatchObject({ code: 'sites.not-found' });
    await readPage();
    await publishSite(ctx, id);
    await database.db.update(sites).set({ status: 'suspended' }).where(eq(sites.id, id));
    await readAgain('Cucina di casa e tortellini fatti a mano ogni mattina');
    await publishSite(ctx, id);
    expect(await findSiteBySlug(ctx, 'trattoria-sette-gufi')).toMatchObject({ paused: { lang: 'it' } });
  });
});

describe('a site that fails a gate', () => {
  const held = async (id: string) => (await database.db.select().from(sites).where(eq(sites.id, id)))[0]?.heldFor;
  /** A defect of the encoder: every photo weighs 300 kB. */
  const spoiled = (): Ctx => {
    const read = async (key: string) => (key.includes('/lean/') ? new Uint8Array(300_000) : files.read(key));
    return { ...ctx, ports: { ...ctx.ports, files: { ...files, read } } };
  };

  it('is not published, waits for a person with its reasons, and says so once', async () => {
    await readPage();
    const { id } = await reserve();
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(publishSite(spoiled(), id)).rejects.toMatchObject({
        code: 'sites.quality-gate',
        fields: { photo: 'sites.quality-photo' },
      });
    }
    expect(seen.events).toEqual([
      { event: 'sites.held', payload: { siteId: id, orderId: 'ord_1', reasons: 'photo (300000 of 120000)' } },
    ]);
    expect(await held(id)).toMatchObject([{ gate: 'photo', figure: 300_000, limit: 120_000 }]);
  });

  it('keeps the version before for its visitors, and is released by the next one that passes', async () => {
    await readPage();
    const { id } = await reserve();
    const first = await publishSite(ctx, id);
    await readAgain('Cucina di casa e tortellini fatti a mano ogni mattina');
    await expect(publishSite(spoiled(), id)).rejects.toMatchObject({ code: 'sites.quality-gate' });
    expect((await findSiteBySlug(ctx, 'trattoria-sette-gufi'))?.versionId).toBe(first.versionId);
    expect(await held(id)).toHaveLength(1);
    expect((await publishSite(ctx, id)).changed).toBe(true);
    expect(await held(id)).toBeNull();
    expect(seen.events.map(({ event }) => event)).toContain('sites.released');
  });

  it('is tried no more by its job: the same document would fail again', async () => {
    await readPage();
    const { id } = await reserve();
    await expect(publishOrHold(spoiled(), { siteId: id }, 'job_1')).resolves.toBeUndefined();
    expect(await held(id)).toHaveLength(1);
  });
});

describe('a page that was read to its end', () => {
  const ended = (reading: string, pageId = PAGE) =>
    inTransaction(ctx, (ctx) => acceptReading(ctx, { pageId, reading }));
  const accepted = async (siteId: string) =>
    (await database.db.select().from(siteContents).where(eq(siteContents.siteId, siteId)))[0]?.accepted.about;
  const OTHER_WORDS = 'Gioca ora e vinci subito';

  it('becomes the content of the site whose order began the reading, and of one that has none [P1]', async () => {
    const [unread, over] = [await reserve('ord_0'), await reserve('ord_2')];
    await database.db.update(sites).set({ status: 'closed' }).where(eq(sites.id, over.id));
    await readPage(undefined, 'rdg_before');
    const [own, other] = [await reserve('ord_1', 'Gufi', 'rdg_own'), await reserve('ord_3', 'Gufi', null)];
    const before = await accepted(other.id);
    await readPage(OTHER_WORDS, 'rdg_own');
    await ended('rdg_own');
    await ended('rdg_own', '1');
    expect(await Promise.all([unread, own, other, over].map(({ id }) => accepted(id)))).toEqual([
      OTHER_WORDS,
      OTHER_WORDS,
      before,
      undefined,
    ]);
    expect(new Set(seen.jobs.map(({ key }) => key))).toEqual(new Set([unread.id, own.id]));
  });

  it('changes no site when somebody else began the reading, though the same page has other photos [P1]', async () => {
    await readPage();
    const { id } = await reserve();
    const { versionId } = await publishSite(ctx, id);
    await readPage(OTHER_WORDS, 'rdg_stranger');
    await storePhoto(ctx, { pageId: PAGE, ref: 'pic-of-somebody', bytes: await picture('red') });
    await ended('rdg_stranger');
    expect(seen.jobs).toEqual([]);
    expect(await publishSite(ctx, id)).toEqual({ versionId, changed: false });
  });

  it('brings a photo that the accepted content names and that had not come, whoever began the reading [P1]', async () => {
    const { page, addresses } = withPictureRefs((await network.read(PAGE)).page);
    await savePageSnapshot(ctx, { pageId: PAGE, page, reading: 'rdg_1' });
    const { id } = await reserve();
    await readPage(OTHER_WORDS, 'rdg_2');
    await ended('rdg_2');
    expect(seen.jobs).toEqual([{ name: 'sites.publish', payload: { siteId: id }, key: id }]);
    expect(addresses.size).toBeGreaterThan(2);
    expect(await database.db.select().from(sitePhotos)).toHaveLength(2);
    expect(await accepted(id)).not.toBe(OTHER_WORDS);
  });
});

describe('sites from before they kept what they accepted', () => {
  it('get what their page says now, and the photos that it names, by the migration [P1]', async () => {
    const { id } = await reserve();
    const over = await reserve('ord_2');
    await database.db.update(sites).set({ status: 'closed' }).where(eq(sites.id, over.id));
    await readPage();
    await storePhoto(ctx, { pageId: PAGE, ref: 'pic-of-last-year', bytes: await picture('red') });
    const file = readFileSync('migrations/0020_accepted_content_of_sites.sql', 'utf8');
    const moves = file.split('--> statement-breakpoint').filter((statement) => statement.includes('INSERT'));
    expect(moves).toHaveLength(2);
    for (const statement of moves) await database.db.execute(sql.raw(statement));
    const kept = await database.db.select().from(siteContents);
    expect(kept.map(({ siteId, reading }) => [siteId, reading])).toEqual([[id, null]]);
    expect(kept[0]?.accepted.about).toBe((await network.read(PAGE)).page.about);
    const photos = await database.db.select().from(sitePhotos);
    expect(photos.map(({ siteId }) => siteId)).toEqual([id, id]);
    expect(photos.map(({ ref }) => ref)).not.toContain('pic-of-last-year');
  });
});

describe('a domain of a site', () => {
  it('becomes the canonical address and publishes the site again [P3]', async () => {
    await readPage();
    const { id } = await reserve();
    await publishSite(ctx, id);
    seen.jobs.length = 0;
    await attach(id, 'settegufi.it');
    expect(seen.jobs).toEqual([{ name: 'sites.publish', payload: { siteId: id }, key: id }]);
    expect((await publishSite(ctx, id)).changed).toBe(true);
    expect(await siteForOrder(ctx, 'ord_1')).toMatchObject({
      url: 'http://settegufi.it:3000',
      freeUrl: 'http://trattoria-sette-gufi.localhost:3000',
      published: true,
      hosts: ['settegufi.it'],
    });
    const site = await findSiteByHost(ctx, 'settegufi.it');
    const robots = site && fileOf(site.files, '/robots.txt');
    const text =
      robots?.kind === 'bytes'
        ? Buffer.from((await builtBytes(ctx, { entry: robots, encoding: 'identity' })) ?? []).toString()
        : '';
    expect(text).toContain('Sitemap: http://settegufi.it:3000/sitemap.xml');
  });

  it('is attached twice without harm; the newest canonical one leads', async () => {
    const { id } = await reserve();
    await attach(id, 'settegufi.it');
    await attach(id, 'settegufi.it');
    await attach(id, 'settegufi.com', false);
    expect((await siteForOrder(ctx, 'ord_1'))?.hosts).toEqual(['settegufi.it', 'settegufi.com']);
    await attach(id, 'settegufi.com');
    expect((await siteForOrder(ctx, 'ord_1'))?.hosts).toEqual(['settegufi.com', 'settegufi.it']);
  });

  it('cannot be taken from another site', async () => {
    const [mine, other] = [await reserve(), await reserve('ord_2')];
    await attach(mine.id, 'settegufi.it');
    await expect(attach(other.id, 'settegufi.it')).rejects.toMatchObject({ code: 'sites.host-taken' });
    expect((await siteForOrder(ctx, 'ord_2'))?.hosts).toEqual([]);
  });

  it.each([
    'localhost',
    'preview.localhost',
    'x.localhost',
    'Sette.it',
    'settegufi.it:80',
    '10.0.0.1',
    'settegufi',
    'a..it',
    '',
  ])('is not %j', async (host) => {
    const { id } = await reserve();
    await expect(attach(id, host)).rejects.toMatchObject({ code: 'sites.host-invalid' });
  });
});
