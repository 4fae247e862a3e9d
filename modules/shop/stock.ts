/** Pieces that are kept, sold and given free: each move once, with a row that says so. */
import { sql, type SQL } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { FEW } from '../../site-kit/shop/product-facts.tsx';
import { requestStock } from '../sites/index.server.ts';
import { occasionOf } from './returns.rules.ts';
import type { MoveKind, Order } from './tables.ts';

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

const value = sql.placeholder;
const reserveOn = prepared((db) => {
  const locked = db.$with('locked', {}).as(sql`
    select v.id, w.n from shop_variants v
    join unnest(${value('ids')}::text[], ${value('numbers')}::int[]) w(id, n) using (id)
    where v.site_id = ${value('siteId')} and not v.gone order by v.id for update of v`);
  const kept = db.$with('kept', {}).as(sql`
    update shop_variants v set reserved = v.reserved + l.n from locked l
    where v.id = l.id and v.price is not null and l.n <= coalesce(v.most, l.n) and (v.stock is null or v.stock - v.reserved >= l.n)
    returning v.id, v.price, v.stock - v.reserved as free, l.n`);
  const moved = db.$with('moved', {}).as(sql`
    insert into shop_moves (variant_id, order_id, kind, stock_by, reserved_by, at)
    select id, ${value('orderId')}, 'reserve', 0, n, ${value('at')} from kept`);
  return db
    .with(locked, kept, moved)
    .select({ id: sql<string>`id`, price: sql<number | null>`price`, free: sql<number | null>`free` })
    .from(sql`kept`)
    .prepare('shop_reserve');
});

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
  const rows: Reserved[] = await reserveOn(ctx.db).execute({
    ids: wanted.map(({ variant }) => variant),
    numbers: wanted.map(({ quantity }) => quantity),
    siteId,
    orderId,
    at: ctx.clock.now(),
  });
  await tellPage(
    ctx,
    siteId,
    rows.map(({ free }) => free),
  );
  return rows;
}

/** What an order still keeps is sold at the counter, or free again. */
export const settle = (ctx: TxCtx, order: Order, kind: 'sell' | 'release'): Promise<void> =>
  move(ctx, order, {
    kind,
    pieces: sql`select variant_id, quantity - withdrawn from shop_lines where order_id = ${order.id} and quantity > withdrawn`,
  });

/** What its buyer has withdrawn from, and was not collected, is free again: of this declaration alone. */
export const settleWithdrawn = (ctx: TxCtx, order: Order, nth: number): Promise<void> =>
  move(ctx, order, {
    kind: occasionOf(nth),
    pieces: sql`select variant_id, pieces from shop_withdrawn_lines where order_id = ${order.id} and nth = ${nth}`,
  });

/** `pieces`: rows of variant and number. */
async function move(ctx: TxCtx, { id, siteId }: Order, { kind, pieces }: { kind: MoveKind; pieces: SQL }) {
  const sold = kind === 'sell';
  const rows = await all<{ free: number | null; n: number }>(
    ctx,
    sql`with locked as (
        select v.id, v.stock, l.n from shop_variants v join (${pieces}) l(variant_id, n) on l.variant_id = v.id
        order by v.id for update of v),
      moved as (
        insert into shop_moves (variant_id, order_id, kind, stock_by, reserved_by, at)
        select id, ${id}, ${kind}, case when ${sold} and stock is not null then -n else 0 end, -n, ${ctx.clock.now()} from locked
        returning variant_id, stock_by, reserved_by)
      update shop_variants v set reserved = v.reserved + m.reserved_by, stock = v.stock + m.stock_by from moved m
      where v.id = m.variant_id returning v.stock - v.reserved as free, -m.reserved_by as n`,
  );
  // What was sold out can be ordered again, and few are more than the page says.
  const before = rows.map(({ free, n }) => free && free - n);
  if (!sold) await tellPage(ctx, siteId, before);
}

/** `free`: the lower of before and after. Of few the page says how many there are; null: not counted. */
async function tellPage(ctx: TxCtx, siteId: string, free: readonly (number | null)[]): Promise<void> {
  const few = free.filter((each) => each !== null && each <= FEW);
  if (few.length > 0) await requestStock(ctx, { siteId, atOnce: few.includes(0) });
}

async function all<Row>(ctx: TxCtx, statement: SQL): Promise<Row[]> {
  const { rows } = await ctx.db.execute(statement);
  return rows as Row[];
}
