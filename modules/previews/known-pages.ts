import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { fold } from '../../platform/fold.ts';
import type { SocialPageHit } from './social-pages.port.ts';
import { knownPages, knownPageWords } from './tables.ts';

/**
 * Pages of the rarest word that are looked at for the others: each costs a look-up, and the answer is to come while
 * somebody types. A word on fewer pages is answered completely; words that are all common find those among the first that
 * hold all of them (the network itself is asked at the same time).
 */
const MOST_LOOKED_AT = 500;

/** Keeps what the network has told of these pages, newest telling wins. */
export async function rememberPages(ctx: Ctx, hits: SocialPageHit[]): Promise<void> {
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
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
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
    await ctx.db.delete(knownPageWords).where(
      inArray(
        knownPageWords.pageId,
        rows.map(({ id }) => id),
      ),
    );
    const words = rows.flatMap((row) =>
      [...new Set(row.folded.split(' '))].filter(Boolean).map((word) => ({ word, pageId: row.id })),
    );
    if (words.length > 0) await ctx.db.insert(knownPageWords).values(words);
  });
}

type Found = Pick<typeof knownPages.$inferSelect, 'id' | 'name' | 'link' | 'location' | 'pictureUrl'>;

/**
 * Pages met before whose name begins as asked, then those that hold all its words (the last one may be a beginning); at
 * most `limit`. Every question reads a few rows of an index, however many pages are known, and none is a named statement:
 * a plan made for no particular pattern would read the whole table. The order is the index's own (text_pattern_ops), or
 * all that begin so would be sorted first.
 */
export async function findKnownPages(ctx: Ctx, query: string, limit: number): Promise<SocialPageHit[]> {
  const folded = fold(query);
  if (folded === '') return [];
  const { rows: begun } = await ctx.db.execute<Found & Record<string, unknown>>(
    sql`select ${columns} from known_pages p where folded like ${`${folded}%`} order by folded using ~<~ limit ${limit}`,
  );
  const words = begun.length < limit ? await byWords(ctx, folded.split(' '), limit) : [];
  const all = new Map([...begun, ...words].map((row) => [row.id, row]));
  return [...all.values()].slice(0, limit).map(toHit);
}

/** Pages that hold the rarest word, as far as they hold the others. */
async function byWords(ctx: Ctx, words: string[], limit: number): Promise<Found[]> {
  const terms = words.map((word, at) => ({ word, like: at === words.length - 1 ? `${word}%` : word }));
  const rarest = terms.length === 1 ? terms[0] : await rarestOf(ctx, terms);
  if (!rarest) return [];
  const others = terms
    .filter((term) => term !== rarest)
    .map(
      (term) => sql`and ' ' || p.folded || ' ' like ${`% ${term.like === term.word ? `${term.word} ` : term.like}%`}`,
    );
  // A limit inside makes the database look each page up by its key: it would rather read all of them.
  const { rows } = await ctx.db.execute<Found & Record<string, unknown>>(
    sql`select ${columns}
        from (select page_id from known_page_words where word like ${rarest.like} ${inOrder} limit ${MOST_LOOKED_AT}) as w
        cross join lateral (select * from known_pages where id = w.page_id limit 1) as p
        where true ${sql.join(others, sql` `)} limit ${limit}`,
  );
  // A beginning may be that of two words of one page.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

interface Term {
  word: string;
  /** Letters and digits only, so that nothing in it is a pattern of its own; ends in % where a beginning is meant. */
  like: string;
}

/** Null when a word is on no page. */
async function rarestOf(ctx: Ctx, terms: Term[]): Promise<Term | null> {
  const counts = terms.map(
    ({ like }) =>
      sql`(select count(*)::int from (select 1 from known_page_words where word like ${like} ${inOrder} limit ${MOST_LOOKED_AT}) as few)`,
  );
  const { rows } = await ctx.db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const found = rows[0]?.counts ?? [];
  const least = Math.min(...found);
  return least === 0 ? null : (terms[found.indexOf(least)] ?? null);
}

/** The index's own order: without it the database may read the table instead, in the hope of early finds. */
const inOrder = sql.raw('order by word using ~<~');
const columns = sql.raw('p.id, p.name, p.link, p.location, p.picture_url as "pictureUrl"');
const toHit = (row: Found): SocialPageHit => ({
  id: row.id,
  name: row.name,
  link: row.link,
  ...(row.location ? { location: row.location } : {}),
  ...(row.pictureUrl ? { picture: { data: { url: row.pictureUrl } } } : {}),
  is_published: true,
});
