/**
 * Ten thousand published sites as 64 connections ask for them in brotli, one core to the server and one to wrk, against
 * nginx with the same bytes and headers, a folder for each host; then "not modified" and a host that nobody knows, which
 * may not cost more than a page. Visits are counted meanwhile, as always.
 */
import { join } from 'node:path';
import type { Suite } from '../lib/bench.ts';
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
const PAGE = 'a cached page: processor time';

export const hostSuite: Suite = async (bench) => {
  const missing = missingTool('nginx', 'wrk', 'taskset');
  if (missing) return [{ suite: SUITE, what: 'a cached page ÷ nginx', skipped: missing }];
  const { product } = bench;
  const { hosts, page } = await openHosting(product, SITES);
  const setting = { ...page, hosts, folder: product.folder, workers: 1 };
  const nginx = await startNginx(setting);
  const asItComes = await startNginx({ ...setting, openFiles: false });
  bench.say(`${page.body.length} bytes in brotli, ${hosts.length} hosts`);

  const script = (name: string, headers = {}) =>
    hostsScript(join(product.folder, `${name}.lua`), hosts, { ...BROWSER, ...headers });
  await warm(product.port, hosts);
  const background = await backgroundMicros([product.pid]);
  bench.say(`${(background / 10_000).toFixed(1)} % of a core for jobs, taken off`);
  const ours = { url: `http://127.0.0.1:${product.port}/`, pids: [product.pid], background };
  const hit = script('hit');
  const loads: Record<string, Omit<Load, 'seconds' | 'connections'>> = {
    hit: { ...ours, script: hit },
    nginx: { url: `http://127.0.0.1:${nginx.port}/`, script: hit, pids: nginx.pids },
    asItComes: { url: `http://127.0.0.1:${asItComes.port}/`, script: hit, pids: asItComes.pids },
    unchanged: { ...ours, script: script('unchanged', { 'if-none-match': '*' }) },
    unknown: { ...ours, headers: { Host: 'nobody.example', ...BROWSER } },
  };
  pin(product.pid, SERVER_CORE);
  for (const pid of [...nginx.pids, ...asItComes.pids]) pin(pid, SERVER_CORE);
  try {
    const found = await inTurn(bench, loads, (load) => wrk({ ...load, connections: CONNECTIONS, core: LOAD_CORE }));
    const cost = each(found, 'cpuMicros');
    const rate = each(found, 'perSecond');
    const lines: Found[] = [
      line(SUITE, `${PAGE} ÷ nginx's, its files held open`, '', ratio(cost('hit'), cost('nginx')), { most: 1.6 }),
      line(SUITE, `${PAGE} ÷ nginx's as it comes`, '', ratio(cost('hit'), cost('asItComes'))),
      line(SUITE, 'a cached page: requests a second on one core ÷ nginx', '', ratio(rate('hit'), rate('nginx'))),
      line(SUITE, 'processor time for a cached page', 'µs', cost('hit')),
      line(SUITE, "nginx's processor time for the same bytes", 'µs', cost('nginx')),
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
    await Promise.all([nginx.stop(), asItComes.stop()]);
  }
};
