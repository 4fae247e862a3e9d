import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { archivedBatches } from './batch-archive.ts';
import { findFollow } from './site-follow.ts';
import { proposals, syncBatches } from './tables.ts';

/** What the site of an order took over of its page, what it asked and was answered, and what its owner chose. */
export async function* exportFollowing(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const [recent, questions, follow, archived] = await Promise.all([
    ctx.db.select().from(syncBatches).where(eq(syncBatches.siteId, siteId)).orderBy(asc(syncBatches.at)),
    ctx.db.select().from(proposals).where(eq(proposals.siteId, siteId)).orderBy(asc(proposals.openedAt)),
    findFollow(ctx, siteId),
    archivedBatches(ctx, siteId),
  ]);
  yield jsonFile('following', { ...follow, batches: [...archived, ...recent], questions });
}
