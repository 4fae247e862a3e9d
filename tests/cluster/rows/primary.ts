import { setTimeout as sleep } from 'node:timers/promises';
import { openWriters, sitePages } from '../calls.ts';
import { callAllTheTime, told } from '../load.ts';
import type { Row } from '../row.ts';
import { percentile } from '../../../bench/lib/stats.ts';
import { until } from '../wait.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

export const PRIMARY_KILLED: Row = {
  fault: 'the primary of PostgreSQL killed',
  how: 'SIGQUIT of the server, SIGKILL of Patroni, under load; it comes back as the standby',
  goal: 'acknowledged writes lost 0; writes back p95 ≤ 12 s; sites 100 %',
  async run({ cluster, ledger, counts, say }) {
    const { database } = cluster;
    const hosts = [await ledger.host(await ledger.buy())];
    const writers = await openWriters(cluster, 10);
    const load = callAllTheTime([sitePages(cluster, hosts), writers.call], 60);
    const [promoted, back]: [number[], number[]] = [[], []];
    const times = counts === 'full' ? 20 : 5;
    for (let time = 0; time < times; time++) {
      await sleep(2000);
      const primary = await database.primary();
      say(`  ${primary} is killed`);
      const killed = performance.now();
      database.kill(primary);
      const other = database.other(primary);
      await until('the other is primary', () => database.role(other, '/primary'), 60);
      promoted.push(performance.now() - killed);
      await until('a write is acknowledged', () => writers.seen.last > killed + 1000, 60);
      back.push(writers.seen.last - killed);
      database.startServer(primary);
      await database.settled();
    }
    await load.end();
    const lost = await writers.lost();
    const [pages, p95] = [load.of('site pages'), percentile(back, 0.95)];
    return {
      text: `${times} kills: ${writers.seen.acknowledged} acknowledged, ${lost.length} lost; another primary after ${promoted.map(seconds).join(', ')} s, writes back after ${back.map(seconds).join(', ')} s; ${told('site pages', pages)}`,
      good: lost.length === 0 && p95 <= 12_000 && pages.failed.length === 0,
    };
  },
};
