import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { misfitOf, SCHEMA } from '../../platform/schema-fit.ts';

export interface DatabaseLook {
  database: 'ok' | 'down';
  /** Why this version's code does not fit the tables, as far as was seen. */
  misfit: string | null;
}

/**
 * Whether the database can commit: a message in its write-ahead log, which no table keeps (PostgreSQL, pg_logical_emit_message).
 * Reading alone goes on with a full disk. `knows`: the migrations that this version knows, to be compared; null: nobody asks.
 */
export async function lookAtDatabase(ctx: Ctx, knows: number | null): Promise<DatabaseLook> {
  await ctx.db.execute(sql`select pg_logical_emit_message(true, 'vetrina.ready', '')`);
  if (knows === null) return { database: 'ok', misfit: null };
  const { rows } = await ctx.db.execute<{ applied: number; floor: number }>(sql.raw(SCHEMA));
  return { database: 'ok', misfit: rows[0] ? misfitOf(knows, rows[0]) : null };
}
