/**
 * Kept files are named by content and never change, so a copy of them that is made after a copy of the database fits it,
 * as long as none is removed in between. Whoever removes files asks here first.
 */
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Ctx, TxCtx } from './ctx.ts';

/** Any number that nobody else uses. */
const LOCK = 7_312_006;
const EXTERNAL_MS = 48 * 3_600_000;

/** From now until this connection ends, or lets go, no file is removed. Waits for removals that have begun. */
export async function holdFiles(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

/** False while a backup is being made. True holds until the transaction ends. */
export async function mayRemoveFiles(ctx: TxCtx): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${LOCK}) as free`,
  );
  return rows[0]?.free ?? false;
}

/**
 * Only what came before this may be removed: `before`, and 48 hours ago where files are in a bucket, whose copies nobody here holds up.
 * What is older and was named until today goes at once: a database of yesterday finds it among the bucket's versions.
 */
export function removableBefore({ config, clock }: Pick<Ctx, 'config' | 'clock'>, before: Date): Date {
  if (!config.files.s3) return before;
  return new Date(Math.min(before.getTime(), clock.now().getTime() - EXTERNAL_MS));
}
