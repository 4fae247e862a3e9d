/** Vendure's core on a database of its own in the product's PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { installPeer } from './peers.ts';
import { freePort } from '../../platform/free-port.ts';
import type { Product } from './product.ts';
import type { Found } from './report.ts';

const START_MS = 120_000;
const DATABASE = 'bench_vendure';

export interface Vendure {
  port: number;
  pid: number;
}

/** Installs and starts it for one comparison, and takes it away. One line says why where it cannot be had. */
export async function withVendure(
  { product, say }: Bench,
  named: { suite: string; what: string },
  compare: (vendure: Vendure) => Promise<Found[]>,
): Promise<Found[]> {
  let peer;
  try {
    say('installing Vendure …');
    peer = installPeer('vendure');
  } catch (error) {
    return [{ ...named, skipped: `Vendure could not be installed: ${String(error).split('\n')[0]}` }];
  }
  let vendure: Awaited<ReturnType<typeof startVendure>> | undefined;
  try {
    await product.sql.query(`create database ${DATABASE}`);
    vendure = await startVendure(product, peer.folder);
    return await compare(vendure);
  } finally {
    await vendure?.stop();
    await product.sql.query(`drop database if exists ${DATABASE} with (force)`);
    peer.remove();
  }
}

/** Somebody who shops there: each question goes on with the cart of the one before. Throws what GraphQL calls an error. */
export function vendureShopper(port: number) {
  let token = '';
  return {
    ask: async <T>(query: string): Promise<T> => {
      const answer = await fetch(`http://127.0.0.1:${port}/shop-api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query }),
      });
      token = answer.headers.get('vendure-auth-token') ?? token;
      const { data, errors } = (await answer.json()) as { data?: T; errors?: unknown[] };
      if (!data || errors) throw new Error(`Vendure answered ${JSON.stringify(errors).slice(0, 300)}`);
      return data;
    },
    token: () => token,
  };
}

async function startVendure({ database }: Product, folder: string): Promise<Vendure & { stop(): Promise<void> }> {
  const { host, port: databasePort, user, password } = database;
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'server.js')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${databasePort}/${DATABASE}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ready = new Promise<true>((done) => {
    child.stdout.on('data', (text: Buffer) => text.includes('ready') && done(true));
  });
  const late = new Promise<false>((done) => setTimeout(() => done(false), START_MS).unref());
  if ((await Promise.race([ready, late, gone])) !== true) {
    await stop();
    throw new Error(`Vendure did not start:\n${said.slice(-2000)}`);
  }
  return { port, pid: child.pid ?? 0, stop };
}
