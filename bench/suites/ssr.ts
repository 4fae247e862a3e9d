/** The landing page from ready bytes against the same page drawn by React for each request. */
import type { Suite } from '../lib/bench.ts';
import { line } from '../lib/report.ts';
import { missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk } from '../lib/wrk.ts';

const SUITE = 'ssr';
const WHAT = 'landing page, drawn for each request ÷ kept, processor time';
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'it' };

export const ssrSuite: Suite = async (bench) => {
  const missing = missingTool('wrk', 'taskset');
  if (missing) return [{ suite: SUITE, what: WHAT, skipped: missing }];
  const { port, servers } = bench.product;
  const page = `http://127.0.0.1:${port}/vetrina`;
  // A language in the address is answered by React, because that answer also sets a cookie.
  const loads = {
    kept: { url: page, pids: servers },
    drawn: { url: `${page}?lng=it`, pids: servers },
  };
  await fetch(page, { headers: HEADERS });
  const found = await inTurn(bench, loads, (load) =>
    wrk({ ...load, headers: { ...HEADERS, host: `localhost:${port}` }, connections: 32 }),
  );
  return [
    line(SUITE, WHAT, '', ratio(each(found, 'cpuMicros')('drawn'), each(found, 'cpuMicros')('kept')), { least: 40 }),
    line(SUITE, 'landing page, kept: processor time', 'µs', each(found, 'cpuMicros')('kept')),
    line(SUITE, 'landing page, drawn: processor time', 'µs', each(found, 'cpuMicros')('drawn')),
  ];
};
