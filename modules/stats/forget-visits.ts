import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { siteVisits } from './tables.ts';

export async function forgetVisits(tx: Tx, siteIds: string[]): Promise<void> {
  await tx.delete(siteVisits).where(inArray(siteVisits.siteId, siteIds));
}
