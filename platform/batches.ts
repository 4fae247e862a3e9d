import type { Ctx, TxCtx } from './ctx.ts';
import { inTransaction } from './transaction.ts';

/** Rows of one transaction: locks are short beside live traffic, and what was done stays done when a later one fails. */
export const BATCH = 200;

export const daysAgo = (ctx: Pick<Ctx, 'clock'>, days: number): Date =>
  new Date(ctx.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
export function monthsAgo(ctx: Pick<Ctx, 'clock'>, months: number): Date {
  const at = ctx.clock.now();
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at;
}
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
/** From then on `monthsAgo` lies behind `at`: the same day of the month, or the first of the next where that month has no such day. */
export function monthsAfter(at: Date, months: number): Date {
  const after = new Date(at);
  after.setUTCMonth(at.getUTCMonth() + months);
  if (after.getUTCDate() !== at.getUTCDate()) {
    after.setUTCDate(1);
    after.setUTCHours(0, 0, 0, 0);
  }
  return after;
}

/**
 * Runs `work` in transactions of its own until one finds less than a full batch. `work` returns how many rows it saw and
 * how many of them it removed; the sum of the latter is returned.
 */
export async function inBatches(
  ctx: Ctx,
  work: (ctx: TxCtx) => Promise<{ seen: number; removed: number }>,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await inTransaction(ctx, work);
    removed += batch.removed;
    if (batch.seen < BATCH) return removed;
  }
}

/**
 * For rows that stay as they are: hands `work` the id behind which it reads, in transactions of its own, until one finds less than a full
 * batch. `work` returns what it saw, in the order of the ids.
 */
export async function inOrder(
  ctx: Ctx,
  work: (ctx: TxCtx, after: string) => Promise<readonly { id: string }[]>,
): Promise<void> {
  for (let after = ''; ;) {
    const from = after;
    const seen = await inTransaction(ctx, (ctx) => work(ctx, from));
    if (seen.length < BATCH) return;
    after = seen.at(-1)?.id ?? '';
  }
}

/** For work that removes whatever it sees. */
export const all = (rows: readonly unknown[]) => ({ seen: rows.length, removed: rows.length });
