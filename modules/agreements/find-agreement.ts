import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { AGREEMENT_VERSION, type AgreementState } from './schemas.ts';
import { agreements, type Agreement } from './tables.ts';

/** The order that bought a site. Throws sites.not-found (404) for a free one. */
export async function orderOf(ctx: Ctx, siteId: string): Promise<string> {
  for (const find of ctx.contributed('orderOfSite')) {
    const id = await find(ctx, siteId);
    if (id !== null) return id;
  }
  throw new AppError('sites.not-found', { status: 404 });
}

/** What was accepted last; null before the first. */
export async function lastAccepted(ctx: Ctx, orderId: string): Promise<Agreement | null> {
  const own = eq(agreements.orderId, orderId);
  const [row] = await ctx.db.select().from(agreements).where(own).orderBy(desc(agreements.version)).limit(1);
  return row ?? null;
}

async function acceptedAt(ctx: Ctx, orderId: string): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ at: agreements.acceptedAt })
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), eq(agreements.version, AGREEMENT_VERSION)));
  return row?.at ?? null;
}

/** What the screen of a room says of it before the room is opened. */
export async function agreementState(ctx: Ctx, { by }: { by: SiteAccess }): Promise<AgreementState> {
  const at = await acceptedAt(ctx, await orderOf(ctx, by.siteId));
  return {
    version: AGREEMENT_VERSION,
    accepted_at: at?.toISOString() ?? null,
    may_accept: rightsOf(by.author.role).includes('manage'),
  };
}

/**
 * Nothing is asked of a site's visitors before its owner and we have agreed on whose data those are (article 28.3 GDPR). Throws
 * agreements.needed (409).
 */
export async function requireAgreement(ctx: Ctx, siteId: string): Promise<void> {
  if (!(await acceptedAt(ctx, await orderOf(ctx, siteId)))) throw new AppError('agreements.needed', { status: 409 });
}
