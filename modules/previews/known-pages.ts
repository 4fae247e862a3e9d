import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { fold, wordsQuery } from './fold.rules.ts';
import type { SocialPageHit } from './social-pages.port.ts';
import { knownPages } from './tables.ts';

/** Longer than any search takes that is worth its answer; what was found until then is shown. */
const PATIENCE_MS = 50;
const CANCELLED = '57014';

/** Keeps what the network has told of these pages, newest telling wins. */
export async function rememberPages(db: Db | Tx, ctx: Ctx, hits: SocialPageHit[]): Promise<void> {
  const seenAt = ctx.clock.now();
  const rows = hits.map((hit) => ({
    id: hit.id,
    name: hit.name,
    link: hit.link,
    location: hit.location ?? null,
    pictureUrl: hit.picture?.data.url ?? null,
    folded: fold(`${hit.name} ${hit.location?.city ?? ''}`),
    seenAt,
  }));
  if (rows.length === 0) return;
  const { name, link, location, pictureUrl, folded } = knownPages;
  await db
    .insert(knownPages)
    // In one order for everybody, so that two searches with the same pages never wait for each other in a ring.
    .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: knownPages.id,
      set: {
        name: sql`excluded.${sql.identifier(name.name)}`,
        link: sql`excluded.${sql.identifier(link.name)}`,
        location: sql`excluded.${sql.identifier(location.name)}`,
        pictureUrl: sql`excluded.${sql.identifier(pictureUrl.name)}`,
        folded: sql`excluded.${sql.identifier(folded.name)}`,
        seenAt,
      },
    });
}

type Found = Pick<typeof knownPages.$inferSelect, 'id' | 'name' | 'link' | 'location' | 'pictureUrl'>;

/**
 * Pages met before whose name begins as asked, then those that hold all its words; at most `limit`. Both questions read
 * an index, however many pages are known, and neither is a named statement: a plan made for no particular pattern would
 * read the whole table. The order is the index's own (text_pattern_ops), or all that begin so would be sorted first.
 */
export async function findKnownPages(ctx: Ctx, query: string, limit: number): Promise<SocialPageHit[]> {
  const folded = fold(query);
  if (folded === '') return [];
  const { rows: begun } = await ctx.db.execute<Found & Record<string, unknown>>(
    sql`select ${columns} from known_pages where folded like ${`${folded}%`} order by folded using ~<~ limit ${limit}`,
  );
  const words = begun.length < limit ? await byWords(ctx, folded, limit) : [];
  const all = new Map([...begun, ...words].map((row) => [row.id, row]));
  return [...all.values()].slice(0, limit).map(toHit);
}

async function byWords(ctx: Ctx, folded: string, limit: number): Promise<Found[]> {
  try {
    return await ctx.db.transaction(async (tx) => {
      // Reading the whole table in the hope of ten early finds is a bet that rare words lose.
      await tx.execute(
        sql`select set_config('statement_timeout', ${String(PATIENCE_MS)}, true), set_config('enable_seqscan', 'off', true)`,
      );
      const { rows } = await tx.execute<Found & Record<string, unknown>>(
        sql`select ${columns} from known_pages
            where to_tsvector('simple', folded) @@ to_tsquery('simple', ${wordsQuery(folded)}) limit ${limit}`,
      );
      return rows;
    });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== CANCELLED) throw error;
    return [];
  }
}

const columns = sql.raw('id, name, link, location, picture_url as "pictureUrl"');
const toHit = (row: Found): SocialPageHit => ({
  id: row.id,
  name: row.name,
  link: row.link,
  ...(row.location ? { location: row.location } : {}),
  ...(row.pictureUrl ? { picture: { data: { url: row.pictureUrl } } } : {}),
  is_published: true,
});
