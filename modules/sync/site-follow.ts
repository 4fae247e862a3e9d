import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { siteFollows } from './tables.ts';

type Follow = Pick<typeof siteFollows.$inferSelect, 'settings' | 'aside' | 'ownAt' | 'keepBy'>;

const NOTHING: Follow = { settings: {}, aside: [], ownAt: null, keepBy: null };

/** What an owner chose about following; the defaults where nothing was chosen. */
export async function findFollow(ctx: Ctx, siteId: string): Promise<Follow> {
  const [row] = await ctx.db.select().from(siteFollows).where(eq(siteFollows.siteId, siteId));
  return row ?? NOTHING;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockFollow(ctx: TxCtx, siteId: string): Promise<Follow> {
  await ctx.db.insert(siteFollows).values({ siteId, settings: {}, aside: [] }).onConflictDoNothing();
  const rows = ctx.db.select().from(siteFollows).where(eq(siteFollows.siteId, siteId));
  const [row] = await rows.for('update');
  return row ?? NOTHING;
}

export async function writeFollow(ctx: TxCtx, siteId: string, set: Partial<Follow>): Promise<void> {
  await ctx.db
    .insert(siteFollows)
    .values({ siteId, settings: {}, aside: [], ...set })
    .onConflictDoUpdate({ target: siteFollows.siteId, set });
}
