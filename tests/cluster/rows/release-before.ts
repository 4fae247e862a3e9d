import { setTimeout as sleep } from 'node:timers/promises';
import { landing, openWriters, prices, sitePages } from '../calls.ts';
import { callAllTheTime, told } from '../load.ts';
import type { NodeName } from '../nodes.ts';
import { buildLastRelease, LAST_RELEASE } from '../release.ts';
import type { Counts, Row } from '../row.ts';

const KINDS = ['site pages', 'shop pages', 'shop calls', 'POSTs'];
/** As an upgrade that is taken back: the worker last and first, the web nodes one by one. With short counts one of each role. */
const BACK: Record<Counts, readonly NodeName[]> = { short: ['web2', 'work1'], full: ['web2', 'web1', 'work1'] };

export const RELEASE_BEFORE: Row = {
  fault: 'the last release beside this one',
  how: 'on the tables of this one, under load through both edges, each node by turns replaced by the last release, and each by this one again; after each turn an order is bought, its calls at whichever node',
  goal: '0 failed, POSTs included; every order ends live, once; acknowledged and lost 0',
  needs: ['release'],
  async run({ cluster, ledger, counts, say }) {
    const { nodes } = cluster;
    const before = await buildLastRelease(say);
    const hosts = [await ledger.host(await ledger.buy())];
    const writers = await openWriters(cluster, 10);
    const calls = [sitePages(cluster, hosts), landing(cluster), prices(cluster), writers.call];
    const load = callAllTheTime(calls, counts === 'full' ? 100 : 60);
    const codes: (number | null)[] = [];
    let orders = 0;
    const replace = async (name: NodeName, root?: string): Promise<void> => {
      say(`  ${name} is ${root ? 'the last release' : 'this one again'}`);
      codes.push(await nodes.restart(name, {}, root));
      await sleep(2000);
      hosts.push(await ledger.host(await ledger.buy()));
      orders += 1;
    };
    const rounds = counts === 'full' ? 5 : 1;
    for (let round = 0; round < rounds; round++) {
      for (const name of BACK[counts]) await replace(name, before);
      for (const name of BACK[counts].toReversed()) await replace(name);
    }
    await load.end();
    const lost = await writers.lost();
    const failed = KINDS.flatMap((name) => load.of(name).failed);
    return {
      text: `${LAST_RELEASE}, ${codes.length} turns, ${orders} orders live: ${KINDS.map((name) => told(name, load.of(name))).join('; ')}; exit codes ${[...new Set(codes)].join(', ')}; acknowledged and lost ${lost.length}`,
      good: failed.length === 0 && lost.length === 0 && codes.every((code) => code === 0),
    };
  },
};
