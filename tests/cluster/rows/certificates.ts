import { setTimeout as sleep } from 'node:timers/promises';
import { PORTS } from '../../../deploy/cluster/index.ts';
import { ask } from '../../journeys/support/ask.ts';
import { EDGES } from '../edges.ts';
import type { Cluster } from '../cluster.ts';
import { plant } from '../plant.ts';
import { judged, type Row } from '../row.ts';
import { percentile } from '../../../bench/lib/stats.ts';

export const CERTIFICATES: Row = {
  fault: 'new names, names of nobody, an authority that is down',
  how: 'eight handshakes at once for a new name, four at each edge; names that nobody has; the authority ended',
  goal: 'one certificate for the eight; 0 orders for names of nobody, ask of a customer’s name p99 ≤ 2 ms meanwhile, or twice what it was before, others’ handshakes ≤ 1.2 × before; known names served 100 %',
  needs: ['authority'],
  async run({ cluster, counts }) {
    const { edges, visitor } = cluster;
    const { authority } = edges;
    if (!authority) throw new Error('no authority');
    const wrong: string[] = [];
    const told: string[] = [];
    const serials = async (host: string, times: number) => {
      const all = await Promise.all(
        Array.from({ length: times }, (_none, at) => visitor.handshake(EDGES[at % 2] ?? 'edge1', host)),
      );
      return {
        serials: new Set(all.flatMap((each) => ('serial' in each ? [each.serial] : []))),
        refused: all.filter((each) => 'refused' in each).length,
        longest: Math.max(...all.map(({ ms }) => ms)),
      };
    };
    const fresh = await plant(cluster, `fresh`, 'fresh');
    const before = authority.orders();
    const eight = await serials(fresh, 8);
    const ordered = authority.orders() - before;
    told.push(
      `8 handshakes: ${eight.serials.size} certificate, ${ordered} order, the last after ${(eight.longest / 1000).toFixed(2)} s`,
    );
    if (eight.serials.size !== 1 || ordered !== 1 || eight.refused > 0)
      wrong.push(`${eight.refused} of the eight refused`);

    const quiet = await greet(cluster, fresh, sleep(counts === 'full' ? 15_000 : 6000));
    const strangers = counts === 'full' ? 1000 : 150;
    const scan = (async () => {
      const all = [];
      for (let at = 0; at < strangers; at++)
        all.push(
          (await Promise.all([visitor.handshake(EDGES[at % 2] ?? 'edge1', `nobody-${at}.example`), sleep(60)]))[0],
        );
      return all;
    })();
    const beside = await greet(cluster, fresh, scan);
    const refused = await scan;
    const taken = refused.filter((each) => 'serial' in each).length;
    const orders = authority.orders() - before - ordered;
    const p99 = percentile(
      refused.map(({ ms }) => ms),
      0.99,
    );
    told.push(
      `${strangers} names of nobody: ${taken} taken, ${orders} orders, refused after ${p99.toFixed(0)} ms (p99); meanwhile ask of a customer’s name ${beside.ask.toFixed(1)} ms (p99; ${quiet.ask.toFixed(1)} before), others’ handshakes ${(beside.handshake / quiet.handshake).toFixed(2)} × before`,
    );
    if (taken > 0 || orders > 0) wrong.push('names of nobody');
    if (beside.ask > Math.max(2, 2 * quiet.ask)) wrong.push('ask is slow');
    if (beside.handshake / quiet.handshake > 1.2) wrong.push('others’ handshakes');

    await authority.stop();
    const without = await serials(fresh, 20);
    const newcomer = await visitor.handshake('edge2', await plant(cluster, 'newcomer', 'newcomer'));
    told.push(
      `authority down: ${20 - without.refused} of 20 known names served, a new one ${'serial' in newcomer ? 'served' : 'refused'}`,
    );
    if (without.refused > 0) wrong.push('known names without the authority');
    return judged(told, wrong);
  },
};

/** A known name, again and again until `ends`: what half of the handshakes took, and 99 of 100 answers to an edge that asks for it; milliseconds. */
async function greet({ network, visitor }: Cluster, host: string, ends: Promise<unknown>) {
  const balancer = { address: network.address('balance'), port: PORTS.ask };
  const [handshakes, asks]: [number[], number[]] = [[], []];
  const over = new AbortController();
  void ends.finally(() => over.abort());
  while (!over.signal.aborted) {
    handshakes.push((await visitor.handshake('edge1', host)).ms);
    const began = performance.now();
    await ask(balancer, 'balance', `/tls/ask?domain=${host}`);
    asks.push(performance.now() - began);
    await sleep(30);
  }
  return { handshake: percentile(handshakes, 0.5), ask: percentile(asks, 0.99) };
}
