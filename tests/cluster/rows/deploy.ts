import { setTimeout as sleep } from 'node:timers/promises';
import { landing, openWriters, prices, sitePages } from '../calls.ts';
import { callAllTheTime, told } from '../load.ts';
import type { Row } from '../row.ts';

const KINDS = ['site pages', 'shop pages', 'shop calls', 'POSTs'];

export const ROLLING_DEPLOY: Row = {
  fault: 'rolling deploy of three nodes',
  how: 'the worker, then each web node: SIGTERM, drain, start, under load through both edges',
  goal: '0 failed, POSTs included',
  async run({ cluster, ledger, counts, say }) {
    const { nodes } = cluster;
    const hosts = [await ledger.host(await ledger.buy())];
    const writers = await openWriters(cluster, 20);
    const calls = [sitePages(cluster, hosts), landing(cluster), prices(cluster), writers.call];
    const load = callAllTheTime(calls, counts === 'full' ? 200 : 80);
    const buying = ledger.prepare().then((buyer) => ledger.pay(buyer));
    await sleep(2000);
    const codes: (number | null)[] = [];
    const enough = counts === 'full' ? 20_000 : 1;
    do {
      for (const name of ['work1', 'web1', 'web2'] as const) {
        say(`  ${name} is replaced`);
        codes.push(await nodes.restart(name));
        await sleep(4000);
      }
    } while (load.asked() < enough);
    await buying;
    await load.end();
    const lost = await writers.lost();
    const failed = KINDS.flatMap((name) => load.of(name).failed);
    return {
      text: `${KINDS.map((name) => told(name, load.of(name))).join('; ')}; exit codes ${codes.join(', ')}; acknowledged and lost ${lost.length}`,
      good: failed.length === 0 && lost.length === 0 && codes.every((code) => code === 0),
    };
  },
};
