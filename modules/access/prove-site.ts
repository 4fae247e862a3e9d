import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { SiteProof } from './proofs.ts';
import { opens } from './prove-order.ts';
import { SITE_RIGHTS, type SiteRight } from './rights.rules.ts';

/** Without a right named: whichever one was proved. */
export type SiteAccess<Right extends SiteRight = SiteRight> = SiteProof<Right>;

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Id of the order that bought this site; null for none of ours. Whoever owns the order owns the site. */
    orderOfSite: (ctx: Ctx, siteId: string) => Promise<string | null>;
  }
}

/**
 * That the caller has this right to this site: its owner is whoever holds the order session of the order that bought it,
 * by the purchase, a mailed key or the login at the page. Throws sites.not-found (404), the same for a foreign site and for
 * none (X5).
 */
export async function proveSite<Right extends SiteRight>(
  ctx: Ctx,
  right: Right,
  siteId: string,
): Promise<SiteAccess<Right>> {
  const proof = SITE_RIGHTS[ctx.actor.kind][right];
  if (proof !== 'always' && !(proof === 'by key' && (await isOwner(ctx, siteId)))) {
    throw new AppError('sites.not-found', { status: 404 });
  }
  return new SiteProof(siteId, right);
}

async function isOwner(ctx: Ctx, siteId: string): Promise<boolean> {
  if (ctx.actor.kind === 'letter' || ctx.actor.kind === 'writer') return ctx.actor.siteId === siteId;
  for (const orderOf of ctx.contributed('orderOfSite')) {
    const orderId = await orderOf(ctx, siteId);
    if (orderId !== null) return opens(ctx, 'own', orderId);
  }
  return false;
}
