import { and, eq, isNull } from 'drizzle-orm';
import { actorName, audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { tasks } from './tables.ts';

/**
 * Ends a task: by an operator with a note, or by the product when the trouble has passed. An ended one stays as it
 * ended, and none is as good as an ended one.
 */
export async function resolveTask(tx: Tx, ctx: Ctx, key: string, note: string): Promise<void> {
  const [row] = await tx
    .update(tasks)
    .set({ resolvedAt: ctx.clock.now(), resolvedBy: actorName(ctx), note })
    .where(and(eq(tasks.key, key), isNull(tasks.resolvedAt)))
    .returning({ key: tasks.key });
  if (row) await audit(tx, ctx, 'tasks.resolve', key);
}

/** Throws tasks.not-found (404) when there never was a task of this key. */
export async function requireTask(tx: Tx, key: string): Promise<void> {
  const [known] = await tx.select({ key: tasks.key }).from(tasks).where(eq(tasks.key, key));
  if (!known) throw new AppError('tasks.not-found', { status: 404 });
}
