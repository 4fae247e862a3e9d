import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { orderKeyHash } from './order-key.ts';
import { FreeSiteProof } from './proofs.ts';
import { FREE_SITE_HOLDERS } from './rights.rules.ts';

/** That the caller proved the page of this free site to be theirs. */
export type FreeSiteAccess = FreeSiteProof;

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Whether the browser with this hash of its secret proved the page of this free site to be its owner's. */
    holdsFreeSite: (ctx: Ctx, siteId: string, sessionHash: string) => Promise<boolean>;
  }
}

/** Throws sites.not-found (404), the same for somebody else's, for a bought one and for none (X5). */
export async function proveFreeSite(ctx: Ctx, siteId: string): Promise<FreeSiteAccess> {
  const hash = FREE_SITE_HOLDERS[ctx.actor.kind] === 'by key' ? orderKeyHash(ctx, 'own') : null;
  if (hash)
    for (const holds of ctx.contributed('holdsFreeSite'))
      if (await holds(ctx, siteId, hash)) return new FreeSiteProof(siteId);
  throw new AppError('sites.not-found', { status: 404 });
}
