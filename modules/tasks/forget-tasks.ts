import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { tasks } from './tables.ts';

/** What was to be done about these things, done or not: there is nothing left to do it for. */
export async function forgetTasks(tx: Tx, subjects: string[]): Promise<void> {
  await tx.delete(tasks).where(inArray(tasks.subject, subjects));
}
