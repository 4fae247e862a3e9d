import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from './ctx.ts';
import { AppError } from './errors.ts';
import { newId } from './ids.ts';
import { inboxEvents } from './tables.ts';

/**
 * Stores an outside event once. Returns the row's id and whether this is its first delivery; only a first delivery may
 * start work.
 */
export async function receive(
  ctx: TxCtx,
  event: { source: string; eventId: string; type: string; payload: unknown },
): Promise<{ id: string; first: boolean }> {
  const [row] = await ctx.db
    .insert(inboxEvents)
    .values({ id: newId('inb'), receivedAt: ctx.clock.now(), ...event, payload: event.payload ?? {} })
    .onConflictDoUpdate({
      target: [inboxEvents.source, inboxEvents.eventId],
      set: { deliveries: sql`${inboxEvents.deliveries} + 1` },
    })
    .returning({ id: inboxEvents.id, deliveries: inboxEvents.deliveries });
  if (!row) throw new Error('an insert with returning gave no row');
  return { id: row.id, first: row.deliveries === 1 };
}

export async function findInboxEvent(
  ctx: Ctx,
  id: string,
): Promise<{ type: string; payload: unknown; receivedAt: Date; appliedAt: Date | null } | null> {
  const [row] = await ctx.db.select().from(inboxEvents).where(eq(inboxEvents.id, id));
  return row ? { type: row.type, payload: row.payload, receivedAt: row.receivedAt, appliedAt: row.appliedAt } : null;
}

export async function markApplied(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(inboxEvents)
    .set({ appliedAt: ctx.clock.now() })
    .where(and(eq(inboxEvents.id, id), sql`${inboxEvents.appliedAt} is null`));
}

/** As if it had just come: whatever follows from it follows again. Throws inbox.not-found (404). */
export async function markWaiting(ctx: TxCtx, id: string): Promise<{ source: string }> {
  const [row] = await ctx.db
    .update(inboxEvents)
    .set({ appliedAt: null })
    .where(eq(inboxEvents.id, id))
    .returning({ source: inboxEvents.source });
  if (!row) throw new AppError('inbox.not-found', { status: 404 });
  return row;
}
