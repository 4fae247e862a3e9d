/** Support looks at a site while its owner lets it (owner.md 9): read and draft, in an operator's browser. */
import { and, desc, eq, gt, inArray, lt, max } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { all, BATCH, daysAgo, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashOf, newOrderSession } from './order-key.ts';
import type { Staff } from './prove-staff.ts';
import type { SiteAccess } from './prove-site.ts';
import { HELPERS_KEPT, SUPPORT_HOURS } from './schemas.ts';
import { standing } from './support-session.ts';
import { supportConsents, supportSessions } from './tables.ts';

const HOUR_MS = 60 * 60_000;
/** As long as a sign-in of staff that makes no call. */
const SESSION_HOURS = 2;

/** Support may look for a day from now on; asked again, for a day from then. */
export function allowSupport(ctx: Ctx, { by: { siteId } }: { by: SiteAccess<'manage'> }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const givenAt = ctx.clock.now();
    const until = new Date(givenAt.getTime() + SUPPORT_HOURS * HOUR_MS);
    const prolonged = await ctx.db
      .update(supportConsents)
      .set({ until })
      .where(standing(ctx, siteId))
      .returning({ id: supportConsents.id });
    if (prolonged.length === 0)
      await ctx.db.insert(supportConsents).values({ id: newId('sup'), siteId, givenAt, until });
    await audit(ctx, 'access.support-allowed', siteId, { until });
  });
}

/** From its next call on support sees nothing. */
export function endSupport(ctx: Ctx, { by: { siteId } }: { by: SiteAccess<'manage'> }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(supportConsents).set({ endedAt: ctx.clock.now() }).where(standing(ctx, siteId));
    await audit(ctx, 'access.support-ended', siteId);
  });
}

/** Until when support may look at a site, and when it opened it last; null: it may not. */
export async function supportOf(ctx: Ctx, siteId: string): Promise<{ until: Date; openedAt: Date | null } | null> {
  const [row] = await ctx.db
    .select({ until: supportConsents.until, openedAt: max(supportSessions.createdAt) })
    .from(supportConsents)
    .leftJoin(supportSessions, eq(supportSessions.consentId, supportConsents.id))
    .where(standing(ctx, siteId))
    .groupBy(supportConsents.id);
  return row ?? null;
}

/**
 * Lets this operator's browser look at a site, for two hours at most. Returns the secret for the order cookie: a new one,
 * which opens nothing else. Throws sites.not-found (404) where its owner does not let support look, and for none of ours.
 */
export function openSupport(ctx: Ctx, { by, siteId }: { by: Staff<'operator'>; siteId: string }): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const [consent] = await ctx.db
      .select({ id: supportConsents.id })
      .from(supportConsents)
      .where(standing(ctx, siteId))
      .orderBy(desc(supportConsents.givenAt))
      .limit(1);
    if (!consent) throw new AppError('sites.not-found', { status: 404 });
    const secret = newOrderSession();
    const createdAt = ctx.clock.now();
    const until = new Date(createdAt.getTime() + SESSION_HOURS * HOUR_MS);
    const row = { sessionHash: hashOf(secret), consentId: consent.id, userId: by.userId, createdAt, until };
    await ctx.db.insert(supportSessions).values(row);
    await audit(ctx, 'access.support-opened', siteId);
    return secret;
  });
}

/** Whoever signs out of the console looks no more, in any window that it opened. The owner still sees that they looked. */
export async function closeSupport(ctx: TxCtx, { userId }: { userId: string }): Promise<void> {
  const now = ctx.clock.now();
  const open = and(eq(supportSessions.userId, userId), gt(supportSessions.until, now));
  await ctx.db.update(supportSessions).set({ until: now }).where(open);
}

/** Consents that ended as long ago as edits are kept, with who looked by them. */
export function purgeConsents(ctx: Ctx): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: supportConsents.id })
      .from(supportConsents)
      .where(lt(supportConsents.until, daysAgo(ctx, HELPERS_KEPT.removedDays)))
      .limit(BATCH);
    return all(
      await ctx.db
        .delete(supportConsents)
        .where(inArray(supportConsents.id, old))
        .returning({ id: supportConsents.id }),
    );
  });
}

export async function eraseConsents(ctx: TxCtx, siteIds: readonly string[]): Promise<void> {
  if (siteIds.length > 0) await ctx.db.delete(supportConsents).where(inArray(supportConsents.siteId, [...siteIds]));
}
