import { sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';

/** PostgreSQL channel on which every server learns that a site's version, hosts or state moved; the payload is the site's id. */
export const SITE_CHANGED = 'site_changed';

/** Channel on which they learn that a host which led nowhere may lead to a site now; the payload is empty. */
export const HOSTS_OPENED = 'site_hosts_opened';

/**
 * Heard when the transaction commits, and not at all when it does not. `opens`: a host may have been given to the site, or
 * the site is shown from now on; whoever only publishes again says nothing about hosts that are nobody's.
 */
export async function announceChange(ctx: TxCtx, siteId: string, { opens }: { opens: boolean }): Promise<void> {
  await ctx.db.execute(sql`select pg_notify(${SITE_CHANGED}, ${siteId})`);
  if (opens) await ctx.db.execute(sql`select pg_notify(${HOSTS_OPENED}, '')`);
}
