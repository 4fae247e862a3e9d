/** Peers of the product that answer by HTTP, each on a database of its own in the product's PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { installPeer } from './peers.ts';
import type { Found } from './report.ts';

export interface PeerServer {
  port: number;
  pid: number;
}
export interface Place {
  /** Where it is installed. */
  folder: string;
  /** As a URL of PostgreSQL. */
  database: string;
}

type Running<Server> = Server & { stop(): Promise<void> };
export interface PeerKind<Server extends PeerServer> {
  /** Its folder below bench/peers. */
  name: string;
  title: string;
  start: (place: Place) => Promise<Running<Server>>;
}

/** Installs and starts it for one comparison, and takes it away. One line says why where it cannot be had. */
export async function withPeerServer<Server extends PeerServer>(
  { product, say }: Bench,
  { name, title, start }: PeerKind<Server>,
  { suite, what }: { suite: string; what: string },
  compare: (server: Server) => Promise<Found[]>,
): Promise<Found[]> {
  let peer;
  try {
    say(`installing ${title} …`);
    peer = installPeer(name);
  } catch (error) {
    return [{ suite, what, skipped: `${title} could not be installed: ${String(error).split('\n')[0]}` }];
  }
  const database = `bench_${name}`;
  let server: Running<Server> | undefined;
  try {
    await product.sql.query(`create database ${database}`);
    const { host, port, user, password } = product.database;
    const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
    server = await start({ folder: peer.folder, database: url });
    return await compare(server);
  } finally {
    await server?.stop();
    await product.sql.query(`drop database if exists ${database} with (force)`);
    peer.remove();
  }
}

interface Started {
  title: string;
  folder: string;
  /** Of Node. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  port: number;
  withinMs: number;
  /** Given the last of what it wrote. */
  ready: (said: string) => boolean | Promise<boolean>;
}

/** Resolves when it is ready; throws its last words where it ends before, or is not ready in time. */
export async function startPeer({ title, folder, args, env, port, withinMs, ready }: Started) {
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  let said = '';
  for (const out of [child.stdout, child.stderr])
    out.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const late = performance.now() + withinMs;
  while (!(await ready(said))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > late) {
      await stop();
      throw new Error(`${title} did not start:\n${said}`);
    }
    await sleep(200);
  }
  return { port, pid: child.pid ?? 0, stop };
}

const ANSWER_MS = 5000;
/** Whether it answers there with success. */
export const answersAt = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
