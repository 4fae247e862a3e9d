/** What an owner takes home is their site: read again, it makes the very same pages. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportSite } from '../../modules/sites/export-site.ts';
import { exportVisits } from '../../modules/stats/export-visits.ts';
import {
  countVisit,
  createVisitCounts,
  flushVisits,
  pageTally,
  rollUpMonths,
} from '../../modules/stats/index.server.ts';
import { newDraft, op, type DraftOfSite } from '../support/draft.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { DAY } from '../support/subscriber.ts';
import { disposeOrder } from '../support/prove-anew.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function takenHome(of: DraftOfSite): Promise<Map<string, string>> {
  const by = await disposeOrder(of.owner);
  const files = new Map<string, string>();
  for await (const { path, bytes } of exportSite(of.ctx(), { by })) files.set(path, Buffer.from(bytes).toString());
  return files;
}
/** Its pages, with the address and the order of another site in the place of its own. */
const pagesOf = (files: Map<string, string>, slug: string) =>
  new Map(
    [...files]
      .filter(([path]) => path.startsWith('site/') && path.endsWith('.html'))
      .map(([path, html]) => [path, html.replaceAll(slug, 'the-site')]),
  );

it('content, layer and dated changes of an export, put into another site, make the same bytes of every page [K13] [S2]', async () => {
  const [one, other] = [await newDraft(product), await newDraft(product)];
  const page = {
    slug: 'fattoria',
    title: 'La nostra fattoria',
    menu: true,
    blocks: [{ type: 'prices', id: 'block1', title: '', rows: [{ name: 'Sei uova', detail: '', price: '2,40 €' }] }],
  };
  await one.save(
    0,
    op('copy/headline', 'Ventotto coperti'),
    op('look/layout', 'notte'),
    op('fact/days/2026-12-25', { ranges: [] }),
    op('pages/pge_000000000001', page),
  );
  await one.publish((await one.view()).rev);
  const files = await takenHome(one);
  const content = JSON.parse(files.get('data/content.json') ?? '{}') as Record<'page' | 'layer' | 'dated', object>;
  expect(Object.keys(content.layer)).toContain('copy/headline');
  expect((JSON.parse(files.get('data/versions.json') ?? '[]') as unknown[]).length).toBeGreaterThan(1);

  await product.rows('update site_contents set accepted = $2, layer = $3, dated = $4 where site_id = $1', [
    other.id,
    JSON.stringify(content.page),
    JSON.stringify(content.layer),
    JSON.stringify(content.dated),
  ]);
  await other.publish((await other.view()).rev);
  const slugOf = async ({ id }: DraftOfSite) =>
    (await product.rows<{ slug: string }>('select slug from sites where id = $1', [id]))[0]?.slug ?? '';
  const [mine, again] = [pagesOf(files, await slugOf(one)), pagesOf(await takenHome(other), await slugOf(other))];
  expect([...mine.keys()]).toContain('site/fattoria/index.html');
  expect([...again.keys()].toSorted()).toEqual([...mine.keys()].toSorted());
  for (const [path, html] of mine) expect(again.get(path), path).toBe(html);
});

it('the numbers of an export are those that were counted, each under its name, month by month when it is over [K13] [P6]', async () => {
  const one = await newDraft(product);
  const counts = createVisitCounts();
  const page = pageTally(one.id, '/', 'Europe/Rome');
  for (let n = 0; n < 7; n += 1) countVisit(counts, page, { source: 'search', name: null }, n < 3, 'it');
  await flushVisits(product.system(), counts);
  const numbers = async () => {
    const by = await disposeOrder(one.owner);
    for await (const { path, bytes } of exportVisits(one.ctx(), { by }))
      if (path === 'data/visits.json') return JSON.parse(Buffer.from(bytes).toString()) as Numbers;
    throw new Error('no numbers');
  };
  interface Numbers {
    days: { counts: Record<string, number> }[];
    months: { days: ({ counts: Record<string, number> } | null)[] }[];
  }
  const visits = (all: readonly ({ counts: Record<string, number> } | null)[]) =>
    all.flatMap((day) => day?.counts['from-search'] ?? []);
  expect(visits((await numbers()).days)).toEqual([7]);
  product.later(70 * DAY);
  await rollUpMonths(product.system());
  const later = await numbers();
  expect(later.days).toEqual([]);
  expect(visits(later.months.flatMap(({ days }) => days))).toEqual([7]);
});
