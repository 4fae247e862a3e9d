/** Vendure's core on a database of its own in the product's PostgreSQL. */
import { join } from 'node:path';
import { freePort } from '../../platform/free-port.ts';
import { startPeer, type PeerKind, type PeerServer, type Place } from './peer-server.ts';

const START_MS = 120_000;

export type Vendure = PeerServer;

export const VENDURE: PeerKind<Vendure> = { name: 'vendure', title: 'Vendure', start };

async function start({ folder, database }: Place) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: database };
  // It listens before it is filled.
  const ready = (said: string) => said.includes('ready');
  const args = [join(folder, 'server.js')];
  return startPeer({ title: 'Vendure', folder, args, env, port, withinMs: START_MS, ready });
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
