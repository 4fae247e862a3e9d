interface OnDatabase {
  rows: (text: string, values: unknown[]) => Promise<unknown>;
}

/**
 * The site shows a version in which this value stands at this place (a path of PostgreSQL, as `{name,value}`): one of its own, as versions never
 * change. `beside`: of what stands there, what these words of SQL about the document `v.document` leave stays before it.
 */
export async function changeDocument(
  test: OnDatabase,
  siteId: string,
  { path, value, beside }: { path: string; value: unknown; beside?: string },
): Promise<void> {
  const id = `ver_${crypto.randomUUID()}`;
  await test.rows(
    `insert into site_versions select (jsonb_populate_record(v, jsonb_build_object('id', $2::text, 'document',
       jsonb_set(v.document, $3::text[], ${beside === undefined ? '' : `${beside} || `}$4::jsonb)))).*
     from site_versions v join sites s on s.current_version_id = v.id where s.id = $1`,
    [siteId, id, path, JSON.stringify(value)],
  );
  await test.rows('update sites set current_version_id = $2 where id = $1', [siteId, id]);
}
