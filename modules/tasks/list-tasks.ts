import { and, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { tasks } from './tables.ts';

export type Task = typeof tasks.$inferSelect;
/** Where the next page begins: behind this task. */
export interface TaskCursor {
  openedAt: Date;
  key: string;
}

/** Tasks, newest first, `limit` at a time. */
export async function listTasks(
  ctx: Ctx,
  options: { open: boolean; limit: number; after?: TaskCursor },
): Promise<Task[]> {
  const { after } = options;
  return ctx.db
    .select()
    .from(tasks)
    .where(
      and(
        options.open ? isNull(tasks.resolvedAt) : isNotNull(tasks.resolvedAt),
        after
          ? sql`(${tasks.openedAt}, ${tasks.key}) < (${after.openedAt.toISOString()}::timestamptz, ${after.key})`
          : undefined,
      ),
    )
    .orderBy(desc(tasks.openedAt), desc(tasks.key))
    .limit(options.limit);
}
