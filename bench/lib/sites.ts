/** Ten thousand sites in a product: copies of one that was bought, each with an address, a version and a file of its own. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileKey } from '../../modules/sites/publishing/manifest.ts';
import type { Product } from './product.ts';

const slugOf = (index: number): string => `bench-${index}`;
const hashOf = (index: number): string => createHash('sha256').update(String(index)).digest('hex');

/**
 * @param slug the site that was bought
 * @param body its home page in brotli
 * @returns the hosts, without port
 */
export async function multiplySite(
  { sql, folder }: Product,
  slug: string,
  body: Buffer,
  count: number,
): Promise<string[]> {
  for (let index = 1; index <= count; index++) {
    const path = join(folder, 'files', fileKey({ hash: hashOf(index), compressed: true }));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  }
  const hosts = Array.from({ length: count }, (_, at) => `${slugOf(at + 1)}.localhost`);
  // Another suite of the same run may have made them.
  const { rows } = await sql.query<{ there: boolean }>('select exists (select 1 from sites where id = $1) as there', [
    `sit_bench${count}`,
  ]);
  if (rows[0]?.there) return hosts;
  await sql.query('begin');
  await sql.query(
    `insert into sites (id, order_id, page_id, name, slug, layout, lang, tier, status, legal, current_version_id, created_at, updated_at)
     select 'sit_bench' || i, 'ord_bench' || i, page_id, name, 'bench-' || i, layout, lang, tier, status, legal, 'ver_bench' || i, created_at, updated_at
     from sites, generate_series(1, $2::int) i where slug = $1`,
    [slug, count],
  );
  await sql.query(
    `insert into site_versions (id, site_id, content_hash, document, files, created_at)
     select 'ver_bench' || i, 'sit_bench' || i, 'bench' || i, document,
       jsonb_set(files, '{/,hash}', to_jsonb(encode(sha256(i::text::bytea), 'hex'))), v.created_at
     from site_versions v join sites s on v.id = s.current_version_id, generate_series(1, $2::int) i where s.slug = $1`,
    [slug, count],
  );
  await sql.query('commit');
  await sql.query('analyze sites, site_versions');
  return hosts;
}
