import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { daysAgo } from '../../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { renewZone, type ZoneRecord } from '../../domains/index.server.ts';
import { findOrderOfSite } from '../../access/index.server.ts';
import { siteOfOrder } from '../../sites/index.server.ts';
import { newsNames, newsSettings } from '../tables.ts';
import { askForLook } from './ask-for-look.ts';
import { zoneRecordsOfName } from './name-records.ts';
import { dropName } from './own-name.ts';

/** Letters that are on their way, or come back, when the plan ends need their records still. */
export const KEPT_DAYS = 30;

/** Of a name of this order from which its site sends; none for any other, nor a month after no plan holds a newsletter. */
export async function newsRecords(
  ctx: Ctx,
  { domain, orderId }: { domain: string; orderId: string },
): Promise<ZoneRecord[]> {
  const siteId = ctx.config.news && (await siteOfOrder(ctx, orderId));
  if (!ctx.config.news || !siteId) return [];
  const [row] = await ctx.db
    .select({ name: newsNames })
    .from(newsNames)
    .innerJoin(newsSettings, eq(newsSettings.siteId, newsNames.siteId))
    .where(
      and(
        eq(newsNames.siteId, siteId),
        eq(newsNames.domain, domain),
        eq(newsNames.isOurs, true),
        or(isNull(newsSettings.endedAt), gt(newsSettings.endedAt, daysAgo(ctx, KEPT_DAYS))),
      ),
    );
  return row ? zoneRecordsOfName({ ...row.name, shared: ctx.config.news.domain }) : [];
}

/** A name has come: letters can leave from it. */
export async function nameCame(ctx: TxCtx, { orderId }: { orderId: string }): Promise<void> {
  const siteId = await siteOfOrder(ctx, orderId);
  if (siteId) await askForLook(ctx, siteId);
}

/** A name has gone: its zone goes with it, and what is under way goes on by the shared address. */
export async function nameWent(ctx: TxCtx, { orderId, domain }: { orderId: string; domain: string }): Promise<void> {
  const siteId = await siteOfOrder(ctx, orderId);
  if (!siteId) return;
  const own = and(eq(newsNames.siteId, siteId), eq(newsNames.domain, domain), eq(newsNames.isOurs, true));
  const [name] = await ctx.db.select({ siteId: newsNames.siteId }).from(newsNames).where(own);
  if (!name) return;
  await dropName(ctx, siteId);
  await askForLook(ctx, siteId);
}

/** A month after no plan holds a newsletter its key goes, and its records with it. */
export async function dropEndedNames(ctx: TxCtx): Promise<void> {
  const ended = await ctx.db
    .select({ name: newsNames })
    .from(newsNames)
    .innerJoin(newsSettings, eq(newsSettings.siteId, newsNames.siteId))
    .where(lt(newsSettings.endedAt, daysAgo(ctx, KEPT_DAYS)));
  for (const { name } of ended) {
    await dropName(ctx, name.siteId);
    const orderId = await findOrderOfSite(ctx, name.siteId);
    if (orderId) await renewZone(ctx, { orderId, domain: name.domain });
  }
}
