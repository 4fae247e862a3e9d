import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { freeOf } from './find-shop.ts';
import { changing } from './save-product.ts';
import type { StockInput } from './schemas.ts';
import { shopMoves, shopVariants, type Variant } from './tables.ts';

/**
 * So many more can be ordered; null: they are not counted. What is reserved stays so. Throws shop.not-found (404), shop.changed (409) where
 * somebody has ordered since the owner looked.
 */
export function setStock(
  ctx: Ctx,
  { by, id, free, was }: { by: SiteAccess<'draft'>; id: string } & StockInput,
): Promise<void> {
  return changing(ctx, by, 'stock', async (ctx) => {
    const [present] = await ctx.db.select().from(shopVariants).where(eq(shopVariants.id, id)).for('update');
    if (!present || present.siteId !== by.siteId || present.gone) throw new AppError('shop.not-found', { status: 404 });
    if (freeOf(present) === free) return;
    if (freeOf(present) !== was) throw new AppError('shop.changed', { status: 409 });
    await countFree(ctx, present, free);
  });
}

/** `present`: locked. Whatever is reserved stays so. */
export async function countFree(ctx: TxCtx, present: Variant, free: number | null): Promise<void> {
  const stock = free === null ? null : present.reserved + free;
  await ctx.db.update(shopVariants).set({ stock }).where(eq(shopVariants.id, present.id));
  await ctx.db.insert(shopMoves).values({
    variantId: present.id,
    kind: 'restock',
    stockBy: (stock ?? 0) - (present.stock ?? 0),
    reservedBy: 0,
    at: ctx.clock.now(),
  });
}
