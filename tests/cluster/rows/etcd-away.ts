import { setTimeout as sleep } from 'node:timers/promises';
import { openWriters, sitePages } from '../calls.ts';
import { callAllTheTime, told } from '../load.ts';
import type { Row } from '../row.ts';
import { until } from '../wait.ts';

export const ETCD_AWAY: Row = {
  fault: 'etcd away, by which the databases agree who is the primary',
  how: 'its cable is pulled, under load, for several times the primary’s lease; an order is paid meanwhile',
  goal: 'the primary stays; 0 failed, POSTs included; acknowledged and lost 0; the order ends live; afterwards a killed primary has a successor again',
  needs: ['namespaces'],
  async run({ cluster, ledger, counts }) {
    const { database, network } = cluster;
    const hosts = [await ledger.host(await ledger.buy())];
    const buyer = await ledger.prepare();
    const writers = await openWriters(cluster, 10);
    const load = callAllTheTime([sitePages(cluster, hosts), writers.call], 40);
    const primary = await database.primary();
    network.cut('dcs');
    try {
      await sleep(10_000);
      await ledger.pay(buyer);
      await ledger.live(buyer.id, { hurried: true });
      await sleep(counts === 'full' ? 60_000 : 20_000);
    } finally {
      network.mend('dcs');
    }
    // What the standby says of itself is older than what etcd knows: a turn of the loop writes down who follows synchronously.
    await sleep(5000);
    await until('the databases agree again', () => database.role(database.other(primary), '/sync'), 60);
    await load.end();
    const [pages, posts, lost] = [load.of('site pages'), load.of('POSTs'), await writers.lost()];
    const same = (await database.primary()) === primary;

    database.kill(primary);
    await until('the other is primary', () => database.role(database.other(primary), '/primary'), 60);
    database.startServer(primary);
    await until('the killed one follows, synchronously', () => database.role(primary, '/sync'), 90);
    return {
      text: `${told('site pages', pages)}; ${told('POSTs', posts)}; the primary ${same ? 'stayed' : 'changed'}; acknowledged and lost ${lost.length}; the order is live; killed afterwards it had a successor`,
      good: same && pages.failed.length + posts.failed.length + lost.length === 0,
    };
  },
};
