import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { undo } from '../../site-kit/content/decide.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { acceptContent } from '../sites/index.server.ts';
import { syncBatches } from './tables.ts';

/**
 * The site shows again what stood before a batch, wherever that has not changed since, and does not follow to the same values by
 * itself again. Throws 'sync.not-open' (409) for one that is undone or not there any more,
 * 'sites.quality-gate' (422).
 */
export async function undoBatch(
  ctx: Ctx,
  { by, batch: id }: { by: SiteAccess<'decide'>; batch: string },
): Promise<void> {
  const { siteId } = by;
  const [batch] = await ctx.db
    .select()
    .from(syncBatches)
    .where(and(eq(syncBatches.id, id), eq(syncBatches.siteId, siteId)));
  if (!batch || batch.undoneAt) throw notOpen();
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change: (live) => {
      const following = { accepted: live.page, decided: live.decided, proposals: [] };
      const { content } = undo(following, { applied: batch.changes, order: batch.order });
      return { ...live, page: content.accepted, decided: content.decided };
    },
    async commit(ctx) {
      await markUndone(ctx, id);
      await audit(ctx, 'sync.undone', siteId, { batch: id });
    },
  });
}

const notOpen = () => new AppError('sync.not-open', { status: 409 });

async function markUndone(ctx: TxCtx, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(syncBatches).where(eq(syncBatches.id, id)).for('update');
  if (!row || row.undoneAt) throw notOpen();
  await ctx.db.update(syncBatches).set({ undoneAt: ctx.clock.now() }).where(eq(syncBatches.id, id));
}
