import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { NEWS_WORDS } from '../../site-kit/newsletter/words.ts';
import { newsOfShop, type LiveSite } from '../sites/index.server.ts';
import { composeLetter } from './compose-letter.ts';
import { MONTH_DAYS, type LetterBlock, type LetterContent } from './schemas.ts';
import { newsLetters, type Letter } from './tables.ts';

const MONTH_MS = MONTH_DAYS * 86_400_000;
/** The newest of the shop. */
const MOST_PRODUCTS = 4;

/** What a letter of this site would tell now; null where it is too little. */
export async function newLetter(ctx: Ctx, site: LiveSite): Promise<LetterContent | null> {
  const now = ctx.clock.now();
  const products = await productsOf(ctx, site, now);
  return composeLetter(site.document, now, products.slice(0, MOST_PRODUCTS));
}

/**
 * What a letter says if it leaves now: its products as the shop has them at this moment, without those that are sold out, put away or reduced
 * no more. Whatever else it tells stays as its owner has read it.
 */
export async function presentContent(
  ctx: Ctx,
  site: LiveSite,
  { content, madeAt }: Pick<Letter, 'content' | 'madeAt'>,
): Promise<LetterContent> {
  if (!content.blocks.some(({ kind }) => kind === 'product')) return content;
  const present = new Map((await productsOf(ctx, site, madeAt)).map((block) => [block.source, block]));
  const blocks = content.blocks.flatMap((block) => {
    if (block.kind !== 'product') return [block];
    const product = present.get(block.source);
    return product ? [{ ...product, on: block.on }] : [];
  });
  return { ...content, blocks };
}

/** Nothing but where it comes from: no reader gets that. */
export const tellsNothing = ({ intro, blocks }: LetterContent): boolean => intro === '' && !blocks.some(({ on }) => on);

/** Those that came or were reduced in the month before a letter was made, and after the one before it; the latest first. */
async function productsOf(
  ctx: Ctx,
  { id: siteId, document: { lang } }: LiveSite,
  madeAt: Date,
): Promise<LetterBlock[]> {
  const words = NEWS_WORDS[lang];
  const since = new Date(
    Math.max(madeAt.getTime() - MONTH_MS, (await lastBefore(ctx, siteId, madeAt))?.getTime() ?? 0),
  );
  return (await newsOfShop(ctx, { siteId, since })).map(({ id, why, name, said, url }) => ({
    kind: 'product',
    source: id,
    when: why === 'new' ? words.isNew : words.isReduced,
    title: name,
    text: said,
    href: url,
    on: true,
  }));
}

/** When the last letter of which anything left was made. */
async function lastBefore(ctx: Ctx, siteId: string, at: Date): Promise<Date | undefined> {
  const left = and(eq(newsLetters.siteId, siteId), isNotNull(newsLetters.startedAt), lt(newsLetters.madeAt, at));
  const [last] = await ctx.db
    .select({ madeAt: newsLetters.madeAt })
    .from(newsLetters)
    .where(left)
    .orderBy(desc(newsLetters.madeAt))
    .limit(1);
  return last?.madeAt;
}
