import { setTimeout as sleep } from 'node:timers/promises';
import { EDGES } from '../edges.ts';
import { plant } from '../plant.ts';
import type { Row } from '../row.ts';
import { percentile } from '../../../bench/lib/stats.ts';

export const CERTIFICATES: Row = {
  fault: 'new names, names of nobody, an authority that is down',
  how: 'eight handshakes at once for a new name, four at each edge; names that nobody has; the authority ended',
  goal: 'one certificate for the eight; 0 orders for names of nobody; known names served 100 %',
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

    const strangers = counts === 'full' ? 1000 : 150;
    const waits: number[] = [];
    let taken = 0;
    const known: number[] = [];
    for (let at = 0; at < strangers; at++) {
      const shown = await visitor.handshake(EDGES[at % 2] ?? 'edge1', `nobody-${at}.example`);
      waits.push(shown.ms);
      if ('serial' in shown) taken += 1;
      if (at % 10 === 0) known.push((await visitor.handshake('edge1', fresh)).ms);
      if (counts === 'full') await sleep(60);
    }
    const orders = authority.orders() - before - ordered;
    told.push(
      `${strangers} names of nobody: ${taken} taken, ${orders} orders, refused after ${percentile(waits, 0.99).toFixed(0)} ms (p99); others’ handshakes ${percentile(known, 0.5).toFixed(0)} ms`,
    );
    if (taken > 0 || orders > 0) wrong.push('names of nobody');

    await authority.stop();
    const without = await serials(fresh, 20);
    const newcomer = await visitor.handshake('edge2', await plant(cluster, 'newcomer', 'newcomer'));
    told.push(
      `authority down: ${20 - without.refused} of 20 known names served, a new one ${'serial' in newcomer ? 'served' : 'refused'}`,
    );
    if (without.refused > 0) wrong.push('known names without the authority');
    return {
      text: `${told.join('; ')}${wrong.length > 0 ? `; wrong: ${wrong.join(', ')}` : ''}`,
      good: wrong.length === 0,
    };
  },
};
