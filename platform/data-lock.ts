/**
 * One process per data folder. The lock is a listening socket: it goes away with its process however that ends, and
 * whoever is refused learns who holds it.
 */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface DataLock {
  release(): Promise<void>;
}
export class DataFolderHeld extends Error {}

const socketOf = (dataDir: string) =>
  join(tmpdir(), `vetrina-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 24)}.sock`);

function askHolder(path: string): Promise<string | null> {
  return new Promise((answer) => {
    let said = '';
    const client = connect(path);
    client.setTimeout(2000, () => client.destroy());
    client.on('data', (chunk) => (said += String(chunk)));
    client.on('error', () => answer(null));
    client.on('close', () => answer(said || null));
  });
}

/** A sentence that says who holds the folder, or null when nobody does. */
export async function holderOf(dataDir: string): Promise<string | null> {
  const who = await askHolder(socketOf(dataDir));
  return who
    ? `The data folder ${resolve(dataDir)} is in use by ${who}. Stop it first, or start this one with another DATA_DIR and PORT.`
    : null;
}

/** Throws DataFolderHeld with that sentence. */
export async function lockDataDir(dataDir: string, holder: { port: number }): Promise<DataLock> {
  const path = socketOf(dataDir);
  const held = await holderOf(dataDir);
  if (held) throw new DataFolderHeld(held);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`Vetrina on port ${holder.port} (process ${process.pid})`);
  });
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(path, ready));
  server.unref();
  return {
    release: () =>
      new Promise((done) => {
        server.close(() => done());
      }),
  };
}
