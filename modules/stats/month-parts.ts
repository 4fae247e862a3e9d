import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';

/**
 * The table of visits in parts, a month each, so that a month that is over is dropped and not deleted row by row. What no part
 * takes stands in `site_visits_rest`: nothing is lost while a part is missing.
 */
const AHEAD = [1, 2];
const PART = /^site_visits_(\d{4})_(\d{2})$/;
/** Counting waits behind whoever changes the parts: not for long. */
const PATIENCE = sql.raw(`set local lock_timeout = '2s'`);

/** Makes the parts of the next two months, before anything is counted in them. */
export async function makeParts(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (const ahead of AHEAD) {
    const [from, to] = [ahead, ahead + 1].map((months) => firstOf(now, months));
    const part = `site_visits_${from?.slice(0, 7).replace('-', '_')}`;
    await inTransaction(ctx, async ({ db }) => {
      await db.execute(PATIENCE);
      const { rows } = await db.execute(
        sql`select 1 where to_regclass(${part}) is not null
          or exists (select from site_visits_rest where day >= ${from}::date and day < ${to}::date)`,
      );
      if (rows.length > 0) return;
      await db.execute(
        sql.raw(`create table "${part}" partition of site_visits for values from ('${from}') to ('${to}')`),
      );
    });
  }
}

/** Drops the parts of months before `before` (YYYY-MM-DD) that hold nothing any more. */
export async function dropEmptyParts(ctx: Ctx, before: string): Promise<void> {
  const { rows } = await ctx.db.execute<{ part: string }>(
    sql`select c.relname as part from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'site_visits'::regclass`,
  );
  for (const { part } of rows) {
    const [, year, month] = PART.exec(part) ?? [];
    if (!year || !month || `${year}-${month}-01` >= before) continue;
    await inTransaction(ctx, async ({ db }) => {
      await db.execute(PATIENCE);
      await db.execute(sql.raw(`lock table "${part}" in access exclusive mode`));
      const { rows: left } = await db.execute(sql.raw(`select 1 from "${part}" limit 1`));
      if (left.length === 0) await db.execute(sql.raw(`drop table "${part}"`));
    });
  }
}

const firstOf = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
