/** Vendure's core on a database of its own in the product's PostgreSQL. */
import { join } from 'node:path';
import { freePort } from '../../platform/free-port.ts';
import type { Bench } from './bench.ts';
import { startPeer, withPeerServer, type PeerServer, type Place } from './peer-server.ts';
import type { Found } from './report.ts';

export type Vendure = PeerServer;

export const withVendure = (
  bench: Bench,
  named: { suite: string; what: string },
  compare: (vendure: Vendure) => Promise<Found[]>,
): Promise<Found[]> => withPeerServer(bench, { peer: 'vendure', title: 'Vendure', ...named }, start, compare);

async function start({ folder, database }: Place) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: database };
  // It listens before it is filled.
  const ready = (said: string) => said.includes('ready');
  return startPeer({ title: 'Vendure', folder, args: [join(folder, 'server.js')], env, port, ready });
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
