import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { changing } from './save-product.ts';
import { shopProducts } from './tables.ts';

/**
 * Products stand in this order, on the site and on the screen; groups as the first of each stands. The same order twice is one. Throws
 * shop.not-found (404), shop.changed (409) where these are not all that are sold, each once: somebody added or took one meanwhile.
 */
export function orderProducts(
  ctx: Ctx,
  { by, products: ids }: { by: SiteAccess<'draft'>; products: readonly string[] },
): Promise<void> {
  return changing(ctx, by, 'order', async (ctx, { products }) => {
    const wanted = new Set(ids);
    const isWhole = ids.length === products.length && products.every(({ id }) => wanted.has(id));
    if (!isWhole) throw new AppError('shop.changed', { status: 409 });
    // Only what stands elsewhere is written.
    await ctx.db
      .update(shopProducts)
      .set({ position: sql`given.place::int` })
      .from(sql`unnest(${sql.param([...ids])}::text[]) with ordinality as given(id, place)`)
      .where(
        sql`${eq(shopProducts.siteId, by.siteId)} and ${shopProducts.id} = given.id and ${shopProducts.position} <> given.place`,
      );
  });
}
