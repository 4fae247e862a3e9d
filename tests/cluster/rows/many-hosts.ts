import { readFileSync } from 'node:fs';
import { SHOP } from '../cluster.ts';
import { WEB } from '../nodes.ts';
import { plant, publishAgain } from '../plant.ts';
import type { Row } from '../row.ts';
import { percentile } from '../../../bench/lib/stats.ts';

/** Megabytes that a process has in memory. */
const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

export const MANY_HOSTS: Row = {
  fault: 'so many sites on two nodes',
  how: 'rows of sites, each with a version and a name of its own; the nodes started anew; names asked by chance',
  goal: 'memory ≤ 600 MB; answers p99 ≤ 10 ms; a publish still seen ≤ 300 ms',
  async run({ cluster, counts }) {
    const { database, nodes } = cluster;
    const many = counts === 'full' ? 100_000 : 20_000;
    await plant(cluster, 'many', 'one of many');
    const like = `insert into sites (id, slug, name, order_id, page_id, layout, lang, status, tier, created_at, updated_at)
      select 'sit_many-' || n, 'many-' || n, name, 'ord_many-' || n, 'page-many-' || n, layout, lang, status, tier, created_at, updated_at
      from sites, generate_series(1, ${many}) n where slug = 'many'`;
    await database.rows(like);
    await database.rows(`insert into site_versions (id, site_id, content_hash, document, files, cause, created_at)
      select 'ver_many-' || n, 'sit_many-' || n, 'ver_many-' || n, document, files, cause, created_at
      from site_versions, generate_series(1, ${many}) n where id = 'ver_many'`);
    await database.rows(`update sites set current_version_id = 'ver_' || substr(id, 5) where id like 'sit\\_many-%'`);
    await database.rows(`insert into site_hosts (host, site_id, canonical, created_at)
      select 'many-' || n || '.example', 'sit_many-' || n, true, now() from generate_series(1, ${many}) n`);
    for (const name of WEB) await nodes.restart(name);
    const took: number[] = [];
    let wrong = 0;
    const ask = async (at: number, keep: boolean) => {
      const host = at % 2 === 0 ? `many-${at + 1}.example` : `many-${at + 1}.sites.${SHOP}`;
      const began = performance.now();
      const { status } = await nodes.ask(WEB[at % 2] ?? 'web1', host);
      if (keep) took.push(performance.now() - began);
      // A free address leads to the name that the site has.
      if (![200, 308].includes(status)) wrong += 1;
    };
    const asked = counts === 'full' ? many : 4000;
    for (let at = 0; at < asked; at += 8)
      await Promise.all(Array.from({ length: 8 }, (_none, lane) => ask(at + lane, false)));
    for (let at = 0; at < 3000; at++) await ask((at * 7919) % asked, true);
    const moment = await publishAgain(cluster, 'many', 900_001, 'one of many, later');
    const host = `many.sites.${SHOP}`;
    while (
      (await nodes.ask('web1', host)).body.toString() !== 'one of many, later' &&
      performance.now() - moment < 10_000
    );
    const seen = performance.now() - moment;
    const memory = WEB.map((name) => residentMb(nodes.there(name).pid));
    const p99 = percentile(took, 0.99);
    return {
      text: `${many} sites, ${asked} asked for: ${memory.map((each) => each.toFixed(0)).join(' and ')} MB; p99 ${p99.toFixed(1)} ms; ${wrong} wrong answers; a publish seen after ${seen.toFixed(0)} ms`,
      good: Math.max(...memory) <= 600 && p99 <= 10 && wrong === 0 && seen <= 300,
    };
  },
};
