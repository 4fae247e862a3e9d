import { and, eq, isNull } from 'drizzle-orm';
import { actorName, audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { tasks } from './tables.ts';

/** Ends a task: by an operator with a note, or by the product when the trouble has passed. An ended one stays ended. */
export async function resolveTask(tx: Tx, ctx: Ctx, key: string, note: string): Promise<void> {
  const [row] = await tx
    .update(tasks)
    .set({ resolvedAt: ctx.clock.now(), resolvedBy: actorName(ctx), note })
    .where(and(eq(tasks.key, key), isNull(tasks.resolvedAt)))
    .returning({ key: tasks.key });
  if (row) return audit(tx, ctx, 'tasks.resolve', key);
  const [known] = await tx.select({ key: tasks.key }).from(tasks).where(eq(tasks.key, key));
  if (!known && ctx.actor.kind !== 'system') throw new AppError('tasks.not-found', { status: 404 });
}
