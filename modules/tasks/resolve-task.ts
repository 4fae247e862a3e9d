import { and, eq, isNull } from 'drizzle-orm';
import { actorName, audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { tasks } from './tables.ts';

/**
 * Ends a task: by an operator with a note, or by the product when the trouble has passed. An ended one stays as it
 * ended, and none is as good as an ended one.
 */
export async function resolveTask(ctx: TxCtx, input: { key: string; note: string }): Promise<void> {
  const { key, note } = input;
  const [row] = await ctx.db
    .update(tasks)
    .set({ resolvedAt: ctx.clock.now(), resolvedBy: actorName(ctx), note })
    .where(and(eq(tasks.key, key), isNull(tasks.resolvedAt)))
    .returning({ key: tasks.key });
  if (row) await audit(ctx, 'tasks.resolve', key);
}

/** Throws tasks.not-found (404) when there never was a task of this key. */
export async function requireTask(ctx: TxCtx, key: string): Promise<void> {
  const [known] = await ctx.db.select({ key: tasks.key }).from(tasks).where(eq(tasks.key, key));
  if (!known) throw new AppError('tasks.not-found', { status: 404 });
}
