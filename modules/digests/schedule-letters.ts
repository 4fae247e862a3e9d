import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { writeLetterJob } from './jobs.ts';
import { nextLetterAt } from './letter-time.ts';
import { letterSchedules } from './tables.ts';

/** Until the letter itself asks the site for its zone. */
const HOME_ZONE = 'Europe/Rome';
/** Handed out in one go, every minute: a seventh of a million sites within the hour after eight. */
const MOST = 3000;
const WEEK_MS = 7 * 86_400_000;

/** A site that is on show gets letters from the next week on. Nothing where it has its turn already, and for a free one. */
export async function scheduleLetters(
  ctx: TxCtx,
  { siteId, orderId }: { siteId: string; orderId: string | null },
): Promise<void> {
  if (orderId === null) return;
  // A week of visits first: a letter on the first morning has nothing to tell.
  const after = new Date(ctx.clock.now().getTime() + WEEK_MS / 2);
  await ctx.db
    .insert(letterSchedules)
    .values({ siteId, dueAt: nextLetterAt(siteId, after, HOME_ZONE) })
    .onConflictDoNothing();
}

/** Hands every letter that is due to a job and moves its turn on, in one transaction: killed at any moment, each is written once. */
export async function findDueLetters(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const due = await ctx.db
      .select()
      .from(letterSchedules)
      .where(and(lte(letterSchedules.dueAt, now), isNull(letterSchedules.offAt)))
      .orderBy(letterSchedules.dueAt)
      .limit(MOST)
      .for('update', { skipLocked: true });
    for (const { siteId, dueAt } of due) {
      const week = dueAt.toISOString().slice(0, 10);
      await enqueue(ctx, writeLetterJob, { siteId, week }, { key: `${siteId} ${week}` });
      // A product that stood still writes one letter, not one for each week that passed.
      await ctx.db
        .update(letterSchedules)
        .set({ dueAt: nextLetterAt(siteId, now, HOME_ZONE) })
        .where(eq(letterSchedules.siteId, siteId));
    }
    return due.length;
  });
}
