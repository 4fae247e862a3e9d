/**
 * A published site's page as 64 connections ask for it, one core to the server and one to wrk, against nginx with the same
 * bytes and headers; then "not modified" and a host that nobody knows, which may not cost more than a page.
 */
import type { Bench, Suite } from '../lib/bench.ts';
import { pin } from '../lib/cpu.ts';
import { openClient } from '../lib/http.ts';
import { startNginx } from '../lib/nginx.ts';
import { line } from '../lib/report.ts';
import { buySite } from '../lib/shop.ts';
import { findTool } from '../lib/tools.ts';
import { wrk, type Burst } from '../lib/wrk.ts';

const SUITE = 'host';
const CONNECTIONS = 64;
const SERVER_CORE = '0';
const LOAD_CORE = '1';
const PAGE = '900000000000101';
/** What nginx writes by itself. */
const NOT_COPIED = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']);
type Kind = 'hit' | 'nginx' | 'unchanged' | 'unknown';

export const hostSuite: Suite = async (bench) => {
  const what = 'a cached page: requests a second on one core ÷ nginx';
  const tool = findTool('nginx');
  for (const [name, found] of [
    ['nginx', tool],
    ['wrk', findTool('wrk')],
    ['taskset', findTool('taskset')],
  ] as const)
    if (!found) return [{ suite: SUITE, what, skipped: `${name} is not installed` }];
  if (!tool) return [];

  const host = await buySite(bench.product, PAGE, 'tavola');
  const client = openClient(bench.product.port);
  const page = await client.get(host, '/');
  client.close();
  const { etag } = page.headers;
  if (page.status !== 200 || page.headers['content-encoding'] !== 'br' || !etag)
    throw new Error(`${host} answered ${page.status}`);
  const copied = Object.entries(page.headers).filter(([name]) => !NOT_COPIED.has(name));
  const headers = Object.fromEntries(copied.map(([name, value]) => [name, String(value)]));
  const nginx = await startNginx(tool, bench.product.folder, { body: page.body, headers });
  bench.say(`${page.body.length} bytes in brotli`);

  const ours = { url: `http://127.0.0.1:${bench.product.port}/`, pids: [bench.product.pid] };
  const encoding = { 'accept-encoding': 'gzip, deflate, br' };
  // wrk adds a Host of its own unless it is given one in this spelling.
  const loads = {
    hit: { ...ours, headers: { Host: host, ...encoding } },
    nginx: { url: `http://127.0.0.1:${nginx.port}/`, headers: encoding, pids: [nginx.pid] },
    unchanged: { ...ours, headers: { Host: host, ...encoding, 'if-none-match': etag } },
    unknown: { ...ours, headers: { Host: 'nobody.example', ...encoding } },
  };
  const found: Record<Kind, Burst[]> = { hit: [], nginx: [], unchanged: [], unknown: [] };
  pin(bench.product.pid, SERVER_CORE);
  try {
    await rounds(bench, async (kind, seconds, warm) => {
      const burst = await wrk({ ...loads[kind], connections: CONNECTIONS, seconds, core: LOAD_CORE });
      if (burst.failures > 0 && kind !== 'unknown')
        throw new Error(`${kind}: ${burst.failures} of ${burst.requests} failed`);
      if (!warm) found[kind].push(burst);
    });
  } finally {
    pin(bench.product.pid, '0-1');
    await nginx.stop();
  }
  return lines(what, found);
};

/** A B C D, A B C D, …: neighbours in time are compared. The first round warms all and is not counted. */
async function rounds(
  { quick }: Bench,
  run: (kind: Kind, seconds: number, warm: boolean) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < (quick ? 4 : 7); round++)
    for (const kind of ['hit', 'nginx', 'unchanged', 'unknown'] as const)
      await run(kind, round === 0 || quick ? 2 : 4, round === 0);
}

function lines(what: string, found: Record<Kind, Burst[]>) {
  const each = (kind: Kind, key: 'perSecond' | 'cpuMicros') => found[kind].map((burst) => burst[key]);
  const ratio = (above: number[], below: number[]) => above.map((value, at) => value / (below[at] ?? NaN));
  const hit = each('hit', 'cpuMicros');
  return [
    line(SUITE, what, '', ratio(each('hit', 'perSecond'), each('nginx', 'perSecond')), { least: 0.5 }),
    line(
      SUITE,
      "a cached page: nginx's processor time for a request ÷ ours",
      '',
      ratio(each('nginx', 'cpuMicros'), hit),
      {
        least: 0.5,
      },
    ),
    line(SUITE, 'processor time for a cached page', 'µs', hit),
    line(SUITE, "nginx's processor time for the same bytes", 'µs', each('nginx', 'cpuMicros')),
    line(SUITE, 'cached pages on one core', '/s', each('hit', 'perSecond')),
    line(SUITE, '"not modified" ÷ a page, processor time', '', ratio(each('unchanged', 'cpuMicros'), hit), { most: 1 }),
    line(SUITE, 'an unknown host ÷ a page, processor time', '', ratio(each('unknown', 'cpuMicros'), hit), { most: 1 }),
  ];
}
