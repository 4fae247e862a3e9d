import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { fileKey, originalKey, type Manifest } from '../../modules/sites/publishing/manifest.ts';
import { previewHost } from '../../modules/sites/index.server.ts';
import { siteHosts, sites, siteVersions } from '../../modules/sites/tables.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { answered } from '../../tests/support/answered.ts';
import { testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createSiteHost, type SiteHost } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-host-'));
const files = createDiskFiles(folder);
const PHOTO = 'c0ffee'.padEnd(32, '0');
const PDF = { kind: 'bytes', hash: 'dd'.repeat(16), size: 5, type: 'application/pdf', compressed: false } as const;
/** Named by every version, and nowhere. */
const LOST_PHOTO = 'decade'.padEnd(32, '0');
let database: TestDatabase;
let host: SiteHost;
let ctx: Ctx;
let server: Server;
let encodings = 0;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
function get(
  hostHeader: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { host: hostHeader, ...options.headers };
    request({ host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

async function built(text: string, hash: string): Promise<Manifest[string]> {
  const bytes = Buffer.from(text);
  await files.write(fileKey({ hash, compressed: true }), brotliCompressSync(bytes));
  return {
    kind: 'bytes',
    hash,
    size: bytes.length,
    type: 'text/html; charset=utf-8',
    compressed: true,
    csp: "default-src 'none'",
  };
}

const homeHash = (versionId: string) => `aa${versionId.padEnd(20, '0')}`.replace(/_/g, '-').toLowerCase();

async function publish(siteId: string, versionId: string, home: string): Promise<void> {
  const manifest: Manifest = {
    '/': await built(home, homeHash(versionId)),
    '/404': await built('no such page', `bb${'0'.repeat(20)}`),
    '/farm': { kind: 'moved', to: '/our-farm', page: 'pge_1', until: '2999-01-01T00:00:00Z' },
    '/barn': { kind: 'moved', to: '/our-farm', page: 'pge_1', until: '2001-01-01T00:00:00Z' },
    '/en': { kind: 'moved', to: '/en/' },
    '/en/': await built('home in English', `cc${'0'.repeat(20)}`),
    '/en/404': await built('no such page in English', `ce${'0'.repeat(20)}`),
    '/f/fil_1/Men%C3%B9.pdf': { ...PDF, download: true },
    [`/p/${PHOTO}-480.avif`]: { kind: 'photo', photo: PHOTO, width: 480, format: 'avif' },
    [`/p/${LOST_PHOTO}-480.avif`]: { kind: 'photo', photo: LOST_PHOTO, width: 480, format: 'avif' },
  };
  await database.db.insert(siteVersions).values({
    id: versionId,
    siteId,
    contentHash: versionId,
    document: {} as never,
    files: manifest,
    createdAt: new Date(),
  });
  await database.db.update(sites).set({ currentVersionId: versionId, status: 'live' }).where(eq(sites.id, siteId));
}

async function reserve(id: string, slug: string, tier: 'free' | 'premium'): Promise<void> {
  const now = new Date();
  const shared = {
    name: slug,
    layout: 'tavola',
    lang: 'it',
    status: 'reserved',
    createdAt: now,
    updatedAt: now,
  } as const;
  await database.db.insert(sites).values({ id, slug, tier, orderId: `ord_${id}`, pageId: `page-${id}`, ...shared });
}

beforeAll(async () => {
  database = await openTestDatabase();
  await files.write(originalKey(PHOTO), Buffer.from('original'));
  await files.write(fileKey(PDF), Buffer.from('%PDF-'));
  const images = {
    normalise: () => Promise.reject(new Error('nothing is given')),
    analyse: () => Promise.reject(new Error('nothing to analyse')),
    async encode() {
      encodings += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Buffer.from('encoded');
    },
  };
  await reserve('sit_gufi', 'sette-gufi', 'premium');
  await publish('sit_gufi', 'ver_1', 'the owls');
  await database.db
    .insert(siteHosts)
    .values({ host: 'settegufi.it', siteId: 'sit_gufi', canonical: true, createdAt: new Date() });
  await reserve('sit_salu', 'salu', 'free');
  await publish('sit_salu', 'ver_2', 'the garage');
  await reserve('sit_soon', 'soon', 'premium');
  ({ ctx } = testContext(database.db, { ports: { files, images } }));
  host = createSiteHost(ctx);
  server = createServer((req, res) => {
    if (!host.handle(req, res)) res.end('ours');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The first line of what is answered to these very bytes. */
const raw = (line: string, hostHeader: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString('latin1')));
    socket.on('error', fail).on('close', () => done(said.split('\r\n', 1)[0] ?? ''));
    socket.write(Buffer.from(`GET ${line} HTTP/1.1\r\nHost: ${hostHeader}\r\nConnection: close\r\n\r\n`, 'latin1'));
  });

describe('NUL and half characters', () => {
  const BAD = [
    '/%00',
    '/a%00b',
    '/p/%00-480.avif',
    '/%ED%A0%80',
    '/x?q=%00',
    '/?%00',
    '/\0',
    '/\xed\xa0\x80',
    '/\xff',
    '/admin/%00',
  ];

  it.each([
    'settegufi.it',
    'www.settegufi.it',
    'salu.localhost',
    'soon.localhost',
    'nobody.example',
    'preview.localhost',
  ])('are a bad request in every path and query of %s, raw and behind percent signs', async (name) => {
    const answers = await Promise.all(BAD.map((path) => raw(path, name)));
    expect(answers.map((answer, at) => [BAD[at], answer])).toEqual(
      BAD.map((path) => [path, 'HTTP/1.1 400 Bad Request']),
    );
    for (const path of BAD.filter((each) => each.includes('%'))) {
      const said = await answered(host, { url: path, headers: { host: name } });
      expect([path, said?.status]).toEqual([path, 400]);
    }
    expect(await raw('/', `${name}\0`)).toBe('HTTP/1.1 400 Bad Request');
  });

  it('are not what an accent or somebody’s half of a percent sign is taken for', async () => {
    for (const path of ['/%C3%A8', '/e%CC%80']) expect(await raw(path, 'settegufi.it')).toContain(' 404 ');
    for (const path of ['/?q=%FF', '/?100%', '/?q=%C3']) expect(await raw(path, 'settegufi.it')).toContain(' 200 ');
  });
});

describe('a visitor of a site', () => {
  it('sees it on its free address and on its own domain, and our own host stays ours', async () => {
    for (const name of ['sette-gufi.localhost', 'settegufi.it', 'SETTEGUFI.it.:8080']) {
      expect((await get(name, '/')).body.toString()).toBe('the owls');
    }
    expect((await get('salu.localhost', '/?from=mail')).body.toString()).toBe('the garage');
    expect((await get('localhost', '/')).body.toString()).toBe('ours');
  });

  it('gets the other spelling of the domain as a redirect that keeps the path', async () => {
    const { status, headers } = await get('www.settegufi.it', '/privacy?a=1');
    expect([status, headers.location]).toEqual([308, 'http://settegufi.it:3000/privacy?a=1']);
  });

  it('is led from the old address of a page to the new one, until the year is over [P5]', async () => {
    const moved = await get('settegufi.it', '/farm?from=mail');
    expect([moved.status, moved.headers.location]).toEqual([308, '/our-farm']);
    expect((await get('settegufi.it', '/barn')).status).toBe(404);
  });

  it('reads a language that is on, is told in it of what is not there, and finds no other language [P7]', async () => {
    const english = await get('settegufi.it', '/en/');
    expect([english.status, english.body.toString(), english.headers['x-robots-tag']]).toEqual([
      200,
      'home in English',
      undefined,
    ]);
    const short = await get('settegufi.it', '/en');
    expect([short.status, short.headers.location]).toEqual([308, '/en/']);
    for (const path of ['/en/nothing', '/en/404']) {
      const { status, body } = await get('settegufi.it', path);
      expect([path, status, body.toString()]).toEqual([path, 404, 'no such page in English']);
    }
    for (const path of ['/fr/', '/fr', '/fr/privacy', '/EN/']) {
      const { status, body } = await get('settegufi.it', path);
      expect([path, status, body.toString()]).toEqual([path, 404, 'no such page']);
    }
    // Nobody is sent anywhere for the language of their browser.
    const greek = await get('settegufi.it', '/', { headers: { 'accept-language': 'en,el;q=0.9' } });
    expect(greek.status).toBe(200);
  });

  it('gets a file under its own name, as something to keep and never as a page [P5]', async () => {
    const { status, headers, body } = await get('settegufi.it', '/f/fil_1/Men%C3%B9.pdf');
    expect([status, body.toString()]).toEqual([200, '%PDF-']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Men%C3%B9.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('comes back by TLS only to addresses of ours, where we are reached by TLS; a name of a customer’s is left alone', async () => {
    const config = { ...ctx.config, publicUrl: 'https://vetrina.example', sitesDomain: 'sites.example' };
    const secure = createSiteHost({ ...ctx, config });
    const strict = async (at: SiteHost, name: string, url = '/') => {
      const said = await answered(at, { url, headers: { host: name } });
      return 'strict-transport-security' in (said ?? expect.fail('ours')).headers;
    };
    expect(await strict(secure, 'sette-gufi.sites.example')).toBe(true);
    expect(await strict(secure, previewHost(config))).toBe(true);
    // Of one version, one after the other and again: neither answers with the other's bytes.
    expect(await strict(secure, 'settegufi.it')).toBe(false);
    expect(await strict(secure, 'sette-gufi.sites.example')).toBe(true);
    expect(await strict(host, 'sette-gufi.localhost')).toBe(false);
  });

  it('is led from /admin to the manager area on our own host, without a cookie [S2]', async () => {
    for (const path of ['/admin', '/admin/orders']) {
      const { status, headers } = await get('settegufi.it', path);
      expect([status, headers.location]).toEqual([302, 'http://localhost:3000/manager?site=sit_gufi']);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('gets the bytes in the encoding the browser takes', async () => {
    const ask = (accept: string) => get('settegufi.it', '/', { headers: { 'accept-encoding': accept } });
    const [br, gz, plain] = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('identity')];
    expect(brotliDecompressSync(br.body).toString()).toBe('the owls');
    expect(gunzipSync(gz.body).toString()).toBe('the owls');
    expect(plain.body.toString()).toBe('the owls');
    expect([br, gz, plain].map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(br.headers.vary).toBe('accept-encoding');
    expect(new Set([br, gz, plain].map((answer) => answer.headers.etag)).size).toBe(3);
  });

  it('does not fetch again what did not change, and HEAD says the same without the bytes', async () => {
    const first = await get('settegufi.it', '/');
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('settegufi.it', '/', { headers: { 'if-none-match': known } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get('settegufi.it', '/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await get('settegufi.it', '/', { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '8']);
  });

  it('meets the site’s own page for an address that is not there, and no way out of the site', async () => {
    const paths = [
      '/nothing',
      '/404',
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/p/../../x',
      '/__proto__',
      '/constructor',
      '//',
    ];
    for (const path of paths) {
      const { status, body } = await get('settegufi.it', path);
      expect([path, status, body.toString()]).toEqual([path, 404, 'no such page']);
    }
  });

  it('may only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await get('settegufi.it', '/', { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  it('is protected by the headers that a page needs', async () => {
    const { headers } = await get('settegufi.it', '/');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('finds only paid sites in search engines [P7]', async () => {
    expect((await get('settegufi.it', '/')).headers['x-robots-tag']).toBeUndefined();
    expect((await get('salu.localhost', '/')).headers['x-robots-tag']).toBe('noindex');
  });

  it('gets a photo that twenty visitors ask for at once from one encoding, kept for a year', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => get('settegufi.it', `/p/${PHOTO}-480.avif`)));
    expect(new Set(all.map((answer) => answer.body.toString()))).toEqual(new Set(['encoded']));
    expect(encodings).toBe(1);
    expect(all[0]?.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('settegufi.it', `/p/${PHOTO}-9999.avif`)).status).toBe(404);
  });
});

describe('a host that we do not know', () => {
  it('gets the same bytes as every other, so that nothing can be learned', async () => {
    const hosts = [
      'nobody.localhost',
      'evil.example',
      'soon.localhost',
      'sit_gufi.localhost',
      'a..b',
      '10.0.0.1',
      'www.localhost',
      'x.settegufi.it',
    ];
    const answers = await Promise.all(
      hosts.flatMap((name) => [get(name, '/'), get(name, '/admin'), get(name, '/p/x')]),
    );
    const shown = answers.map(({ status, headers: { date: _date, ...headers }, body }) =>
      JSON.stringify([status, headers, body.toString()]),
    );
    expect(new Set(shown).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});

describe('a pointer that moves', () => {
  it('shows every visitor the old site or the new one, and the new one as soon as it is told', async () => {
    expect((await get('salu.localhost', '/')).body.toString()).toBe('the garage');
    await publish('sit_salu', 'ver_3', 'the new garage');
    expect((await get('salu.localhost', '/')).body.toString()).toBe('the garage');
    host.invalidateSite('sit_salu');
    expect((await get('salu.localhost', '/')).body.toString()).toBe('the new garage');
    expect((await get('sette-gufi.localhost', '/')).body.toString()).toBe('the owls');
  });

  it('opens a host that was unknown a moment ago', async () => {
    expect((await get('soon.localhost', '/')).status).toBe(404);
    await publish('sit_soon', 'ver_4', 'open');
    host.invalidateUnknown();
    expect((await get('soon.localhost', '/')).body.toString()).toBe('open');
  });

  it('tells visitors of a suspended site that it pauses, and search engines to come again', async () => {
    await database.db.update(sites).set({ status: 'suspended' }).where(eq(sites.id, 'sit_soon'));
    host.invalidateSite('sit_soon');
    const { status, headers, body } = await get('soon.localhost', '/');
    expect([status, headers['retry-after'] !== undefined]).toEqual([503, true]);
    expect(body.toString()).not.toContain('open');
  });
});

describe('a file that the site names and the store lacks', () => {
  it('is said to be away for a moment, never to be gone; the operator hears of it once, and it is shown when it is back', async () => {
    await reserve('sit_lost', 'lost', 'premium');
    await publish('sit_lost', 'ver_lost', 'the lost');
    const home = fileKey({ hash: homeHash('ver_lost'), compressed: true });
    const kept = await files.read(home);
    await files.remove(home);
    for (const path of ['/', `/p/${LOST_PHOTO}-480.avif`, '/']) {
      const { status, headers } = await get('lost.localhost', path);
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([path, 503, '2', 'no-store']);
    }
    const tasks = async () => (await database.pool.query('select kind, times from tasks')).rows;
    await expect.poll(tasks).toEqual([{ kind: 'sites.file-missing', times: 1 }]);
    expect((await get('lost.localhost', '/nothing')).status).toBe(404);
    if (kept) await files.write(home, kept);
    expect((await get('lost.localhost', '/')).body.toString()).toBe('the lost');
  });
});

describe('while the database is away', () => {
  it('sites stay where they were, also those that have just moved, and no address is said to be gone', async () => {
    expect((await get('salu.localhost', '/')).status).toBe(200);
    const away = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const present = ctx.db;
    ctx.db = {
      select: () => ({ from: () => ({ innerJoin: () => ({ innerJoin: () => ({ where: away }), where: away }) }) }),
    } as never;
    for (const notice of [() => undefined, () => host.invalidateSite('sit_salu'), () => host.invalidateAll()]) {
      notice();
      expect((await get('salu.localhost', '/')).body.toString()).toBe('the new garage');
    }
    const { status, headers } = await get('never-asked.localhost', '/');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    ctx.db = present;
    await publish('sit_salu', 'ver_5', 'the last garage');
    host.invalidateAll();
    expect((await get('salu.localhost', '/')).body.toString()).toBe('the last garage');
    expect((await get('never-asked.localhost', '/')).status).toBe(404);
  });

  it('a line that is cut without a word keeps two visitors for a moment, and nobody else', async () => {
    expect((await get('salu.localhost', '/')).status).toBe(200);
    let asked = 0;
    const never = () => {
      asked += 1;
      return new Promise(() => undefined);
    };
    const present = ctx.db;
    ctx.db = {
      select: () => ({ from: () => ({ innerJoin: () => ({ innerJoin: () => ({ where: never }), where: never }) }) }),
    } as never;
    host.invalidateAll();
    for (let visit = 0; visit < 20; visit++)
      expect((await get('salu.localhost', '/')).body.toString()).toBe('the last garage');
    expect(asked).toBe(2);
    expect((await get('asked-in-silence.localhost', '/')).status).toBe(503);
    ctx.db = present;
    await publish('sit_salu', 'ver_6', 'the garage after all');
    host.invalidateAll();
    await expect.poll(async () => (await get('salu.localhost', '/')).body.toString()).toBe('the garage after all');
  });
});
