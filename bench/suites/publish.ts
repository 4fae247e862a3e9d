/** A page has changed and its site is published anew, photos aside: the product's own step on its own database. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { pino } from 'pino';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { createImages } from '../../adapters/images-sharp/index.ts';
import { createComposer } from '../../modules/sites/publishing/create-composer.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Suite } from '../lib/bench.ts';
import { loadPublishing } from '../lib/layouts.ts';
import { line } from '../lib/report.ts';
import { buySite, quiet } from '../lib/shop.ts';
import { quantile } from '../lib/stats.ts';

const SUITE = 'publish';
const PAGE = '900000000000101';

export const publishSuite: Suite = async ({ product, quick }) => {
  const { publishSite } = await loadPublishing();
  const host = await buySite(product, PAGE, 'tavola');
  await quiet(product);
  const { rows } = await product.sql.query<{ id: string }>('select id from sites where slug = $1', [
    host.split('.', 1)[0],
  ]);
  const pool = new Pool({ ...product.database, max: 8 });
  // What publishing asks of its context, and no more.
  const ctx = {
    config: { publicUrl: `http://localhost:${product.port}`, sitesDomain: 'localhost' },
    clock: { now: () => new Date() },
    log: pino({ level: 'silent' }),
    db: drizzle(pool),
    ports: { files: createDiskFiles(`${product.folder}/files`), images: createImages(), composer: createComposer() },
    actor: { kind: 'system', job: 'bench' },
    requestId: 'bench',
    react: () => Promise.resolve(),
    // No room of Pro adds to this site.
    contributed: () => [],
  } as unknown as Ctx;
  const wall: number[] = [];
  const processor: number[] = [];
  try {
    for (let round = 0; round < (quick ? 40 : 240); round++) {
      await product.sql.query(
        `update site_contents set accepted = jsonb_set(accepted, '{name}', to_jsonb('Sette Gufi ' || $2::text)) where site_id = $1`,
        [rows[0]?.id, round],
      );
      const used = process.cpuUsage();
      const from = performance.now();
      const { changed } = await publishSite(ctx, rows[0]?.id ?? '');
      const [took, { user, system }] = [performance.now() - from, process.cpuUsage(used)];
      if (!changed) throw new Error('the page had changed, its site did not');
      // The first rounds are the compiler's.
      if (round < 20) continue;
      wall.push(took);
      processor.push((user + system) / 1000);
    }
  } finally {
    await pool.end();
  }
  return [
    line(SUITE, 'one changed site, 99th percentile', 'ms', [quantile(wall, 0.99)], { most: 10 }),
    line(SUITE, 'one changed site', 'ms', wall),
    line(SUITE, 'processor time for it', 'ms', processor),
  ];
};
