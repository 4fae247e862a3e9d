/** Hundreds who ask and do not read: they are cut, and the end does not wait for them. */
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '../../platform/db.ts';
import { runningCluster } from '../../platform/postgres/cluster.ts';
import { eventually } from './support/eventually.ts';
import { plantSite } from './support/plant-site.ts';
import { openStage, type Stage } from './support/stage.ts';

const HOST = 'gallery.localhost';
const READERS = 500;
/** What was promised: readers are gone in a minute, the product in fifteen seconds (its own clock is of fourteen). */
const GONE_MS = 60_000;
const ENDED_MS = 15_000;
let stage: Stage;
const sockets: Socket[] = [];

beforeAll(async () => {
  stage = await openStage({ READER_SILENCE_S: '10' }, { ownServer: true });
  await publishLargePicture();
});
afterAll(async () => {
  leave();
  await stage.close();
});

/** A site with one file that no buffer on the way holds whole. */
async function publishLargePicture(): Promise<void> {
  const pool = new Pool({ connectionString: (await runningCluster(stage.folder)) ?? '', max: 1 });
  const picture = { body: Buffer.alloc(8_000_000, 'x'), type: 'image/png' };
  await plantSite(createDb(pool), stage.folder, 'gallery', { '/large.png': picture });
  await pool.end();
}

/** Asks for the picture and takes what fits into the buffers. */
function askAndNotRead(): void {
  for (let at = 0; at < READERS; at++) {
    const socket = connect(stage.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause().write(`GET /large.png HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    sockets.push(socket);
  }
}
function leave(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}
/** Connections of the product's port with bytes that nobody takes, as the system lists them. */
function waiting(): number {
  const ours = `:${stage.port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => {
      const [, local = '', , , queues = ''] = line.trim().split(/\s+/);
      return local.endsWith(ours) && Number.parseInt(queues.split(':')[0] ?? '0', 16) > 0;
    }).length;
}
/** Memory of the product in RAM, kB. */
const resident = (): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${stage.pid()}/status`, 'utf8'))?.[1]);

it('five hundred who read nothing are gone within a minute and give their memory back, while others are answered', async () => {
  // The first round brings the memory to where work brings it.
  let settled = Infinity;
  for (let round = 0; round < 2; round++) {
    askAndNotRead();
    await eventually(waiting).toBeGreaterThanOrEqual(READERS / 2);
    const began = performance.now();
    expect((await fetch(`${stage.origin}/livez`)).status).toBe(200);
    await eventually(waiting).toBe(0);
    expect(performance.now() - began).toBeLessThan(GONE_MS);
    leave();
    await eventually(() => resident() <= settled * 1.05).toBe(true);
    settled = resident();
  }
  expect((await fetch(`${stage.origin}/livez`)).status).toBe(200);
});

it('SIGTERM ends the product in order and in time with five hundred of them attached', async () => {
  // Nobody is cut before the end: however slowly they all come, it finds them attached.
  await stage.stop();
  Object.assign(stage.env, { READER_SILENCE_S: '600' });
  await stage.start();
  askAndNotRead();
  await eventually(() => waiting()).toBeGreaterThanOrEqual(READERS / 2);
  const [began, printed] = [performance.now(), stage.log.length];
  expect(await stage.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(ENDED_MS);
  // What the system still holds for readers of a process that is gone is its own business; ours is over.
  // A database that was told to end late does so by itself.
  await eventually(() => existsSync(stage.databasePidFile())).toBe(false);
  await expect(fetch(`${stage.origin}/livez`)).rejects.toThrow();
  // Of the end alone: on a busy machine a start may find the queue's database slow, and say so.
  expect(stage.log.slice(printed).join('')).not.toContain('"level":50');
});
