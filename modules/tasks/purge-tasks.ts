import { inArray } from 'drizzle-orm';
import { tasks } from './tables.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/** What was to be done about these things, done or not: there is nothing left to do it for. */
export async function purgeTasks(ctx: TxCtx, subjects: string[]): Promise<void> {
  await ctx.db.delete(tasks).where(inArray(tasks.subject, subjects));
}
