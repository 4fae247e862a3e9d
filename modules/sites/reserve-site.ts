import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { emit } from '../../platform/transaction.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import type { LegalIdentity, Tier } from './schemas.ts';
import { acceptSnapshot } from './publishing/site-content.ts';
import { slugCandidates } from './hosts/slug.ts';
import { sites } from './tables.ts';

export interface NewSite {
  pageId: string;
  layout: LayoutName;
  lang: Lang;
  /** The business's name: becomes the slug. */
  name: string;
  tier: Tier;
  /** Printed in the footer. */
  legal?: LegalIdentity;
}
export interface ReserveSiteInput extends NewSite {
  orderId: string;
  /** What the buyer chose; null: a site that its page has for free keeps the layout that it wears. */
  chosenLayout?: LayoutName | null;
  /** The reading of the page that is under way: what it finds becomes the site's content when it ends. */
  reading?: string | null;
}
/** A site as whoever makes it is told. */
export interface ReservedSite {
  id: string;
  slug: string;
}

/**
 * Makes the site of an order, with an address of its own and, as its content, what the page says now; the same order keeps
 * the site it has. A site that its page has for free becomes the order's: the same one, at the same address.
 */
export async function reserveSite(
  ctx: TxCtx,
  { reading = null, chosenLayout = null, ...input }: ReserveSiteInput,
): Promise<ReservedSite> {
  await onePerPage(ctx, input.pageId);
  return (
    (await siteWith(ctx, input.orderId)) ??
    (await takeFreeSite(ctx, { ...input, reading, chosenLayout })) ??
    (await insertSite(ctx, input, reading))
  );
}

/** Whoever gives a page a site waits until nobody else does: of a free and a paid one at once, the second sees the first. */
export const onePerPage = (ctx: TxCtx, pageId: string): Promise<void> => oneAtATime(ctx, `site-of-page:${pageId}`);

async function siteWith(ctx: TxCtx, orderId: string): Promise<ReservedSite | null> {
  const [known] = await ctx.db.select({ id: sites.id, slug: sites.slug }).from(sites).where(eq(sites.orderId, orderId));
  return known ?? null;
}

/** What the page says now is what was bought, as with every order; address, versions and figures are those of the free site. */
async function takeFreeSite(
  ctx: TxCtx,
  input: ReserveSiteInput & { reading: string | null; chosenLayout: LayoutName | null },
): Promise<ReservedSite | null> {
  const { orderId, pageId, lang, name, tier, legal, reading, chosenLayout } = input;
  const [free] = await ctx.db
    .select()
    .from(sites)
    .where(and(eq(sites.pageId, pageId), isNull(sites.orderId)))
    .for('update');
  if (!free) return null;
  const { id, slug } = free;
  await ctx.db
    .update(sites)
    .set({
      orderId,
      lang,
      name,
      tier,
      legal: legal ?? null,
      layout: chosenLayout ?? free.layout,
      // Visitors see what was there until the first version without the badge is.
      ...(free.status === 'live' ? { awaitsVersion: true } : { status: 'reserved' as const }),
      updatedAt: ctx.clock.now(),
    })
    .where(eq(sites.id, id));
  await acceptSnapshot(ctx, { id, pageId }, reading);
  await audit(ctx, 'sites.bought', id, { order: orderId });
  await emit(ctx, 'sites.bought', { siteId: id, orderId });
  return { id, slug };
}

/** With the first address that nobody has. The caller holds the page (`onePerPage`). */
export async function insertSite(
  ctx: TxCtx,
  input: NewSite & { orderId?: string },
  reading: string | null,
): Promise<ReservedSite> {
  const now = ctx.clock.now();
  for (const slug of slugCandidates(input.name, () => randomBytes(3).toString('hex'))) {
    // Only one insert of two for the same slug returns a row; the loser takes the next.
    const [made] = await ctx.db
      .insert(sites)
      .values({ ...input, id: newId('sit'), slug, status: 'reserved', createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: sites.id, slug: sites.slug });
    if (made) {
      await acceptSnapshot(ctx, { id: made.id, pageId: input.pageId }, reading);
      await audit(ctx, 'sites.reserved', made.id, { slug });
      return made;
    }
    // The order got its site meanwhile, under the lock of the page that was its page before.
    const raced = input.orderId === undefined ? null : await siteWith(ctx, input.orderId);
    if (raced) return raced;
  }
  throw new Error('the candidates for a slug never end');
}
