import { and, eq, notInArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { freeSlug } from '../../site-kit/content/own-pages/slug.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { slugFrom, requestPublish } from '../sites/index.server.ts';
import { requireShop, type Shop } from './find-shop.ts';
import { LIMITS, type PriceInput, type ProductInput, type SettingsInput } from './schemas.ts';
import { writePrice } from './set-price.ts';
import { shopProducts, shopSettings, shopVariants, type Product } from './tables.ts';

type By = { by: SiteAccess<'draft'> };

/**
 * A new product, or all that is said of one that is there. Throws shop.not-found (404), shop.too-many (429) beyond what the guards bear,
 * shop.unknown-photo (422) for a photo that the site does not show.
 */
export function saveProduct(ctx: Ctx, { by, id, ...given }: By & ProductInput): Promise<void> {
  return changing(ctx, by, 'product', async (ctx, shop) => {
    const known = id === null ? null : (shop.products.find((each) => each.id === id) ?? null);
    if (id !== null && !known) throw new AppError('shop.not-found', { status: 404 });
    if (given.photo !== null && given.photo !== known?.photo && !(given.photo in shop.site.document.photos))
      throw new AppError('shop.unknown-photo', { status: 422 });
    const variants = shop.products.reduce((sum, each) => sum + each.variants.length, 0);
    const more = given.variants.length - (known?.variants.length ?? 0);
    if ((!known && shop.products.length >= LIMITS.products) || variants + more > LIMITS.allVariants)
      throw new AppError('shop.too-many', { status: 429 });
    const position = known?.position ?? (shop.products.at(-1)?.position ?? 0) + 1;
    const { source = null, listed = null, cameAt = ctx.clock.now() } = known ?? {};
    await writeProduct(ctx, by.siteId, { ...given, position, source, listed, cameAt }, known?.id);
  });
}

/** It is no longer sold; orders that name it stay. Done twice, it is done once. Throws shop.not-found (404). */
export function removeProduct(ctx: Ctx, { by, id }: By & { id: string }): Promise<void> {
  return changing(ctx, by, 'removed', async (ctx) => {
    await ctx.db
      .update(shopVariants)
      .set({ gone: true })
      .where(and(eq(shopVariants.productId, id), ofSite(by)));
    const gone = await ctx.db
      .update(shopProducts)
      .set({ gone: true })
      .where(and(eq(shopProducts.id, id), eq(shopProducts.siteId, by.siteId)))
      .returning({ id: shopProducts.id });
    if (gone.length === 0) throw new AppError('shop.not-found', { status: 404 });
  });
}
const ofSite = ({ siteId }: SiteAccess) => eq(shopVariants.siteId, siteId);

/** One price, changed where it stands. Throws shop.not-found (404). */
export function setPrice(ctx: Ctx, { by, id, price, reduced }: By & { id: string } & PriceInput): Promise<void> {
  return changing(ctx, by, 'price', async (ctx, { products }) => {
    const known = products.flatMap(({ variants }) => variants).find((each) => each.id === id);
    if (!known) throw new AppError('shop.not-found', { status: 404 });
    await writePrice(ctx, known, { cents: price, reduced });
  });
}

/** How long orders are kept, and what buyers read. Throws shop.not-found (404). */
export function saveSettings(ctx: Ctx, { by, ...given }: By & SettingsInput): Promise<void> {
  return changing(ctx, by, 'settings', async (ctx) => {
    await ctx.db
      .update(shopSettings)
      .set({ keepDays: given.keep_days, minimum: given.minimum, note: given.note })
      .where(eq(shopSettings.siteId, by.siteId));
  });
}

/** One change of what is sold. The pages of an open shop say it. */
export function changing(
  ctx: Ctx,
  by: SiteAccess<'draft' | 'publish'>,
  what: string,
  change: (ctx: TxCtx, shop: Shop) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await oneAtATime(ctx, `shop:${by.siteId}`);
    const shop = await requireShop(ctx, by.siteId);
    await change(ctx, shop);
    await audit(ctx, 'shop.changed', by.siteId, { what });
    if (shop.settings.status === 'open') await requestPublish(ctx, by.siteId);
  });
}

interface Written extends Omit<ProductInput, 'id'> {
  position: number;
  source: string | null;
  listed: Product['listed'];
  cameAt: Product['cameAt'];
}
/** `id`: of one that is there. A variant that is not named is put away; what is reserved of it stays reserved. */
export async function writeProduct(ctx: TxCtx, siteId: string, given: Written, id?: string): Promise<void> {
  const { variants, content, ...product } = given;
  const row = { ...product, amount: content?.amount ?? null, unit: content?.unit ?? null };
  const productId = id ?? newId('shp');
  if (id) await ctx.db.update(shopProducts).set(row).where(eq(shopProducts.id, id));
  else {
    const slug = await newSlug(ctx, siteId, product.name);
    await ctx.db.insert(shopProducts).values({ ...row, id: productId, siteId, slug });
  }
  const own = await ctx.db
    .select({ id: shopVariants.id })
    .from(shopVariants)
    .where(and(eq(shopVariants.productId, productId), eq(shopVariants.gone, false)));
  const ids = new Set(own.map((each) => each.id));
  const kept: string[] = [];
  for (const [position, { id: named, price, reduced, ...variant }] of variants.entries()) {
    const known = named !== null && ids.delete(named) ? named : null;
    const variantId = known ?? newId('shv');
    kept.push(variantId);
    if (known)
      await ctx.db
        .update(shopVariants)
        .set({ ...variant, position })
        .where(eq(shopVariants.id, known));
    else await ctx.db.insert(shopVariants).values({ ...variant, position, id: variantId, siteId, productId });
    if (price !== null) await writePrice(ctx, { id: variantId }, { cents: price, reduced });
  }
  await ctx.db
    .update(shopVariants)
    .set({ gone: true })
    .where(and(eq(shopVariants.productId, productId), notInArray(shopVariants.id, kept)));
}

/** "rose-rosse", "rose-rosse-2"; put away, a product keeps its own. */
async function newSlug(ctx: TxCtx, siteId: string, name: string): Promise<string> {
  const rows = await ctx.db
    .select({ slug: shopProducts.slug })
    .from(shopProducts)
    .where(eq(shopProducts.siteId, siteId));
  return freeSlug(slugFrom(name), new Set(rows.map(({ slug }) => slug)));
}
