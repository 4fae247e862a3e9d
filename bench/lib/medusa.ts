/** Medusa on a database of its own in the product's PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../platform/free-port.ts';
import { answersAt, startPeer, type PeerKind, type PeerServer, type Place } from './peer-server.ts';

const STEP_MS = 300_000;
const START_MS = 180_000;

export interface Medusa extends PeerServer {
  /** What a buyer names. */
  filled: { key: string; region: string; way: string; variant: string };
}

export const MEDUSA: PeerKind<Medusa> = { name: 'medusa', title: 'Medusa', start };

async function start({ folder, database }: Place) {
  const port = await freePort();
  const cli = join(folder, 'node_modules/@medusajs/cli/cli.js');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database,
    MEDUSA_DISABLE_TELEMETRY: 'true',
    LOG_LEVEL: 'error',
  };
  for (const step of [['db:migrate'], ['exec', './fill.js']])
    execFileSync(process.execPath, [cli, ...step], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: STEP_MS,
    });
  const filled = JSON.parse(readFileSync(join(folder, 'filled.json'), 'utf8')) as Medusa['filled'];
  const args = [cli, 'start', '--port', String(port), '--host', '127.0.0.1'];
  const ready = () => answersAt(`http://127.0.0.1:${port}/health`);
  return { ...(await startPeer({ title: 'Medusa', folder, args, env, port, withinMs: START_MS, ready })), filled };
}

/** What its documentation calls the checkout of a guest: a cart with a thing and an address, the way, the payment, the order. */
export async function orderAtMedusa({ port, filled }: Medusa, mail: string): Promise<void> {
  const ask = async <T>(path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}/store/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-publishable-api-key': filled.key },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Medusa answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    return (await answer.json()) as T;
  };
  const { cart } = await ask<{ cart: { id: string } }>('carts', {
    region_id: filled.region,
    email: mail,
    items: [{ variant_id: filled.variant, quantity: 1 }],
    shipping_address: {
      first_name: 'Anna',
      last_name: 'Verdi',
      address_1: 'Via Po 1',
      city: 'Torino',
      postal_code: '10123',
      country_code: 'it',
    },
  });
  await ask(`carts/${cart.id}/shipping-methods`, { option_id: filled.way });
  const { payment_collection: payment } = await ask<{ payment_collection: { id: string } }>('payment-collections', {
    cart_id: cart.id,
  });
  await ask(`payment-collections/${payment.id}/payment-sessions`, { provider_id: 'pp_system_default' });
  const { type, ...rest } = await ask<{ type: string }>(`carts/${cart.id}/complete`);
  if (type !== 'order') throw new Error(`Medusa’s order ended as ${JSON.stringify(rest).slice(0, 300)}`);
}
