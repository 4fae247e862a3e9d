/**
 * From choosing a social page to the complete site in the frame: the call, the questions the screen asks while it waits,
 * the page and every picture of it. Cold: nothing of the page or of its photos is known. Warm: asked for again.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_WAIT_MS, nextWait } from '../../app/routes/builder/use-preview.ts';
import { catalogue } from '../../sandboxes/social-pages/catalogue/index.ts';
import type { StoredPage } from '../../sandboxes/social-pages/page-types.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { readFacts } from '../../site-kit/facts/read-facts.ts';
import type { Suite } from '../lib/bench.ts';
import { cpuMicros } from '../lib/cpu.ts';
import { picturesOf } from '../lib/first-load.ts';
import { openClient, textOf, type Client } from '../lib/http.ts';
import type { Product } from '../lib/product.ts';
import { line, type Found } from '../lib/report.ts';
import { quantile } from '../lib/stats.ts';

const SUITE = 'preview';
/** The product lets one address ask for twenty previews at once, and each page is asked for twice. */
const PER_CLIENT = 9;

interface Preview {
  _id: string;
  url: string;
  status: string;
}
interface Sample {
  /** How many pictures the site fetched. */
  pictures: number;
  firstHtml: number;
  ready: number;
  complete: number;
  warm: number;
  cpu: number;
}

export const previewSuite: Suite = async ({ product, quick, say }) => {
  const pages = await choosePages(quick);
  const samples: Sample[] = [];
  let client: Client | undefined;
  for (const [index, page] of [...pages.first, ...pages.mixed, ...pages.seven].entries()) {
    if (index % PER_CLIENT === 0) {
      client?.close();
      client = openClient(product.port);
    }
    if (client) samples.push(await sample(product, client, page));
  }
  client?.close();
  const first = samples.splice(0, pages.first.length);
  const mixed = samples.slice(0, pages.mixed.length);
  const seven = samples.slice(pages.mixed.length);
  const shown = seven.map((entry) => entry.pictures).join(' ');
  say(`${mixed.length} pages with 0 to 9 photos; ${seven.length} with seven, of which their sites show ${shown}`);
  return [
    ...lines(mixed, seven),
    line(SUITE, 'first preview after the start, complete', 'ms', [first[0]?.complete ?? NaN]),
  ];
};

function lines(mixed: Sample[], seven: Sample[]): Found[] {
  const all = [...mixed, ...seven];
  const of = (samples: Sample[], key: keyof Sample) => samples.map((entry) => entry[key]);
  const p95 = (samples: number[]) => [quantile(samples, 0.95)];
  return [
    line(SUITE, 'seven cold photos: complete site', 'ms', of(seven, 'complete'), { most: 500 }),
    line(SUITE, 'seven cold photos: complete site, p95', 'ms', p95(of(seven, 'complete'))),
    line(SUITE, 'seven cold photos: ready to be shown', 'ms', of(seven, 'ready')),
    line(SUITE, 'seven cold photos: processor time of the product', 'ms', of(seven, 'cpu')),
    line(SUITE, '0–9 cold photos: complete site', 'ms', of(mixed, 'complete')),
    line(SUITE, '0–9 cold photos: complete site, p95', 'ms', p95(of(mixed, 'complete'))),
    line(SUITE, '0–9 cold photos: first HTML', 'ms', of(all, 'firstHtml')),
    line(SUITE, 'warm: complete site', 'ms', of(all, 'warm')),
    line(SUITE, 'warm: complete site, p95', 'ms', p95(of(all, 'warm'))),
  ];
}

/** Pages of the sandbox catalogue by how many photos they show, spread over its languages and trades. */
async function choosePages(quick: boolean) {
  const now = new Date();
  const pages = (await catalogue(now)).filter((page) => page.is_published && page.fault === undefined);
  const byCount = Map.groupBy(pages, (page) => readFacts(flat(page), { now }).pictures.length);
  const spread = (count: number, from: StoredPage[]) =>
    Array.from({ length: count }, (_, at) => from[Math.floor(((at + 0.5) * from.length) / count)]?.id ?? '');
  const each = quick ? 1 : 5;
  const mixed = Array.from({ length: 10 }, (_, count) => spread(each, byCount.get(count) ?? [])).flat();
  const seven = spread(quick ? 5 : 25, byCount.get(7) ?? []).filter((id) => !mixed.includes(id));
  const first = (byCount.get(6) ?? []).filter(({ id }) => !mixed.includes(id)).slice(0, 3);
  return { first: first.map(({ id }) => id), mixed, seven };
}

const flat = (page: StoredPage): FactsInput => ({
  ...page,
  photos: page.photos.data,
  posts: page.posts.data,
  events: page.events.data,
  ratings: page.ratings.data,
});

/** Every photo becomes unknown again: pages of the catalogue share them. */
async function purgePhotos(product: Product): Promise<void> {
  await product.sql.query('delete from photo_sources; delete from photos');
  rmSync(join(product.folder, 'files', 'photos'), { recursive: true, force: true });
}

async function sample(product: Product, client: Client, pageId: string): Promise<Sample> {
  await purgePhotos(product);
  const before = cpuMicros(product.pid);
  const started = performance.now();
  const since = () => performance.now() - started;
  let firstHtml: Promise<number> | undefined;
  const ask = { id: pageId, locale: 'it' };
  let preview = await client.json<Preview>('POST', '/buy_yr/api/page/preview', ask);
  const url = new URL(preview.url);
  for (let wait = FIRST_WAIT_MS; preview.status !== 'ready'; wait = nextWait(wait)) {
    if (preview.status === 'failed' || since() > 30_000)
      throw new Error(`the preview of ${pageId} is ${preview.status}`);
    await sleep(wait);
    // oxlint-disable-next-line no-underscore-dangle -- the specification's spelling
    preview = await client.json<Preview>('GET', `/buy_yr/api/page/preview/${preview._id}`);
    if (['photos', 'composing', 'ready'].includes(preview.status))
      firstHtml ??= client.get(url.host, url.pathname).then(since);
  }
  const ready = since();
  const pictures = await load(client, url);
  const complete = since();
  const cpu = (cpuMicros(product.pid) - before) / 1000;
  const firstSeen = (await firstHtml) ?? complete;

  const again = performance.now();
  const kept = await client.json<Preview>('POST', '/buy_yr/api/page/preview', ask);
  if (kept.status !== 'ready') throw new Error(`the preview of ${pageId} is not kept`);
  await load(client, url);
  return { pictures, firstHtml: firstSeen, ready, complete, warm: performance.now() - again, cpu };
}

/** The page and all its pictures, over a browser's six connections. Returns how many pictures there were. */
async function load(client: Client, url: URL): Promise<number> {
  const page = await client.get(url.host, url.pathname);
  if (page.status !== 200) throw new Error(`${url.href} answered ${page.status}`);
  const pictures = picturesOf(textOf(page));
  await Promise.all(
    pictures.map(async (address) => {
      const answer = await client.get(url.host, address);
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    }),
  );
  return pictures.length;
}
