import { and, eq, inArray, lte } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { FreeSiteAccess } from '../access/index.server.ts';
import { closeFreeSite, lockFreeSite } from '../sites/index.server.ts';
import { mayBecome, type EndedBy } from './free-site.states.ts';
import { MOST_ENDED_AT_ONCE } from './limits.ts';
import { freeSiteOwners, freeSites, freeSiteSessions } from './tables.ts';

/** The owner does not want it online any more. Safe twice. */
export const takeOffline = (ctx: Ctx, { by }: { by: FreeSiteAccess }): Promise<void> =>
  inTransaction(ctx, (ctx) => end(ctx, by.siteId, 'owner'));

/** Free sites whose owners have not signed in for ninety days, the longest first, at most so many at once. Returns how many ended. */
export async function endDueFreeSites(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ siteId: freeSites.siteId })
    .from(freeSites)
    .where(and(eq(freeSites.state, 'open'), lte(freeSites.endsAt, now)))
    .orderBy(freeSites.endsAt)
    .limit(MOST_ENDED_AT_ONCE);
  for (const { siteId } of due) await inTransaction(ctx, (ctx) => end(ctx, siteId, 'time'));
  if (due.length === MOST_ENDED_AT_ONCE)
    ctx.log.warn({ ended: due.length }, 'more free sites are due than end at once');
  return due.length;
}

/** A person has removed the app at the network: they look after nothing any more, and what nobody else looks after ends. */
export function forgetPerson(ctx: Ctx, { marks }: { marks: readonly string[] }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(freeSiteSessions).where(inArray(freeSiteSessions.person, [...marks]));
    const theirs = await ctx.db
      .select({ siteId: freeSiteOwners.siteId })
      .from(freeSiteOwners)
      .where(inArray(freeSiteOwners.person, [...marks]))
      .orderBy(freeSiteOwners.siteId);
    for (const { siteId } of theirs) {
      await lockFreeSite(ctx, siteId);
      await ctx.db
        .delete(freeSiteOwners)
        .where(and(eq(freeSiteOwners.siteId, siteId), inArray(freeSiteOwners.person, [...marks])));
      const others = await ctx.db.select().from(freeSiteOwners).where(eq(freeSiteOwners.siteId, siteId)).limit(1);
      if (others.length === 0) await end(ctx, siteId, 'network');
    }
  });
}

async function end(ctx: TxCtx, siteId: string, endedBy: EndedBy): Promise<void> {
  // First the site, as whoever puts it online or buys it does.
  await lockFreeSite(ctx, siteId);
  const now = ctx.clock.now();
  const [row] = await ctx.db.select().from(freeSites).where(eq(freeSites.siteId, siteId)).for('update');
  // Somebody signed in since it was found, or bought it.
  if (!row || !mayBecome(row.state, 'ended') || (endedBy === 'time' && row.endsAt > now)) return;
  await ctx.db.update(freeSites).set({ state: 'ended', endedAt: now, endedBy }).where(eq(freeSites.siteId, siteId));
  await ctx.db.delete(freeSiteOwners).where(eq(freeSiteOwners.siteId, siteId));
  await closeFreeSite(ctx, siteId);
  await audit(ctx, 'free-sites.ended', siteId, { by: endedBy });
}
