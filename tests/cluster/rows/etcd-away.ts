import { setTimeout as sleep } from 'node:timers/promises';
import { openWriters, sitePages } from '../calls.ts';
import { callAllTheTime, told } from '../load.ts';
import type { Row } from '../row.ts';
import { until } from '../wait.ts';

export const ETCD_AWAY: Row = {
  fault: 'etcd away, by which the databases agree who is the primary',
  how: 'its cable is pulled, under load, for several times the primary’s lease; an order is paid meanwhile',
  goal: 'meanwhile 0 failed, POSTs included, and the order ends live; sites 100 %; no pause of writes > 12 s after its return; acknowledged and lost 0; then a killed primary has a successor again',
  needs: ['namespaces'],
  async run({ cluster, ledger, counts }) {
    const { database, network } = cluster;
    const hosts = [await ledger.host(await ledger.buy())];
    const buyer = await ledger.prepare();
    const writers = await openWriters(cluster, 10);
    const load = callAllTheTime([sitePages(cluster, hosts), writers.call], 40);
    const before = await database.primary();
    network.cut('dcs');
    try {
      await sleep(10_000);
      await ledger.pay(buyer);
      await ledger.live(buyer.id, { hurried: true });
      await sleep(counts === 'full' ? 60_000 : 20_000);
    } finally {
      network.mend('dcs');
    }
    const meanwhile = told('POSTs', load.of('POSTs'));
    const failed = load.of('POSTs').failed.length;
    // Patroni before 3.1.1 hands the role over at this moment where it has changed hands before.
    let longest = 0;
    for (const ends = performance.now() + 20_000; performance.now() < ends; await sleep(100))
      longest = Math.max(longest, performance.now() - writers.seen.last);
    await database.settled();
    await load.end();
    const [pages, lost, primary] = [load.of('site pages'), await writers.lost(), await database.primary()];

    database.kill(primary);
    await until('the other is primary', () => database.role(database.other(primary), '/primary'), 60);
    database.startServer(primary);
    await database.settled();
    return {
      text: `meanwhile ${meanwhile}, and the order is live; ${told('site pages', pages)}; afterwards the primary ${primary === before ? 'stayed' : 'handed over'}, the longest pause of writes ${(longest / 1000).toFixed(1)} s; acknowledged and lost ${lost.length}; killed it had a successor`,
      good: failed + pages.failed.length + lost.length === 0 && longest <= 12_000,
    };
  },
};
