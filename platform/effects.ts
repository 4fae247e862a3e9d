import { eq } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';
import { effects } from './tables.ts';

/**
 * Calls the outside once. The intent is committed before the call and the result after it; where an earlier try left no
 * result, `look` asks the vendor what became of it before anything is repeated.
 *
 * `key` is stable for the effect ("cust:ord_…"); `look` returns null when nothing was found. Errors of `call` pass
 * through and leave the intent open.
 */
export async function once<T>(
  ctx: Ctx,
  effect: { key: string; subject: string; look: () => Promise<T | null>; call: (key: string) => Promise<T> },
): Promise<T> {
  const [fresh] = await ctx.db
    .insert(effects)
    .values({ key: effect.key, subject: effect.subject, intendedAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ key: effects.key });
  if (!fresh) {
    const [known] = await ctx.db.select().from(effects).where(eq(effects.key, effect.key));
    if (known?.doneAt) return known.result as T;
    const found = await effect.look();
    if (found !== null) return finish(ctx, effect.key, found);
  }
  return finish(ctx, effect.key, await effect.call(effect.key));
}

async function finish<T>(ctx: Ctx, key: string, result: T): Promise<T> {
  await ctx.db.update(effects).set({ doneAt: ctx.clock.now(), result }).where(eq(effects.key, key));
  return result;
}
