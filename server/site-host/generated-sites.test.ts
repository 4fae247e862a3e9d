import { publishSite } from '../../tests/support/as-owner.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { createImages } from '../../adapters/images-sharp/index.ts';
import { buildPreview } from '../../modules/previews/build-preview.ts';
import { startPreview } from '../../modules/previews/index.server.ts';
import type { Preview } from '../../modules/previews/schemas.ts';
import { createComposer, reserveSite } from '../../modules/sites/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { testNetwork } from '../../tests/support/social-network.ts';
import { createSiteHost } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-generated-'));
const PAGE = '900000000000404';
let database: TestDatabase;
let ctx: Ctx;
let server: Server;
let preview: Preview;
let path: string;

function get(host: string, at: string): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path: at, headers: { host } }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(parts).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Every address of our own that a page names: links, pictures in every width, fonts. */
function named(html: string): string[] {
  const sets = [...html.matchAll(/src-?set="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(', '));
  const urls = [...html.matchAll(/(?:href="|src="|url\("|url\()(\/[^"#) ]*)/g)].map(([, url = '']) => url);
  return [...new Set([...urls, ...sets.map((candidate) => candidate.split(' ')[0] ?? '')])];
}

beforeAll(async () => {
  database = await openTestDatabase();
  const ports = {
    social: testNetwork(),
    files: createDiskFiles(folder),
    images: createImages(),
    composer: createComposer(),
  };
  ({ ctx } = testContext(database.db, { ports }));
  const { _id: previewId } = await startPreview(ctx, { id: PAGE, locale: 'it' });
  await buildPreview(ctx, previewId);
  preview = await startPreview(ctx, { id: PAGE, locale: 'it' });
  path = new URL(preview.url).pathname;
  const host = createSiteHost(ctx);
  server = createServer((req, res) => void (host.handle(req, res) || res.end('ours')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a messenger fetches when the address is shared. */
const sharedPicture = (html: string): URL => new URL(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');

describe('a preview in its frame', () => {
  it('answers every address that it names, in every drawn layout [L2 P1]', async () => {
    expect(preview.layouts.length).toBeGreaterThan(0);
    for (const { layout } of preview.layouts) {
      const page = await get('preview.localhost', `${path}${layout}/`);
      expect([layout, page.status]).toEqual([layout, 200]);
      expect(page.text).toContain(preview.name);
      const addresses = named(page.text);
      expect(addresses.length).toBeGreaterThan(5);
      for (const address of addresses) {
        expect([address, (await get('preview.localhost', address)).status]).toEqual([address, 200]);
      }
    }
  });

  it('may be framed by our own pages only, is not indexed, sets no cookie and tells nobody its address', async () => {
    const { headers } = await get('preview.localhost', path);
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000 http://127.0.0.1:3000');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['set-cookie']).toBeUndefined();
    // A sandboxed frame has an origin of its own, so that its fonts are read across origins.
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('is shared with its picture [A3]', async () => {
    const picture = sharedPicture((await get('preview.localhost', path)).text);
    const { status, headers } = await get('preview.localhost', picture.pathname);
    expect([picture.origin, status, headers['content-type']]).toEqual([
      'http://preview.localhost:3000',
      200,
      'image/jpeg',
    ]);
  });

  it('gives only its own photos, in the widths that its pages name', async () => {
    const { text } = await get('preview.localhost', path);
    const [photo = ''] = named(text).filter((address) => address.includes('/p/'));
    expect(photo).not.toBe('');
    const refused = [
      photo.replace(/-\d+\./, '-481.'),
      photo.replace(/p\/[0-9a-f]+/, `p/${'0'.repeat(32)}`),
      photo.replace(/prv_[^/]+/, `prv_${'A'.repeat(22)}`),
      `/prv_${'A'.repeat(22)}/`,
    ];
    const answers = await Promise.all(refused.map((address) => get('preview.localhost', address)));
    expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 404));
    // The same bytes for all, and for a reader in each language.
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    for (const lang of ['it', 'en', 'es', 'fr', 'el']) expect(answers[0]?.text).toContain(`<p lang="${lang}">`);
  });
});

describe('a published site', () => {
  it('answers every address that its pages name [P1]', async () => {
    const site = await inTransaction(ctx, (ctx) =>
      reserveSite(ctx, {
        orderId: 'ord_1',
        pageId: PAGE,
        layout: 'tavola',
        lang: 'el',
        name: preview.name,
        tier: 'premium',
      }),
    );
    await publishSite(ctx, site.id);
    const host = `${site.slug}.localhost`;
    expect(site.slug).toBe('anthopoleio-pente-myrties');
    for (const page of ['/', '/privacy', '/cookies']) {
      const { status, text, headers } = await get(host, page);
      expect([page, status, headers['x-robots-tag']]).toEqual([page, 200, undefined]);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      for (const address of named(text)) {
        expect([address, (await get(host, address)).status]).toEqual([address, 200]);
      }
    }
    const shared = await get(host, sharedPicture((await get(host, '/')).text).pathname);
    expect([shared.status, shared.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const missing = await get(host, '/nothing');
    expect([missing.status, missing.text.includes('<html lang="el">')]).toEqual([404, true]);
    for (const file of ['/robots.txt', '/sitemap.xml', '/favicon.ico'])
      expect((await get(host, file)).status).toBe(200);
  });
});
