/** Hundreds who ask and do not read, by every way in: they are cut, and the end does not wait for them. */
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { fileKey, type Manifest } from '../../modules/sites/manifest.ts';
import { sites, siteVersions } from '../../modules/sites/tables.ts';
import { createDb } from '../../platform/db.ts';
import { runningCluster } from '../../platform/postgres/cluster.ts';
import { selfSigned } from '../support/certificate.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from './support/free-port.ts';
import { openStage, type Stage } from './support/stage.ts';

const HOST = 'gallery.localhost';
const READERS = 500;
/** Long after the product's own clock of its end, and long before the readers of the last test would be cut. */
const ENDED_MS = 60_000;
let stage: Stage;
let tlsPort: number;
const certificates = mkdtempSync(join(tmpdir(), 'vetrina-certs-'));
const sockets: Socket[] = [];
const sessions: ClientHttp2Session[] = [];

beforeAll(async () => {
  selfSigned(certificates, 'site', HOST);
  tlsPort = await freePort();
  stage = await openStage({
    TLS_PORT: String(tlsPort),
    TLS_CERTIFICATES: certificates,
    READER_SILENCE_S: '3',
  });
  await publishLargePicture();
}, 90_000);
afterAll(async () => {
  leave();
  await stage.close();
  rmSync(certificates, { recursive: true, force: true });
});

/** A site with one file that no buffer on the way holds whole. */
async function publishLargePicture(): Promise<void> {
  const pool = new Pool({ connectionString: (await runningCluster(stage.folder)) ?? '', max: 1 });
  const db = createDb(pool);
  const [now, bytes] = [new Date(), Buffer.alloc(8_000_000, 'x')];
  const entry = {
    kind: 'bytes',
    hash: 'c'.repeat(22),
    size: bytes.length,
    type: 'image/png',
    compressed: false,
  } as const;
  await createDiskFiles(join(stage.folder, 'files')).write(fileKey(entry), bytes);
  const shared = {
    layout: 'tavola',
    lang: 'it',
    status: 'live',
    tier: 'premium',
    createdAt: now,
    updatedAt: now,
  } as const;
  await db
    .insert(sites)
    .values({ ...shared, id: 'sit_g', slug: 'gallery', name: 'gallery', orderId: 'ord_g', pageId: 'page-g' });
  const files: Manifest = { '/large.png': entry };
  await db
    .insert(siteVersions)
    .values({ id: 'ver_g', siteId: 'sit_g', contentHash: 'ver_g', document: {} as never, files, createdAt: now });
  await pool.query(`update sites set current_version_id = 'ver_g' where id = 'sit_g'`);
  await pool.end();
}

/** Asks for the picture by the fast path, by Node's server and by HTTP/2, and takes what fits into the buffers. */
function askAndNotRead(count: number): void {
  for (let at = 0; at < count; at++) {
    if (at % 5 === 4) {
      const session = connectHttp2(`https://127.0.0.1:${tlsPort}`, { rejectUnauthorized: false });
      session.on('error', () => undefined);
      const stream = session.request({ ':path': '/large.png', ':authority': HOST });
      stream.on('error', () => undefined).pause();
      sessions.push(session);
      continue;
    }
    const socket = connect(stage.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause().write(`GET /large.png HTTP/1.1\r\nHost: ${HOST}\r\n${at % 2 ? 'TE: trailers\r\n' : ''}\r\n`);
    sockets.push(socket);
  }
}
function leave(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const session of sessions.splice(0)) session.destroy();
}
/** Connections of the product's ports with bytes that nobody takes, as the system lists them. */
function waiting(): number {
  const ours = [stage.port, tlsPort].map((port) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`);
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => {
      const [, local = '', , , queues = ''] = line.trim().split(/\s+/);
      return ours.some((port) => local.endsWith(port)) && Number.parseInt(queues.split(':')[0] ?? '0', 16) > 0;
    }).length;
}

it('who reads nothing is cut by every way in, gives the memory back, and everybody else is answered', async () => {
  askAndNotRead(50);
  await eventually(() => waiting()).toBeGreaterThanOrEqual(40);
  expect((await fetch(`${stage.origin}/healthz`)).status).toBe(200);
  // Sessions of HTTP/2 live on; what they did not take is gone with its stream.
  await eventually(waiting, 60).toBe(0);
  leave();
  expect((await fetch(`${stage.origin}/healthz`)).status).toBe(200);
}, 90_000);

it('SIGTERM ends the product in order and in time with five hundred of them attached', async () => {
  // Nobody is cut before the end: however slowly they all come, it finds them attached.
  await stage.stop();
  Object.assign(stage.env, { READER_SILENCE_S: '600' });
  await stage.start();
  askAndNotRead(READERS);
  await eventually(() => waiting(), 60).toBeGreaterThanOrEqual(READERS / 2);
  const began = performance.now();
  expect(await stage.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(ENDED_MS);
  // What the system still holds for readers of a process that is gone is its own business; ours is over.
  // A database that was told to end late does so by itself.
  await eventually(() => existsSync(stage.databasePidFile())).toBe(false);
  await expect(fetch(`${stage.origin}/healthz`)).rejects.toThrow();
  expect(stage.log.join('')).not.toContain('"level":50');
}, 180_000);
