import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { SiteAccess } from '../access/index.server.ts';
import type { Offered, Shop } from './find-shop.ts';
import { lookAtList, openQuestions } from './look-at-list.ts';
import { itemsIn, namesAlcohol } from './products-in.ts';
import { changing, writeProduct } from './save-product.ts';
import { LIMITS, type Answer } from './schemas.ts';
import { writePrice } from './set-price.ts';
import { countFree } from './set-stock.ts';
import { shopProducts, shopQuestions, shopVariants, type Listed, type QuestionRow } from './tables.ts';

/** What can be answered: a price that is none, or is one of several, is nobody's to take over. */
export function answersTo({ kind, said }: Pick<QuestionRow, 'kind' | 'said'>): Answer[] {
  if (kind === 'gone') return ['take', 'sold-out', 'keep'];
  return kind === 'price' && said.cents === null ? ['keep'] : ['take', 'keep'];
}

/**
 * The owner's word about what a list says anew. Declined, it is not asked again until something of its kind is taken over. Throws
 * shop.not-found (404), shop.changed (409) where it is answered or the list says something else by now, shop.too-many (429).
 */
export function answerQuestion(
  ctx: Ctx,
  { by, id, answer }: { by: SiteAccess<'draft'>; id: string; answer: Answer },
): Promise<void> {
  return changing(ctx, by, `list-${answer}`, async (ctx, shop) => {
    const open = await openQuestions(ctx, by.siteId);
    const question = open.find((each) => each.id === id);
    const product = shop.products.find((each) => each.id === question?.productId) ?? null;
    if (!question || !answersTo(question).includes(answer)) throw changed();
    if (question.productId !== null && product === null) throw changed();
    if (answer === 'keep') await decline(ctx, question);
    else await forget(ctx, question);
    if (product) await settle(ctx, product, { question, answer });
    else if (answer === 'take') await sell(ctx, shop, question);
    // One answer may bring up another question: an item that is not the same one is asked about by itself.
    await lookAtList(ctx, { siteId: by.siteId });
  });
}
async function settle(ctx: TxCtx, product: Offered, given: { question: QuestionRow; answer: Answer }): Promise<void> {
  const { question, answer } = given;
  if (answer !== 'keep') await ACTS[question.kind](ctx, product, given);
  const listed = agreedTo(question, answer, product);
  await ctx.db.update(shopProducts).set({ listed }).where(eq(shopProducts.id, product.id));
}
const changed = () => new AppError('shop.changed', { status: 409 });

type Act = (ctx: TxCtx, product: Offered, given: { question: QuestionRow; answer: Answer }) => Promise<unknown>;
const ACTS: Record<QuestionRow['kind'], Act> = {
  price: (ctx, product, { question }) => price(ctx, product, question),
  words(ctx, { id, name: before, kind }, { question: { said, item } }) {
    const { name, detail } = said;
    // What is called wine from now on is sold to adults alone.
    const isAlcohol = namesAlcohol(name) && !namesAlcohol(before);
    const next = { name, detail, source: item, kind: isAlcohol ? 'alcohol' : kind } as const;
    return ctx.db.update(shopProducts).set(next).where(eq(shopProducts.id, id));
  },
  async new(ctx, product, { question }) {
    const back = { active: true, cameAt: ctx.clock.now() };
    await ctx.db.update(shopProducts).set(back).where(eq(shopProducts.id, product.id));
    await price(ctx, product, question);
  },
  async gone(ctx, { id, variants }, { answer }) {
    if (answer === 'take') await ctx.db.update(shopProducts).set({ active: false }).where(eq(shopProducts.id, id));
    else for (const variant of variants) await soldOut(ctx, variant.id);
  },
};

/** Of a product with one price. */
async function price(ctx: TxCtx, { variants }: Offered, { said }: QuestionRow): Promise<void> {
  const [only] = variants.length === 1 ? variants : [];
  if (only && said.cents !== null) await writePrice(ctx, only, { cents: said.cents, reduced: false });
}

async function soldOut(ctx: TxCtx, id: string): Promise<void> {
  const [present] = await ctx.db.select().from(shopVariants).where(eq(shopVariants.id, id)).for('update');
  if (present && present.stock !== present.reserved) await countFree(ctx, present, 0);
}

/** A product of an item that was not sold yet, as a new shop would have it; it says what its owner has read. */
async function sell(ctx: TxCtx, { site, settings, products }: Shop, { item, said }: QuestionRow): Promise<void> {
  const found = itemsIn(site.document, settings.currency).find(({ source }) => source === item);
  if (!found || found.price !== said.cents || found.name !== said.name || found.detail !== said.detail) throw changed();
  const variants = products.reduce((sum, each) => sum + each.variants.length, 0);
  if (products.length >= LIMITS.products || variants >= LIMITS.allVariants)
    throw new AppError('shop.too-many', { status: 429 });
  const { price: cents, listed, ...product } = found;
  const position = (products.at(-1)?.position ?? 0) + 1;
  await writeProduct(ctx, site.id, {
    ...product,
    position,
    listed: { ...listed, here: true },
    cameAt: ctx.clock.now(),
    variants: [{ id: null, name: '', price: cents, reduced: false, most: null }],
  });
}

/** What is agreed of an item after this answer; what else is asked of it goes on waiting. */
function agreedTo({ kind, said, item }: QuestionRow, answer: Answer, { listed, source }: Offered): Listed | null {
  if (kind === 'new') return { ...said, here: true };
  if (listed === null) return null;
  if (kind === 'gone') return { ...listed, here: false };
  if (kind === 'price') return { ...listed, price: said.price, cents: said.cents };
  // That it is another item is no word about this one.
  if (answer === 'keep' && item !== source) return listed;
  const { list, category, name, detail } = said;
  return { ...listed, list, category, name, detail };
}

async function decline(ctx: TxCtx, { id, siteId }: QuestionRow): Promise<void> {
  const isDeclined = and(eq(shopQuestions.siteId, siteId), isNotNull(shopQuestions.declinedAt));
  await ctx.db.update(shopQuestions).set({ declinedAt: ctx.clock.now() }).where(eq(shopQuestions.id, id));
  const youngest = ctx.db
    .select({ id: shopQuestions.id })
    .from(shopQuestions)
    .where(isDeclined)
    .orderBy(desc(shopQuestions.declinedAt), desc(shopQuestions.id))
    .limit(LIMITS.declined);
  await ctx.db.delete(shopQuestions).where(and(isDeclined, notInArray(shopQuestions.id, youngest)));
}

/** Taken over, what was declined of its kind before may be asked again. */
const forget = (ctx: TxCtx, { siteId, subject, kind }: QuestionRow) =>
  ctx.db
    .delete(shopQuestions)
    .where(and(eq(shopQuestions.siteId, siteId), eq(shopQuestions.subject, subject), eq(shopQuestions.kind, kind)));
