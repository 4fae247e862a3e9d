/** Built pages that only versions have which are no longer on show. */
import { eq, sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import { fileKey } from './publishing/manifest.ts';
import { unpackText } from './publishing/pack-text.ts';
import { siteHosts } from './tables.ts';

/** Pages and site maps. */
const PAGE = sql`f.value->>'kind' = 'bytes' and f.value->>'type' ~ '^(text/html|application/xml|text/xml)'`;

/**
 * Hashes of those of these versions that no other one of the site has, and no other site either: they say an address of this site as their
 * own. Those that do not ("nothing is here") are left alone, because two sites of one page would have the same.
 */
export async function pagesOnlyOf(
  ctx: TxCtx,
  site: { id: string; slug: string },
  versions: readonly string[],
): Promise<string[]> {
  if (versions.length === 0) return [];
  const { rows } = await ctx.db.execute<{ hash: string }>(sql`
    select f.value->>'hash' as hash from site_versions v, jsonb_each(v.files) f
    where v.site_id = ${site.id} and v.files is not null and ${PAGE}
    group by 1 having bool_and(v.id = any(${sql.param(versions)}::text[]))`);
  const hosts = await ctx.db.select({ host: siteHosts.host }).from(siteHosts).where(eq(siteHosts.siteId, site.id));
  const origins = [freeHost(ctx.config, site.slug), ...hosts.map(({ host }) => host)].map((host) =>
    originOf(ctx.config, host),
  );
  const marks = origins.flatMap((origin) => [
    `<link rel="canonical" href="${origin}/`,
    `<meta property="og:url" content="${origin}/`,
    `<loc>${origin}/`,
  ]);
  const own: string[] = [];
  for (const { hash } of rows) {
    const packed = await ctx.ports.files.read(fileKey({ hash, compressed: true }));
    const text = packed ? (await unpackText(packed, 'identity')).toString() : '';
    if (marks.some((mark) => text.includes(mark))) own.push(hash);
  }
  return own;
}
