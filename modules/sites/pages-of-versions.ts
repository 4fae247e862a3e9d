/** Built pages that only versions have which are no longer on show. */
import { and, inArray, ne, sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { freeHost } from './hosts/addresses.ts';
import { fileKey } from './publishing/manifest.ts';
import { unpackText } from './publishing/pack-text.ts';
import { FILES } from './publishing/store-build.ts';
import { siteHosts } from './tables.ts';

/** Pages and site maps. */
const PAGE = sql`f.value->>'kind' = 'bytes' and f.value->>'type' ~ '^(text/html|application/xml|text/xml)'`;

/**
 * Hashes of those of these versions that no other one of the site has, and no other site either: none of the same page of the network
 * has them, and they say an address as their own that is or was this site's. Those that say none are left alone.
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
    group by 1 having bool_and(v.id = any(${sql.param(versions)}::text[]))
    except
    select f.value->>'hash' from sites s join sites o on o.page_id = s.page_id and o.id <> s.id
      join site_versions v on v.site_id = o.id, jsonb_each(v.files) f
    where s.id = ${site.id} and ${PAGE}`);
  const said = new Map<string, string>();
  await inParallel(rows, FILES, async ({ hash }) => {
    const packed = await ctx.ports.files.read(fileKey({ hash, compressed: true }));
    const host = packed && hostSaid((await unpackText(packed, 'identity')).toString());
    if (host) said.set(hash, host);
  });
  const own = await ownHosts(ctx, site, new Set(said.values()));
  return [...said].flatMap(([hash, host]) => (own.has(host) ? [hash] : []));
}

const MARKS = ['<link rel="canonical" href="', '<meta property="og:url" content="', '<loc>'];
/** The host that a page or a site map says is its own; null: it says none. */
function hostSaid(text: string): string | null {
  for (const mark of MARKS) {
    const at = text.indexOf(mark);
    if (at === -1) continue;
    const said = text.slice(at + mark.length, at + mark.length + LONGEST_ORIGIN);
    return URL.parse(said.slice(0, said.search(/["<]/)))?.hostname ?? null;
  }
  return null;
}
/** More than an origin and the beginning of a path. */
const LONGEST_ORIGIN = 400;

/** Those of these hosts that are the site's, or were and are nobody else's now. */
async function ownHosts(
  ctx: TxCtx,
  { id, slug }: { id: string; slug: string },
  hosts: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const others = await ctx.db
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(and(inArray(siteHosts.host, [...hosts]), ne(siteHosts.siteId, id)));
  const taken = new Set(others.map(({ host }) => host));
  const free = freeHost(ctx.config, slug);
  const isOwn = (host: string) => (host.endsWith(`.${ctx.config.sitesDomain}`) ? host === free : !taken.has(host));
  return new Set([...hosts].filter(isOwn));
}
