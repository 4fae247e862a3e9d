import { setTimeout as sleep } from 'node:timers/promises';
import { landing, openWriters, prices, sitePages } from '../calls.ts';
import { callAllTheTime, told } from '../load.ts';
import { WEB } from '../nodes.ts';
import type { Row } from '../row.ts';

const GETS = ['site pages', 'shop pages', 'shop calls'];

export const WEB_KILLED: Row = {
  fault: 'a web node killed',
  how: 'SIGKILL of one of the two by turns, under load, started again after two seconds',
  goal: '0 failed GETs after the balancer’s one retry; acknowledged and lost 0',
  async run({ cluster, ledger, counts, say }) {
    const { nodes } = cluster;
    const hosts = [await ledger.host(await ledger.buy())];
    const writers = await openWriters(cluster, 10);
    const load = callAllTheTime([sitePages(cluster, hosts), landing(cluster), prices(cluster), writers.call], 60);
    const times = counts === 'full' ? 20 : 4;
    for (let time = 0; time < times; time++) {
      await sleep(1000 + 97 * time);
      const name = WEB[time % WEB.length] ?? 'web1';
      say(`  ${name} is killed`);
      await nodes.kill(name);
      await sleep(2000);
      await nodes.start(name);
      await sleep(3000);
    }
    await load.end();
    const lost = await writers.lost();
    const gets = GETS.flatMap((name) => load.of(name).failed);
    return {
      text: `${times} kills: ${[...GETS, 'POSTs'].map((name) => told(name, load.of(name))).join('; ')}; acknowledged and lost ${lost.length}`,
      good: gets.length === 0 && lost.length === 0,
    };
  },
};

export const WORKER_KILLED: Row = {
  fault: 'the worker killed in a job',
  how: 'SIGKILL at a moment after a payment, started again at once',
  goal: 'every order ends live, once; the job goes on ≤ 12 s after the worker is back',
  async run({ cluster, ledger, counts, say }) {
    const { nodes } = cluster;
    const times = counts === 'full' ? 20 : 4;
    const took: number[] = [];
    const went: number[] = [];
    for (let time = 0; time < times; time++) {
      const buyers = await Promise.all([ledger.prepare(), ledger.prepare()]);
      await Promise.all(buyers.map(ledger.pay));
      await sleep(50 + ((time * 331) % 900));
      say('  the worker is killed');
      await nodes.kill('work1');
      await nodes.start('work1');
      const back = performance.now();
      const [{ at } = { at: '' }] = await cluster.database.rows<{ at: string }>('select now()::text as at');
      await Promise.all(buyers.map(({ id }) => ledger.live(id)));
      took.push(performance.now() - back);
      // Of what was running as it was killed: when its next try began.
      const again = await cluster.database.rows<{ seconds: number }>(
        `select extract(epoch from started_on - $1::timestamptz)::float as seconds from pgboss.job where retry_count > 0 and started_on > $1::timestamptz`,
        [at],
      );
      went.push(...again.map(({ seconds }) => seconds));
    }
    const longest = Math.max(0, ...went);
    return {
      text: `${times} kills, ${2 * times} orders live, ${went.length} jobs cut; the last one went on ${longest.toFixed(1)} s after the worker was ready, the last order was live after ${(Math.max(...took) / 1000).toFixed(1)} s`,
      good: longest <= 12 && went.length > 0,
    };
  },
};
