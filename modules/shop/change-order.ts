import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashOf, type SiteAccess } from '../access/index.server.ts';
import { dueAt, overdue } from './due.rules.ts';
import { requireDoors, type Doors } from './find-shop.ts';
import { mailAnswer, mailCancelledByBuyer } from './mails.ts';
import type { AnswerInput } from './schemas.ts';
import {
  ACTS,
  isGone,
  isHandedOver,
  isLive,
  isUnderWay,
  mayAct,
  mayBecome,
  needsReason,
  type OrderState,
} from './shop.states.ts';
import { settle } from './stock.ts';
import { shopOrders, type Order } from './tables.ts';

const DAY_MS = 86_400_000;

/** A buyer, by the key of their page. */
export interface ByKey {
  siteId: string;
  key: string;
}

/** What an owner does with an order. Done twice, it is done once. Throws shop.not-found (404), shop.changed (409) where it has moved on meanwhile. */
export function answerOrder(
  ctx: Ctx,
  { by, id, act, reason, ready }: { by: SiteAccess<'draft'>; id: string } & AnswerInput,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, and(eq(shopOrders.id, id), eq(shopOrders.siteId, by.siteId)));
    const to = ACTS[act];
    if (order.state === to) return;
    if (!mayAct(order, act)) throw new AppError('shop.changed', { status: 409 });
    const shop = await requireDoors(ctx, by.siteId);
    const told = needsReason(act) && reason !== '' ? reason : null;
    const changed = await become(ctx, order, to, {
      reason: told,
      ...(act === 'accept' ? { readyWall: ready } : {}),
      ...(isLive(to) ? { keptUntil: keptUntil(ctx, shop.settings.keepDays, act === 'accept' ? ready : null) } : {}),
    });
    await mailAnswer(ctx, shop, changed);
  });
}

/** A buyer cancels, once: until it is collected, or on its way. Throws shop.not-found (404), shop.changed (409). */
export function cancelOrder(ctx: Ctx, given: ByKey): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, withKey(given));
    if (order.state === 'cancelled-by-buyer') return;
    const shop = await requireDoors(ctx, given.siteId);
    await mailCancelledByBuyer(ctx, shop, await become(ctx, order, 'cancelled-by-buyer', {}));
  });
}

/**
 * Its days are over: its pieces are free again and the buyer is told, or it has been delivered. Nothing where it was collected meanwhile; what is
 * paid is its buyer's, however long they take.
 */
export async function releaseOrder(ctx: TxCtx, id: string): Promise<void> {
  const order = await lockOrder(ctx, eq(shopOrders.id, id));
  const to = overdue(order);
  if (order.mode === 'paid' || !mayBecome(order, to) || dueAt(order) > ctx.clock.now()) return;
  const shop = await requireDoors(ctx, order.siteId);
  await mailAnswer(ctx, shop, await become(ctx, order, to, {}));
}

/** The site is over: nobody brings what was accepted and has not left, and its buyer is told. False of every other order. `order`: locked. */
export async function cancelOfClosed(ctx: TxCtx, shop: Doors, order: Order): Promise<boolean> {
  if (order.mode === 'paid' || order.delivery === null || order.state !== 'accepted') return false;
  await mailAnswer(ctx, shop, await become(ctx, order, 'cancelled-by-owner'));
  return true;
}

/** Throws shop.not-found (404), the same for every key that is none of this site. */
export async function orderByKey(ctx: Ctx, given: ByKey): Promise<Order> {
  const [order] = await ctx.db.select().from(shopOrders).where(withKey(given));
  if (!order) throw new AppError('shop.not-found', { status: 404 });
  return order;
}

export const withKey = ({ siteId, key }: ByKey) =>
  and(eq(shopOrders.siteId, siteId), eq(shopOrders.keyHash, hashOf(key)));

/** From the day on which it can be collected, by the clock of the business; hours more or less change no day of it. */
function keptUntil(ctx: Ctx, days: number, ready: string | null): Date {
  const now = ctx.clock.now().getTime();
  return new Date(Math.max(now, ready === null ? 0 : Date.parse(`${ready}:00Z`)) + days * DAY_MS);
}

/** Nobody else changes it until the transaction ends; undefined where it was erased. */
export async function lockKept(ctx: TxCtx, where: ReturnType<typeof and>): Promise<Order | undefined> {
  const [order] = await ctx.db.select().from(shopOrders).where(where).for('update');
  return order;
}
/** The same. Throws shop.not-found (404). */
export async function lockOrder(ctx: TxCtx, where: ReturnType<typeof and>): Promise<Order> {
  const order = await lockKept(ctx, where);
  if (!order) throw new AppError('shop.not-found', { status: 404 });
  return order;
}

/** The order as it is then. Throws shop.changed (409) where it cannot become that. */
export async function become(ctx: TxCtx, order: Order, state: OrderState, change: Partial<Order> = {}): Promise<Order> {
  if (!mayBecome(order, state)) throw new AppError('shop.changed', { status: 409 });
  const now = ctx.clock.now();
  // What has left the shop is sold: nothing that comes after it moves a piece.
  if (isLive(order.state) && !isLive(state)) await settle(ctx, order, isGone(state) ? 'sell' : 'release');
  const ends = isUnderWay(state) ? {} : { endedAt: now };
  const sent = state === 'sent' ? { sentAt: now } : {};
  const taken = isHandedOver(state) ? { collectedAt: now } : {};
  const [changed] = await ctx.db
    .update(shopOrders)
    .set({ ...change, ...ends, ...sent, ...taken, state })
    .where(eq(shopOrders.id, order.id))
    .returning();
  if (!changed) throw new AppError('shop.not-found', { status: 404 });
  await audit(ctx, `shop.${state}`, order.siteId, { order: order.id });
  return changed;
}
