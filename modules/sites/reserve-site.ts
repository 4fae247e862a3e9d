import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import type { LegalIdentity, Tier } from './schemas.ts';
import { acceptSnapshot } from './publishing/site-content.ts';
import { slugCandidates } from './hosts/slug.ts';
import { sites } from './tables.ts';

export interface ReserveSiteInput {
  orderId: string;
  pageId: string;
  layout: LayoutName;
  lang: Lang;
  /** The business's name: becomes the slug. */
  name: string;
  tier: Tier;
  /** Printed in the footer. */
  legal?: LegalIdentity;
  /** The reading of the page that is under way: what it finds becomes the site's content when it ends. */
  reading?: string | null;
}

/**
 * Makes the site of an order, with an address of its own and, as its content, what the page says now; the same order keeps
 * the site it has.
 */
export async function reserveSite(
  ctx: TxCtx,
  { reading = null, ...input }: ReserveSiteInput,
): Promise<{ id: string; slug: string }> {
  const [known] = await ctx.db
    .select({ id: sites.id, slug: sites.slug })
    .from(sites)
    .where(eq(sites.orderId, input.orderId));
  if (known) return known;
  const now = ctx.clock.now();
  for (const slug of slugCandidates(input.name, () => randomBytes(3).toString('hex'))) {
    // Only one insert of two for the same slug or order returns a row; the loser looks again.
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
    const [raced] = await ctx.db
      .select({ id: sites.id, slug: sites.slug })
      .from(sites)
      .where(eq(sites.orderId, input.orderId));
    if (raced) return raced;
  }
  throw new Error('the candidates for a slug never end');
}
