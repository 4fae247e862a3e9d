import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { canMove, LIVE, type RegistrationState } from './registration.states.ts';
import { domainRegistrations } from '../tables.ts';

export type Registration = typeof domainRegistrations.$inferSelect;

export async function findRegistration(ctx: Ctx, id: string): Promise<Registration | null> {
  const [row] = await ctx.db.select().from(domainRegistrations).where(eq(domainRegistrations.id, id));
  return row ?? null;
}

/** The main address first, as the customer chose them. */
export const listRegistrations = (ctx: Ctx, { by }: { by: OrderAccess }): Promise<Registration[]> =>
  registrationsOf(ctx, by.orderId);

/** The same within the room, whose verbs have asked. */
export async function registrationsOf(ctx: Ctx, orderId: string): Promise<Registration[]> {
  return ctx.db
    .select()
    .from(domainRegistrations)
    .where(eq(domainRegistrations.orderId, orderId))
    .orderBy(asc(domainRegistrations.place), asc(domainRegistrations.createdAt), asc(domainRegistrations.domain));
}

/** The names with which an order's site can be reached, the main address first. */
export async function namesInUse(ctx: Ctx, { by }: { by: OrderAccess }): Promise<string[]> {
  const rows = await listRegistrations(ctx, { by });
  return rows.filter(({ state }) => state === 'registered').map(({ domain }) => domain);
}

/** Whether the order has this name, or is about to. */
export async function hasName(ctx: Ctx, { by, domain }: { by: OrderAccess; domain: string }): Promise<boolean> {
  return (await liveRegistrations(ctx, [domain])).some((row) => row.orderId === by.orderId);
}

/** How many names the order has: those that failed and wait for its owner's word are among them. */
export async function countNames(ctx: TxCtx, orderId: string): Promise<number> {
  const rows = await registrationsOf(ctx, orderId);
  const counted: readonly RegistrationState[] = [...LIVE, 'failed'];
  return rows.filter(({ state }) => counted.includes(state)).length;
}

/** Those of these names that are somebody's: paid for, being ordered, or registered. */
export async function liveRegistrations(ctx: Ctx, domains: string[]): Promise<Registration[]> {
  return ctx.db
    .select()
    .from(domainRegistrations)
    .where(and(inArray(domainRegistrations.domain, domains), inArray(domainRegistrations.state, [...LIVE])));
}

/**
 * Moves a registration if it is still in the state the caller saw; returns whether it did. Two jobs, or a job and a
 * customer, that come at once cannot both win.
 */
export async function moveRegistration(
  ctx: TxCtx,
  seen: Registration,
  to: RegistrationState,
  also: Partial<typeof domainRegistrations.$inferInsert> = {},
): Promise<boolean> {
  if (!canMove(seen.state, to)) {
    throw new AppError('domains.state', { status: 409, reason: `${seen.id} cannot go from ${seen.state} to ${to}` });
  }
  const moved = await ctx.db
    .update(domainRegistrations)
    .set({ ...also, state: to, updatedAt: ctx.clock.now() })
    .where(and(eq(domainRegistrations.id, seen.id), eq(domainRegistrations.state, seen.state)))
    .returning({ id: domainRegistrations.id });
  return moved.length > 0;
}
