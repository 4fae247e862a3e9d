import { and, eq, isNull } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { shopPrices, shopVariants, type Variant } from './tables.ts';

/** From now on it costs so much; what it cost before stays written. Nothing where it is so already. */
export async function writePrice(
  ctx: TxCtx,
  { id }: Pick<Variant, 'id'>,
  { cents, reduced }: { cents: number; reduced: boolean },
): Promise<void> {
  const now = ctx.clock.now();
  const holds = and(eq(shopPrices.variantId, id), isNull(shopPrices.toAt));
  // Locked first: of two changes at once the later one closes what the earlier one began.
  await ctx.db.update(shopVariants).set({ price: cents }).where(eq(shopVariants.id, id));
  const [present] = await ctx.db.select().from(shopPrices).where(holds);
  if (present?.cents === cents && present.reduced === reduced) return;
  // A price that held for no time at all was a slip.
  if (present && present.fromAt >= now) await ctx.db.update(shopPrices).set({ cents, reduced }).where(holds);
  else {
    await ctx.db.update(shopPrices).set({ toAt: now }).where(holds);
    await ctx.db.insert(shopPrices).values({ variantId: id, cents, reduced, fromAt: now });
  }
}
