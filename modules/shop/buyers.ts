/** Buyers as their owner searches for them, and takes out what nothing keeps. */
import { and, arrayOverlaps, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { findOrderOfSite, type SiteAccess } from '../access/index.server.ts';
import { eraseOver, searched, type FoundOfRoom, type PeopleOfRoom, type Wanted } from '../blocklist/index.server.ts';
import type { Erasure, Standing } from '../blocklist/people.rules.ts';
import { purgeVisitorMails } from '../notifications/index.server.ts';
import { paidOf } from '../takings/index.server.ts';
import { buyerOf, contactsEverOf, sealBuyer, type Buyer } from './buyer.ts';
import { isOwed, wasBought } from './open-rights.ts';
import { orderRecords } from './order-record.ts';
import { dropOrders, orderKeptUntil } from './purge-orders.ts';
import { isHandedOver, isUnderWay } from './shop.states.ts';
import { shopOrders, type Order } from './tables.ts';

async function find(ctx: Ctx, { siteId, wanted }: { siteId: string; wanted: Wanted }): Promise<FoundOfRoom> {
  const { id, buyer, number, contacts } = shopOrders;
  const marks = contactsEverOf(ctx, wanted.contacts);
  const { ids, ...rest } = await searched(ctx, {
    wanted,
    kept: { table: shopOrders, id, sealed: buyer, newest: number, own: eq(shopOrders.siteId, siteId) },
    marked: marks.length === 0 ? undefined : arrayOverlaps(contacts, marks),
    personOf: (sealed) => buyerOf(ctx, { buyer: sealed }),
  });
  const rows = await standing(ctx, { siteId, ids }).orderBy(desc(number));
  return { records: rows.map((row) => recordOf(ctx, row)), ...rest };
}

interface Stands {
  order: Order;
  owed: boolean;
  /** Money came, whatever became of it. */
  paid: boolean;
}
/** These orders of the site, and whether their buyers are owed money. */
const standing = (ctx: Ctx, { siteId, ids }: { siteId: string; ids: readonly string[] }) =>
  ctx.db
    .select({
      order: shopOrders,
      owed: sql<boolean>`${isOwed(ctx)}`,
      paid: sql<boolean>`${exists(paidOf(ctx, { purpose: 'shop', subject: shopOrders.id }))}`,
    })
    .from(shopOrders)
    .where(and(eq(shopOrders.siteId, siteId), inArray(shopOrders.id, [...ids])))
    .$dynamic();

function recordOf(ctx: Ctx, row: Stands) {
  const { order } = row;
  const buyer = buyerOf(ctx, order);
  const { name, mail, phone } = buyer;
  const erase = erasureOf(row, buyer);
  return {
    id: order.id,
    name,
    mail,
    phone,
    number: order.number,
    at: order.placedAt.toISOString(),
    standing: standingOf(order),
    until: erase === 'open' ? null : (orderKeptUntil(order)?.toISOString() ?? null),
    erase,
  };
}

function standingOf({ state }: Order): Standing {
  if (state === 'placed' || state === 'awaiting-payment') return 'asked';
  if (isUnderWay(state)) return 'open';
  return isHandedOver(state) ? 'done' : 'off';
}

/** Where money came, it may be asked back and has to be shown; where it was handed over under the law of distance selling, there is a guarantee. */
function erasureOf({ order, owed, paid }: Stands, { note }: Buyer): Erasure {
  if (owed || isUnderWay(order.state)) return 'open';
  const isWanted = paid || (wasBought(order) && order.collectedAt !== null);
  if (!isWanted) return 'whole';
  return note === '' ? 'kept' : 'part';
}

async function erase(
  ctx: TxCtx,
  { by: { siteId }, ids }: { by: SiteAccess<'dispose'>; ids: readonly string[] },
): Promise<boolean> {
  // Whoever answers an order, or gives money back, waits or is waited for.
  const rows = await standing(ctx, { siteId, ids }).orderBy(shopOrders.id).for('update');
  return eraseOver(ctx, {
    siteId,
    kind: 'order',
    action: 'shop.erased',
    rows: rows.map((row) => ({ row: row.order, erasure: erasureOf(row, buyerOf(ctx, row.order)) })),
    drop: async (gone) => {
      await dropOrders(ctx, gone);
      const about = gone.map(({ id }) => id);
      await purgeVisitorMails(ctx, { about, contract: await findOrderOfSite(ctx, siteId) });
    },
    dropNote: async (order) => {
      const buyer = sealBuyer(ctx, { ...buyerOf(ctx, order), note: '' });
      await ctx.db.update(shopOrders).set({ buyer }).where(eq(shopOrders.id, order.id));
    },
  });
}

async function record(ctx: Ctx, { siteId, id }: { siteId: string; id: string }): Promise<object | null> {
  const orders = await ctx.db
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.siteId, siteId), eq(shopOrders.id, id)));
  const [order] = await orderRecords(ctx, orders);
  return order ? { order } : null;
}

export const buyers: PeopleOfRoom = { kind: 'order', find, record, erase };
