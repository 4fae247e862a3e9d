import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { entitled } from '../plans/index.server.ts';
import { liveSite, requestPublish } from '../sites/index.server.ts';
import { compareList, nameOfQuestion, type Asked, type Compared, type Known } from './compare-list.ts';
import { itemsIn } from './products-in.ts';
import { LIMITS } from './schemas.ts';
import { shopProducts, shopQuestions, shopSettings, shopVariants } from './tables.ts';

/**
 * Looks at the lists of a site as it is published, and asks its owner about what they say anew. Nothing that is sold changes by it. Safe
 * twice: the same list asks the same.
 */
export const lookAtList = (ctx: Ctx, { siteId }: { siteId: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await oneAtATime(ctx, `shop:${siteId}`);
    const [settings] = await ctx.db.select().from(shopSettings).where(eq(shopSettings.siteId, siteId));
    const site = settings ? await liveSite(ctx, siteId) : null;
    if (!settings || !site || !entitled(site.tier, 'shop')) return;
    const items = itemsIn(site.document, settings.currency);
    if (items.length === 0) return;
    const [products, questions] = [await knownOf(ctx, siteId), await questionsOf(ctx, siteId)];
    const declined = new Set(questions.filter(({ declinedAt }) => declinedAt !== null).map(nameOfQuestion));
    const { moved, asked } = compareList(items, products, declined);
    const isLinked = await relink(ctx, products, moved);
    // A product that is another item by now holds the price of that one.
    if (isLinked && settings.status === 'open') await requestPublish(ctx, siteId);
    const room = Math.max(0, LIMITS.products - products.filter(({ gone }) => !gone).length);
    const fresh = asked.filter(({ productId }) => productId === null).slice(0, Math.min(room, LIMITS.newItems));
    const open = questions.filter(({ declinedAt }) => declinedAt === null);
    await writeQuestions(ctx, {
      siteId,
      open,
      asked: [...asked.filter(({ productId }) => productId !== null), ...fresh],
    });
  });

async function knownOf(ctx: TxCtx, siteId: string): Promise<Known[]> {
  const products = await ctx.db
    .select()
    .from(shopProducts)
    .where(eq(shopProducts.siteId, siteId))
    .orderBy(asc(shopProducts.position), asc(shopProducts.id));
  const variants = await ctx.db
    .select({ productId: shopVariants.productId, price: shopVariants.price })
    .from(shopVariants)
    .where(and(eq(shopVariants.siteId, siteId), eq(shopVariants.gone, false)));
  const prices = Map.groupBy(variants, ({ productId }) => productId);
  return products.map((each) => ({ ...each, prices: (prices.get(each.id) ?? []).map(({ price }) => price) }));
}

const questionsOf = (ctx: Ctx, siteId: string) =>
  ctx.db.select().from(shopQuestions).where(eq(shopQuestions.siteId, siteId));

/** Whether a product is another item by now. */
async function relink(ctx: TxCtx, products: readonly Known[], moved: Compared['moved']): Promise<boolean> {
  const before = new Map(products.map(({ id, source }) => [id, source]));
  const others = [...moved].filter(([id, { source }]) => before.get(id) !== source);
  // First none of them: two may have changed places.
  const ids = others.map(([id]) => id);
  if (ids.length > 0) await ctx.db.update(shopProducts).set({ source: null }).where(inArray(shopProducts.id, ids));
  for (const [id, next] of moved) await ctx.db.update(shopProducts).set(next).where(eq(shopProducts.id, id));
  return others.length > 0;
}

/** What asks the same goes on waiting under its name and date. */
async function writeQuestions(
  ctx: TxCtx,
  { siteId, open, asked }: { siteId: string; open: Awaited<ReturnType<typeof questionsOf>>; asked: readonly Asked[] },
): Promise<void> {
  const wanted = new Map(asked.map((question) => [nameOfAsked(question), question]));
  const over = open.filter((question) => !wanted.delete(nameOfAsked(question))).map(({ id }) => id);
  if (over.length > 0) await ctx.db.delete(shopQuestions).where(inArray(shopQuestions.id, over));
  if (wanted.size === 0) return;
  const openedAt = ctx.clock.now();
  await ctx.db
    .insert(shopQuestions)
    .values([...wanted.values()].map((question) => ({ ...question, id: newId('shq'), siteId, openedAt })));
}
/** With all that its owner reads of it. */
const nameOfAsked = ({ item, said, ...question }: Asked): string =>
  JSON.stringify([nameOfQuestion(question), item, said.name, said.detail, said.category, said.price, said.cents]);

/** The open ones, the oldest first; without those of what is put away. */
export const openQuestions = async (ctx: Ctx, siteId: string) => {
  const rows = await ctx.db
    .select({ question: shopQuestions, gone: shopProducts.gone })
    .from(shopQuestions)
    .leftJoin(shopProducts, eq(shopProducts.id, shopQuestions.productId))
    .where(and(eq(shopQuestions.siteId, siteId), isNull(shopQuestions.declinedAt)))
    .orderBy(asc(shopQuestions.openedAt), asc(shopQuestions.id));
  return rows.filter(({ gone }) => gone !== true).map(({ question }) => question);
};
