import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { findOrderOfSite, rightsOf, type SiteAccess } from '../access/index.server.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { agreementIn, markOf } from './agreement-text.ts';
import { processingOf } from './processing.ts';
import { AGREEMENT_VERSION, type AgreementInForce, type AgreementState } from './schemas.ts';
import { agreements, type Agreement } from './tables.ts';

/** The agreement in force, for everybody who reads it. */
export function agreementInForce(ctx: Ctx, lang: Lang): AgreementInForce {
  const text = agreementIn(lang, { operator: ctx.config.operator, rooms: processingOf(ctx) });
  return { version: AGREEMENT_VERSION, lang, text, mark: markOf(text) };
}

/** The order that bought a site. Throws sites.not-found (404) for a free one. */
export async function orderOf(ctx: Ctx, siteId: string): Promise<string> {
  const id = await findOrderOfSite(ctx, siteId);
  if (id === null) throw new AppError('sites.not-found', { status: 404 });
  return id;
}

/** What was accepted last; null before the first. */
export async function lastAccepted(ctx: Ctx, orderId: string): Promise<Agreement | null> {
  const own = eq(agreements.orderId, orderId);
  const [row] = await ctx.db.select().from(agreements).where(own).orderBy(desc(agreements.version)).limit(1);
  return row ?? null;
}

/** What the screen of a room says of it before the room is opened. */
export const agreementState = async (ctx: Ctx, { by }: { by: SiteAccess }): Promise<AgreementState> =>
  stateAfter(ctx, { by, last: await lastAccepted(ctx, await orderOf(ctx, by.siteId)) });

/** The same, where what was accepted last is known. */
export function stateAfter(ctx: Ctx, { by, last }: { by: SiteAccess; last: Agreement | null }): AgreementState {
  const marks = Object.fromEntries(LANGS.map((lang) => [lang, agreementInForce(ctx, lang).mark]));
  return {
    version: AGREEMENT_VERSION,
    accepted_at: last?.version === AGREEMENT_VERSION ? last.acceptedAt.toISOString() : null,
    was_accepted: last !== null,
    may_accept: rightsOf(by.author.role).includes('manage'),
    marks: marks as Record<Lang, string>,
  };
}

/**
 * Nothing is asked of a site's visitors before its owner and we have agreed on whose data those are (article 28.3 GDPR): by the version
 * in force where the room was never open (`isFirst`), by any where it was. Throws agreements.needed (409).
 */
export async function requireAgreement(
  ctx: Ctx,
  { siteId, isFirst }: { siteId: string; isFirst: boolean },
): Promise<void> {
  const last = await lastAccepted(ctx, await orderOf(ctx, siteId));
  if (!last || (isFirst && last.version !== AGREEMENT_VERSION))
    throw new AppError('agreements.needed', { status: 409 });
}

/** Some version was accepted for this order: what was opened before there were agreements comes back with no plan until one is. */
export const isAgreed = async (ctx: Ctx, orderId: string): Promise<boolean> =>
  (await lastAccepted(ctx, orderId)) !== null;
