/** What people of a cluster ask. */
import type { Cluster } from './cluster.ts';
import { ORDER_COOKIE, SHOP } from './cluster.ts';
import type { Call } from './load.ts';
import { newClient } from '../journeys/support/client.ts';
import { NIVES } from '../journeys/support/persons.ts';

const judged = ({ status }: { status: number }): string | null => (status === 200 ? null : String(status));

export const landing = ({ visitor }: Cluster): Call => ({
  name: 'shop pages',
  ask: async () => judged(await visitor.visit(SHOP, '/vetrina')),
});
export const prices = ({ visitor }: Cluster): Call => ({
  name: 'shop calls',
  ask: async () => judged(await visitor.visit(SHOP, '/buy_yr/api/prices')),
});
/** Pages that were seen before. */
export const sitePages = ({ visitor }: Cluster, hosts: readonly string[]): Call => ({
  name: 'site pages',
  ask: async (number) => judged(await visitor.visit(hosts[number % hosts.length] ?? '')),
});

export type Writers = Awaited<ReturnType<typeof openWriters>>;

/** A business is sold once: each writer's page reads like this one and is another, and none is a buyer's. */
let pages = 100_000;

/** People who save their billing address again and again, each time another one; each remembers which one was acknowledged last. */
export async function openWriters(cluster: Cluster, count: number) {
  const { visitor } = cluster;
  const writers = await Promise.all(
    Array.from({ length: count }, async (_none, at) => {
      const client = newClient(await cluster.shop());
      const person = { ...NIVES, mail: `writer-${at}@example.org` };
      const { _id: id } = await client.start(`900000000000404.${(pages += 1)}`, person);
      return { client, id, person, tried: 0, acknowledged: 0, busy: false };
    }),
  );
  /** When writes were acknowledged last, and how many. */
  const seen = { last: performance.now(), acknowledged: 0 };
  async function write(number: number): Promise<string | null> {
    const writer = writers.filter(({ busy }) => !busy)[number % writers.length] ?? writers.find(({ busy }) => !busy);
    // Each has one call at a time: which came last would not be known.
    if (!writer) return null;
    writer.busy = true;
    try {
      const saying = (writer.tried += 1);
      const billing_info = { ...writer.person, address: `Via del Nido ${saying}` };
      const { status } = await visitor.visit(SHOP, `/buy_yr/api/order/check/${writer.id}/update`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `${ORDER_COOKIE}=${writer.client.secret}` },
        body: JSON.stringify({ order: { billing_info } }),
      });
      if (status !== 200) return String(status);
      writer.acknowledged = saying;
      seen.last = performance.now();
      seen.acknowledged += 1;
      return null;
    } finally {
      writer.busy = false;
    }
  }
  return {
    call: { name: 'POSTs', ask: write } satisfies Call,
    seen,
    /** Acknowledged addresses that are not there, nor a later one. */
    async lost(): Promise<string[]> {
      const missing: string[] = [];
      for (const { client, id, acknowledged } of writers) {
        const kept = Number(/\d+$/.exec((await client.order(id)).billing_info?.address ?? '')?.[0] ?? 8);
        if (acknowledged > 0 && kept < acknowledged) missing.push(`${id}: ${kept} of ${acknowledged}`);
      }
      return missing;
    },
  };
}
