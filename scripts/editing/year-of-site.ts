/** What a year of a site leaves in the database and in the files, photos aside. */
import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createVisitCounts,
  countVisit,
  flushVisits,
  pageTally,
  rollUpMonths,
} from '../../modules/stats/index.server.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { op } from '../../tests/support/draft.ts';
import { openFollowedPage, PAGE, type FollowedPage } from '../../tests/support/followed-page.ts';
import type { Figure } from './figure.ts';

const DAYS = 364;
/** An owner publishes so often, so many values. */
const EVERY_DAYS = 28;
const SAVINGS = 4;
const MOST_KB = 150;
/** Rows of photos, which are counted beside the photos. */
const OF_PHOTOS = new Set(['site_photos', 'version_photos', 'photos', 'photo_sources']);

/** Bytes of every row that names the site or its page. */
async function rowsOf({ product, draft }: FollowedPage): Promise<Map<string, number>> {
  const columns = await product.rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('site_id', 'page_id', 'subject')
       and not exists (select 1 from pg_inherits where inhrelid = format('%I', c.table_name)::regclass)`,
  );
  const sizes = new Map<string, number>();
  for (const { table, column } of columns) {
    if (OF_PHOTOS.has(table)) continue;
    const [row] = await product.rows<{ bytes: string }>(
      `select coalesce(sum(pg_column_size(t.*)), 0) as bytes from "${table}" t where "${column}" in ($1, $2)`,
      [draft.id, PAGE],
    );
    sizes.set(table, (sizes.get(table) ?? 0) + Number(row?.bytes ?? 0));
  }
  return sizes;
}
/** Texts alone: a whole font is every site's of its layout. */
const bytesOf = ({ product }: FollowedPage): number =>
  readdirSync(join(product.config.dataDir, 'files', 'site-files'), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name.endsWith('.br'))
    .reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0);

interface Kept {
  rows: Map<string, number>;
  files: number;
}
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;

/** Words of which no two posts are the same, so that packing them finds no more in common than in what people write. */
const DISHES = 'tagliatelle passatelli gramigna crescentine cotoletta friggione tortelli zuppa lasagne bollito'.split(
  ' ',
);
const WITH = 'ragù funghi zucca ricotta prugnoli squacquerone piselli radicchio castagne lardo asparagi noci'.split(
  ' ',
);
const SAID = [
  'finché ce n’è',
  'come le faceva la nonna',
  'solo a pranzo',
  'anche da portare via',
  'e il vino lo offriamo noi',
];
function postOf(day: number): string {
  const one = <T>(all: readonly T[], step: number): T | undefined => all[Math.floor(day / step) % all.length];
  return `${one(['Oggi', 'Stasera', 'Domani', 'Questa settimana'], 3)} ${one(DISHES, 1)} con ${one(WITH, 2)} e ${one(DISHES, 5)} con ${one(WITH, 7)}, ${one(SAID, 11)}. Si prenota al numero di sempre, giorno ${day}.`;
}

/** A visit an hour on its first page. */
async function dayOfVisits({ product, draft }: FollowedPage): Promise<void> {
  const counts = createVisitCounts();
  const page = pageTally(draft.id, '/', 'Europe/Rome');
  for (let hour = 0; hour < 24; hour += 1)
    countVisit(counts, page, { source: 'search', name: null }, hour % 2 === 0, 'it');
  await flushVisits(product.system(), counts);
}

async function publishOf({ draft }: FollowedPage, day: number): Promise<void> {
  for (let n = 0; n < SAVINGS; n += 1) {
    const { rev } = await draft.view();
    const unit = n % 2 ? 'copy/headline' : 'copy/lede';
    const value = `Parole del giorno ${day}, alla prova numero ${n}`;
    await draft.save(rev, op(unit, value, (await draft.unit(unit))?.hash));
  }
  await draft.publish((await draft.view()).rev);
}

export async function yearFigures(): Promise<Figure[]> {
  const page = await openFollowedPage();
  const { product } = page;
  try {
    if ((await page.connect()) !== 'done') throw new Error('the page was not connected');
    const last: Kept[] = [];
    for (let day = 1; day <= DAYS; day += 1) {
      if (day % 7 === 2 || day % 7 === 5) {
        await page.post(postOf(day));
        await page.control('/webhooks/flush');
      }
      await page.days(1);
      await dayOfVisits(page);
      if (day % EVERY_DAYS === 0) await publishOf(page, day);
      await rollUpMonths(product.system());
      await purgeAll(product.system());
      if (day > DAYS - EVERY_DAYS) last.push({ rows: await rowsOf(page), files: bytesOf(page) });
    }
    const rows = mean(last.map((night) => [...night.rows.values()].reduce((a, b) => a + b, 0)));
    const files = mean(last.map((night) => night.files));
    const largest = [...(last.at(-1)?.rows ?? [])].toSorted(([, a], [, b]) => b - a).slice(0, 6);
    return [
      {
        what: 'a site and a year beside its photos',
        value: (rows + files) / 1000,
        unit: 'kB',
        most: MOST_KB,
        how: `a year in which the page posts twice a week and its owner publishes ${SAVINGS} values every ${EVERY_DAYS} days, the mean of its last ${EVERY_DAYS} nights: rows ${(rows / 1000).toFixed(0)} kB (${largest.map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(0)}`).join(', ')}), built pages ${(files / 1000).toFixed(0)} kB, without whole fonts, which all sites of a layout share`,
      },
    ];
  } finally {
    await page.close();
  }
}
