import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';

/** PostgreSQL channel on which every server learns that a site's version, hosts or state moved; the payload is the site's id. */
export const SITE_CHANGED = 'site_changed';

/** Heard when the transaction commits, and not at all when it does not. */
export async function announceChange(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${SITE_CHANGED}, ${siteId})`);
}
