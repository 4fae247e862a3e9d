/**
 * `npm run bench [-- --quick] [--only preview,host] [--write] [--no-build]`: measures the product beside its peers, and
 * exits 1 when a median misses its goal. Everything runs on loopback and ends with this command.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Suite } from './lib/bench.ts';
import { benchDocument, type Run } from './lib/document.ts';
import { startProduct, stopProducts } from './lib/product.ts';
import { missed, textTable, type Found } from './lib/report.ts';
import { bytesSuite } from './suites/bytes.ts';
import { capacitySuite } from './suites/capacity.ts';
import { clientSuite } from './suites/client.ts';
import { generateSuite } from './suites/generate.ts';
import { growthSuite } from './suites/growth.ts';
import { hostSuite } from './suites/host.ts';
import { medusaSuite } from './suites/medusa.ts';
import { memorySuite } from './suites/memory.ts';
import { nextSuite } from './suites/next.ts';
import { ordersSuite } from './suites/orders.ts';
import { photosSuite } from './suites/photos.ts';
import { previewSuite } from './suites/preview.ts';
import { publishSuite } from './suites/publish.ts';
import { mergeSuite } from './suites/merge.ts';
import { refreshSuite } from './suites/refresh.ts';
import { queueSuite } from './suites/queue.ts';
import { renderSuite } from './suites/render.ts';
import { roomsSuite } from './suites/rooms.ts';
import { searchSuite } from './suites/search.ts';
import { shopSuite } from './suites/shop.ts';
import { ssrSuite } from './suites/ssr.ts';
import { serversSuite } from './suites/servers.ts';
import { ticksSuite } from './suites/ticks.ts';
import { timesSuite } from './suites/times.ts';
import { tlsSuite } from './suites/tls.ts';
import { vendureSuite } from './suites/vendure.ts';
import { wordpressSuite } from './suites/wordpress.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(import.meta.dirname, 'out');
const SUITES: Record<string, Suite> = {
  preview: previewSuite,
  photos: photosSuite,
  publish: publishSuite,
  rooms: roomsSuite,
  times: timesSuite,
  merge: mergeSuite,
  refresh: refreshSuite,
  render: renderSuite,
  generate: generateSuite,
  orders: ordersSuite,
  queue: queueSuite,
  vendure: vendureSuite,
  shop: shopSuite,
  medusa: medusaSuite,
  ticks: ticksSuite,
  host: hostSuite,
  servers: serversSuite,
  tls: tlsSuite,
  memory: memorySuite,
  search: searchSuite,
  growth: growthSuite,
  bytes: bytesSuite,
  capacity: capacitySuite,
  client: clientSuite,
  ssr: ssrSuite,
  next: nextSuite,
  wordpress: wordpressSuite,
};

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const names = options.only?.split(',') ?? Object.keys(SUITES);
const unknown = names.filter((name) => !SUITES[name]);
if (unknown.length > 0) throw new Error(`no suite ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}`);

if (!options['no-build']) {
  execFileSync(process.execPath, [join(ROOT, 'scripts/prepare.mjs'), 'build'], { stdio: 'inherit' });
}
const say = (text: string): void => void process.stderr.write(`  ${text}\n`);
/** Work of others when we began: more than a little, and latencies are theirs. */
const busy = loadavg()[0] ?? 0;
const found: Found[] = [];
const broken: string[] = [];
const stop = () => {
  // What was found until now took minutes, too.
  process.stdout.write(`\n${textTable(found)}\n`);
  void stopProducts().finally(() => process.exit(130));
};
process.once('SIGINT', stop).once('SIGTERM', stop);
const product = await startProduct();
try {
  for (const name of names) {
    process.stderr.write(`${name} …\n`);
    try {
      found.push(...((await SUITES[name]?.({ product, quick: options.quick, say })) ?? []));
    } catch (error) {
      // The other suites still have something to tell; this one counts as missed.
      broken.push(name);
      process.stderr.write(`${name} broke off: ${error instanceof Error ? error.stack : String(error)}\n`);
    }
  }
} finally {
  await product.stop();
}

process.stdout.write(`\n${textTable(found)}\n`);
const at = new Date().toISOString();
const run: Run = {
  at,
  quick: options.quick,
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown processor',
  cores: cpus().length,
  busy,
  found,
};
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, `${at.replaceAll(':', '-')}.json`), `${JSON.stringify(run, null, 1)}\n`);
if (options.write) {
  const path = join(ROOT, 'docs/bench.md');
  writeFileSync(path, benchDocument(existsSync(path) ? readFileSync(path, 'utf8') : '', run));
}
const misses = found.filter((entry) => !('skipped' in entry) && missed(entry));
if (misses.length > 0 || broken.length > 0) {
  process.stdout.write(
    `\n${misses.length} goals missed${broken.length > 0 ? `, broken off: ${broken.join(', ')}` : ''}\n`,
  );
  process.exitCode = 1;
}
