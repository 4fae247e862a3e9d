/** Pieces that are kept, sold and given free: each move once, with a row that says so. */
import { sql, type SQL } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { requestPublish } from '../sites/index.server.ts';
import type { Order } from './tables.ts';

export interface Wanted {
  variant: string;
  quantity: number;
}
/** Of a variant that was reserved, as it is now. */
export interface Reserved {
  id: string;
  price: number | null;
  free: number | null;
}

/**
 * Reserves all of these, or says by a missing row which it could not: then the caller's transaction must fail. Rows are locked in the order of
 * their ids, so that two orders never wait for each other.
 */
export async function reserve(
  ctx: TxCtx,
  siteId: string,
  orderId: string,
  wanted: readonly Wanted[],
): Promise<Reserved[]> {
  const rows = await all<Reserved>(
    ctx,
    sql`with locked as (
        select v.id, w.n from shop_variants v
        join unnest(${sql.param(wanted.map(({ variant }) => variant))}::text[], ${sql.param(wanted.map(({ quantity }) => quantity))}::int[]) w(id, n) using (id)
        where v.site_id = ${siteId} and not v.gone order by v.id for update of v),
      kept as (
        update shop_variants v set reserved = v.reserved + l.n from locked l
        where v.id = l.id and v.price is not null and l.n <= coalesce(v.most, l.n) and (v.stock is null or v.stock - v.reserved >= l.n)
        returning v.id, v.price, v.stock - v.reserved as free, l.n),
      moved as (
        insert into shop_moves (variant_id, order_id, kind, stock_by, reserved_by, at)
        select id, ${orderId}, 'reserve', 0, n, ${ctx.clock.now()} from kept)
      select id, price, free from kept`,
  );
  if (rows.some(({ free }) => free === 0)) await requestPublish(ctx, siteId);
  return rows;
}

/** What an order keeps is sold at the counter, or free again: all of it but what was taken back before, or `only` these variants. */
export async function settle(
  ctx: TxCtx,
  { id, siteId }: Order,
  kind: 'sell' | 'release',
  only: readonly string[] | null = null,
): Promise<void> {
  const sold = kind === 'sell';
  const rows = await all<{ free: number | null; n: number }>(
    ctx,
    sql`with locked as (
        select v.id, v.stock, l.quantity as n from shop_variants v join shop_lines l on l.variant_id = v.id
        where l.order_id = ${id} and not l.taken_back and (${sql.param(only)}::text[] is null or v.id = any(${sql.param(only)}::text[]))
        order by v.id for update of v),
      moved as (
        insert into shop_moves (variant_id, order_id, kind, stock_by, reserved_by, at)
        select id, ${id}, ${kind}, case when ${sold} and stock is not null then -n else 0 end, -n, ${ctx.clock.now()} from locked
        returning variant_id, stock_by, reserved_by)
      update shop_variants v set reserved = v.reserved + m.reserved_by, stock = v.stock + m.stock_by from moved m
      where v.id = m.variant_id returning v.stock - v.reserved as free, -m.reserved_by as n`,
  );
  // What was sold out can be ordered again.
  if (!sold && rows.some(({ free, n }) => free === n)) await requestPublish(ctx, siteId);
}

async function all<Row>(ctx: TxCtx, statement: SQL): Promise<Row[]> {
  const { rows } = await ctx.db.execute(statement);
  return rows as Row[];
}
