import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { findKey, requireFresh, type OrderKey } from './fresh-key.ts';
import { findHelper, noteSeen } from './helper-sessions.ts';
import { SiteProof, type SiteAuthor } from './proofs.ts';
import { HELPER_RIGHTS, SITE_RIGHTS, SUPPORT_RIGHTS, type SiteRight } from './rights.rules.ts';
import { supportAuthor } from './support-session.ts';

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
 * by the purchase, a mailed key or the login at the page; a helper holds a session on the site alone, and so does an operator
 * while the owner lets support look. Throws sites.not-found (404), the same for a foreign site and for none (X5); access.prove-again (403) to its owner, for what wants a fresh proof.
 */
export async function proveSite<Right extends SiteRight>(
  ctx: Ctx,
  right: Right,
  siteId: string,
): Promise<SiteAccess<Right>> {
  const author = await authorOf(ctx, right, siteId);
  if (!author) throw new AppError('sites.not-found', { status: 404 });
  return new SiteProof(siteId, right, author);
}

/** As whom the caller has this right; null without it. */
async function authorOf(ctx: Ctx, right: SiteRight, siteId: string): Promise<SiteAuthor | null> {
  const { actor } = ctx;
  const proof = SITE_RIGHTS[actor.kind][right];
  if (proof === 'never') return null;
  if (proof === 'always') return { role: 'system', who: null };
  if (actor.kind === 'letter') return actor.siteId === siteId ? OWNER : null;
  if (actor.kind === 'copywriter') return actor.siteId === siteId ? COPYWRITER : null;
  const key = await keyOfOwner(ctx, siteId);
  if (key) {
    await requireFresh(ctx, proof, key);
    return OWNER;
  }
  return (await helperAuthor(ctx, right, siteId)) ?? (await operatorAuthor(ctx, right, siteId));
}

const OWNER: SiteAuthor = { role: 'owner', who: null };
const COPYWRITER: SiteAuthor = { role: 'copywriter', who: null };

/** Id of the order that bought a site; null for a free one, and for none of ours. */
export async function findOrderOfSite(ctx: Ctx, siteId: string): Promise<string | null> {
  for (const orderOf of ctx.contributed('orderOfSite')) {
    const orderId = await orderOf(ctx, siteId);
    if (orderId !== null) return orderId;
  }
  return null;
}

async function keyOfOwner(ctx: Ctx, siteId: string): Promise<OrderKey | null> {
  const orderId = await findOrderOfSite(ctx, siteId);
  return orderId === null ? null : findKey(ctx, 'own', orderId);
}

async function helperAuthor(ctx: Ctx, right: SiteRight, siteId: string): Promise<SiteAuthor | null> {
  const helper = await findHelper(ctx, siteId);
  if (!helper || HELPER_RIGHTS[helper.role][right] === 'never') return null;
  await noteSeen(ctx, helper);
  return { role: helper.role, who: helper.id };
}

async function operatorAuthor(ctx: Ctx, right: SiteRight, siteId: string): Promise<SiteAuthor | null> {
  return SUPPORT_RIGHTS[right] === 'never' ? null : supportAuthor(ctx, siteId);
}
