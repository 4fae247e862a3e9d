import { eq } from 'drizzle-orm';
import { tasks } from './tables.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { emit } from '../../platform/transaction.ts';

export interface TaskToOpen {
  /** The same key is the same trouble, however often it is told. */
  key: string;
  /** `<room>.<what>`. */
  kind: string;
  /** Id of the order, or of whatever else it is about. */
  subject: string;
  detail: string;
}

/**
 * Puts something into the human queue, in the transaction of the fact. Announces `tasks.opened` when it is new or had
 * been resolved; told again while it is open, it only counts.
 */
export async function openTask(ctx: TxCtx, task: TaskToOpen): Promise<void> {
  const now = ctx.clock.now();
  const [known] = await ctx.db.select().from(tasks).where(eq(tasks.key, task.key)).for('update');
  if (!known) {
    const [fresh] = await ctx.db
      .insert(tasks)
      .values({ ...task, openedAt: now, lastAt: now })
      .onConflictDoNothing()
      .returning({ key: tasks.key });
    // Somebody else has just opened the same one.
    if (!fresh) return openTask(ctx, task);
    return emit(ctx, 'tasks.opened', task);
  }
  const again = known.resolvedAt !== null;
  await ctx.db
    .update(tasks)
    .set({
      detail: task.detail,
      lastAt: now,
      times: known.times + 1,
      ...(again ? { openedAt: now, resolvedAt: null, resolvedBy: null, note: null } : {}),
    })
    .where(eq(tasks.key, task.key));
  if (again) await emit(ctx, 'tasks.opened', task);
}
