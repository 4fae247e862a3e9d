/**
 * Next 16, standalone, beside the product: a page out of its cache against a published site's page of the same size on the
 * wire, and the landing page drawn by Next for each request against the product's kept page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite } from '../lib/bench.ts';
import { backgroundMicros } from '../lib/cpu.ts';
import { BROWSER, openHosting, warm } from '../lib/hosting.ts';
import { answersAt, startPeer } from '../lib/peer-server.ts';
import { buildPeer, installPeer } from '../lib/peers.ts';
import { freePort } from '../../platform/free-port.ts';
import { line } from '../lib/report.ts';
import { missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk, type Load } from '../lib/wrk.ts';

const SUITE = 'next';
const WHAT = 'Next 16 ÷ the product';
/** Next's frame round a page of text. */
const FRAME = 5200;
const START_MS = 30_000;

export const nextSuite: Suite = async (bench) => {
  const missing = missingTool('wrk');
  if (missing) return [{ suite: SUITE, what: WHAT, skipped: missing }];
  const { product, say } = bench;
  const landing = `http://127.0.0.1:${product.port}/vetrina`;
  const languages = { 'accept-language': 'it' };
  const drawn = await (await fetch(landing, { headers: languages })).text();
  const { hosts, page } = await openHosting(product, 100);
  await warm(product.port, hosts);
  let peer;
  try {
    say('installing and building Next …');
    peer = installPeer('next');
  } catch (error) {
    return [{ suite: SUITE, what: WHAT, skipped: `Next could not be installed: ${String(error).split('\n')[0]}` }];
  }
  let next: Awaited<ReturnType<typeof startNext>> | undefined;
  try {
    // Text stands in the page once and in the data beside it once more.
    const text = 'x'.repeat(Math.max(0, Math.round((page.body.length - FRAME) / 2)));
    mkdirSync(join(peer.folder, 'content'), { recursive: true });
    writeFileSync(join(peer.folder, 'content/kept.json'), JSON.stringify({ text }));
    const body = /<body[^>]*>([^]*)<\/body>/.exec(drawn)?.[1] ?? drawn;
    const html = body.replaceAll(/<script[^]*?<\/script>/g, '');
    writeFileSync(join(peer.folder, 'content/drawn.json'), JSON.stringify({ html }));
    buildPeer(peer);
    next = await startNext(peer.folder);
    const kept = await (await fetch(`${next.url}/kept`)).arrayBuffer();
    say(`${kept.byteLength} bytes from Next's cache, ${page.body.length} from the product's`);
    const background = await backgroundMicros([product.pid]);
    const ours = { pids: [product.pid], background };
    const theirs = { pids: [next.pid] };
    const host = { Host: hosts[0] ?? '', ...BROWSER };
    const own = { Host: `localhost:${product.port}`, ...BROWSER, ...languages };
    const loads: Record<'site' | 'landing' | 'kept' | 'drawn', Omit<Load, 'seconds' | 'connections'>> = {
      site: { ...ours, url: `http://127.0.0.1:${product.port}/`, headers: host },
      kept: { ...theirs, url: `${next.url}/kept` },
      landing: { ...ours, url: landing, headers: own },
      drawn: { ...theirs, url: `${next.url}/drawn` },
    };
    const found = await inTurn(bench, loads, (load) => wrk({ ...load, connections: 32 }));
    const cost = each(found, 'cpuMicros');
    return [
      line(SUITE, "a page out of Next's cache ÷ a site's page, processor time", '', ratio(cost('kept'), cost('site')), {
        least: 25,
      }),
      line(
        SUITE,
        'the landing page drawn by Next ÷ kept by the product, processor time',
        '',
        ratio(cost('drawn'), cost('landing')),
        { least: 40 },
      ),
      line(SUITE, "processor time for a page out of Next's cache", 'µs', cost('kept')),
      line(SUITE, 'processor time for the landing page drawn by Next', 'µs', cost('drawn')),
      line(SUITE, 'processor time for the landing page kept by the product', 'µs', cost('landing')),
    ];
  } finally {
    await next?.stop();
    peer.remove();
  }
};

async function startNext(folder: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', NODE_ENV: 'production' };
  const args = [join(folder, '.next/standalone/server.js')];
  const ready = () => answersAt(`${url}/kept`);
  return { url, ...(await startPeer({ title: 'Next', folder, args, env, port, withinMs: START_MS, ready })) };
}
