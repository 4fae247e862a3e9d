import type { TestProduct } from './product.ts';

/** The site shows a version in which this value stands at this place (a path of PostgreSQL, as `{name,value}`): one of its own, as versions never change. */
export async function changeDocument(
  product: TestProduct,
  siteId: string,
  { path, value }: { path: string; value: unknown },
): Promise<void> {
  const id = `ver_${crypto.randomUUID()}`;
  await product.rows(
    `insert into site_versions select (jsonb_populate_record(v, jsonb_build_object('id', $2::text, 'document',
       jsonb_set(v.document, $3::text[], $4::jsonb)))).*
     from site_versions v join sites s on s.current_version_id = v.id where s.id = $1`,
    [siteId, id, path, JSON.stringify(value)],
  );
  await product.rows('update sites set current_version_id = $2 where id = $1', [siteId, id]);
}
