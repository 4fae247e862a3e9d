/**
 * Free times of a week that many ask for at once, from memory, beside the page of the same site that never changes: processor time on one core. And
 * the same drawn for each who asks, as clients that take no brotli are answered.
 */
import { fieldsOf } from '../../tests/support/page-fields.ts';
import type { Suite } from '../lib/bench.ts';
import { pin } from '../lib/cpu.ts';
import { BROWSER, LOAD_CORE, SERVER_CORE } from '../lib/hosting.ts';
import { textOf } from '../lib/http.ts';
import { opened, upgraded } from '../lib/pro-site.ts';
import { line } from '../lib/report.ts';
import { missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk, type Load } from '../lib/wrk.ts';

const SUITE = 'times';
const CONNECTIONS = 64;
const WARM_S = 10;

export const timesSuite: Suite = async (bench) => {
  const missing = missingTool('wrk', 'taskset');
  if (missing) return [{ suite: SUITE, what: 'free times from memory ÷ a page', skipped: missing }];
  const { product } = bench;
  const owner = await upgraded(product);
  await opened(owner);
  const { s = '' } = fieldsOf(textOf(await owner.client.get(owner.host, '/book')));
  const path = `/_/book/times?s=${s}&n=1`;
  const shown = textOf(await owner.client.get(owner.host, path));
  const free = shown.split('/_/book/new?').length - 1;
  owner.client.close();
  if (free < 10) throw new Error(`${free} free times are shown`);
  bench.say(`a week with ${free} free times`);

  const of = (asked: string, headers: Record<string, string>) => ({
    url: `http://127.0.0.1:${product.port}${asked}`,
    pids: [product.pid],
    headers: { Host: owner.host, ...headers },
  });
  const loads = {
    page: of('/book', BROWSER),
    kept: of(path, BROWSER),
    drawn: of(path, { ...BROWSER, 'accept-encoding': 'gzip' }),
  } satisfies Record<string, Omit<Load, 'seconds' | 'connections'>>;
  pin(product.pid, SERVER_CORE);
  try {
    const ask = (load: Omit<Load, 'connections' | 'core'>) =>
      wrk({ ...load, connections: CONNECTIONS, core: LOAD_CORE });
    for (const kind of ['page', 'kept'] as const) await ask({ ...loads[kind], seconds: WARM_S });
    const found = await inTurn(bench, loads, ask);
    const failures = Object.values(found).flatMap((turns) => turns.map((turn) => turn.failures));
    if (failures.some((count) => count > 0)) throw new Error(`${Math.max(...failures)} answers were none`);
    const cost = each(found, 'cpuMicros');
    const rate = each(found, 'perSecond');
    return [
      line(SUITE, 'free times from memory ÷ a page: processor time', '', ratio(cost('kept'), cost('page')), {
        most: 6,
      }),
      line(SUITE, 'free times from memory, on one core', '/s', rate('kept')),
      line(SUITE, 'the same drawn for each who asks', '/s', rate('drawn')),
    ];
  } finally {
    pin(product.pid, '0-1');
  }
};
