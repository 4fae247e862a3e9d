/**
 * Hosting beyond one process with everything in memory: two processes on one port against two nginx workers, the slowest
 * answers at a steady rate, and sites of which nine in ten fell out of memory.
 */
import { join } from 'node:path';
import type { Bench, Suite } from '../lib/bench.ts';
import { backgroundMicros, pin } from '../lib/cpu.ts';
import { p99AtRate } from '../lib/fixed-rate.ts';
import { BROWSER, LOAD_CORE, openHosting, SERVER_CORE, warm } from '../lib/hosting.ts';
import { hostsScript } from '../lib/hosts-script.ts';
import { startNginx } from '../lib/nginx.ts';
import { startProduct } from '../lib/product.ts';
import { line, type Found } from '../lib/report.ts';
import { findTool, missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk } from '../lib/wrk.ts';

const SUITE = 'servers';
const SITES = 2000;
const CONNECTIONS = 64;
/** Requests a second: a tenth to a fifth of what one core can. */
const STEADY = 6400;

export const serversSuite: Suite = async (bench) => {
  const missing = missingTool('nginx', 'wrk', 'taskset');
  if (missing) return [{ suite: SUITE, what: 'two processes ÷ two nginx workers', skipped: missing }];
  return [...(await twoProcesses(bench)), ...(await misses(bench))];
};

async function twoProcesses(bench: Bench): Promise<Found[]> {
  const product = await startProduct({ SERVERS: '2' });
  const folder = product.folder;
  try {
    if (product.servers.length !== 2) throw new Error(`${product.servers.length} processes answer`);
    const { hosts, page } = await openHosting(product, SITES);
    const nginx = await startNginx({ ...page, hosts, folder, workers: 2 });
    const script = hostsScript(join(folder, 'hit.lua'), hosts, BROWSER);
    // Each process has a memory of its own, and connections go to either.
    for (let round = 0; round < 4; round++) await warm(product.port, hosts);
    const loads = {
      ours: { url: `http://127.0.0.1:${product.port}/`, pids: product.servers },
      nginx: { url: `http://127.0.0.1:${nginx.port}/`, pids: nginx.pids },
    };
    try {
      const found = await inTurn(bench, loads, (load) => wrk({ ...load, script, connections: CONNECTIONS }));
      const what = 'two processes ÷ two nginx workers';
      return [
        line(
          SUITE,
          `${what}, requests a second`,
          '',
          ratio(each(found, 'perSecond')('ours'), each(found, 'perSecond')('nginx')),
          {
            least: 0.85,
          },
        ),
        line(
          SUITE,
          `${what}, processor time`,
          '',
          ratio(each(found, 'cpuMicros')('nginx'), each(found, 'cpuMicros')('ours')),
        ),
        ...(await steady(bench, { ours: product.port, nginx: nginx.port }, hosts[0] ?? '', folder)),
      ];
    } finally {
      await nginx.stop();
    }
  } finally {
    await product.stop();
  }
}

async function steady(
  bench: Bench,
  ports: { ours: number; nginx: number },
  host: string,
  folder: string,
): Promise<Found[]> {
  const what = `99th percentile at ${STEADY} requests a second ÷ nginx's`;
  if (!findTool('h2load')) return [{ suite: SUITE, what, skipped: 'h2load is not installed (Debian: nghttp2-client)' }];
  const loads = { ours: { port: ports.ours }, nginx: { port: ports.nginx } };
  const found = await inTurn(bench, loads, ({ port, seconds }) =>
    Promise.resolve({
      p99: p99AtRate({
        url: `http://127.0.0.1:${port}/`,
        authority: host,
        headers: BROWSER,
        perSecond: STEADY,
        seconds,
        log: join(folder, 'h2load.log'),
      }),
    }),
  );
  const of = each(found, 'p99');
  return [
    line(SUITE, what, '', ratio(of('ours'), of('nginx')), { most: 3 }),
    line(SUITE, '99th percentile', 'ms', of('ours')),
  ];
}

async function misses(bench: Bench): Promise<Found[]> {
  const product = await startProduct({ SITE_CACHE_MB: '3' });
  try {
    const { hosts, page } = await openHosting(product, SITES);
    const nginx = await startNginx({ ...page, hosts, folder: product.folder, workers: 1 });
    const script = hostsScript(join(product.folder, 'hit.lua'), hosts, BROWSER);
    await warm(product.port, hosts);
    const background = await backgroundMicros([product.pid]);
    pin(product.pid, SERVER_CORE);
    for (const pid of nginx.pids) pin(pid, SERVER_CORE);
    const loads = {
      ours: { url: `http://127.0.0.1:${product.port}/`, pids: [product.pid], background },
      nginx: { url: `http://127.0.0.1:${nginx.port}/`, pids: nginx.pids },
    };
    try {
      const found = await inTurn(bench, loads, (load) =>
        wrk({ ...load, script, connections: CONNECTIONS, core: LOAD_CORE }),
      );
      const cost = each(found, 'cpuMicros');
      return [
        line(
          SUITE,
          "nine pages in ten from the disk: nginx's processor time ÷ ours",
          '',
          ratio(cost('nginx'), cost('ours')),
          {
            least: 0.35,
          },
        ),
        line(SUITE, 'processor time for such a page', 'µs', cost('ours')),
      ];
    } finally {
      await nginx.stop();
    }
  } finally {
    await product.stop();
  }
}
