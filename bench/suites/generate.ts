/** A thousand sites, from document to file, start of the program included: the product against Astro and Eleventy. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteDocument } from '../../site-kit/document.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import type { Suite } from '../lib/bench.ts';
import { bundleGenerate, loadKit } from '../lib/layouts.ts';
import { buildPeer, installPeer, type Peer } from '../lib/peers.ts';
import { line, type Found } from '../lib/report.ts';

const SUITE = 'generate';
const SITES = 1000;
const PEERS = ['astro', 'eleventy'] as const;

export const generateSuite: Suite = async ({ quick, say }) => {
  const { product } = await loadKit();
  const script = await bundleGenerate();
  const documents = await manyDocuments();
  const [first] = documents;
  const css = /<style>([^]*?)<\/style>/.exec(first ? product(first.doc) : '')?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-generate-'));
  const source = join(folder, 'documents.json');
  writeFileSync(source, JSON.stringify({ css, documents }));
  const found: Found[] = [];
  const peers = new Map<string, Peer>();
  try {
    for (const name of PEERS) {
      try {
        say(`installing ${name} …`);
        const peer = installPeer(name);
        writeFileSync(join(peer.folder, 'documents.json'), JSON.stringify({ css, documents }));
        peers.set(name, peer);
      } catch (error) {
        found.push({
          suite: SUITE,
          what: `1,000 sites ÷ ${name}`,
          skipped: `${name} could not be installed: ${String(error).split('\n')[0]}`,
        });
      }
    }
    const packed: number[] = [];
    const ours: number[] = [];
    const quarter: number[] = [];
    const growth: number[] = [];
    const theirs = new Map([...peers.keys()].map((name) => [name, [] as number[]]));
    for (let round = 0; round < (quick ? 2 : 4); round++) {
      packed.push(generate(script, source, join(folder, `packed-${round}`), SITES, 'brotli').seconds);
      ours.push(generate(script, source, join(folder, `out-${round}`), SITES, 'plain').seconds);
      // Weighing costs time that the peers do not take.
      const { memory } = generate(script, source, join(folder, `weighed-${round}`), SITES, 'memory');
      growth.push((memory.at(-1) ?? NaN) / (memory[0] ?? NaN));
      quarter.push(generate(script, source, join(folder, `part-${round}`), SITES / 4, 'plain').seconds);
      for (const [name, peer] of peers) theirs.get(name)?.push(buildPeer(peer));
    }
    found.push(
      line(SUITE, '1,000 sites, start included', 's', ours),
      line(SUITE, 'the same with brotli, which the peers do not write', 's', packed),
      line(
        SUITE,
        'time for 1,000 ÷ four times the time for 250',
        '',
        ours.map((all, at) => all / (4 * (quarter[at] ?? NaN))),
        { most: 1.1 },
      ),
      line(SUITE, 'memory after 1,000 sites ÷ after 250', '', growth, { most: 1.1 }),
    );
    for (const [name, times] of theirs) {
      found.push(
        line(SUITE, `${name}: 1,000 equal pages`, 's', times),
        line(
          SUITE,
          `sites a second ÷ ${name}'s`,
          '',
          times.map((time, at) => time / (ours[at] ?? NaN)),
          { least: 1 },
        ),
      );
    }
    return found;
  } finally {
    for (const peer of peers.values()) peer.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

function generate(
  script: string,
  source: string,
  target: string,
  count: number,
  way: 'plain' | 'brotli' | 'memory',
): { seconds: number; memory: number[] } {
  const started = performance.now();
  const args = ['--expose-gc', script, source, target, String(count), way];
  const told = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const seconds = (performance.now() - started) / 1000;
  const { pages, memory } = JSON.parse(told) as { pages: number; memory: number[] };
  if (pages !== count) throw new Error(`${pages} of ${count} sites were built`);
  return { seconds, memory };
}

/** The cast's businesses under a thousand names, in one layout, as a generator has them. */
async function manyDocuments(): Promise<{ slug: string; doc: SiteDocument }[]> {
  const cast = await Promise.all(demoPages().map(({ id }) => demoDocument(id, 'tavola')));
  return Array.from({ length: SITES }, (_, at) => {
    const doc = cast[at % cast.length];
    if (!doc) throw new Error('the cast is empty');
    return { slug: `site-${at}`, doc: { ...doc, name: { ...doc.name, value: `${doc.name.value} ${at}` } } };
  });
}
