/** A site that its page's owner has for free: no order bought it. Whose it is, and until when, the free-sites room knows. */
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { emit } from '../../platform/transaction.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import { requestPublish } from './publishing/publish-again.ts';
import { acceptSnapshot } from './publishing/site-content.ts';
import { insertSite, onePerPage, type NewSite, type ReservedSite } from './reserve-site.ts';
import { announceChange } from './site-changes.ts';
import { sites } from './tables.ts';

export interface FreeSite {
  id: string;
  pageId: string;
  name: string;
  url: string;
  layout: LayoutName;
  status: 'reserved' | 'live' | 'suspended' | 'closed';
  /** What should be published waits for a person. */
  isHeld: boolean;
}

/** Whether an order has bought this page its site, which is not over. */
export async function hasPaidSite(ctx: Ctx, pageId: string): Promise<boolean> {
  const paid = and(eq(sites.pageId, pageId), isNotNull(sites.orderId), ne(sites.status, 'closed'));
  return (await ctx.db.select({ id: sites.id }).from(sites).where(paid).limit(1)).length > 0;
}

/**
 * What everybody may know of a free site, by its id or the first word of its address, whatever became of it; null for none, and for
 * one that was bought.
 */
export async function findFreeSite(ctx: Ctx, idOrSlug: string): Promise<FreeSite | null> {
  const [site] = await ctx.db
    .select()
    .from(sites)
    .where(and(or(eq(sites.id, idOrSlug), eq(sites.slug, idOrSlug)), isNull(sites.orderId)));
  if (!site) return null;
  const { id, pageId, name, slug, layout, status, heldAt } = site;
  return {
    id,
    pageId,
    name,
    layout,
    status,
    url: originOf(ctx.config, freeHost(ctx.config, slug)),
    isHeld: heldAt !== null,
  };
}

/** Id of the free site that this page has online, or on its way there; null without one. */
export async function onlineFreeSite(ctx: Ctx, pageId: string): Promise<string | null> {
  const [site] = await ctx.db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.pageId, pageId), isNull(sites.orderId), ne(sites.status, 'closed')));
  return site?.id ?? null;
}

/** Until the transaction ends nobody else opens, closes or buys it. */
export async function lockFreeSite(ctx: TxCtx, siteId: string): Promise<void> {
  await ctx.db.select({ id: sites.id }).from(sites).where(isFree(siteId)).for('update');
}

/**
 * Puts a page's free site online, from what the page said when it was read last: a new one, or the one that it had, at its address
 * and in its layout. Nothing for one that is online. Throws 'sites.page-has-site' (409) where an order has bought one.
 */
export async function openFreeSite(
  ctx: TxCtx,
  { reading, ...input }: Omit<NewSite, 'tier' | 'legal'> & { reading: string | null },
): Promise<ReservedSite> {
  const { pageId } = input;
  await onePerPage(ctx, pageId);
  if (await hasPaidSite(ctx, pageId)) throw new AppError('sites.page-has-site', { status: 409 });
  const [known] = await ctx.db
    .select()
    .from(sites)
    .where(and(eq(sites.pageId, pageId), isNull(sites.orderId)))
    .for('update');
  if (known && known.status !== 'closed') return known;
  const site = known ?? (await insertSite(ctx, { ...input, tier: 'free' }, reading));
  if (known) {
    const { lang, name } = input;
    const set = { lang, name, status: 'reserved' as const, updatedAt: ctx.clock.now() };
    await ctx.db.update(sites).set(set).where(eq(sites.id, known.id));
    await acceptSnapshot(ctx, { id: known.id, pageId }, reading);
    await audit(ctx, 'sites.reopened', known.id);
  }
  await requestPublish(ctx, site.id);
  return site;
}

/** The free site wears this layout from its next version on. */
export async function wearLayout(
  ctx: TxCtx,
  { siteId, layout }: { siteId: string; layout: LayoutName },
): Promise<void> {
  const [worn] = await ctx.db
    .update(sites)
    .set({ layout, updatedAt: ctx.clock.now() })
    .where(and(isFree(siteId), ne(sites.status, 'closed')))
    .returning({ id: sites.id });
  if (!worn) throw new AppError('sites.not-found', { status: 404 });
  await audit(ctx, 'sites.layout', siteId, { layout });
  await requestPublish(ctx, siteId);
}

/** Its address leads nowhere. What it showed stays for a while, so that it can come back. Nothing for one that is closed or was bought. */
export async function closeFreeSite(ctx: TxCtx, siteId: string): Promise<void> {
  const [closed] = await ctx.db
    .update(sites)
    .set({ status: 'closed', updatedAt: ctx.clock.now() })
    .where(and(isFree(siteId), ne(sites.status, 'closed')))
    .returning({ pageId: sites.pageId });
  if (!closed) return;
  await audit(ctx, 'sites.state', siteId, { to: 'closed' });
  await emit(ctx, 'sites.state-changed', { siteId, pageId: closed.pageId, state: 'closed' });
  await announceChange(ctx, siteId, { opens: false });
}

const isFree = (siteId: string) => and(eq(sites.id, siteId), isNull(sites.orderId));
