import { asc, eq, isNotNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { requestPublish } from '../sites/index.server.ts';
import { dayOf } from './business-day.ts';
import { findShop } from './find-shop.ts';
import { isSpared } from './gaps.ts';
import { mailSafety } from './paid-mails.ts';
import { shopSettings } from './tables.ts';

const EACH_TIME = 500;
const LAST_DAYS_MS = 7 * 86_400_000;

/**
 * Shops that sold goods by card before identifier and warnings were asked for: their owners are told at once and in the last week, and from
 * the day on what is unanswered is sold by card no more, which they are told as well. One whose goods say everything has no grace any more.
 * Safe twice.
 */
export async function endGrace(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .select({ siteId: shopSettings.siteId })
    .from(shopSettings)
    .where(isNotNull(shopSettings.graceUntil))
    .orderBy(asc(shopSettings.graceUntil))
    .limit(EACH_TIME);
  await forEachIsolated(ctx, {
    rows,
    each: ({ siteId }) => inTransaction(ctx, (ctx) => endOne(ctx, siteId)),
    failed: ({ siteId }, error) => ctx.log.error({ err: error, site: siteId }, 'nobody was told of goods that will go'),
  });
}

async function endOne(ctx: TxCtx, siteId: string): Promise<void> {
  await oneAtATime(ctx, `shop:${siteId}`);
  const own = eq(shopSettings.siteId, siteId);
  const [present] = await ctx.db.select({ until: shopSettings.graceUntil }).from(shopSettings).where(own);
  const until = present?.until ?? null;
  if (until === null) return;
  const shop = await findShop(ctx, siteId);
  const spared = shop?.products.filter(isSpared) ?? [];
  const left = until.getTime() - ctx.clock.now().getTime();
  const isOver = left <= 0 || spared.length === 0;
  if (isOver) {
    await ctx.db.update(shopSettings).set({ graceUntil: null }).where(own);
    await audit(ctx, 'shop.grace-over', siteId);
  }
  if (!shop || shop.settings.mode !== 'paid' || spared.length === 0) return;
  const what = { names: spared.map(({ name }) => name), by: dayOf(until, shop.site) };
  if (isOver) await mailSafety(ctx, shop, { kind: 'shop-safety-over', occasion: what.by, ...what });
  else {
    const occasion = `${what.by}:${left <= LAST_DAYS_MS ? 'last' : 'first'}`;
    await mailSafety(ctx, shop, { kind: 'shop-safety-due', occasion, ...what });
  }
  if (isOver && shop.settings.status === 'open') await requestPublish(ctx, siteId);
}
