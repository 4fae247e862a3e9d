/**
 * What a site takes of database and store, for docs/capacity.md: sites of different pages are bought as customers buy them, in all ten layouts, and what has grown is
 * divided by their number. Sizes, not times: a busy machine changes none of them.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../sandboxes/social-pages/catalogue/index.ts';
import { LAYOUTS } from '../../site-kit/names.ts';
import type { Suite } from '../lib/bench.ts';
import type { Product } from '../lib/product.ts';
import { line } from '../lib/report.ts';
import { buyOrder, quiet } from '../lib/shop.ts';

const SUITE = 'capacity';
/** The first pages of each table and index are there for whoever comes: they are counted for nobody. */
const BEFORE = 10;
const SITES = 40;
/** Between two pages that are taken of the catalogue: of each language, and of many trades. */
const STEP = 37;
const KB = 1000;

/** Tables of the database, by what they hold. */
const KINDS = {
  jobs: (table: string) => table.startsWith('pgboss.'),
  'sites and their versions': (table: string) => table.startsWith('public.site'),
  'pages as they were read': (table: string) => /^public\.(page|preview|photo)/.test(table),
  'orders and payments': (table: string) =>
    /^public\.(order|checkout|subscription|charge|inbox|external|invoice)/.test(table),
  mails: (table: string) => table === 'public.mails',
  'what was done': (table: string) => table === 'public.audit_log',
} as const;

export const capacitySuite: Suite = async ({ product, quick, say }) => {
  const pages = (await catalogue(new Date())).filter((page) => page.is_published && !page.fault && !page.refuses);
  const buy = async (at: number) => {
    const page = pages[at * STEP];
    const layout = LAYOUTS[at % LAYOUTS.length];
    if (!page || !layout) throw new Error(`the catalogue has no page ${at * STEP}`);
    (await buyOrder(product, page.id, layout)).client.close();
  };
  for (let at = 0; at < BEFORE; at++) await buy(at);
  await quiet(product);
  const sites = quick ? 10 : SITES;
  const before = { tables: await tableSizes(product), rows: await rowsOf(product), ...filesOf(product) };
  for (let at = BEFORE; at < BEFORE + sites; at++) await buy(at);
  await quiet(product);
  const after = { tables: await tableSizes(product), rows: await rowsOf(product), ...filesOf(product) };
  say(`${sites} sites`);
  const grown = [...after.tables].map(([table, bytes]) => ({ table, bytes: bytes - (before.tables.get(table) ?? 0) }));
  const each = (bytes: number) => [bytes / sites / KB];
  const sum = (of: typeof grown) => of.reduce((all, { bytes }) => all + bytes, 0);
  return [
    line(SUITE, 'database, a site that was bought', 'kB', each(sum(grown))),
    ...Object.entries(KINDS).map(([kind, holds]) =>
      line(SUITE, `of it ${kind}`, 'kB', each(sum(grown.filter(({ table }) => holds(table))))),
    ),
    line(SUITE, 'one version of a site', 'kB', [after.rows.version / KB]),
    line(SUITE, 'jobs of an order', '', [(after.rows.jobs - before.rows.jobs) / sites]),
    line(SUITE, 'photos of a site', '', [after.rows.photos]),
    // Pages of the demonstration share their photos: what one takes is asked, and how many a site has.
    line(SUITE, 'store: a photo with all its sizes', 'kB', [after.photo / KB]),
    line(SUITE, 'store: pages of a site as they are served', 'kB', each(after.pages - before.pages)),
  ];
};

async function tableSizes({ sql }: Product): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ name: string; bytes: string }>(
    `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::text as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

async function rowsOf({ sql }: Product): Promise<{ version: number; jobs: number; photos: number }> {
  const { rows } = await sql.query<{ version: number; jobs: number; photos: number }>(
    `select (select avg(pg_column_size(v.*)) from site_versions v)::float as version, (select count(*) from pgboss.job)::int as jobs,
       (select count(*)::float / count(distinct site_id) from site_photos) as photos`,
  );
  return rows[0] ?? { version: NaN, jobs: NaN, photos: NaN };
}

/** Bytes in the store: of one photo with all that was made of it, and of all pages as they are served. */
function filesOf({ folder }: Product): { photo: number; pages: number } {
  const files = (name: string) =>
    readdirSync(join(folder, 'files', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => ({ file, bytes: statSync(join(parentPath, file)).size }));
  const sum = (of: { bytes: number }[]) => of.reduce((all, { bytes }) => all + bytes, 0);
  const photos = files('photos');
  const originals = photos.filter(({ file }) => file === 'original').length;
  return { photo: sum(photos) / originals, pages: sum(files('site-files')) };
}
