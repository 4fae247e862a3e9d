/** Public pages from ready bytes against the same pages drawn by React for each request. */
import type { Suite } from '../lib/bench.ts';
import { line } from '../lib/report.ts';
import { missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk } from '../lib/wrk.ts';

const SUITE = 'ssr';
const WHAT = 'drawn for each request ÷ kept, processor time';
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'it' };
const PAGES = {
  home: '/',
  'landing page': '/vetrina',
  'wizard, before anybody has an order': '/api/vetrina/payment/900000000000101',
  'privacy policy': '/privacy',
  campaign: '/landing/vetrina/italian',
};

export const ssrSuite: Suite = async (bench) => {
  const missing = missingTool('wrk', 'taskset');
  if (missing) return [{ suite: SUITE, what: WHAT, skipped: missing }];
  const { port, servers } = bench.product;
  const pages = Object.entries(PAGES).map(([name, path]) => ({ name, url: `http://127.0.0.1:${port}${path}` }));
  // A language in the address is answered by React, because that answer also sets a cookie.
  const loads = Object.fromEntries(
    pages.flatMap(({ name, url }) => [
      [`${name}, kept`, { url, pids: servers }],
      [`${name}, drawn`, { url: `${url}?lng=it`, pids: servers }],
    ]),
  );
  for (const { url } of pages) await fetch(url, { headers: HEADERS });
  const found = await inTurn(bench, loads, (load) =>
    // In this spelling, or the tool adds a second one of its own.
    wrk({ ...load, headers: { ...HEADERS, Host: `localhost:${port}` }, connections: 32 }),
  );
  const cost = each(found, 'cpuMicros');
  return pages.flatMap(({ name }) => [
    line(SUITE, `${name}: ${WHAT}`, '', ratio(cost(`${name}, drawn`), cost(`${name}, kept`)), { least: 40 }),
    line(SUITE, `${name}, kept: processor time`, 'µs', cost(`${name}, kept`)),
    line(SUITE, `${name}, drawn: processor time`, 'µs', cost(`${name}, drawn`)),
  ]);
};
