import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { filled, learned, mayRead, newBudget, type Budget, type Outcome } from './read-budget.rules.ts';
import { readBudgets } from './tables.ts';

const ID = 'app';

async function lock(ctx: TxCtx): Promise<Budget> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(readBudgets)
    .values({ id: ID, ...newBudget(now) })
    .onConflictDoNothing();
  const [row] = await ctx.db.select().from(readBudgets).where(eq(readBudgets.id, ID)).for('update');
  return filled(row ?? newBudget(now), now);
}

const write = async (ctx: TxCtx, { tokens, filledAt, used, stoppedUntil, silences }: Budget): Promise<void> =>
  void (await ctx.db
    .update(readBudgets)
    .set({ tokens, filledAt, used, stoppedUntil, silences })
    .where(eq(readBudgets.id, ID)));

/** How many shared readings may begin now; `spend` takes those that do. Other sweeps wait until the transaction ends. */
export async function openBudget(ctx: TxCtx): Promise<{ most: number; spend: (readings: number) => Promise<void> }> {
  const budget = await lock(ctx);
  return {
    most: mayRead(budget),
    spend: (readings) => write(ctx, { ...budget, tokens: Math.max(0, budget.tokens - readings) }),
  };
}

/** Remembers what a reading with the app's own token taught. */
export const learn = (ctx: Ctx, outcome: Outcome): Promise<void> =>
  inTransaction(ctx, async (ctx) => write(ctx, learned(await lock(ctx), outcome, ctx.clock.now())));
