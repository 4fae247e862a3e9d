import { SHOP } from '../cluster.ts';
import { WEB } from '../nodes.ts';
import { plant } from '../plant.ts';
import { judged, type Row } from '../row.ts';
import { percentile } from '../../../bench/lib/stats.ts';

const FAULTS = {
  'slow by 2 s': { slow: 2000 },
  'answers 500': { says: { status: 500, code: 'InternalError' } },
  'is gone': { gone: true },
} as const;

export const STORE_AWAY: Row = {
  fault: 'the bucket slow, failing, gone',
  how: 'its line spoiled: 2 s late, 500, connections ended; an order is paid meanwhile, as one was before',
  goal: 'warm pages p99 ≤ 5 ms at the node, or twice what it was before; cold ones 503 within 2.5 s or shown, never 404; the order ends live',
  async run({ cluster, ledger, counts }) {
    const { bucket, nodes } = cluster;
    const warm = await plant(cluster, 'stored', 'warm');
    for (const name of WEB) await nodes.ask(name, warm);
    const wrong: string[] = [];
    const told: string[] = [];
    async function warmPages(): Promise<number> {
      const took: number[] = [];
      for (let at = 0; at < (counts === 'full' ? 3000 : 300); at++) {
        const began = performance.now();
        const { status } = await nodes.ask(WEB[at % 2] ?? 'web1', warm);
        took.push(performance.now() - began);
        if (status !== 200) wrong.push(`warm ${status}`);
      }
      return percentile(took, 0.99);
    }
    // All machines share two processors: what a paid order takes of them is taken before, too.
    const [earlier, buyer] = [await ledger.prepare(), await ledger.prepare()];
    await ledger.pay(earlier);
    const before = await warmPages();
    told.push(`before: warm p99 ${before.toFixed(1)} ms`);
    await ledger.live(earlier.id, { hurried: true });
    for (const [what, fault] of Object.entries(FAULTS)) {
      const cold = await Promise.all(
        [0, 1, 2, 3].map((at) => plant(cluster, `cold-${at}-${Object.keys(FAULTS).indexOf(what)}`, 'cold')),
      );
      bucket.spoil(fault);
      try {
        if (what === 'is gone') await ledger.pay(buyer);
        const p99 = await warmPages();
        const statuses: string[] = [];
        for (const host of cold) {
          const began = performance.now();
          const { status, headers } = await nodes.ask('web1', host);
          const ms = performance.now() - began;
          statuses.push(`${status} ${(ms / 1000).toFixed(1)} s`);
          if (![200, 503].includes(status) || ms > 2500 || (status === 503 && !headers['retry-after']))
            wrong.push(`cold ${status} after ${ms.toFixed(0)} ms`);
        }
        if (p99 > Math.max(5, 2 * before)) wrong.push(`warm p99 ${p99.toFixed(1)} ms`);
        told.push(`${what}: warm p99 ${p99.toFixed(1)} ms, cold ${statuses.join(', ')}`);
      } finally {
        bucket.spoil(null);
      }
      for (const host of cold) if ((await nodes.ask('web2', host)).status !== 200) wrong.push('a cold page stays away');
    }
    await ledger.live(buyer.id, { hurried: true });
    const { status } = await cluster.visitor.visit(SHOP, '/vetrina');
    if (status !== 200) wrong.push(`shop ${status}`);
    told.push('the order is live');
    return judged(told, wrong);
  },
};
