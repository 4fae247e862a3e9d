/** Ten sites with two hosts each, every host asked for everything of every site: nobody ever reads another's bytes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { fileKey, type Manifest } from '../../modules/sites/publishing/manifest.ts';
import { siteHosts, sites, siteVersions } from '../../modules/sites/tables.ts';
import { testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createSiteHost, type SiteHost } from './index.ts';

const COUNT = 10;
const tenants = Array.from({ length: COUNT }, (_, at) => `tenant${at}`);
const folder = mkdtempSync(join(tmpdir(), 'vetrina-tenants-'));
const files = createDiskFiles(folder);
let database: TestDatabase;
let host: SiteHost;
let server: Server;

/** Sends exactly these lines, as no client library would let us. */
function raw(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write([...lines, 'connection: close', '', ''].join('\r\n'));
    });
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
    socket.on('error', reject);
  });
}
const free = (tenant: string) => `${tenant}.localhost`;
const own = (tenant: string) => `${tenant}.example`;
const get = (hostHeader: string, path: string, ...more: string[]) =>
  raw(`GET ${path} HTTP/1.1`, `host: ${hostHeader}`, ...more);
/** Whose words stand in an answer. */
const spoken = (answer: string) => tenants.filter((tenant) => answer.includes(`the words of ${tenant}.`));

beforeAll(async () => {
  database = await openTestDatabase();
  for (const tenant of tenants) {
    const now = new Date();
    const [id, version] = [`sit_${tenant}`, `ver_${tenant}`];
    const built = async (what: string): Promise<Manifest[string]> => {
      const hash = Buffer.from(`${tenant}${what}`).toString('hex').padEnd(22, '0');
      const bytes = Buffer.from(`${what}: the words of ${tenant}.`);
      await files.write(fileKey({ hash, compressed: false }), bytes);
      return {
        kind: 'bytes',
        hash,
        size: bytes.length,
        type: 'text/html; charset=utf-8',
        compressed: false,
        csp: "default-src 'none'",
      };
    };
    const shared = {
      layout: 'tavola',
      lang: 'it',
      status: 'live',
      tier: 'premium',
      createdAt: now,
      updatedAt: now,
    } as const;
    await database.db
      .insert(sites)
      .values({ ...shared, id, slug: tenant, name: tenant, orderId: `ord_${tenant}`, pageId: `page-${tenant}` });
    await database.db.insert(siteVersions).values({
      id: version,
      siteId: id,
      contentHash: version,
      document: {} as never,
      files: { '/': await built('home'), '/404': await built('none'), [`/only-${tenant}`]: await built('own') },
      createdAt: now,
    });
    await database.pool.query('update sites set current_version_id = $1 where id = $2', [version, id]);
    await database.db.insert(siteHosts).values({ host: own(tenant), siteId: id, canonical: true, createdAt: now });
  }
  host = createSiteHost(testContext(database.db, { ports: { files } }).ctx);
  server = createServer((req, res) => {
    if (!host.handle(req, res)) res.end('ours');
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe(`${COUNT} sites`, () => {
  it('answer on their own hosts with their own pages, and with nobody else’s, in memory or not', async () => {
    const crossed: string[] = [];
    let asked = 0;
    for (let round = 0; round < 2; round++) {
      for (const tenant of tenants) {
        for (const name of [free(tenant), own(tenant)]) {
          for (const other of tenants) {
            for (const path of ['/', `/only-${other}`]) {
              const words = spoken(
                await get(name, path, `x-forwarded-host: ${own(other)}`, `forwarded: host=${own(other)}`),
              );
              asked += 1;
              if (words.join() !== tenant) crossed.push(`${name}${path}: ${words.join()}`);
            }
          }
        }
      }
    }
    expect(asked).toBe(2 * COUNT * 2 * COUNT * 2);
    expect(crossed).toEqual([]);
  });

  it('read odd spellings of their own host as theirs, and never set a cookie', async () => {
    for (const name of ['TENANT1.Example', 'tenant1.example.', 'tenant1.example:443', 'Tenant1.LOCALHOST:3000']) {
      const answer = await get(name, '/', 'cookie: __Host-vetrina_order=x; vetrina_order=x');
      expect([name, spoken(answer)]).toEqual([name, ['tenant1']]);
      expect(answer).not.toMatch(/set-cookie/i);
    }
  });

  it.each([
    'tenant1.example@tenant2.example',
    'tenant1.example, tenant2.example',
    'tenant1.example tenant2.example',
    'tenant1.example/tenant2.example',
    'tenant1.example#tenant2.example',
    'tenant1.example%2etenant2.example',
    'tenant1.example\ttenant2.example',
    'tenant1.example:80:tenant2.example',
    'a.tenant1.example',
    'tenant1.example.localhost',
    'tenant1.tenant2.localhost',
    'xn--tenant1.example',
    '*.example',
    '..example',
    '[::1]',
    '%00tenant1.example',
    `${'a'.repeat(5000)}.example`,
    '',
  ])('say nothing to a host that is nobody’s: %j', async (name) => {
    const answer = await get(name, '/');
    expect(spoken(answer)).toEqual([]);
    expect(answer).not.toContain('ours');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(/set-cookie/i);
  });

  it.each([
    ['tenant1.example', 'tenant2.example'],
    ['tenant1.example', 'localhost'],
    ['localhost', 'tenant1.example'],
    ['tenant1.example', 'tenant1.example'],
  ])('and our own host refuse who names two hosts, %s and %s', async (first, second) => {
    const answer = await raw('GET / HTTP/1.1', `host: ${first}`, `HOST: ${second}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect([spoken(answer), answer.includes('ours')]).toEqual([[], false]);
  });

  it('are not mixed by an absolute address, or an old protocol without a host', async () => {
    const absolute = await raw('GET http://tenant2.example/ HTTP/1.1', 'host: tenant1.example');
    expect(spoken(absolute)).not.toContain('tenant2');
    expect(spoken(await raw('GET / HTTP/1.0'))).toEqual([]);
  });
});
