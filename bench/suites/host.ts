/**
 * Ten thousand published sites, of which the memory holds about half: those are asked for by 64 connections in brotli, one core to the
 * server and one to wrk, against Node's own server and nothing else, and against nginx, with the same bytes and headers; then all ten
 * thousand, "not modified", and a host that nobody knows, which may not cost more than a page. Visits are counted meanwhile, as always.
 */
import { join } from 'node:path';
import type { Suite } from '../lib/bench.ts';
import { startBareHttp } from '../lib/bare-http.ts';
import { backgroundMicros, pin, residentMegabytes } from '../lib/cpu.ts';
import { hostsScript } from '../lib/hosts-script.ts';
import { BROWSER, LOAD_CORE, openHosting, SERVER_CORE, warm } from '../lib/hosting.ts';
import { startNginx } from '../lib/nginx.ts';
import { line, type Found } from '../lib/report.ts';
import { missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk, type Load } from '../lib/wrk.ts';

const SUITE = 'host';
const SITES = 10_000;
const CONNECTIONS = 64;
const WARM_S = 10;
/** Bytes that the product keeps ready by itself (SITE_CACHE_MB), and those of a page besides its own. */
const MEMORY = 256 * 1024 * 1024;
const BESIDE = 2000;
const PAGE = 'a cached page: processor time';

export const hostSuite: Suite = async (bench) => {
  const missing = missingTool('nginx', 'wrk', 'taskset');
  if (missing) return [{ suite: SUITE, what: 'a cached page ÷ nginx', skipped: missing }];
  const { product } = bench;
  const { hosts, page } = await openHosting(product, SITES);
  const held = hosts.slice(0, Math.floor((MEMORY * 0.95) / (page.body.byteLength + BESIDE)));
  const setting = { ...page, hosts, folder: product.folder, workers: 1 };
  const nginx = await startNginx(setting);
  const asItComes = await startNginx({ ...setting, openFiles: false });
  const bare = await startBareHttp({ ...page, hosts: held, folder: product.folder });
  bench.say(`${page.body.length} bytes in brotli, ${hosts.length} hosts, ${held.length} of them held`);

  const script = (name: string, asked: string[], headers = {}) =>
    hostsScript(join(product.folder, `${name}.lua`), asked, { ...BROWSER, ...headers });
  await warm(product.port, hosts);
  await warm(product.port, held);
  const background = await backgroundMicros([product.pid]);
  bench.say(`${(background / 10_000).toFixed(1)} % of a core for jobs, taken off`);
  const ours = { url: `http://127.0.0.1:${product.port}/`, pids: [product.pid], background };
  const hit = script('hit', held);
  const loads = {
    hit: { ...ours, script: hit },
    nginx: { url: `http://127.0.0.1:${nginx.port}/`, script: hit, pids: nginx.pids },
    bare: { url: `http://127.0.0.1:${bare.port}/`, script: hit, pids: bare.pids },
    asItComes: { url: `http://127.0.0.1:${asItComes.port}/`, script: hit, pids: asItComes.pids },
    unchanged: { ...ours, script: script('unchanged', held, { 'if-none-match': '*' }) },
    unknown: { ...ours, headers: { Host: 'nobody.example', ...BROWSER } },
  } satisfies Record<string, Omit<Load, 'seconds' | 'connections'>>;
  pin(product.pid, SERVER_CORE);
  for (const pid of [...nginx.pids, ...asItComes.pids, ...bare.pids]) pin(pid, SERVER_CORE);
  const ask = (load: Omit<Load, 'connections' | 'core'>) => wrk({ ...load, connections: CONNECTIONS, core: LOAD_CORE });
  try {
    // A process as large as the product's is compiled for some ten seconds of this.
    for (const kind of ['hit', 'bare'] as const) await ask({ ...loads[kind], seconds: WARM_S });
    const found = await inTurn(bench, loads, ask);
    // Last: what it reads from the disk takes the place of the pages that are held.
    const all = await inTurn(bench, { all: { ...ours, script: script('all', hosts) } }, ask);
    const cost = each(found, 'cpuMicros');
    const rate = each(found, 'perSecond');
    const lines: Found[] = [
      line(SUITE, `${PAGE} ÷ that of Node's server alone`, '', ratio(cost('hit'), cost('bare')), { most: 1.4 }),
      line(SUITE, `${PAGE} ÷ nginx's, its files held open`, '', ratio(cost('hit'), cost('nginx'))),
      line(SUITE, `${PAGE} ÷ nginx's as it comes`, '', ratio(cost('hit'), cost('asItComes'))),
      line(SUITE, 'a cached page: requests a second on one core ÷ nginx', '', ratio(rate('hit'), rate('nginx'))),
      line(SUITE, 'processor time for a cached page', 'µs', cost('hit')),
      line(SUITE, "nginx's processor time for the same bytes", 'µs', cost('nginx')),
      line(SUITE, "Node's server alone, processor time for them", 'µs', cost('bare')),
      line(SUITE, 'a page of any of the ten thousand, processor time', 'µs', each(all, 'cpuMicros')('all')),
      line(SUITE, 'cached pages on one core', '/s', rate('hit')),
      line(SUITE, '"not modified" ÷ a page, processor time', '', ratio(cost('unchanged'), cost('hit')), { most: 0.9 }),
      line(SUITE, 'an unknown host ÷ a page, processor time', '', ratio(cost('unknown'), cost('hit')), { most: 1 }),
      line(SUITE, 'resident memory of the product with all sites in it', 'MB', [residentMegabytes(product.pid)], {
        most: 350,
      }),
    ];
    return lines;
  } finally {
    pin(product.pid, '0-1');
    await Promise.all([nginx.stop(), asItComes.stop(), bare.stop()]);
  }
};
