import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isAgreed } from '../agreements/index.server.ts';
import { entitled, type Tier } from '../plans/index.server.ts';
import { liveSite, requestPublish, siteOfOrder } from '../sites/index.server.ts';
import { haltLetter, makeDraft } from './letters.ts';
import { askForLook } from './sending-name/ask-for-look.ts';
import { lockSettings } from './settings.ts';
import { newsSettings } from './tables.ts';

/** A site that was bought with a plan that holds a newsletter has one to open with its first version, and a draft where its page tells enough. */
export async function beginPublished(ctx: TxCtx, { siteId, tier }: { siteId: string; tier: Tier }): Promise<void> {
  if (!entitled(tier, 'newsletter')) return;
  const begun = await ctx.db.insert(newsSettings).values({ siteId }).onConflictDoNothing().returning();
  const site = begun.length > 0 ? await liveSite(ctx, siteId) : null;
  if (site) await makeDraft(ctx, site);
}

/**
 * Brings the newsletter in line with what the order's plan buys. Without it the form goes and nothing more is sent; leaving works for ever.
 * What is open without any agreement is paused.
 * Safe twice.
 */
export async function followPlan(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const siteId = await siteOfOrder(ctx, orderId);
  if (!siteId) return;
  await inTransaction(ctx, async (ctx) => {
    const site = await liveSite(ctx, siteId);
    if (!site) return;
    await beginPublished(ctx, { siteId, tier: site.tier });
    const settings = await lockSettings(ctx, siteId);
    if (!settings) return;
    const isHeld = entitled(site.tier, 'newsletter');
    const isWithout = settings.status === 'open' && !(await isAgreed(ctx, orderId));
    const status = isWithout ? 'paused' : settings.status;
    if (isWithout) await audit(ctx, 'newsletter.paused', siteId);
    await ctx.db
      .update(newsSettings)
      .set({ status, endedAt: isHeld ? null : (settings.endedAt ?? ctx.clock.now()) })
      .where(eq(newsSettings.siteId, siteId));
    if (!isHeld) await haltLetter(ctx, siteId, 'plan');
    if (isHeld && settings.endedAt !== null) await makeDraft(ctx, site);
    if (settings.status === 'open') await requestPublish(ctx, siteId);
    if (status === 'open' && isHeld) await askForLook(ctx, siteId);
  });
}
