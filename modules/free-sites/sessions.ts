/** The rows that say which browser looks after which free site. */
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { hashOf } from '../access/index.server.ts';
import { FREE_MS } from './limits.ts';
import { freeSites, freeSiteSessions } from './tables.ts';

const lately = ({ clock }: Pick<Ctx, 'clock'>): Date => new Date(clock.now().getTime() - FREE_MS);

/** Whether this browser proved the page of this free site lately. One that was bought is the order's, and nobody holds it for free. */
export async function holdsFreeSite(ctx: Ctx, siteId: string, sessionHash: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ state: freeSites.state })
    .from(freeSiteSessions)
    .innerJoin(freeSites, eq(freeSites.siteId, freeSiteSessions.siteId))
    .where(
      and(
        eq(freeSiteSessions.sessionHash, sessionHash),
        eq(freeSiteSessions.siteId, siteId),
        gt(freeSiteSessions.createdAt, lately(ctx)),
      ),
    );
  return row !== undefined && row.state !== 'bought';
}

/** The browser with this secret looks after the site from now on. */
export async function openSession(
  ctx: TxCtx,
  { secret, siteId, person }: { secret: string; siteId: string; person: string },
): Promise<void> {
  const row = { sessionHash: hashOf(secret), siteId, person, createdAt: ctx.clock.now() };
  await ctx.db
    .insert(freeSiteSessions)
    .values(row)
    .onConflictDoUpdate({ target: [freeSiteSessions.sessionHash, freeSiteSessions.siteId], set: row });
}

/** See HeldBySession of access: the proof is as old as it was. */
export async function carrySessions(ctx: TxCtx, { from, to }: { from: string; to: string }): Promise<void> {
  const held = await ctx.db.select().from(freeSiteSessions).where(eq(freeSiteSessions.sessionHash, from));
  if (held.length === 0) return;
  await ctx.db
    .insert(freeSiteSessions)
    .values(held.map((row) => ({ ...row, sessionHash: to })))
    .onConflictDoNothing();
}

export async function endSessions(ctx: Ctx, hash: string): Promise<void> {
  await ctx.db.delete(freeSiteSessions).where(eq(freeSiteSessions.sessionHash, hash));
}

/** Proofs that open nothing any more. */
export async function purgeFreeSessions(ctx: Ctx): Promise<number> {
  const old = await ctx.db
    .delete(freeSiteSessions)
    .where(lt(freeSiteSessions.createdAt, lately(ctx)))
    .returning({ siteId: freeSiteSessions.siteId });
  return old.length;
}
