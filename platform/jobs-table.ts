import { sql } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';

export interface WaitingJob {
  id: string;
  name: string;
  /** 'created' or 'retry', as the queue (pg-boss 12) names them. */
  state: string;
  tries: number;
  due_at: string;
}

/** Jobs that were enqueued with one of these keys and wait for their turn, or for their next try. */
export async function waitingJobs(ctx: Ctx, keys: string[]): Promise<WaitingJob[]> {
  if (keys.length === 0) return [];
  // `state < 'active'` and `not blocked` are the words of the queue's own index of what waits.
  const { rows } = await ctx.db.execute<{ id: string; name: string; state: string; tries: number; due: Date }>(sql`
    select id, name, state::text as state, retry_count as tries, start_after as due from pgboss.job
    where state < 'active' and not blocked and singleton_key in ${keys}
    order by start_after limit 50`);
  return rows.map(({ due, ...row }) => ({ ...row, due_at: new Date(due).toISOString() }));
}

/** Jobs that are due and not begun, by queue, and for how long the first of them has been. */
export async function dueByQueue(ctx: Ctx): Promise<{ queue: string; due: number; oldestSeconds: number }[]> {
  const { rows } = await ctx.db.execute<{ queue: string; due: number; oldestSeconds: number }>(sql`
    select name as queue, count(*)::int as due, extract(epoch from now() - min(start_after))::float as "oldestSeconds"
    from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name`);
  return rows;
}
